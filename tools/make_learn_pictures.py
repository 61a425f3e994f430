"""Takes the pictures of the pages that teach the games, into docs/learn/pictures/.

    NUMBA_DISABLE_JIT=1 python tools/make_learn_pictures.py [silk-dice ...]

Each is a part of the real board in a position of `learn_scenes.py`, by day and by lamplight; where
words can be read in it, in both languages. Chromium has to be installed.
"""

from __future__ import annotations

import base64
import json
import mimetypes
import shutil
import subprocess
import sys
from itertools import product
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]

from playwright.sync_api import sync_playwright  # noqa: E402

import serai  # noqa: E402
from learn_scenes import SCENES, Scene  # noqa: E402 (a neighbour of this script)
from make_fixtures import fixture  # noqa: E402

WEB = ROOT / "web"
GALLERY = WEB / "dist" / "gallery"
FOLDER = ROOT / "docs" / "learn" / "pictures"
HERE = "http://gallery.test"
WIDTH, ASPECT = 720, 3 / 2
"""Pixels of a picture, and its width by its height."""
QUALITY = 72
SETTLED = 400
WINDOW = {"width": 1000, "height": 800}


def main(names: list[str]) -> None:
    """Take the pictures with these names; without any, all."""
    subprocess.run(["npm", "run", "--silent", "gallery"], cwd=WEB, check=True)
    FOLDER.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        path = shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for scene in SCENES:
            if not names or scene.name in names:
                take_scene(browser, scene)
        browser.close()


def take_scene(browser: Any, scene: Scene) -> None:
    """A scene in every look that it needs."""
    text = json.dumps([position_of(scene)])
    languages = ("en", "es") if scene.has_words else ("en",)
    for theme, language in product(("day", "lamplight"), languages):
        path = FOLDER / file_name(scene, theme, language)
        path.write_bytes(photograph(browser, scene, text, theme, language))
        print(path.relative_to(ROOT), path.stat().st_size // 1000, "KB")


def file_name(scene: Scene, theme: str, language: str) -> str:
    """`silk-dice.es.lamplight.webp`; English and daylight go without saying."""
    parts = [scene.name, *[language] * (language != "en"), *[theme] * (theme != "day"), "webp"]
    return ".".join(parts)


def position_of(scene: Scene) -> dict[str, Any]:
    """What the gallery shows: a view and its offers after what the scene plays."""
    match = serai.game(scene.game).load(scene.position, seed=1)
    for notation in scene.played:
        match.play(notation)
    shown = fixture(match, scene.name, max(0, match.ply - 1))
    if scene.shows != "offers":
        wanted = scene.peeked if scene.shows == "peeked" else None
        shown["offers"] = [offer for offer in shown["offers"] if offer["id"] == wanted]
    return shown


def photograph(browser: Any, scene: Scene, text: str, theme: str, language: str) -> bytes:
    """The part of the board that the scene is about, as WebP."""
    context = browser.new_context(viewport=WINDOW)
    page = context.new_page()
    page.route(f"{HERE}/**", lambda route: serve(route, text))
    wishes = f"game={scene.game}&from=/scene.json&theme={theme}&language={language}"
    if scene.peeked:
        offers = [offer["id"] for offer in json.loads(text)[0]["offers"]]
        wishes += f"&peek={offers.index(scene.peeked)}"
    page.goto(f"{HERE}/gallery.html?{wishes}")
    page.wait_for_selector(f"{scene.parts[0]}", state="attached")
    page.wait_for_timeout(SETTLED)
    page.add_style_tag(content=f"{', '.join(scene.hidden)} {{ visibility: hidden }}")
    clip = clip_of(scene, [box for part in scene.parts for box in boxes(page, part)])
    wish = {"format": "webp", "quality": QUALITY, "clip": {**clip, "scale": WIDTH / clip["width"]}}
    taken = context.new_cdp_session(page).send("Page.captureScreenshot", wish)
    context.close()
    return base64.b64decode(taken["data"])


def serve(route: Any, text: str) -> None:
    """The gallery's own files, and the scene."""
    path = route.request.url.removeprefix(HERE).partition("?")[0]
    if path == "/scene.json":
        route.fulfill(body=text, content_type="application/json")
        return
    file = GALLERY / path.lstrip("/")
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    route.fulfill(body=file.read_bytes(), content_type=kind)


def boxes(page: Any, selector: str) -> list[dict[str, float]]:
    """Where everything is that this selector finds."""
    found = [each.bounding_box() for each in page.locator(selector).all()]
    places = [box for box in found if box and box["width"]]
    if not places:
        raise SystemExit(f"nothing on the board is {selector}")
    return places


def clip_of(scene: Scene, places: list[dict[str, float]]) -> dict[str, float]:
    """The part of the screen of our aspect that holds what the scene shows of these places."""
    left, top = (min(box[side] for box in places) for side in ("x", "y"))
    width = max(box["x"] + box["width"] for box in places) - left
    height = max(box["y"] + box["height"] for box in places) - top
    x0, y0, x1, y1 = scene.cut
    shown_width, shown_height = width * (x1 - x0), height * (y1 - y0)
    final = max(shown_width + 2 * scene.air, (shown_height + 2 * scene.air) * ASPECT)
    x = left + width * x0 + (shown_width - final) / 2
    y = top + height * y0 + (shown_height - final / ASPECT) / 2
    return {"x": max(0, x), "y": max(0, y), "width": final, "height": final / ASPECT}


if __name__ == "__main__":
    main(sys.argv[1:])
