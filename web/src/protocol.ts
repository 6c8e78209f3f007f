// Made from crates/protocol by `cargo xtask protocol`. Do not edit.

export const VERSION = 1;

/**
 * A language.
 */
export type Language = "en" | "fr" | "de";

/**
 * What is to be said: the name of a message in `locales/`, and the words to be put into it.
 */
export type Phrase = { say: string, with?: { [name: string]: Word }, };

/**
 * Something that is put into a message: a number, a text that has no language, a player by the number of
 * the seat, something that is said in its own words, or several of them.
 */
export type Word = number | string | { seat: number, } | Phrase | Array<Phrase>;

export type Code = "bad-request" | "bad-message" | "wrong-protocol" | "hello-first" | "wrong-origin" | "unknown-person" | "too-many" | "too-large" | "no-such-page" | "wrong-method" | "no-such-table" | "no-such-seat" | "bad-setup" | "bad-name" | "bad-address" | "bad-recovery" | "seat-taken" | "seated-already" | "not-seated" | "not-host" | "begun" | "not-begun" | "seats-open" | "over" | "not-over" | "day-runs" | "no-such-day" | "no-such-puzzle" | "too-far-back" | "not-your-turn" | "illegal-move" | "no-undo" | "bad-chat" | "too-many-tables" | "too-many-guests" | "too-many-opened" | "too-many-bot-tables" | "too-many-records" | "table-full" | "still-there" | "too-soon" | "paused" | "not-paused" | "no-offer" | "no-hints" | "too-many-hints" | "resigned" | "bot-plays" | "other-rules" | "cant-open" | "stopping" | "internal";

export type Problem = { 
/**
 * For programs.
 */
code: Code, 
/**
 * For people, in their language: what is wrong and what to do.
 */
message: string, 
/**
 * What the rules or a reader say about it, each in a sentence; often nothing.
 */
details?: Array<string>, 
/**
 * The number of the rule that a move would have broken, such as `M34` (`docs/rules`); the first of the
 * details says why. Nothing for other refusals, and for games that do not number their rules.
 */
rule?: string, 
/**
 * The name of the request in the server's log, where the server is to blame.
 */
request?: string, };

export type Me = { 
/**
 * A name for programs that others may see.
 */
id: string, 
/**
 * The name that others see.
 */
name: string, 
/**
 * The language that texts come in.
 */
language: Language, 
/**
 * An address that is called when it is the person's turn.
 */
webhook: string | null, 
/**
 * What the calls of that address are signed with; nobody else gets to know it.
 */
webhook_secret: string | null, 
/**
 * How many browsers receive push notices.
 */
browsers: number, };

export type Hello = { 
/**
 * 32 random bytes in base64url that the browser has chosen: its cookie, if it has none yet. All its pages
 * say the same, so that they are one person whoever comes first.
 */
key: string, };

export type ChangeMe = { 
/**
 * The name that others see.
 */
name?: string, 
/**
 * The language that texts come in.
 */
language?: Language, 
/**
 * An address that is called when it is the person's turn; empty for none.
 */
webhook?: string, };

export type Recovery = { 
/**
 * The path of the page to open there.
 */
path: string, 
/**
 * The code alone.
 */
code: string, };

export type Recover = { 
/**
 * What a recovery said.
 */
code: string, };

export type PushKey = { 
/**
 * The public VAPID key, in base64url.
 */
key: string, };

export type PushKeys = { 
/**
 * Its public key, in base64url.
 */
p256dh: string, 
/**
 * A secret shared with it, in base64url.
 */
auth: string, };

export type PushSubscription = { 
/**
 * Where notices are sent.
 */
endpoint: string, 
/**
 * What they are encrypted with.
 */
keys: PushKeys, };

export type Level = "novice" | "casual" | "skilled" | "expert";

export type Clock = { "kind": "move", 
/**
 * Seconds.
 */
seconds: number, } | { "kind": "budget", 
/**
 * Seconds at the beginning.
 */
seconds: number, 
/**
 * Seconds added after each turn.
 */
increment: number, };

export type NewSeat = { "kind": "me" } | { "kind": "open" } | { "kind": "bot", 
/**
 * How strong it is.
 */
level: Level, };

export type NewTable = { 
/**
 * The game's id.
 */
game: string, 
/**
 * Who sits where; as many as there are players.
 */
seats: Array<NewSeat>, 
/**
 * Options of the game, key and value.
 */
options?: { [key in string]: string }, 
/**
 * Whether everybody finds it in the list of open tables.
 */
public?: boolean, 
/**
 * How long people may think; nothing for as long as they like.
 */
clock?: Clock, 
/**
 * How strong bots are that play for people who are away.
 */
level?: Level, 
/**
 * Whether everybody here may ask a coach for hints. If nothing is said, whoever plays against bots alone may,
 * and nobody where several people play.
 */
hints?: boolean, };

export type Offer = "pause" | "end";

export type Offered = { 
/**
 * What is proposed.
 */
what: Offer, 
/**
 * The seats that have agreed; the first has proposed it.
 */
agreed: Array<number>, };

export type Pace = "on" | "paused" | "resting";

export type How = "played" | "agreed" | "resigned" | "abandoned";

export type Ending = { 
/**
 * How it came.
 */
how: How, 
/**
 * The seat that resigned last.
 */
seat: number | null, };

export type Stage = "open" | "running" | "finished" | "abandoned";

export type Who = "open" | "invited" | "person" | "bot";

export type Seat = { 
/**
 * Counted from one.
 */
number: number, 
/**
 * Who sits there.
 */
who: Who, 
/**
 * The name of a person.
 */
name: string | null, 
/**
 * The strength of a bot, or of the one that plays for a person who is away.
 */
level: Level | null, 
/**
 * Whether it is the seat of the one who asks.
 */
mine: boolean, 
/**
 * Whether its person is connected.
 */
here: boolean, 
/**
 * Whether a bot plays for its person.
 */
stand_in: boolean, 
/**
 * Whether its person is back, and plays from their next turn on.
 */
returning: boolean, 
/**
 * Whether its person has given up the game.
 */
resigned: boolean, 
/**
 * With how many decisions a coach has helped.
 */
hints: number, 
/**
 * If its person is missed: from when on a bot may play for them, in milliseconds since 1970.
 */
give_from: number | null, 
/**
 * When its time is over, in milliseconds since 1970, while it has to act.
 */
deadline: number | null, 
/**
 * How much time it has left, in milliseconds.
 */
time_left: number | null, };

export type DailyMark = { 
/**
 * The day by UTC.
 */
day: string, 
/**
 * Whether it is the attempt that counts, or practice.
 */
counts: boolean, 
/**
 * What counts.
 */
goal: Goal, };

export type Table = { 
/**
 * The name in its link.
 */
id: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * Options of the game, key and value.
 */
options: { [key in string]: string }, 
/**
 * Whether everybody finds it.
 */
public: boolean, 
/**
 * How far it is.
 */
stage: Stage, 
/**
 * The seats in order.
 */
seats: Array<Seat>, 
/**
 * Whether the one who asks opened it.
 */
host: boolean, 
/**
 * How long people may think.
 */
clock: Clock | null, 
/**
 * Until when clocks wait at the longest for everybody to see the game, in milliseconds since 1970.
 */
clocks_wait: number | null, 
/**
 * Whether the game goes on.
 */
pace: Pace, 
/**
 * What somebody proposes.
 */
offer: Offered | null, 
/**
 * How the game ended.
 */
ending: Ending | null, 
/**
 * How strong bots are that play for people who are away.
 */
level: Level, 
/**
 * Whether those who play may ask a coach for hints.
 */
hints: boolean, 
/**
 * When it was opened, in milliseconds since 1970.
 */
opened: number, 
/**
 * The table of the next game with the same people.
 */
rematch: string | null, 
/**
 * The table whose game this one branched off.
 */
branch_of: string | null, 
/**
 * If the deal of a day is played here: which day's, and whether it counts.
 */
daily?: DailyMark, };

export type ListedSeat = { 
/**
 * Counted from one.
 */
number: number, 
/**
 * The name of the person there, or of the one who is invited.
 */
name: string | null, 
/**
 * The strength of the bot there.
 */
level: Level | null, 
/**
 * Whether it is the seat of the one who asks.
 */
mine: boolean, 
/**
 * Its points, if the game came to an end.
 */
points: number | null, 
/**
 * Its place by its points, if the game came to an end: 1 is the best, tied seats share it.
 */
place: number | null, 
/**
 * Whether its person has given up the game: then it does not win, whatever its place is.
 */
resigned: boolean, };

export type Listed = { 
/**
 * The name in its link.
 */
id: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * How far it is.
 */
stage: Stage, 
/**
 * How many seats it has.
 */
players: number, 
/**
 * How many are open.
 */
open: number, 
/**
 * The names of the people at it.
 */
people: Array<string>, 
/**
 * Whether it was opened with hints for everybody.
 */
hints?: boolean, 
/**
 * The seats in order.
 */
seats: Array<ListedSeat>, 
/**
 * How the game ended; nothing for ends that are older than this field.
 */
ending: Ending | null, 
/**
 * Whether a game against the game was won, once it has ended.
 */
won: boolean | null, 
/**
 * When it was last played at, in milliseconds since 1970.
 */
touched: number, 
/**
 * Since when it waits for the one who asks, in milliseconds since 1970.
 */
waits_since: number | null, 
/**
 * Whether this version of the program can't open it: what is left can be looked at.
 */
shut?: boolean, };

export type MyTables = { 
/**
 * The table that waits for me longest.
 */
longest: string | null, 
/**
 * All of them: those that wait for me first, the longest wait first; then the last played.
 */
tables: Array<Listed>, };

export type Choice = { 
/**
 * The move, in the words that are sent to make it.
 */
move: string, 
/**
 * What it does.
 */
explanation: Phrase, 
/**
 * Whether it can't be taken back, because it brings something hidden to light or ends the turn; left out
 * where it can.
 */
final?: boolean, };

export type TallyPart = { 
/**
 * A stable word for programs, such as `piles`.
 */
source: string, 
/**
 * The same for people, such as `red pile: 5 cards x 3`.
 */
label: Phrase, 
/**
 * The points.
 */
points: number, };

export type SeatTally = { 
/**
 * The seat's number, counted from one.
 */
seat: number, 
/**
 * The place: 1 is the best, tied players share it.
 */
rank: number, 
/**
 * All points together.
 */
total: number, 
/**
 * Where they come from.
 */
parts: Array<TallyPart>, 
/**
 * What decides between equal totals, best first.
 */
tie_breaks: Array<TallyPart>, };

export type TallyCondition = { 
/**
 * In words.
 */
label: Phrase, 
/**
 * Whether it is reached.
 */
met: boolean, };

export type Challenge = { 
/**
 * What it is called.
 */
name: Phrase, 
/**
 * Whether every condition is met.
 */
won: boolean, 
/**
 * What had to be reached.
 */
conditions: Array<TallyCondition>, };

export type Tally = { 
/**
 * Whether the game is over; before that, what it would be if it ended now.
 */
over: boolean, 
/**
 * One entry a seat, in order.
 */
seats: Array<SeatTally>, 
/**
 * In a game that is won or lost alone: what had to be reached.
 */
challenge?: Challenge, };

export type Sight = { 
/**
 * How many moves were made, without those taken back.
 */
moves: number, 
/**
 * How many of them are too long ago to be told to the one who looks: a rule of some games while they
 * run. What a client remembers of these it forgets.
 */
horizon: number, 
/**
 * The seats that have to act; none when the game is over.
 */
to_act: Array<number>, 
/**
 * What is asked of whoever must act.
 */
prompt: Phrase, 
/**
 * The view, as the game writes it.
 */
view: unknown, 
/**
 * What the one who looks may do.
 */
choices: Array<Choice>, 
/**
 * Whether the one who looks may take back a move.
 */
undo: boolean, 
/**
 * The score, explained; only when the game is over.
 */
tally: Tally | null, };

export type ToldMove = { 
/**
 * Who moved.
 */
seat: number, 
/**
 * What happened, a sentence each.
 */
told: Array<Phrase>, 
/**
 * What the move was for, where nothing happened that could be told.
 */
chose?: Phrase, 
/**
 * What happened as data.
 */
events: unknown[], };

export type Moment = { 
/**
 * How many moves there are to look at.
 */
of: number, 
/**
 * The last move before the moment; nothing at the beginning, and where that move is too long ago.
 */
step: ToldMove | null, 
/**
 * What is seen.
 */
sight: Sight, 
/**
 * The points as far as these eyes may count them, had the game ended there; none from a game that gives no account.
 */
account: Array<SeatAccount>, };

export type Course = { 
/**
 * The points of each seat before the first move and after each of them, as if the game had ended
 * there: with what a game counts at the end of a round or of the game, had it been counted then.
 * The last ones are the score of the game.
 */
points: Array<Array<number>>, };

export type AccountItem = { 
/**
 * A stable word for programs, such as `threads`: many items may share one.
 */
source: string, 
/**
 * How it was counted, such as `red pile: 5 cards x 3`.
 */
label: Phrase, 
/**
 * The points.
 */
points: number, 
/**
 * The pieces that were counted, by the names that boards know them by, such as `pile:1:red`.
 */
pieces: Array<string>, };

export type SeatAccount = { 
/**
 * The seat's number, counted from one.
 */
seat: number, 
/**
 * Whether nothing is left out: then these are all points that the game would give if it ended now.
 * Otherwise something is hidden, and it can only be more.
 */
whole: boolean, 
/**
 * What can be counted, all together.
 */
total: number, 
/**
 * What it is made of, source by source.
 */
items: Array<AccountItem>, };

export type Counted = { 
/**
 * How many moves had been made.
 */
moves: number, 
/**
 * What each seat would have if the game ended now; none from a game that gives no account.
 */
seats: Array<SeatAccount>, 
/**
 * What the moves of whoever asks would certainly change about their own points, each by its text. Those are
 * left out where luck or something hidden has a say.
 */
gains: Record<string, number>, };

export type Branch = { 
/**
 * After how many moves.
 */
moves: number, 
/**
 * The seat to play, counted from one.
 */
seat: number, 
/**
 * How strong the bots on the other seats are.
 */
level?: Level, };

export type Beginning = { 
/**
 * How many players.
 */
players: number, 
/**
 * Options of the game, key and value.
 */
options?: { [key in string]: string }, 
/**
 * What its luck begins with.
 */
seed: number, } | { 
/**
 * The position.
 */
position: unknown, 
/**
 * What its luck begins with, if the document does not say it.
 */
seed?: number, };

export type Study = { 
/**
 * The game's id.
 */
game: string, 
/**
 * How it begins.
 */
beginning: Beginning, 
/**
 * The moves of all seats in order. Where several may act, a move says whose it is: `2: done`.
 */
moves: Array<string>, 
/**
 * The seat to look from, counted from one.
 */
seat: number, 
/**
 * How many moves the one who asks was told of before.
 */
told?: number, 
/**
 * The bots, by the number of their seat: they play on until another seat has to act.
 */
bots?: { [key in number]: Level }, 
/**
 * Whether to show how it stood after each of the moves that were not told before.
 */
each?: boolean, 
/**
 * Whether to say how the points are counted.
 */
account?: boolean, 
/**
 * What the position shall be like after these moves, before any bot answers: one of these. Each says with a path,
 * such as `seats.0.acorns`, what stands there. `{"has": […]}` asks for a list that has these among others,
 * `{"least": 3}` for a number or a length.
 */
goals?: Array<{ [key in string]: any }>, };

export type Studied = { 
/**
 * All moves, each with its seat (`1: take red`), those of the bots at the end.
 */
moves: Array<string>, 
/**
 * What was seen of those that were not told before.
 */
steps: Array<ToldMove>, 
/**
 * What the seat saw after each of the moves that were not told before, if it was asked for each.
 */
sights?: Array<Sight>, 
/**
 * What the seat sees now.
 */
sight: Sight, 
/**
 * How the points are counted as far as the seat may know, if it was asked for.
 */
account?: Counted, 
/**
 * Whether one of the goals is reached; true where none was asked for.
 */
reached: boolean, };

export type PuzzleLine = { 
/**
 * The name in its link, which never changes.
 */
name: string, 
/**
 * What the move is that has to be found, in a word: `lay`, `stop`.
 */
kind: string, 
/**
 * How many play.
 */
players: number, 
/**
 * How many of the four levels of bots find the move: the fewer, the harder it is.
 */
found_by: number, };

export type PuzzlesOf = { 
/**
 * The game's id.
 */
game: string, 
/**
 * All of them.
 */
puzzles: Array<PuzzleLine>, 
/**
 * The name of the one of the day; nothing for a game without puzzles.
 */
daily: string | null, };

export type Puzzles = { 
/**
 * The day that the daily ones are of, by UTC: `2026-11-18`.
 */
day: string, 
/**
 * Game by game.
 */
games: Array<PuzzlesOf>, };

export type PuzzlePosed = { 
/**
 * The game's id.
 */
game: string, 
/**
 * What stands of it in lists.
 */
puzzle: PuzzleLine, 
/**
 * Who has to find the move, counted from one.
 */
seat: number, 
/**
 * What that seat sees, and may do.
 */
sight: Sight, };

export type PuzzleTry = { 
/**
 * The move.
 */
move: string, };

export type PuzzleWorth = { 
/**
 * The chance to win, in percent.
 */
win: number, 
/**
 * The points expected at the end.
 */
points: number, 
/**
 * The points that it brings at once, where that is certain.
 */
at_once: number | null, };

export type PuzzleVerdict = "best" | "tempting" | "other";

export type PuzzleAnswer = { 
/**
 * How good it was.
 */
verdict: PuzzleVerdict, 
/**
 * What the move does.
 */
explanation: Phrase, 
/**
 * What it is worth; nothing where it was not compared.
 */
worth: PuzzleWorth | null, 
/**
 * What the best move is worth, whichever it is.
 */
best: PuzzleWorth, 
/**
 * What happened.
 */
steps: Array<ToldMove>, 
/**
 * What the seat sees after it.
 */
sight: Sight, };

export type PuzzleMove = { 
/**
 * The move.
 */
move: string, 
/**
 * What it does.
 */
explanation: Phrase, 
/**
 * What it is worth; nothing for the moves that follow in the same turn.
 */
worth: PuzzleWorth | null, };

export type PuzzleSolution = { 
/**
 * Why the best move is the best.
 */
reasons: Array<Phrase>, 
/**
 * The best move and the rest of the turn, as far as that is certain; nothing where there is no more to it.
 */
line: Array<PuzzleMove>, 
/**
 * What the whole line brings.
 */
outlook: Array<Phrase>, 
/**
 * The moves that were compared, the best first.
 */
moves: Array<PuzzleMove>, 
/**
 * How many iterations a bot thought to explain it.
 */
iterations: number, 
/**
 * What happens with the best move.
 */
steps: Array<ToldMove>, 
/**
 * What the seat sees after it.
 */
sight: Sight, };

export type Goal = "margin" | "points" | "scenario";

export type DailyChallenge = { 
/**
 * The game's id.
 */
game: string, 
/**
 * How many seats there are.
 */
players: number, 
/**
 * Options of the game, key and value.
 */
options: { [key in string]: string }, 
/**
 * The level of the bots; nothing where there are none, or their level may be chosen.
 */
level: Level | null, 
/**
 * What counts.
 */
goal: Goal, };

export type Mine = { 
/**
 * Its table.
 */
table: string, 
/**
 * Whether it came to its end in time.
 */
counted: boolean, 
/**
 * Whether it can still be played on.
 */
runs: boolean, };

export type DailyGame = { 
/**
 * What is played.
 */
challenge: DailyChallenge, 
/**
 * The attempt that counts; nothing if there was none.
 */
mine: Mine | null, };

export type Daily = { 
/**
 * The day by UTC: `2026-11-18`.
 */
day: string, 
/**
 * When the next day begins, in milliseconds since 1970.
 */
ends: number, 
/**
 * Game by game.
 */
games: Array<DailyGame>, };

export type DailyPlay = { 
/**
 * The level of the bot, where it may be chosen.
 */
level?: Level | null, };

export type DailyResult = { 
/**
 * The place among all of the day, shared by those who did equally well.
 */
place: number, 
/**
 * Whose it is.
 */
name: string, 
/**
 * Their points.
 */
points: number, 
/**
 * How many more than the best of the others; nothing for those who played alone.
 */
margin: number | null, 
/**
 * Whether a game against the game was won.
 */
won: boolean | null, 
/**
 * The level of the bot that they chose.
 */
level: Level | null, 
/**
 * Whether it is that of the one who asks.
 */
mine: boolean, };

export type DailyResults = { 
/**
 * The day by UTC.
 */
day: string, 
/**
 * The day by UTC now.
 */
today: string, 
/**
 * Whether results still come in.
 */
open: boolean, 
/**
 * What was played.
 */
challenge: DailyChallenge, 
/**
 * The best of them, and that of the one who asks.
 */
results: Array<DailyResult>, 
/**
 * How many there are in all.
 */
count: number, };

export type HintSize = "nudge" | "move" | "line";

export type NamedMove = { 
/**
 * The move.
 */
move: string, 
/**
 * What it does.
 */
explanation: Phrase, };

export type Hint = { 
/**
 * How much is said.
 */
size: HintSize, 
/**
 * How many moves were made before the decision.
 */
after: number, 
/**
 * Where to look, without the move.
 */
nudge: Array<Phrase>, 
/**
 * The best move; nothing in a nudge.
 */
best: NamedMove | null, 
/**
 * Why it is the best; nothing in a nudge.
 */
reasons: Array<Phrase>, 
/**
 * The best move and the rest of the turn; nothing in smaller hints.
 */
line: Array<NamedMove>, 
/**
 * What the whole line brings; nothing in smaller hints.
 */
outlook: Array<Phrase>, };

export type Chances = { 
/**
 * How many moves were made.
 */
after: number, 
/**
 * The chance to win of each seat, in percent.
 */
chances: Array<number>, };

export type TurningPoint = { 
/**
 * How many moves were made before it.
 */
after: number, 
/**
 * Whose chance changed most, counted from one.
 */
seat: number, 
/**
 * By how much, in percent of all games.
 */
gain: number, };

export type CostlyDecision = { 
/**
 * How many moves were made before it.
 */
after: number, 
/**
 * What it cost: the chance to win with a little of the margin, in percent.
 */
cost: number, 
/**
 * What was played.
 */
played: NamedMove, 
/**
 * What was better.
 */
better: NamedMove, 
/**
 * Why.
 */
reasons: Array<Phrase>, };

export type ReviewedSeat = { 
/**
 * The seat, counted from one.
 */
seat: number, 
/**
 * How many decisions it had where there was a choice.
 */
decisions: number, 
/**
 * How much of what was at stake it kept, in percent; nothing if nothing was at stake.
 */
accuracy: number | null, 
/**
 * The decisions that cost most, the costliest first.
 */
costliest: Array<CostlyDecision>, };

export type Review = { 
/**
 * How long each decision was thought about.
 */
iterations: number, 
/**
 * The chance of every seat to win, at every decision with a choice and at the end.
 */
curve: Array<Chances>, 
/**
 * Where the game turned, in the order of the game.
 */
turning_points: Array<TurningPoint>, 
/**
 * Every seat, from the first.
 */
seats: Array<ReviewedSeat>, };

export type Reviewing = { 
/**
 * Whether anybody has asked for it: nothing is worked out before.
 */
asked: boolean, 
/**
 * How many moves were looked at.
 */
done: number, 
/**
 * Of how many; nothing before that is known.
 */
of: number | null, 
/**
 * What was found, once all were looked at.
 */
review: Review | null, };

export type Remains = { 
/**
 * The name in its link.
 */
id: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * How far it was.
 */
stage: Stage, 
/**
 * The seats in order.
 */
seats: Array<RemainsSeat>, 
/**
 * Why it can't be opened.
 */
problem: Problem, 
/**
 * The number of the rules that it was begun by.
 */
rules: number, 
/**
 * How many moves were made.
 */
moves: number, 
/**
 * The points of each seat, if it came to an end.
 */
points: Array<number> | null, 
/**
 * The place of each seat, if it came to an end.
 */
places: Array<number> | null, 
/**
 * Whether the one who asks may give it up.
 */
abandon: boolean, 
/**
 * Whether it gives its record: it is over.
 */
record: boolean, };

export type RemainsSeat = { 
/**
 * Counted from one.
 */
number: number, 
/**
 * Who sat there.
 */
who: Who, 
/**
 * The name of the person.
 */
name: string | null, 
/**
 * Whether it is the seat of the one who asks.
 */
mine: boolean, };

export type Request = { "type": "hello", 
/**
 * The version of the protocol that the client speaks.
 */
protocol: number, 
/**
 * The last version of the table that the client has seen.
 */
version?: number, } | { "type": "move", 
/**
 * A name for this request that the client uses once.
 */
id: string, 
/**
 * The move: one of the choices.
 */
move: string, 
/**
 * How many moves were made when it was chosen. If there are more now, the move is refused.
 */
after?: number, } | { "type": "why", 
/**
 * A name for this request that the client uses once.
 */
id: string, 
/**
 * The move, as the game writes it.
 */
move: string, } | { "type": "undo", 
/**
 * A name for this request that the client uses once.
 */
id: string, } | { "type": "say", 
/**
 * A name for this request that the client uses once.
 */
id: string, 
/**
 * What is said.
 */
text: string, } | { "type": "back", 
/**
 * A name for this request that the client uses once.
 */
id: string, } | { "type": "offer", 
/**
 * A name for this request that the client uses once.
 */
id: string, 
/**
 * What is proposed.
 */
what: Offer, } | { "type": "decline", 
/**
 * A name for this request that the client uses once.
 */
id: string, } | { "type": "resume", 
/**
 * A name for this request that the client uses once.
 */
id: string, } | { "type": "resign", 
/**
 * A name for this request that the client uses once.
 */
id: string, } | { "type": "call", 
/**
 * A name for this request that the client uses once.
 */
id: string, 
/**
 * Whose seat it is.
 */
seat: number, } | { "type": "give", 
/**
 * A name for this request that the client uses once.
 */
id: string, 
/**
 * Whose seat it is.
 */
seat: number, } | { "type": "hint", 
/**
 * A name for this request that the client uses once.
 */
id: string, 
/**
 * How much is to be said.
 */
size: HintSize, 
/**
 * How many moves were made when it was asked for. If there are more now, it is refused.
 */
after?: number, } | { "type": "looking", 
/**
 * Whether they look at it from now on.
 */
now: boolean, } | { "type": "ping", };

export type Message = { "type": "table", 
/**
 * The version that this is.
 */
version: number, 
/**
 * The table.
 */
table: Table, 
/**
 * The game, once it has begun.
 */
sight: Sight | null, 
/**
 * What was told so far: moves, from the [`Sight::horizon`] on, and chat.
 */
history: Array<News>, } | { "type": "news", 
/**
 * The version that the client has now.
 */
version: number, 
/**
 * In order.
 */
news: Array<News>, 
/**
 * The table, if anything about it changed.
 */
table?: Table, 
/**
 * The game, if anything about it changed.
 */
sight?: Sight, 
/**
 * What was told from the beginning, the news included: at the end of a game that kept from this
 * person, while it ran, what was long past.
 */
history?: Array<News>, } | { "type": "here", 
/**
 * The seats.
 */
seats: Array<number>, } | { "type": "done", 
/**
 * The request.
 */
id: string, 
/**
 * The version that it led to.
 */
version: number, } | { "type": "hint", 
/**
 * The request.
 */
id: string, 
/**
 * What the coach says, to this person alone.
 */
hint: Hint, } | { "type": "refused", 
/**
 * The request, if it could be read.
 */
id: string | null, 
/**
 * Why it was refused.
 */
problem: Problem, } | { "type": "why", 
/**
 * The request.
 */
id: string, 
/**
 * Nothing if the move can be made.
 */
problem?: Problem, } | { "type": "reconnect", 
/**
 * Why the connection ends.
 */
problem: Problem, } | { "type": "pong", };

export type News = { "kind": "moved", 
/**
 * When, in milliseconds since 1970.
 */
at: number, 
/**
 * What was seen of it.
 */
step: ToldMove, } | { "kind": "undone", 
/**
 * By whom.
 */
seat: number, } | { "kind": "said", 
/**
 * When, in milliseconds since 1970.
 */
at: number, 
/**
 * The name of the one who said it.
 */
name: string, 
/**
 * The seat of the one who said it, if they sit here.
 */
seat: number | null, 
/**
 * What is said.
 */
text: string, } | { "kind": "changed", };
