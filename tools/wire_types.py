"""Write the TypeScript types of the client from the Python types, by way of JSON Schema.

A game's file also has the names of its steps, the words of its actions and the keys of its texts,
so that a drawing that speaks of one that is no more does not build.

``wire_types.py`` writes them, ``wire_types.py --check`` says whether they are as they should be.
"""

from __future__ import annotations

import json
import subprocess
import sys
import textwrap
from collections import Counter
from collections.abc import Iterable
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import msgspec
from fluent.runtime import FluentResource

import client
from kingsbridge.core.steps import name
from kingsbridge.games import GAMES
from kingsbridge.server import bodies, wire
from kingsbridge.table import past

FOLDER: Final = client.WEB / "src" / "wire"
WIDTH: Final = 90
GLUE: Final = "\0"
"""Stands for a space at which no line is broken."""

SCRIPT: Final = client.WEB / "scripts" / "types.mjs"


def wire_types() -> list[Any]:
    """Everything that travels: commands, messages, bodies, and what a seat may see."""
    structs = [
        kind
        for kind in (*vars(wire).values(), *vars(bodies).values())
        if isinstance(kind, type)
        and issubclass(kind, msgspec.Struct)
        and kind not in {wire.Command, wire.Message}
    ]
    return [*structs, past.Export]


def schema(kinds: list[Any]) -> dict[str, Any]:
    """One schema that defines these types, and no other."""
    _, found = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return {
        "title": "Unused",
        "type": "object",
        "additionalProperties": False,
        "$defs": {name: _strict(part) for name, part in sorted(found.items())},
    }


def _strict(part: Any) -> Any:
    """The same schema, with no further properties."""
    if isinstance(part, list):
        return [_strict(inner) for inner in part]
    if not isinstance(part, dict):
        return part
    told = {key: _strict(value) for key, value in part.items() if key not in {"title", "default"}}
    if "properties" in part:
        inside = part["properties"].items()
        told["properties"] = {name: _strict(inner) for name, inner in inside}
        told["additionalProperties"] = False
    return told


def schemas() -> dict[str, dict[str, Any]]:
    """The schema of each file of types: the wire's, and the view of every game."""
    found = {"wire": schema(wire_types())}
    for game in GAMES:
        views = import_module(f"kingsbridge.games.{game}.views")
        found[game] = with_names(schema([views.View]))
    return found


def with_names(found: dict[str, Any]) -> dict[str, Any]:
    """The same schema, in which steps and texts are known by their names."""
    found["$defs"]["View"]["properties"]["step"] = {"tsType": "StepName"}
    if "Part" in found["$defs"]:
        found["$defs"]["Part"]["properties"]["key"] = {"tsType": "TextKey"}
    return found


# --- Names of a game ---


def names(game: str) -> str:
    """The steps, the words of actions and the keys of texts of a game, as types."""
    return "".join(
        [
            union("What a step is called.", "StepName", step_names(game)),
            union("How the words of an action begin, or all of them.", "Words", words(game)),
            union(
                "What the game has a sentence for.",
                "TextKey",
                text_keys(f"games/{game}/text/en.ftl"),
            ),
        ]
    )


def step_names(game: str) -> Iterable[str]:
    home = f"kingsbridge.games.{game}."
    steps = import_module(f"{home}order").STEPS.values()
    return (f"'{name(step)}'" for step in steps if type(step).__module__.startswith(home))


def words(game: str) -> Iterable[str]:
    """Words that stand alone as they are; of several that begin alike the beginning."""
    all_words = [action.words for action in GAMES[game].VOCABULARY.actions]
    alike = Counter(one.partition(" ")[0] for one in all_words if " " in one)
    for one in all_words:
        first, blank, _ = one.partition(" ")
        yield f"`{first} ${{string}}`" if blank and alike[first] > 1 else f"'{one}'"


def text_keys(path: str) -> Iterable[str]:
    text = files("kingsbridge").joinpath(path).read_text(encoding="utf-8")
    return (f"'{entry.id.name}'" for entry in FluentResource(text).body if hasattr(entry, "id"))


def union(about: str, title: str, members: Iterable[str]) -> str:
    """A type that is one of these."""
    text = "".join(f"|{one.replace(' ', GLUE)} " for one in sorted(set(members)))
    lines = textwrap.fill(
        text,
        WIDTH,
        break_long_words=False,
        break_on_hyphens=False,
        initial_indent="  ",
        subsequent_indent="  ",
    )
    told = lines.replace("|", "| ").replace(GLUE, " ")
    return f"/** {about} */\nexport type {title} =\n{told};\n"


def texts() -> dict[Path, str]:
    """The files of types as they should be."""
    client.install()
    ran = subprocess.run(  # noqa: S603 -- ours
        ["node", str(SCRIPT)],  # noqa: S607 -- wherever the client's Node is
        input=json.dumps(schemas()),
        capture_output=True,
        text=True,
        check=True,
        env=client.environment(),
        cwd=client.WEB,
    )
    made = json.loads(ran.stdout)
    return {
        FOLDER / f"{file}.ts": text + (names(file) if file in GAMES else "")
        for file, text in made.items()
    }


def stale() -> list[str]:
    """The names of files of types that are not as they should be."""
    wanted = texts()
    wrong = [
        path.name for path, text in wanted.items() if not path.exists() or path.read_text() != text
    ]
    return wrong + [path.name for path in FOLDER.glob("*.ts") if path not in wanted]


def main(words: list[str]) -> int:
    """Write the types, or say which are stale."""
    if words == ["--check"]:
        wrong = stale()
        if wrong:
            sys.stderr.write(f"types: run `make types`; stale: {', '.join(wrong)}\n")
        return 1 if wrong else 0
    for path, text in texts().items():
        path.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
