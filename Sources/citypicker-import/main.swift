print("citypicker-import")
