"""Bots that do not do what they should, each in its way: bad.py WAY."""
import json, subprocess, sys, time

way = sys.argv[1]
if way == "silent":
    # It has a child of its own that would stay for long.
    subprocess.Popen(["sleep", "1000"])
    time.sleep(1000)
if way == "flood":
    while True:
        print("something else")
if way == "stale":
    while True:
        sys.stdout.write('{"type":"answer","prompt":0,"action":"pass"}\n' * 1000)
if way == "endless":
    while True:
        sys.stdout.write("x" * 1000)
if way == "at-once":
    sys.exit("I cannot find my book")

asked = games = 0
for line in sys.stdin:
    it = json.loads(line)
    games += it["type"] == "game"
    if way == "complains" and it["type"] == "error":
        print(it["fault"], it["message"], file=sys.stderr, flush=True)
    if way == "leaves" and "over" in it:
        break
    if it["type"] != "frame" or "prompt" not in it:
        continue
    asked += 1
    answer = {"type": "answer", "prompt": it["prompt"]["id"], "action": it["prompt"]["default"]}
    if way == "dies" and asked == 10:
        print("too hard for me", file=sys.stderr, flush=True)
        raise SystemExit(3)
    if way == "slow" and asked % 4 == 2:
        time.sleep(0.6)
    if way == "garbage":
        print("{nonsense", flush=True)
    elif way == "huge" and asked == 5:
        print("x" * 100_000, flush=True)
    elif way in ("illegal", "complains"):
        print(json.dumps(answer | {"action": "buy:250" if asked % 2 else "no such thing"}), flush=True)
    elif way == "other-prompt":
        print(json.dumps(answer | {"prompt": it["prompt"]["id"] + 1}), flush=True)
    else:
        print(json.dumps(answer), flush=True)
if way == "stays":
    time.sleep(1000)
