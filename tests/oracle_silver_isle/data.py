"""The constants of Silver Isle (sections 0, 1, 3 and 12) and the names used in positions."""

from typing import Any

Cell = tuple[int, int]  # also a port's place
Space = tuple[int, int]
Corner = tuple[int, int]
Ground = Space | str  # where silver can lie: a space, or "port S"
Place = Space | str  # where a crew can be: a space, PORT, SHIP or EUROPE

SUITS = "SMCA"
SIDES = ("north", "east", "south", "west")  # clockwise: isle.seat.4
STEP = {"north": (0, 1), "east": (1, 0), "south": (0, -1), "west": (-1, 0)}
PRINTED = {"S": "north", "A": "east", "M": "south", "C": "west"}  # isle.build.3

VALUES = tuple(range(6))  # isle.comp.3
FACES = tuple(f"{suit}{value}" for suit in SUITS for value in VALUES[1:])  # isle.build.1
DRAWS = len(FACES) - 1  # isle.build.4
FARTHEST = 5  # isle.geo.10
ACTIONS_A_TURN = 2  # isle.turn.1

EUROPE, SHIP, PORT, PORT_WITH_TOKEN = "europe", "ship", "port", "port*"
POOLS = (PORT, PORT_WITH_TOKEN, SHIP, EUROPE)
PHASES = ("build", "port", "starve", "act", "over")

# Section 12: the values of each switch, the default first; None stands for any whole number.
SWITCHES: dict[str, tuple[Any, ...]] = {
    "coasts": ("printed", "random"),
    "both_actions": (True, False),
    "mine_cap": (5, 6),
    "silver_counts": ("arrived", "unloaded"),
    "ship_reach": ("closest", "next"),
    "least_damage": (0, 1),
    "damage_short": ("survive", "wiped_out"),
    "drop": ("off", "port"),
    "quiet_rounds": (12, None),
    "limit_rounds": (0, None),
}
DISPLAY_ONLY = ("memory_aid",)


def full_options(options: dict[str, Any]) -> dict[str, Any]:
    """Every switch with its value; what only concerns the display is dropped."""
    given = {name: value for name, value in options.items() if name not in DISPLAY_ONLY}
    for name, value in given.items():
        allowed = SWITCHES.get(name, ())
        number = None in allowed and type(value) is int and value >= 0
        if value is None or not (number or value in allowed):
            raise ValueError(f"no such switch or value: {name}={value}")
    return {name: given.get(name, values[0]) for name, values in SWITCHES.items()}


# ---- names -----------------------------------------------------------------------------------


def numbers(name: str) -> tuple[int, int]:
    """The two numbers of "x,y", "[a,b]" or "<X,Y>"."""
    first, second = name.strip("[]<> ").split(",")
    return int(first), int(second)


def cell_name(cell: Cell) -> str:
    """A tile as people write it."""
    return f"{cell[0]},{cell[1]}"


def corner_name(corner: Corner) -> str:
    """A corner as people write it."""
    return f"<{corner[0]},{corner[1]}>"


def place_name(place: Place) -> str:
    """A space, or the name of what is no space."""
    return place if isinstance(place, str) else f"[{place[0]},{place[1]}]"


def place_of(name: str) -> Place:
    """The space or other place of this name."""
    return numbers(name) if name.startswith("[") else name


def port_ground(suit: str) -> Ground:
    """The ground of a port."""
    return f"port {suit}"
