"""A bot for daikaiju tables: joins by link, or makes a table against the server's bots, and plays to the end.

    python3 bot.py http://127.0.0.1:7313/t/CODE --name Robo    takes a free seat; the host starts the game
    python3 bot.py http://127.0.0.1:7313 --new 4               a new table with three bots
    python3 bot.py http://127.0.0.1:7313 --new 3 --free 1      waits until somebody took the free seat by the link
Needs `pip install websockets`. Everything it uses is described in docs/protocol.md."""
import argparse, asyncio, json, sys, urllib.error, urllib.request, uuid, websockets

def post(url, body):
    try:
        request = urllib.request.Request(url, json.dumps(body).encode(), {"content-type": "application/json"})
        return json.load(urllib.request.urlopen(request, timeout=10))
    except urllib.error.HTTPError as error:
        sys.exit(f"refused: {error.read().decode(errors='replace') or error}")
    except (OSError, ValueError) as error:
        sys.exit(f"no daikaiju server answers at {url}: {error}")

def sit_down(args):
    base, _, code = args.url.rstrip("/").partition("/t/")
    if code:
        return base, post(f"{base}/api/tables/{code}/sit?token=1", {"name": args.name})
    args.new or sys.exit("the address has no /t/CODE in it; to make a table, say --new N")
    options = {"edition": "monster-box", "with": [w for w in args.additions.split(",") if w], "bot_pause": 0}
    wanted = {"name": args.name, "seats": args.new, "bots": ["normal"] * (args.new - 1 - args.free)}
    seat = post(f"{base}/api/tables?token=1", wanted | {"start": not args.free, "options": options})
    print(f"table {base}/t/{seat['table']}", flush=True)
    return base, seat

def choose(frame, prompt):
    """The answer to a question. `default` is always allowed, so a bot has to know only the questions it cares for."""
    me = frame["monsters"][frame["you"] - 1]
    allowed = {choice["action"]: choice for choice in prompt["choices"] if "barred" not in choice}
    if prompt["dice"]:
        faces = [die["face"] for die in frame["dice"]]
        keep = {"smash", "energy"} | {number for number in "123" if faces.count(number) >= 2}
        keep |= {"heart"} if me["place"] == "outside" and me["hearts"] < 8 else set()
        again = [str(die) for die in prompt["dice"] if faces[die - 1] not in keep]
        return "roll:" + "".join(again) if again else prompt["default"]
    if prompt["topic"] == "yield":
        return "leave" if "leave" in allowed and me["hearts"] <= 4 else prompt["default"]
    wanted = [action for action in allowed if action.split(":")[0] in ("buy", "heal", "play")]
    return max(wanted, key=lambda action: allowed[action].get("price", 0), default=prompt["default"])

async def talk(socket, seat, free, state):
    say = lambda it: socket.send(json.dumps(it))
    await say({"type": "hello", "protocol": 1, "log": state["lines"], "table": seat["table"], "token": seat["token"]})
    if state["last"]:  # perhaps it never arrived; under the same key an answer counts once, however often it comes
        await say(state["last"])
    async for text in socket:
        it = json.loads(text)
        kind = it["type"]
        if it.get("you", 0) is None or kind == "opened_elsewhere":
            sys.exit("this seat is somebody else's now")
        if kind == "welcome":
            state["failures"] = 0
        elif kind == "lobby" and free and all(seat["player"] for seat in it["seats"]):
            await say({"type": "start"})
        elif kind == "error" and not state["lines"]:
            sys.exit(f"refused: {it['message']}")
        elif kind == "error" and it["code"] == "too_fast" and state["last"]:
            await asyncio.sleep(0.5)
            await say(state["last"])
        elif kind == "error":
            print(f"{it['code']}: {it['message']}", file=sys.stderr)
            state["last"] = {}  # the current frame follows, with the question as it is now
        elif kind == "frame":
            state["lines"] = it["log_from"] + len(it["log"])
            if over := it.get("over"):
                names = [m["name"] or m["monster"] for m in it["monsters"] if m["seat"] in over["winners"]]
                return f"over after {it['turn']} turns: won by {', '.join(names) or 'nobody'} ({over['how']})"
            if it["monsters"][it["you"] - 1]["player"]["is"] == "stand_in":
                await say({"type": "reclaim"})
            ask = it.get("prompt")
            if ask and not it["paused"] and ask["id"] != state["last"].get("prompt"):  # each question is answered once
                answer = {"type": "answer", "key": uuid.uuid4().hex, "prompt": ask["id"], "action": choose(it, ask)}
                state["last"] = answer
                await say(answer)

async def main(base, seat, free, state):
    while state["failures"] < 20:
        try:
            async with websockets.connect(base.replace("http", "ws", 1) + "/ws", max_size=2**24) as socket:
                if ending := await talk(socket, seat, free, state):
                    return print(ending)
        except (OSError, websockets.WebSocketException) as error:
            print(f"connection lost: {error}", file=sys.stderr)
        state["failures"] += 1
        await asyncio.sleep(min(0.1 * 2 ** state["failures"], 5))  # a little later each time
    sys.exit("the server has been away for too long")

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("url", help="a table's link, or with --new the server's address")
parser.add_argument("--name", default="Robo")
parser.add_argument("--new", type=int, metavar="N", help="make a table of N monsters")
parser.add_argument("--free", type=int, default=0, metavar="K", help="seats of it left free for others")
parser.add_argument("--with", dest="additions", default="", metavar="LIST", help="additions, like power-up,halloween")
args = parser.parse_args()
asyncio.run(main(*sit_down(args), args.free, {"last": {}, "lines": 0, "failures": 0}))
