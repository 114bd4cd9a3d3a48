"""Phase 1 (FIEF-1): marriages, decrees of offices, elections; embassies. Their steps, and their frames."""

from bot.rules.fief.frames.asking import Step
from bot.rules.fief.frames.court import ballots, conceding, decrees, idols, marriages
from bot.rules.fief.frames.court.ballots import Ballot, SecretBallot
from bot.rules.fief.frames.court.conceding import Conceding
from bot.rules.fief.frames.court.decrees import Censuring, Pardoning
from bot.rules.fief.frames.court.embassy import Talking
from bot.rules.fief.frames.court.idols import Converting, Idols
from bot.rules.fief.frames.court.marriages import Answering, Parting, Proposing
from bot.rules.fief.play import court

CourtFrame = (
    Proposing | Answering | Parting | Idols | Converting | Pardoning | Censuring | Ballot | SecretBallot
    | Conceding | Talking
)  # fmt: skip

STEPS: tuple[Step, ...] = (
    Step(1, "P1.CURSE", court.curse),
    Step(1, "P1.CROWN", court.crown),
    Step(1, "P1.PROPOSE", marriages.open_proposing),
    Step(1, "P1.ANSWER", marriages.open_answering),
    Step(1, "P1.DISSOLVE", marriages.open_parting),
    Step(1, "P1.IDOLS", idols.open_idols),
    Step(1, "P1.PARDON", decrees.open_pardon),
    Step(1, "P1.CENSURE", decrees.open_censure),
    Step(1, "P1.CONCEDE", conceding.open_conceding),
)
"""Before P1.WATCH."""

ELECTIONS: tuple[Step, ...] = (
    Step(1, "P1.WARDENS", ballots.open_wardens),
    Step(1, "P1.KING", ballots.open_king),
    Step(1, "P1.HAND", ballots.open_hand),
)
