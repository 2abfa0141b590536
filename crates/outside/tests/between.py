"""Stands between the game and a bot and writes down what they say to each other: between.py RECORD COMMAND..."""
import json, subprocess, sys

record = open(sys.argv[1], "w")
bot = subprocess.Popen(sys.argv[2:], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def note(sign, line):
    record.write(f"{sign} {line}")
    record.flush()


for line in sys.stdin:
    note("<", line)
    bot.stdin.write(line)
    bot.stdin.flush()
    it = json.loads(line)
    if it["type"] == "frame" and "prompt" in it:
        answer = bot.stdout.readline()
        note(">", answer)
        sys.stdout.write(answer)
        sys.stdout.flush()
bot.stdin.close()
bot.wait()
