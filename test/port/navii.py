"""Chooses the mascot of a seed: the engine of Navii up to its choice, without the drawing.

This port is an example for authors of other ports. It was written from the page "Porting" of the docs alone, and
follows its steps in their order. A test compares its results with the engine's.

    echo '{"seed": "ada", "options": {"packs": "winter"}}' | python3 navii.py

Each line of the input is JSON, a seed with its options. Each line of the output is JSON, the choice for that seed,
slot by slot, with null where a slot is empty.
"""

import json
import re
import sys
from pathlib import Path

# All tables of the choice are data in this file, so the code needs no list of parts.
PICKS = json.loads((Path(__file__).resolve().parent.parent / "vectors" / "picks.json").read_text("utf-8"))
KEYS = {slot: int(key, 16) for slot, key in PICKS["keys"].items()}
KINDS = PICKS["kinds"]
PACKS = PICKS["packs"]

# The style is picked like a slot, but only the packs use it. It is not part of a spec.
SLOTS = [slot for slot in KEYS if slot != "style"]


# 1. The state of a seed

M0, M1, M2, M3 = 0x9E3779B1, 0x85C8D96B, 0xC2F2AE4D, 0x27D5EE2F

# Integers of Python have no size limit. Before a shift to the right, they must be cut to 32 bits.
MASK = 0xFFFFFFFF


def rotate(x, n):
    return ((x << n) | (x >> (32 - n))) & MASK


def list_units(text):
    """Lists the UTF-16 code units of a text: two for an emoji, where Python counts one."""
    # Without "surrogatepass", half an emoji would be an error. Here it is a seed like any other.
    data = text.encode("utf-16-le", "surrogatepass")
    return [low | (high << 8) for low, high in zip(data[::2], data[1::2])]


def hash_seed(seed, variant=0):
    """Hashes a variant of a seed of at least one character to four words of 32 bits."""
    units = list_units(seed)
    if not units:
        raise ValueError("a seed has at least one character")
    a, b, c, d = 0x9E3779B9, 0x7F4A7C15, 0xF39CC060, 0x5CEDC834
    for unit in units:
        a = rotate((a ^ unit) * M0 & MASK, 13)
        b = rotate((b ^ a) * M1 & MASK, 17)
        c = rotate((c + b) * M2 & MASK, 11)
        d = rotate((d ^ c) * M3 & MASK, 16)
        a = (a + d) & MASK
    a ^= len(units) ^ (variant * M0 & MASK)
    for _ in range(3):
        a = (a ^ (a >> 16)) * M1 & MASK
        b = ((b + a) ^ (b >> 15)) * M2 & MASK
        c = (c ^ b ^ (c >> 13)) * M3 & MASK
        d = ((d + c) ^ (d >> 16)) * M0 & MASK
        a = (a + (d ^ (d >> 14))) & MASK
    return a, b, c, d


# 2. A random number for each slot


def random_uint32(state, key):
    a, b, c, d = state
    x = (a ^ key) * M0 & MASK
    x = ((x ^ (x >> 15)) + b) * M1 & MASK
    x = (x ^ (x >> 13) ^ c) * M2 & MASK
    x = ((x ^ (x >> 16)) + d) * M3 & MASK
    x = (x ^ (x >> 15)) * M0 & MASK
    return x ^ (x >> 16)


# 3. The pool


def pick(state, slot, pool):
    places = [item for item, weight in pool if item is not None for _ in range(weight)]
    places += [item for item, weight in pool if item is None for _ in range(weight)]
    # The number is a fraction of 2**32. Integer arithmetic avoids rounding.
    return places[random_uint32(state, KEYS[slot]) * len(places) >> 32]


def join_pools(slot, packs, style):
    """Builds the pool of a slot: the pools of the packs that have the slot, or else the pool of the base.

    Packs without backgrounds have a pool of their own for them.
    """
    naming = [pack for pack in packs if slot in pack]
    if not naming:
        return PICKS["packBackground"] if packs and slot == "background" else PICKS["pools"][slot]
    pool = []
    for pack in naming:
        factors = pack["styles"].get(style, {}).get(slot, {})
        pool += [[item, weight * factors.get(item, 1)] for item, weight in pack[slot]]
    return pool


# 4. The rules


def apply_rules(spec):
    """Removes parts that clash with other parts. Later rules see the changes of earlier ones."""

    def kind_of(slot):
        return KINDS.get(slot, {}).get(spec[slot])

    for rule in PICKS["rules"]:
        slot, other = rule["slot"], rule["other"]
        if kind_of(slot) in rule["kinds"] and ("clash" not in rule or kind_of(other) in rule["clash"]):
            spec[other] = rule.get("instead")


# 5. The options


def collect_ids():
    """Collects the ids that options may name for each slot, also the ids of packs that the options do not name."""
    ids = {slot: {} for slot in SLOTS}
    for pools in [PICKS["pools"], *PACKS.values()]:
        for slot in SLOTS:
            # A tilt is a number, but options write it as text.
            ids[slot].update((str(item), item) for item, _ in pools.get(slot, []) if item is not None)
    # A few parts are in no pool: the faces of moods and statuses, and the arms that hold an accessory.
    named = [(slot, id) for face in PICKS["faces"].values() for slot, id in face.items() if id is not None]
    named += [(rule["other"], rule["instead"]) for rule in PICKS["rules"] if "instead" in rule]
    for slot, item in named:
        ids[slot][item] = item
    return ids


IDS = collect_ids()
MOODS = ("neutral", "happy", "serious", "sleepy", "wink")

# The characters that trim() of JavaScript removes. Python's strip() removes a few more, and keeps the last one.
WHITE_SPACE = (
    "\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a"
    "\u2028\u2029\u202f\u205f\u3000\ufeff"
)


def read_variant(value):
    """Reads a number or its decimal text, and makes it a whole number from 0 to 999. Anything else is 0."""
    text = str(value).strip(WHITE_SPACE)
    is_number = re.fullmatch(r"[-+]?([0-9]+\.?[0-9]*|\.[0-9]+)(e[-+]?[0-9]+)?", text)
    return int(min(max(float(text), 0), 999)) if is_number else 0


def read_packs(value):
    """Lists the packs in a list of ids, or in a text with commas between ids. Each counts once, in one order."""
    words = value.split(",") if isinstance(value, str) else value
    ids = {word.strip(WHITE_SPACE) for word in words}
    return [PACKS[id] for id in sorted(ids) if id in PACKS]


def pick_value(state, name, value, sign, ids):
    """Picks one of the known values in a text with signs between values, or in a list; "" if none is known."""
    if isinstance(value, str):
        value = [word.strip(WHITE_SPACE) for word in value.split(sign)] if sign in value else [value]
    known = sorted({word for word in value or [] if word in ids})
    # The first of the highest numbers counts. It depends on the seed, the name and the value, and not on the other values.
    return max(known, key=lambda word: random_uint32(state, hash_seed(f"{name}:{word}")[0]), default="")


def read_parts(state, text):
    """Reads the forced parts of `slot:id` pairs. Invalid pairs are skipped. The first valid pair for a slot counts."""
    parts = {}
    for pair in text.split(","):
        slot, value = ([word.strip(WHITE_SPACE) for word in pair.split(":")] + [""])[:2]
        # A slot without kinds, as body or palette, cannot be empty.
        ids = {**({"none": None} if slot in KINDS else {}), **IDS.get(slot, {})}
        id = pick_value(state, slot, value, "|", ids)
        if id in ids:
            parts.setdefault(slot, ids[id])
    return parts


def select(seed, options):
    """Chooses the spec of a seed. An invalid option is ignored."""
    state = hash_seed(seed, read_variant(options.get("variant", 0)))
    packs = read_packs(options.get("packs") or "")
    styles = PICKS["pools"]["style"]
    style = options.get("style")
    if style not in [item for item, _ in styles]:
        style = pick(state, "style", styles)

    spec = {slot: pick(state, slot, join_pools(slot, packs, style)) for slot in SLOTS}
    apply_rules(spec)
    # The rules do not apply from here on: an option can put glasses on a cyclops.
    for slot in ("palette", "background"):
        spec[slot] = pick_value(state, slot, options.get(slot), ",", IDS[slot]) or spec[slot]
    faces = [pack.get("faces", {}) for pack in packs] + [PICKS["faces"]]
    status = options.get("status") if options.get("status") not in MOODS else None
    for name in (pick_value(state, "mood", options.get("mood"), ",", MOODS), status):
        spec.update(next((face[name] for face in faces if name in face), {}))
    parts = read_parts(state, options.get("parts") or "")
    if KINDS["accessory"].get(parts.get("accessory")) == "held":
        parts.setdefault("arms", "hold")
    spec.update(parts)
    return spec


if __name__ == "__main__":
    # The input is read as bytes, because a terminal may use another encoding than UTF-8, and only \n ends a line of JSON.
    for line in sys.stdin.buffer:
        case = json.loads(line)
        print(json.dumps(select(case["seed"], case.get("options") or {})))
