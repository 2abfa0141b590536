#!/usr/bin/env python3
"""A bot for daikaiju tables: joins by link, or makes a table against the server's bots, and plays to the end.

    python3 bot.py http://127.0.0.1:7313/t/CODE --name Robo    takes a free seat; the host starts the game
    python3 bot.py http://127.0.0.1:7313 --new 4               a new table with three bots
    python3 bot.py http://127.0.0.1:7313 --new 3 --free 1      waits until somebody took the free seat by the link

Needs `pip install websockets`. Everything it uses is described in docs/protocol.md."""
import argparse, asyncio, json, sys, urllib.error, urllib.request, uuid
import websockets

FINAL = {"no_table", "bad_token", "other_version", "no_spectators", "frozen"}  # trying again is no use

def post(url, body):
    request = urllib.request.Request(url, json.dumps(body).encode(), {"content-type": "application/json"})
    try:
        return json.load(urllib.request.urlopen(request, timeout=10))
    except urllib.error.HTTPError as error:
        text = error.read().decode(errors="replace")
        sys.exit(f"refused: {json.loads(text)['message'] if text.startswith('{') else text or error}")
    except OSError as error:
        sys.exit(f"no daikaiju server answers at {url}: {error}")

def sit_down(args):
    base, _, code = args.url.rstrip("/").partition("/t/")
    if code:
        return base, post(f"{base}/api/tables/{code}/sit?token=1", {"name": args.name})
    if not args.new:
        sys.exit("the address has no /t/CODE in it; to make a table, say --new N")
    options = {"edition": "monster-box", "with": [w for w in args.additions.split(",") if w], "bot_pause": 0}
    seat = post(f"{base}/api/tables?token=1", {"name": args.name, "seats": args.new, "start": args.free == 0,
                                               "bots": ["normal"] * (args.new - 1 - args.free), "options": options})
    print(f"table {base}/t/{seat['table']}", flush=True)
    return base, seat

def choose(frame, prompt):
    """The answer to a question. `default` is always allowed, so a bot has to know only the questions it cares for."""
    me = frame["monsters"][frame["you"] - 1]
    allowed = {c["action"]: c for c in prompt["choices"] if "barred" not in c}
    if prompt["dice"]:
        faces = [die["face"] for die in frame["dice"]]
        keep = {"smash", "energy"} | ({"heart"} if me["place"] == "outside" and me["hearts"] < 8 else set())
        keep |= {n for n in "123" if faces.count(n) >= 2}
        again = [die for die in prompt["dice"] if faces[die - 1] not in keep]
        return "roll:" + "".join(map(str, again)) if again else prompt["default"]
    if prompt["topic"] == "yield":
        return "leave" if "leave" in allowed and me["hearts"] <= 4 else prompt["default"]
    wanted = [action for action in allowed if action.split(":")[0] in ("buy", "heal", "play")]
    return max(wanted, key=lambda action: allowed[action].get("price", 0), default=prompt["default"])

async def play(base, seat, free):
    pending, lines, failures = None, 0, 0  # an answer not acknowledged yet is sent again: with the same key it counts once
    while failures < 20:
        try:
            async with websockets.connect(base.replace("http", "ws", 1) + "/ws", max_size=2**24) as socket:
                say = lambda **message: socket.send(json.dumps(message))
                await say(type="hello", protocol=1, table=seat["table"], token=seat["token"], lang="en", log=lines)
                if pending:
                    await say(**pending)
                async for text in socket:
                    message = json.loads(text)
                    if message.get("you", 1) is None:
                        sys.exit("this seat was given to somebody else")
                    match message["type"]:
                        case "welcome":
                            failures = 0
                        case "lobby" if free and all(seat["player"] for seat in message["seats"]):
                            free = 0
                            await say(type="start")
                        case "ack" if pending and message["key"] == pending["key"]:
                            pending = None
                        case "error" if message["code"] in FINAL and not lines:
                            sys.exit(f"refused: {message['message']}")
                        case "error" if message["code"] == "too_fast" and pending:
                            await asyncio.sleep(0.5)
                            await say(**pending)
                        case "error":
                            print(f"{message['code']}: {message['message']}", file=sys.stderr)
                            pending = None  # the current frame follows, with the question as it is now
                        case "opened_elsewhere":
                            sys.exit("the same seat was opened elsewhere")
                        case "frame":
                            lines = message["log_from"] + len(message["log"])
                            if over := message.get("over"):
                                return report(message, over)
                            if message["monsters"][message["you"] - 1]["player"]["is"] == "stand_in":
                                await say(type="reclaim")
                            if (prompt := message.get("prompt")) and not pending and not message["paused"]:
                                pending = {"type": "answer", "key": str(uuid.uuid4()), "prompt": prompt["id"],
                                           "action": choose(message, prompt)}
                                await say(**pending)
        except (OSError, websockets.WebSocketException) as error:
            print(f"connection lost ({error}); coming back", file=sys.stderr)
        failures += 1  # a little later each time
        await asyncio.sleep(min(0.1 * 2**failures, 5))
    sys.exit("the server has been away for too long")

def report(frame, over):
    names = {m["seat"]: m["name"] or f"{m['monster']} (bot)" for m in frame["monsters"]}
    mine = "won" if frame["you"] in over["winners"] else "lost"
    print(f"{mine} after {frame['turn']} turns: {', '.join(names[s] for s in over['winners']) or 'nobody'} by {over['how']}")

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("url", help="a table's link, or with --new the server's address")
parser.add_argument("--name", default="Robo")
parser.add_argument("--new", type=int, metavar="N", help="make a table of N monsters")
parser.add_argument("--free", type=int, default=0, metavar="K", help="seats of it left free for others")
parser.add_argument("--with", dest="additions", default="", metavar="LIST", help="additions, like power-up,halloween")
args = parser.parse_args()
asyncio.run(play(*sit_down(args), args.free))
