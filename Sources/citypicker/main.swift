print("citypicker")
