### Words of the terminal and of the log (en).
