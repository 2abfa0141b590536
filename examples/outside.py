"""A bot for daikaiju that is a program of its own: questions come as lines of JSON, answers go as lines of JSON.

    daikaiju simulate --bots 'exec:python3 examples/outside.py,random'
    daikaiju play --bots 'exec:python3 examples/outside.py'
What the lines are is described in docs/bot-protocol.md. Nothing has to be installed for it."""
import json, random, sys


def keep(faces, me):
    """The faces worth keeping: what fights, what pays, what heals if that is needed, and numbers that are nearly three."""
    wanted = {"smash", "energy"} | {number for number in "123" if faces.count(number) >= 2}
    if me["place"] == "outside" and me["hearts"] < me["most_hearts"] - 2:
        wanted.add("heart")
    return wanted


def choose(frame, prompt, dice):
    """The answer to a question. `default` is always allowed, so a bot has to know only the questions it cares for."""
    me = frame["monsters"][frame["you"] - 1]
    allowed = {choice["action"]: choice for choice in prompt["choices"] if "barred" not in choice}
    if prompt["dice"]:
        faces = [die["face"] for die in frame["dice"]]
        again = [str(die) for die in prompt["dice"] if faces[die - 1] not in keep(faces, me)]
        return "roll:" + "".join(again) if again else prompt["default"]
    if prompt["topic"] == "yield":
        return "leave" if me["hearts"] <= 4 and "leave" in allowed else prompt["default"]
    gains = {action: worth(choice, frame["you"]) for action, choice in allowed.items()}
    best = max(gains.values())
    return dice.choice([action for action in gains if gains[action] == best]) if best > 0 else prompt["default"]


def worth(choice, me):
    """How good a choice looks: what it certainly changes at once, and a card for its price."""
    value = sum(change["by"] if change["seat"] == me else -change["by"] for change in choice["preview"]
                if change["what"] != "energy")
    if choice["action"].startswith("buy:"):
        value += choice["price"]
    return value + choice["action"].startswith(("play:", "heal"))


def main(dice=random.Random()):
    for line in sys.stdin:
        it = json.loads(line)
        if it["type"] == "game":
            dice = random.Random(it["seed"])  # the same seed, the same game
        elif it["type"] == "frame" and "prompt" in it:
            answer = {"type": "answer", "prompt": it["prompt"]["id"], "action": choose(it, it["prompt"], dice)}
            print(json.dumps(answer), flush=True)
        elif it["type"] == "error":
            print(it["message"], file=sys.stderr)


main()
