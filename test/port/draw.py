"""Draws a mascot as SVG, from a file of templates.

The file has all art, and the order of its layers. This program looks up the templates, computes the places of the face
and the pose of the figure, and fills the templates. navii.py in this folder chooses the mascot of a seed.

    npm run cast -- cast.json
    echo '{"seed": "ada", "options": {"size": 128}}' | python3 draw.py cast.json

Each line of the input is JSON: a seed, or the choice itself as "spec", with options. Each line of the output is JSON: the
SVG as one text. Options must be valid: this program does not clamp sizes and does not skip invalid colours.
"""

import json
import re
import sys
from pathlib import Path

import navii


# 1. Filling in

SECTION = re.compile(r"\{(\w+)\?\}(.*?)\{\?\}")
NAME = re.compile(r"\{([\w.]+)\}")


def fill(text, values, facts=()):
    """Fills the gaps of a text: `{rim?}...{?}` stays where `rim` is among the facts, and `{ink}` becomes a value.

    Values are not filled again, so a brace in a title stays a brace.
    """
    text = SECTION.sub(lambda match: match[2] if match[1] in facts else "", text)
    return NAME.sub(lambda match: str(values[match[1]]), text)


def print_hundredths(number):
    """Prints 1250 as `12.5`, and -50 as `-.5`. The input is an integer, so every language rounds the same."""
    whole, rest = divmod(abs(number), 100)
    decimals = f".{rest:02}".rstrip("0") if rest else ""
    return ("-" if number < 0 else "") + (str(whole) if whole or not rest else "") + decimals


def print_point(x, y):
    """Prints two numbers with a space between them. Before a minus sign, the space is left out."""
    second = print_hundredths(y)
    return print_hundredths(x) + ("" if second.startswith("-") else " ") + second


# 2. The face

# Percent of the size of the eyes. All other numbers are hundredths of a unit of the drawing, which is 100 units wide.
EYE_SIZES = {"small": 92, "medium": 100, "large": 109}
EYE_SPACINGS = {"close": -150, "medium": 0, "wide": 150}
FACE_HEIGHTS = {"low": 200, "middle": 0, "high": -200}
GAZES = {
    "ahead": "",
    "left": "m-2.6 0",
    "right": "m2.6 0",
    "up": "m0-2.4",
    "up-left": "m-2.2-1.8",
    "up-right": "m2.2-1.8",
    "down-left": "m-2.2 1.6",
    "down-right": "m2.2 1.6",
}
# Half the width of a pair of glasses, and the distances of the cheeks from the eyes, outwards and downwards.
LENS, CHEEK_OUT, CHEEK_UNDER = 1200, 700, 1150


def place_face(body, spec):
    """Places the face, by the body and the proportions. Drawings at the eyes are drawn around 0,0 and then moved there."""
    x, eye_y, gap, mouth_y = (int(100 * body[name]) for name in ("x", "eyeY", "eyeGap", "mouthY"))
    size = EYE_SIZES[spec["eyeSize"]]
    gap += EYE_SPACINGS[spec["eyeSpacing"]]
    eye_y += FACE_HEIGHTS[spec["faceHeight"]]
    mouth_y += FACE_HEIGHTS[spec["faceHeight"]]
    # The group of the eyes is scaled, but their distance is not. So it is divided by the scale, and rounded half up to tenths.
    scaled = (20 * gap + size) // (2 * size) * 10
    bridge = scaled - LENS
    left, right, gaze = "M" + print_point(-scaled, 0), "M" + print_point(scaled, 0), GAZES[spec["gaze"]]
    scale = "" if size == 100 else f" scale({print_hundredths(size)})"
    return {
        "toEyes": f"translate({print_point(x, eye_y)}){scale}",
        "left": left,
        "right": right,
        "leftPupil": left + gaze,
        "rightPupil": right + gaze,
        "gaze": gaze,
        "bridge": f"M{print_point(-bridge, -100)}q{print_point(bridge, -400)} {print_point(2 * bridge, 0)}",
        "mouth": "M" + print_point(x, mouth_y),
        "leftCheek": "M" + print_point(x - gap - CHEEK_OUT, eye_y + CHEEK_UNDER),
        "rightCheek": "M" + print_point(x + gap + CHEEK_OUT, eye_y + CHEEK_UNDER),
    }


# 3. The pose

FLOOR, ROOM = 89, 85


def pose_figure(tilt, body, topper, antenna):
    """Computes the transform of the figure: it leans, and shrinks with its feet in place until its hat fits."""
    # Ears and horns grow from the sides of the head. On a low head, they rise less.
    rise = topper.get("height", 0) - (body["sink"] if topper.get("low") else 0)
    total = FLOOR - body["topY"] + max(rise, antenna.get("height", 0))
    moves = [f"rotate({tilt} 50 50)"] if tilt else []
    if total > ROOM:
        percent = int(100 * ROOM // total)
        left = 100 - percent
        moves.append(f"translate({print_hundredths(50 * left)} {print_hundredths(FLOOR * left)})")
        moves.append(f"scale({print_hundredths(percent)})")
    return " ".join(moves)


# 4. The avatar


def list_facts(cast, spec, animated):
    """Lists the conditions that hold for the whole mascot, and its colours by name."""
    palette = cast["palettes"][spec["palette"]]
    colors = {**palette["inks"], **palette["tones"][spec["tone"]], **palette["accents"][spec["accent"]]}
    facts = {"light"} if colors["ink"] != colors["dark"] else set()
    facts |= {"rim"} & colors.keys()
    return facts | ({"moving"} if animated else set()), colors


def draw_ground(cast, spec, options, colors, scene):
    tile = options.get("tileBg")
    color = colors["accent"] if tile == "auto" else tile
    if color is None:
        if spec["background"] == "none":
            return ""
        color = cast["palettes"][spec["palette"]]["grounds"][spec["ground"]]
    shape = cast["grounds"][options.get("shape", "circle")]
    text = shape["ring" if spec["background"] == "ring" else "solid"]
    return fill(text, {**colors, "ground": color, "scene.draw": scene}, {"painted"} if scene else ())


def draw_avatar(cast, spec, options):
    """Draws the content of an avatar, without the root element."""
    facts, colors = list_facts(cast, spec, options.get("animated"))
    body = cast["bodies"][spec["body"]]
    # An empty slot is a part without layers.
    items = {slot: parts.get(spec[slot], {}) for slot, parts in cast["parts"].items()}
    pose = pose_figure(spec["tilt"], body, items["topper"], items["antenna"])
    # The numbers of a body are named by their index in its row.
    row = {str(i): number for i, number in enumerate(body["row"])}
    values = {**row, **{name: body[name] for name in ("outline", "cap", "dip")}, **colors, **place_face(body, spec)}

    items["body"] = body
    layers = {
        f"{slot}.{layer}": fill(item[layer], values, facts) if layer in item else ""
        for slot, item in items.items()
        for layer in ("back", "draw", "face", "front", "gloss")
    }
    ground = draw_ground(cast, spec, options, colors, layers["scene.draw"])
    width = body["shadow"]
    shadow = fill(cast["shadow"], {**colors, "width": width}, facts) if width else ""
    values = {**values, **layers, "ground": ground, "shadow": shadow, "pose": pose}
    return fill(cast["avatar"], values, facts | ({"posed"} if pose else set()))


def find_delay(cast, spec):
    """Finds the index of the delay of the motion: it depends on the choice, and not on the face."""
    words = (spec[slot] for slot in ("body", "marking", "topper", "antenna", "ground", "tilt"))
    return navii.hash_seed(" ".join("null" if word is None else str(word) for word in words))[0] % cast["delays"]


def escape(text):
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


def render(cast, spec, options):
    """Renders a choice as an SVG document."""
    status, animated = cast["statuses"].get(options.get("status"), {}), options.get("animated")
    title = ", ".join(filter(None, (options.get("title"), status and (options.get("statusLabel") or status["words"]))))
    values = {"size": options.get("size", 96), "title": escape(title)}
    badge = status.get("badge", "") if options.get("badge", True) else ""
    values["avatar"] = draw_avatar(cast, spec, options) + fill(badge, {}, {"moving"} if animated else ())
    if animated:
        values.update(style=cast["style"], delay=find_delay(cast, spec))
    facts = {fact for fact, holds in {"named": title, "moving": animated}.items() if holds}
    return fill(cast["svg"], values, facts)


if __name__ == "__main__":
    CAST = json.loads(Path(sys.argv[1]).read_text("utf-8"))
    for line in sys.stdin.buffer:
        case = json.loads(line)
        given = case.get("options") or {}
        chosen = case.get("spec") or navii.select(case["seed"], given)
        print(json.dumps(render(CAST, chosen, given)))
