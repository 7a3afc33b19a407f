"""The command line: reads arguments, calls what does the work, and shows what came of it."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterable, Sequence
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any, Final, NoReturn

from rich.console import Console
from rich.progress import track

import kingsbridge
from kingsbridge.arena import contest, lineups, standing
from kingsbridge.arena import learn as learning
from kingsbridge.arena import simulate as arena
from kingsbridge.arena import soak as soaking
from kingsbridge.arena.cluster import LOCAL, NoCluster, play_on_cluster
from kingsbridge.arena.coverage import Coverage
from kingsbridge.arena.page import page
from kingsbridge.arena.report import show_standing, show_summary
from kingsbridge.arena.results import BadResults, Results
from kingsbridge.bots import outside
from kingsbridge.bots.levels import BOTS, LEVELS, USUAL
from kingsbridge.core import record, steps
from kingsbridge.core.components import BadBox, Box
from kingsbridge.core.game import BadOptions, Choice, Game, read_options, read_seats, write_choice
from kingsbridge.core.record import BadRecord, Record
from kingsbridge.core.steps import NATURE
from kingsbridge.core.story import SPECTATOR
from kingsbridge.core.text import LANGUAGES, catalogue
from kingsbridge.games import GAMES
from kingsbridge.server import command_line as serving
from kingsbridge.storage.errors import StorageError
from kingsbridge.terminal import play as terminal
from kingsbridge.terminal import replay as replayer
from kingsbridge.terminal.components import components_as_json, show_components

LEARN: Final = "arena learn"


class BadCommand(Exception):  # noqa: N818 -- not an error of the program
    """Something the user asked for cannot be done; the message is the one line he gets."""


class Parser(argparse.ArgumentParser):
    """A parser that answers a mistake in one line."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong, and leave."""
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command; mistakes of the user get one clear line and exit code 2."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    if words[:2] == LEARN.split():
        words[:2] = [LEARN]
    chosen = parser().parse_args(words)
    try:
        chosen.run(chosen)
    except BrokenPipeError:  # whoever read along has left
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (
        *(BadCommand, BadOptions, BadRecord, BadBox, BadResults),
        *(lineups.BadBot, contest.OtherVersion, NoCluster, StorageError, OSError),
    ) as problem:
        sys.exit(_say_no(problem))
    except KeyboardInterrupt:
        sys.exit(130)


def _say_no(problem: Exception) -> int:
    reason = str(problem)
    if isinstance(problem, OSError) and problem.filename:
        reason = f"{problem.filename}: {problem.strerror}"
    print(f"kingsbridge: {reason}", file=sys.stderr)
    return 2


def parser() -> Parser:
    """Every command with its arguments."""
    top = Parser(prog="kingsbridge", description="Cathedral games at one table.")
    top.add_argument("--version", action="version", version=version())
    commands = top.add_subparsers(metavar="COMMAND", required=True, parser_class=Parser)
    _add_play(commands)
    _add_simulate(commands)
    _add_arena(commands)
    _add_learn(commands)
    _add_soak(commands)
    _add_replay(commands)
    _add_verify(commands)
    _add_cards(commands)
    serving.add_commands(commands)
    outside.add_command(commands)
    return top


def version() -> str:
    """The version, and whether the rules are compiled."""
    build = "interpreted" if str(steps.__file__).endswith(".py") else "compiled"
    return f"kingsbridge {kingsbridge.__version__} ({build})"


def _add_play(commands: Any) -> None:
    command = commands.add_parser("play", help="play a game in the terminal")
    _add_game(command, nargs="?")
    command.add_argument("--seats", type=_count, help="how many seats (default: the fewest)")
    command.add_argument("--seat", default="0", help="your seat: its number or its name")
    command.add_argument(
        "--against",
        default=USUAL,
        choices=[*LEVELS, "person"],
        help=f"who plays the other seats (default: {USUAL})",
    )
    command.add_argument("--watch", action="store_true", help="let bots play all seats")
    command.add_argument(
        "--hints",
        action=argparse.BooleanOptionalAction,
        help="may one ask which actions are best? (default: yes, except against a person)",
    )
    command.add_argument("--name", help="what you are called")
    command.add_argument("--language", default="en", choices=LANGUAGES)
    command.add_argument("--seed", help="the secret of chance, to play the same game again")
    command.add_argument("--record", type=Path, help="write the record to this file")
    command.add_argument("--pace", type=_seconds, help="seconds a bot's move is shown")
    command.set_defaults(run=_play)


def _add_simulate(commands: Any) -> None:
    command = commands.add_parser("simulate", help="let bots play many games and sum them up")
    _add_game(command)
    command.add_argument("--games", type=_count, default=1000, help="how many (default: 1000)")
    command.add_argument("--seats", type=_count, help="how many seats (default: the fewest)")
    command.add_argument(
        "--bots", type=_words, default=["greedy"], help="for each seat, such as greedy,search:40"
    )
    command.add_argument(
        "--seed", type=_seed, default="kingsbridge", help="the same seed, the same games"
    )
    command.add_argument("--processes", type=_count, help="how many cores (default: all)")
    command.add_argument("--json", action="store_true", help="for programs")
    command.set_defaults(run=_simulate)


def _add_arena(commands: Any) -> None:
    command = commands.add_parser(
        "arena",
        help="let bots play each other and rate them",
        description="Every two bots meet, with more than two seats one against copies of the "
        "other, and all of them mix; seats rotate, with the same deals for every rotation. What "
        "was played is kept in a file: the same command goes on where it was stopped.",
    )
    _add_game(command)
    command.add_argument(
        "bots",
        nargs="+",
        metavar="BOT",
        help=f"{', '.join(BOTS)}, search:200 for so many tries, search:0.1s for so many seconds",
    )
    command.add_argument(
        "--gauntlet",
        action="store_true",
        help="only the first bot against copies of each other, not all against all",
    )
    command.add_argument(
        "--games", type=_count, default=100, help="at least so many of each line-up (default: 100)"
    )
    command.add_argument("--seats", type=_count, help="how many seats (default: the fewest)")
    command.add_argument(
        "--seed", type=_seed, default="kingsbridge", help="the same seed, the same games"
    )
    command.add_argument("--processes", type=_count, help="how many cores (default: all)")
    command.add_argument(
        "--on",
        default="cores",
        choices=["cores", "dask"],
        help="this machine's cores, or the workers of a Dask cluster (default: cores)",
    )
    command.add_argument(
        "--scheduler",
        metavar="ADDRESS",
        help="of the Dask cluster, such as tcp://HOST:8786 (default: a cluster on this machine)",
    )
    command.add_argument(
        "--out",
        type=_games_file,
        help="the file of games, with the page of charts beside it as .html",
    )
    command.add_argument("--json", action="store_true", help="for programs")
    command.set_defaults(run=_arena)


def _add_learn(commands: Any) -> None:
    command = commands.add_parser(
        LEARN,
        help="learn what the features of positions are worth, from games of bots",
        description="A bot plays itself, with every number of seats in turn; what wins is found "
        "by a logistic regression. Prints a weights.toml for the folder of the game.",
    )
    command.add_argument("game", type=_game, metavar="GAME", help=", ".join(GAMES))
    command.add_argument("--games", type=_count, default=1000, help="how many (default: 1000)")
    command.add_argument("--bot", default="search:40", help="who plays (default: search:40)")
    command.add_argument(
        "--seed", type=_seed, default="kingsbridge", help="the same seed, the same weights"
    )
    command.add_argument("--processes", type=_count, help="how many cores (default: all)")
    command.set_defaults(run=_learn)


def _add_soak(commands: Any) -> None:
    command = commands.add_parser(
        "soak",
        help="check random games against every promise",
        description="Without --option: as usual, with each option changed alone, and, a tenth of "
        "the games, with every combination of them.",
    )
    names = f"{', '.join(GAMES)} (default: all)"
    command.add_argument("games", nargs="*", type=_game, metavar="GAME", help=names)
    _add_option(command)
    command.add_argument(
        "--games",
        dest="count",
        type=_count,
        default=100,
        help="how many for each choice of options, with all numbers of seats (default: 100)",
    )
    command.add_argument("--seats", type=_count, help="how many seats (default: each number)")
    command.add_argument(
        "--seed", type=_seed, default="kingsbridge", help="the same seed, the same games"
    )
    command.add_argument(
        "--coverage",
        action="store_true",
        help="print how often each action was done and each step begun, and what never was",
    )
    command.set_defaults(run=_soak)


def _add_replay(commands: Any) -> None:
    command = commands.add_parser("replay", help="step through a recorded game")
    command.add_argument("file", type=Path, help="the record")
    command.add_argument("--ply", type=int, help="show the position after so many moves")
    command.add_argument("--seat", type=int, help="as this seat sees it (default: a spectator)")
    command.add_argument("--language", default="en", choices=LANGUAGES)
    command.add_argument("--box", type=Path, help="the component set it was played with")
    command.add_argument("--json", action="store_true", help="the view, for programs")
    command.set_defaults(run=_replay)


def _add_verify(commands: Any) -> None:
    command = commands.add_parser("verify", help="check the moves, draws and result of a record")
    command.add_argument("file", type=Path, help="the record")
    command.add_argument("--box", type=Path, help="the component set it was played with")
    command.add_argument("--json", action="store_true", help="for programs")
    command.set_defaults(run=_verify)


def _add_cards(commands: Any) -> None:
    command = commands.add_parser("cards", help="list every component and how sure it is")
    command.add_argument("game", type=_game, metavar="GAME", help=", ".join(GAMES))
    command.add_argument("--language", default="en", choices=LANGUAGES)
    command.add_argument("--box", type=Path, help="a component set of your own")
    command.add_argument("--json", action="store_true", help="for programs")
    command.set_defaults(run=_cards)


def _add_game(command: argparse.ArgumentParser, nargs: str | None = None) -> None:
    command.add_argument("game", nargs=nargs, type=_game, metavar="GAME", help=", ".join(GAMES))
    command.add_argument("--box", type=Path, help="a component set of your own")
    _add_option(command)


def _add_option(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--option", type=_option, action="append", default=[], help="a rule, as NAME=CHOICE"
    )


def _game(name: str) -> str:
    if name not in GAMES:
        raise argparse.ArgumentTypeError(f"no game {name!r}; there is {', '.join(GAMES)}")
    return name


def _count(word: str) -> int:
    if not word.isdigit() or not int(word):
        raise argparse.ArgumentTypeError(f"{word!r} is not a whole number above 0")
    return int(word)


def _seconds(word: str) -> float:
    try:
        seconds = float(word)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= 60:
        raise argparse.ArgumentTypeError(f"{word!r} is not a number of seconds from 0 to 60")
    return seconds


def _games_file(word: str) -> Path:
    if word.endswith(".html"):
        raise argparse.ArgumentTypeError(
            f"{word!r} is a page; name the file of games, as run.jsonl"
        )
    return Path(word)


def _seed(word: str) -> str:
    if not word.isprintable():
        raise argparse.ArgumentTypeError(f"{word!r} has characters that cannot be shown")
    return word


def _words(text: str) -> list[str]:
    return text.split(",")


def _option(text: str) -> tuple[str, str]:
    name, equals, choice = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"{text!r} is not of the form NAME=CHOICE")
    return name, choice


def _options(chosen: argparse.Namespace) -> dict[str, Choice]:
    return read_options(GAMES[chosen.game].OPTIONS, dict(chosen.option))


def _box(game: Game[Any], path: Path | None) -> Box:
    return game.box(None if path is None else _text(path))


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise BadCommand(f"{path}: not a text file") from None


def _play(chosen: argparse.Namespace) -> None:
    if chosen.game is None:
        for name in GAMES:
            print(f"kingsbridge play {name:20} {catalogue(chosen.language, name).say_key('title')}")
        return
    game = GAMES[chosen.game]
    _box(game, chosen.box)
    terminal.play(
        chosen.game,
        seats=read_seats(game, chosen.seats),
        seat=chosen.seat,
        against=chosen.against,
        watch=chosen.watch,
        hints=chosen.hints,
        name=chosen.name,
        language=chosen.language,
        seed=chosen.seed,
        options=dict(chosen.option),
        box="" if chosen.box is None else _text(chosen.box),
        record_path=chosen.record,
        pace=chosen.pace,
    )


def _simulate(chosen: argparse.Namespace) -> None:
    game = GAMES[chosen.game]
    for bot in chosen.bots:
        lineups.bot_named(bot)
    seats = read_seats(game, chosen.seats or max(len(chosen.bots), game.SEATS.start))
    if len(chosen.bots) not in (1, seats):
        raise BadCommand(
            f"{len(chosen.bots)} bots for {seats} seats: name one for all or one a seat"
        )
    _box(game, chosen.box)
    setting = arena.Setting(
        chosen.game,
        tuple(chosen.bots * seats if len(chosen.bots) == 1 else chosen.bots),
        chosen.seed,
        _options(chosen),
        None if chosen.box is None else _text(chosen.box),
    )
    outcomes = list(
        _progress(arena.play_all(setting, chosen.games, chosen.processes), chosen.games)
    )
    summary = arena.summarise(setting, outcomes)
    if chosen.json:
        print(json.dumps(arena.as_json(summary), indent=2))
    else:
        show_summary(summary)


def _arena(chosen: argparse.Namespace) -> None:
    game = GAMES[chosen.game]
    bots = tuple(dict.fromkeys(chosen.bots))
    for bot in bots:
        lineups.bot_named(bot)
    if len(bots) < 2:
        raise BadCommand("name at least two different bots")
    if chosen.scheduler and chosen.on != "dask":
        raise BadCommand("--scheduler goes with --on dask")
    seats = read_seats(game, chosen.seats)
    _box(game, chosen.box)
    box = None if chosen.box is None else _text(chosen.box)
    terms = contest.terms_of(chosen.game, seats, chosen.seed, _options(chosen), box)
    pairing = lineups.gauntlet if chosen.gauntlet else lineups.line_ups
    fixtures = lineups.plan(bots, seats, chosen.games, pairing)
    results = Results(chosen.out or Path(f"arena-{chosen.game}-{seats}.jsonl"), terms)
    left = [fixture for fixture in fixtures if fixture not in results.games]
    try:
        for played in _progress(_games_of(chosen, terms, left), len(left)):
            results.add(played)
    finally:
        results.close()
    found = standing.stand(terms, bots, [results.games[fixture] for fixture in fixtures])
    results.charts.write_text(page(found), encoding="utf-8")
    if chosen.json:
        print(json.dumps(standing.as_json(found), indent=2))
    else:
        show_standing(found)
        print(f"games: {results.path}; charts: {results.charts}")


def _learn(chosen: argparse.Namespace) -> None:
    lineups.bot_named(chosen.bot)
    lesson = learning.Lesson(chosen.game, chosen.bot, chosen.seed)
    played = learning.play_all(lesson, chosen.games, chosen.processes)
    found = learning.learn(lesson, _progress(played, chosen.games))
    print(learning.as_toml(lesson, chosen.games, found), end="")


def _games_of(
    chosen: argparse.Namespace, terms: contest.Terms, left: list[lineups.Fixture]
) -> Iterable[contest.Played]:
    if chosen.on == "dask" and left:
        return play_on_cluster(terms, left, chosen.scheduler or LOCAL, chosen.processes)
    return contest.play_all(terms, left, chosen.processes)


def _progress(work: Iterable[Any], games: int) -> Iterable[Any]:
    """A bar on the error stream, where a person is looking."""
    errors = Console(stderr=True)
    return track(
        work, "games", games, console=errors, transient=True, disable=not errors.is_terminal
    )


def _soak(chosen: argparse.Namespace) -> None:
    for name in chosen.games or GAMES:
        game = GAMES[name]
        seats = game.SEATS if chosen.seats is None else [read_seats(game, chosen.seats)]
        options = read_options(game.OPTIONS, dict(chosen.option)) if chosen.option else None
        parts = soaking.plan(name, chosen.count, seats, options)
        seen = Coverage(name)
        games = sum(part.games for part in parts)
        checked = _progress(soaking.soak(parts, chosen.seed), games)
        for part, group in groupby(checked, key=itemgetter(0)):
            plies = 0
            for _, played in group:
                plies += len(played.moves)
                if chosen.coverage:
                    seen.add(played)
            print(
                f"{part.games} games of {game.NAME}, {part.seats} seats"
                f"{_as_words(game, part.options)}: {plies} decisions, every promise kept"
            )
        print(f"{version()}: {games} games of {game.NAME} in all, every promise kept")
        if chosen.coverage:
            print("\n".join(seen.table()))


def _as_words(game: Game[Any], options: dict[str, Choice]) -> str:
    """The options that are not as usual, as they are typed."""
    words = [
        f"{option.name}={write_choice(options[option.name])}"
        for option in game.OPTIONS
        if options[option.name] != option.default
    ]
    return ", " + " ".join(words) if words else ""


def _read_record(path: Path) -> tuple[Game[Any], Record]:
    played = record.read(_text(path))
    if played.game not in GAMES:
        raise BadCommand(f"{path}: there is no game {played.game!r} here")
    return GAMES[played.game], played


def _replay(chosen: argparse.Namespace) -> None:
    game, played = _read_record(chosen.file)
    box = _box(game, chosen.box)
    if chosen.ply is not None and not 0 <= chosen.ply <= len(played.moves):
        raise BadCommand(f"the record has {len(played.moves)} moves, not {chosen.ply}")
    if chosen.seat is not None and not 0 <= chosen.seat < len(played.seats):
        raise BadCommand(f"the record has {len(played.seats)} seats, counted from 0")
    seat = SPECTATOR if chosen.seat is None else chosen.seat
    if chosen.json:
        state = record.replay(game, played, box, chosen.ply)
        print(json.dumps(game.view(state, seat), indent=2))
    else:
        replayer.replay(played, box, seat=seat, ply=chosen.ply, language=chosen.language)


def _verify(chosen: argparse.Namespace) -> None:
    game, played = _read_record(chosen.file)
    record.verify(game, played, _box(game, chosen.box))
    draws = sum(move.seat == NATURE for move in played.moves[played.practice :])
    found = {
        "moves": len(played.moves),
        "draws": draws,
        "practice": played.practice,
        "draws_checked": bool(played.seed),
        "result_checked": bool(played.digest),
    }
    if chosen.json:
        print(json.dumps(found))
        return
    fair = f"{draws} draws follow from the seed" if played.seed else "the seed is not yet revealed"
    result = "the result is right" if played.digest else "the game is not over"
    if played.resigned is not None:
        result = f"seat {played.resigned} resigned"
    if played.practice:
        fair += f" since practice began at move {played.practice + 1}"
    print(f"{len(played.moves)} moves are legal; {fair}; {result}")


def _cards(chosen: argparse.Namespace) -> None:
    game = GAMES[chosen.game]
    texts = catalogue(chosen.language, chosen.game)
    components = _box(game, chosen.box).components
    if chosen.json:
        print(json.dumps(components_as_json(components, texts), indent=2, ensure_ascii=False))
    else:
        show_components(components, texts)
