// What the terminal needs and Swift cannot express: the signal guard.
#pragma once
