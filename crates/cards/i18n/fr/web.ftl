### Words of the web client (fr).
### Same keys and variables in every language; a test of the client compares them.

## --- The table: keys that begin with table-, kept by the table engineer. The shell is written above this line. ---

