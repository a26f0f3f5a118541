// Generated from the server's structs. Do not edit: docs/tools/make_api_pages.py writes it.

/** The player to whom the banker's role is offered takes it. */
export interface AcceptRole {
  act: "accept-role";
  player: string;
}

/** Two administrators stand by the software that a server was found with. */
export interface AcceptSoftware {
  type: "accept-software";
  server: string;
  sha256: string;
  note: string;
  by: string;
  signed_by?: string | null;
}

/** A person has looked at an alarm. */
export interface AcknowledgeAlarm {
  type: "acknowledge-alarm";
  kind: string;
  subject: string;
  by: string;
}

/** An act of staff that the rules reserve to somebody; its words follow "may" in a sentence. */
export type Act =
  | "abandon-a-coup"
  | "allow-a-no-bet-coup-that-the-system-asks-for"
  | "allow-a-riffle-of-pre-shuffled-cards"
  | "allow-a-shuffle-of-pre-shuffled-cards"
  | "allow-new-cards-with-the-same-backs"
  | "allow-wagers-over-the-maximum"
  | "alter-the-limits"
  | "announce-no-spin"
  | "approve-a-nominated-player"
  | "call-a-no-bet-coup-for-a-card-too-many"
  | "call-a-no-bet-coup-that-all-agree-to"
  | "call-a-no-bet-coup-without-players"
  | "change-the-game"
  | "check-the-cards"
  | "choose-the-way-of-dealing"
  | "close-the-table"
  | "confirm-the-outcome"
  | "cut-the-cards"
  | "declare-a-coup-void"
  | "declare-a-shoe-void"
  | "declare-a-wager-void"
  | "declare-the-cards-unfit"
  | "declare-unconfirmed-wagers-void"
  | "designate-a-player-without-a-wager"
  | "enter-the-correct-result"
  | "examine-the-ball"
  | "exclude-a-person-from-the-casino"
  | "exclude-a-person-from-the-game"
  | "forfeit-a-wager"
  | "have-a-person-detained"
  | "have-an-automated-spin-recalculated"
  | "have-results-recalculated"
  | "have-the-cards-of-a-device-checked"
  | "invalidate-an-outcome"
  | "key-cards-in"
  | "limit-the-players"
  | "offer-optional-wagers"
  | "order-a-check-of-the-cards"
  | "order-a-shuffle"
  | "order-a-shuffle-after-a-void-coup"
  | "raise-the-minimum"
  | "refuse-a-wager"
  | "reopen-the-wagers"
  | "replace-the-cards"
  | "restrict-optional-wagers"
  | "review-a-dispute"
  | "rule-on-a-dispute"
  | "set-the-wagering-period"
  | "take-the-cards-from-a-player"
  | "verify-dropped-cards";

/** Somebody does something at a table. */
export interface ActAtTable {
  type: "act-at-table";
  table: string;
  act:
    | SetTable
    | OpenTable
    | ChooseDealing
    | LimitPlayers
    | RestrictOptional
    | ShowGame
    | ChangeGame
    | ShowClosing
    | CloseTable
    | PairTables
    | PartTables
    | DrawOutOfTurn
    | AnnounceLimits
    | AlterLimits
    | RaiseAtOnce
    | RaiseKept
    | AllowOverMaximum
    | Join
    | BringChips
    | BuyChips
    | ExchangeVoucher
    | TakeSeat
    | Leave
    | Vacate
    | BringCards
    | CheckCards
    | DropCards
    | Shuffle
    | Riffle
    | LetPlayersCut
    | DeclineCut
    | Cut
    | InsertCuttingCard
    | LoadDevice
    | Burn
    | TakeOutCards
    | StartRound
    | Call
    | CallLastCoup
    | EndPeriod
    | RestartPeriod
    | Reopen
    | DrawCard
    | MeetCuttingCard
    | NameCard
    | SelectResult
    | ConfirmResult
    | SettleInitialDeal
    | Settle
    | PassOut
    | ExposeCard
    | Collect
    | Turn
    | AnnounceCounts
    | RefuseCards
    | Designate
    | ReportHolding
    | ExcuseHolding
    | ForfeitCards
    | AcceptRole
    | DeclineRole
    | PassRole
    | PlaceWager
    | TakeOff
    | ReduceWagers
    | RefuseWager
    | FindMisplaced
    | OrderNoBet
    | TakeWagers
    | BaccaratActsIrregularReportIrregularity
    | EndByRestore
    | ChooseOption
    | ResumeCoup
    | ReportBreach
    | TakeMeasure
    | TellAbout
    | ShowRules
    | FindWrongPayment
    | Enquire
    | TryToRectify
    | RectifyPayment
    | TellRegulator
    | RaiseDispute
    | DecideDispute
    | AskReview
    | ReviewDispute
    | AdvisePatron
    | CloseDispute;
  by: Person;
  approved?: Person | null;
}

/** A person or the system does something at a wheel. */
export interface ActAtWheel {
  type: "act-at-wheel";
  wheel: string;
  act:
    | SetWheel
    | OpenWheel
    | AlterLimits
    | ShowClosing
    | CloseWheel
    | NewGame
    | SpinBall
    | EndPeriod
    | RestartPeriod
    | Reopen
    | BallAtRest
    | ConfirmNumber
    | EndByRestore
    | CallNoSpin
    | ExamineBall
    | CorrectNumber
    | VoidSpin
    | RouletteActsIrregularReportIrregularity
    | TellAbout;
  by: Person;
  approved?: Person | null;
}

/** Somebody begins to work here. */
export interface AddStaff {
  type: "add-staff";
  name: string;
  posts: Post[];
  by: string;
  signed_by?: string | null;
}

/** After a malfunction a supervisor puts credits right that no new settlement can. */
export interface AdjustCredits {
  type: "adjust-credits";
  terminal: string;
  /** The one that it is about, on the layout or recalled. */
  play: string;
  /** What is to be added; less than zero if credits are to be taken off. */
  change: number;
  reason: string;
  approved_by: string;
}

/** That a patron was told where a complaint can still go. */
export interface Advice {
  by: string;
  at: number;
  recourse: Recourse;
  clause: string;
}

/** The patron is told where a complaint can still go. */
export interface AdvisePatron {
  act: "advise-patron";
  dispute: number;
}

/** What an alarm is about. The words for people are in `frontend/lib/words/alarm_words.ts`. */
export type AlarmKind =
  | "clock-behind"
  | "clock-step"
  | "connections-refused"
  | "deal-disputed"
  | "floor-restored"
  | "key-in-two-places"
  | "numbers-withheld"
  | "passwords-guessed"
  | "server-twin"
  | "snapshot-spoiled"
  | "store-unsafe"
  | "tickets-guessed";

/** An alarm that nobody has acknowledged. */
export interface AlarmLine {
  kind: string;
  subject: string;
  first: number;
  last: number;
  count: number;
  /** Of the last time. */
  facts?: Record<string, string>;
}

/** One player may bet over the table's maximum, once their sign or marker is in place. */
export interface AllowOverMaximum {
  act: "allow-over-maximum";
  player: string;
  limits: Record<string, Limits>;
  sign_shown?: boolean;
}

/** New limits hold for the whole table. */
export interface AlterLimits {
  act: "alter-limits";
  limits: TableLimits;
}

/** The dealer announces both counts, Player first. */
export interface AnnounceCounts {
  act: "announce-counts";
}

/** A sign tells of new limits and from when they hold. */
export interface AnnounceLimits {
  act: "announce-limits";
  limits: TableLimits;
  change_at: number;
}

/** What a dealer calls out about the wagers of a coup. */
export type Announcement = "no more bets" | "place your bets";

/** Somebody is at the terminal. */
export interface AnswerCall {
  type: "answer-call";
  terminal: string;
  by: string;
}

/** Where in the casino a table stands. */
export type Area = "main-floor" | "private-table" | "salon";

/** The patron asks for a review. */
export interface AskReview {
  act: "ask-review";
  dispute: number;
}

/** What a next win of each hand would add to the lower roads. */
export interface AskedRoads {
  banker: NextColours;
  player: NextColours;
}

/** What is asked of terminals for a deal. */
export type Asks = "commit" | "nothing" | "tell" | "wait";

/** One attempt to put a wrong payment right. */
export interface Attempt {
  step: Step;
  at: number;
  by: string;
  words: string;
  /** Who it was, where the patron was identified by this. */
  patron?: string | null;
}

/** The ball lies in a pocket. */
export interface BallAtRest {
  act: "ball-at-rest";
  /** None where the sensor cannot read it. */
  pocket: number | null;
  source: RouletteStateSource;
  /** How often it went round; None where nobody counted and nobody called it short. */
  revolutions?: number | null;
}

/** Where the table of play says what the Banker does. */
export interface BankerCell {
  total: number;
  /** What the third card of the Player counts; none where it has none. */
  third?: number | null;
}

/** One coup on the bead plate. */
export interface Bead {
  mark: "B" | "P" | "T";
  player_pair?: boolean;
  banker_pair?: boolean;
  natural?: boolean;
}

/** A server finds a floor without a register, and tells who and what is there. */
export interface BeginRegister {
  type: "begin-register";
  administrators?: string[];
  places?: Record<string, string[]>;
  unlocked?: string[];
}

/** A place for chips. What comes later in a list lies over what came before. */
export interface BetArea {
  /** The key to stake on; of a place with parts, only a name. */
  wager: string;
  title: string;
  /** By which limits and odds are stated, such as `split`. */
  kind: string;
  group: "call" | "inside" | "main" | "number" | "optional" | "outside";
  shape: Shape;
  /** Where the chips lie. */
  at: [number, number];
  /** What is printed there; nothing on the lines between numbers. */
  label: string;
  /** The numbers that it covers, at Roulette. */
  numbers: number[];
  colour: string | null;
  /** The odds as the sign writes them; a call bet pays what its pieces pay. */
  pays: string[];
  least: number | null;
  most: number | null;
  /** The equal pieces that a stake is split over: it is staked in multiples of so many chips. */
  pieces: number;
  /** The wagers that one chip each goes on, where the place is none itself: a number and its neighbours. */
  parts: string[];
}

/** A second board beside the layout. */
export interface Board {
  width: number;
  height: number;
  areas: BetArea[];
}

/** One win on the big road, with the ties that came after it; no side yet while a shoe has only ties. */
export interface Bout {
  mark: "B" | "P" | null;
  ties?: number;
  player_pair?: boolean;
  banker_pair?: boolean;
  natural?: boolean;
}

/** A way in which a person breaks the rules. */
export type Breach =
  | "fraud"
  | "influencing"
  | "other-rule"
  | "predicting-device"
  | "proxy-betting"
  | "side-bet"
  | "staff-advantage"
  | "staff-advice"
  | "staff-procedure"
  | "unreported-malfunction";

/** Cards are brought to the table, or those of the last shoe are used again. */
export interface BringCards {
  act: "bring-cards";
  back: string;
  source?: GameStackSource;
  secured?: boolean;
}

/** A player takes more chips out of the pocket. */
export interface BringChips {
  act: "bring-chips";
  player: string;
  chips: number;
}

/** The first cards of the shoe are burned; those that nobody saw are null. */
export interface Burn {
  act: "burn";
  way: BurnWay;
  cards: (string | null)[];
}

/** How cards are burned before the first coup. */
export type BurnWay = "by-value" | "face-down" | "shown";

/** A player buys chips for cash, which goes into the drop box. */
export interface BuyChips {
  act: "buy-chips";
  player: string;
  cents: number;
}

/** The server ends the connection. */
export interface Bye {
  type: "bye";
  error: Error;
}

/** What waits at the cage. */
export interface CageView {
  view: "cage";
  payouts?: PayoutLine[];
  tickets?: TicketLine[];
  owed?: OwedLine[];
  /** Manual payouts that are not paid, unless the refusal is reversed. */
  refused?: PayoutLine[];
  /** What is in the cage by the books; less than zero where an earlier release paid more than was booked. */
  cash?: number;
  lost_slips?: LostSlipLine[];
}

/** The dealer calls to the table. */
export interface Call {
  act: "call";
  announcement: Announcement;
}

/** The dealer announces the last coup of the shoe. */
export interface CallLastCoup {
  act: "call-last-coup";
}

/** Staff announce that the running ball does not count. */
export interface CallNoSpin {
  act: "no-spin";
  kind: Kind;
}

/** The player wants somebody to come. */
export interface CallService {
  type: "call-service";
  terminal: string;
}

/** Staff are to pay all credits by voucher, for instance because the printer is out of paper. */
export interface CancelCredit {
  type: "cancel-credit";
  terminal: string;
  patron: string;
  witness: string;
  /** Who released a large payment. */
  approved_by?: string | null;
}

/** What a dealing method may order for cards on the table or in somebody's hands. */
export type CardRule =
  | "a marker may show who is designated"
  | "both counts are announced, Player first"
  | "cards for two nominees go out one at a time"
  | "cards taken back are laid face up"
  | "nominees expose both of the first two cards"
  | "one hand at a time is out"
  | "the cards stay in full view"
  | "the cards stay over the layout"
  | "the dealer keeps the cards that go to nobody"
  | "the dealer must pass the cards out, and not only may"
  | "the dealer takes the cards back"
  | "the dealer turns what nobody exposed"
  | "the holder is seated at the table"
  | "the holder may expose the cards"
  | "the role is passed on between coups"
  | "who takes the role bets on Banker and receives its cards";

/** The player leaves with all credits. */
export interface CashOut {
  type: "cash-out";
  terminal: string;
}

/** What is new in a channel since the message before: a merge patch (RFC 7396) of the view. */
export interface Change {
  type: "change";
  channel: string;
  /** One more than that of the message before; if it is not, ask for a resync. */
  n: number;
  patch: Record<string, unknown>;
}

/** Another game of the edition is played from now on. */
export interface ChangeGame {
  act: "change-game";
  game: string;
  /** The players who agree to it. */
  agreed?: string[];
}

/** Somebody gets other work. */
export interface ChangePosts {
  type: "change-posts";
  name: string;
  posts: Post[];
  by: string;
  signed_by?: string | null;
}

/** The cards were compared with full decks, by the person who does this act or by a device. */
export interface CheckCards {
  act: "check-cards";
  device?: boolean;
  missing?: string[];
  surplus?: string[];
}

/** A server has hashed its own files. */
export interface CheckSoftware {
  type: "check-software";
  server: string;
  version: string;
  sha256: string;
  files: number;
}

/** One answer to choose from. */
export interface Choice {
  key: string;
  words: string;
}

/** The coups to come are dealt by this method, their cards face up or down. */
export interface ChooseDealing {
  act: "choose-dealing";
  method: string;
  face: string;
}

/** Staff do what the last ruling left to them. */
export interface ChooseOption {
  act: "choose-option";
  effect: Effect;
  /** What is so, of what it depends on. */
  said?: Given[];
  /** The cards that really lie there, in the order dealt, where the shoe read others. */
  actual?: string[];
  /** Those who cheated and whose stakes are forfeited as the outcome is invalidated. */
  forfeit?: string[];
}

/** Somebody comes with a ticket that was booked as unclaimed: the cage is to pay it after all. */
export interface ClaimTicket {
  type: "claim-ticket";
  number: string;
  reason: string;
  approved_by: string;
  /** The amount printed on it, where somebody reads it. */
  cents?: number | null;
}

/** All chips on a play are taken off. */
export interface ClearChips {
  type: "clear-chips";
  terminal: string;
  game: string;
  play: string;
}

/** Staff have looked at a device and say what they did. */
export interface ClearFault {
  type: "clear-fault";
  device: string;
  by: string;
  note: string;
}

/** The cage is to pay or to collect what a correction left owed. */
export interface ClearOwed {
  type: "clear-owed";
  terminal: string;
  play: string;
  /** What is paid to the player; less than zero if the player pays. */
  owed: number;
  note: string;
  approved_by: string;
  /** Whether the house gives up what the player owes: then no cash changes hands. */
  given_up?: boolean;
}

/** The dispute is over. */
export interface CloseDispute {
  act: "close-dispute";
  dispute: number;
  satisfied: boolean;
}

/** The table closes. */
export interface CloseTable {
  act: "close-table";
}

/** The wheel closes. */
export interface CloseWheel {
  act: "close-wheel";
  /** Whether staff have seen that no player is at its terminals. */
  nobody_plays?: boolean;
}

/** The moment from which wagers stand. */
export type Closes = "first-card-exposed" | "first-card-removed" | "period-ends";

/** A sign that tells when the game closes. */
export interface Closing {
  close_at: number;
  told_at: number;
}

/** The dealer takes the cards of a hand back. */
export interface Collect {
  act: "collect";
  hand: Hand;
}

/** New limits that a sign tells of, from when they are to hold, and since when it does. */
export interface Coming {
  limits: TableLimits;
  change_at: number;
  shown_at: number;
}

/** A game promises what it will deal: the next shoe, by its number, or a spin, by its key. */
export interface CommitDeal {
  type: "commit-deal";
  game: string;
  deal: string;
  kind: DealKind;
  commitment: string;
}

/** A terminal commits to its number in a deal; until wagers close it may choose another. */
export interface CommitNumber {
  type: "commit-number";
  /** Whose number it is: a player terminal, or a seat by its table and guest. */
  terminal: string;
  game: string;
  deal: string;
  commitment: string;
}

/** A device that staff of a game must look at, and what they may have to report. */
export interface Concern {
  device: string;
  fault: Fault;
  detail: string;
  /** Of the refusal, where the game refused what it read. */
  code?: string | null;
  clause?: string | null;
  kinds?: Kind[];
}

/** The dealer says which number won. */
export interface ConfirmNumber {
  act: "confirm-number";
  number: number;
}

/** The dealer confirms the chosen result. */
export interface ConfirmResult {
  act: "confirm-result";
}

/** A supervisor enters the number that really came. */
export interface CorrectNumber {
  act: "correct-number";
  report: Report;
  number: number;
  reason: string;
  /** The game it is about, where it is not the one under way or the last. */
  spin?: string | null;
}

/** A point count as announced. */
export type Count = [Hand, number];

/** A coup step by step, and where the table of play has what decides it. */
export interface CoupExplained {
  tableau: TableOfPlay;
  /** The coup under way, or else the last one. */
  play?: string | null;
  cards?: SeenCard[];
  totals?: Count[];
  steps?: Explained[];
  /** The total that says what the Player does, once that is known. */
  player?: number | null;
  banker?: BankerCell | null;
}

/** The cutting card is put so many cards from the front. */
export interface Cut {
  act: "cut";
  at: number;
  /** None if staff cut. */
  player?: string | null;
  /** The player who named another to cut. */
  nominated_by?: string | null;
}

/** What a seed decides. */
export type DealKind = "shoe" | "spin";

/** A card of a coup. */
export interface DealtCard {
  hand: "banker" | "player";
  card: string;
}

/** The first instance decides. */
export interface DecideDispute {
  act: "decide-dispute";
  dispute: number;
  words: string;
  /** Whether nobody was there who decides first. */
  absent?: boolean;
}

/** Two people in charge have looked at the slip and at what else is known. */
export interface DecideLostSlip {
  type: "decide-lost-slip";
  /** What the log calls it. */
  slip: string;
  pay: boolean;
  reason: string;
  approved_by: string;
}

/** What was decided, and by whom. */
export interface Decision {
  by: string;
  role: Role;
  at: number;
  words: string;
  clause?: string | null;
}

/** A player who is offered the cut does not want it. */
export interface DeclineCut {
  act: "decline-cut";
  player: string;
}

/** The player to whom the banker's role is offered does not want it. */
export interface DeclineRole {
  act: "decline-role";
  player: string;
}

/** Staff have a hand go to somebody first, whatever they bet. */
export interface Designate {
  act: "designate";
  player: string;
  hand: Hand;
}

/** What the cards are dealt from. */
export type Device = "scanning-shoe" | "shoe" | "shuffling-device";

/** A device, known by its key. */
export interface DeviceActor {
  type: "device";
  name: string;
  kind: DeviceKind;
  /** A terminal's number, the name of a game, or for a seat `TABLE/GUEST`. */
  serves: string;
  /** Which of the keys that the device had over time; 0 where the vault does not know. */
  number?: number;
}

/** What a device is, and so what it may ask for. */
export type DeviceKind =
  | "display"
  | "metrics"
  | "monitoring"
  | "player-terminal"
  | "printer"
  | "seat"
  | "shoe"
  | "stacker"
  | "wheel";

/** What is wanted of a device now. */
export interface DeviceView {
  view: "device";
  device: string;
  wanted?: "card" | "print" | "spin" | null;
  game?: string | null;
  play?: string | null;
  /** The number that its next reading bears. */
  next?: number;
  fault?: SeenDevice | null;
  /** What a printer prints; one that it printed before it leaves alone. */
  slips?: SeenSlip[];
  shoe?: LoadedShoe | null;
  /** The open promises of its game, and how far each is; none where nothing can be promised. */
  promised?: Record<string, Stage> | null;
  /** By deal: what the numbers of the terminals came to, for those that are put together. */
  mixes?: Record<string, string>;
}

/** A dispute or complaint of a patron, as far as it has come. */
export interface Dispute {
  number: number;
  patron: string;
  about: string;
  raised_at: number;
  coup?: string | null;
  decision?: Decision | null;
  review_asked_at?: number | null;
  review?: Decision | null;
  advice?: Advice | null;
  closed_at?: number | null;
}

/** A terminal worked a deal out for itself and says what does not fit. */
export interface DisputeDeal {
  type: "dispute-deal";
  terminal: string;
  game: string;
  deal: string;
  finding: string;
}

/** Asks for a command to be carried out. Under one id it is carried out once, however often it is sent. */
export interface Do {
  type: "do";
  id: string;
  command: Command;
  second?: Second | null;
}

/** A command was carried out, and is durable. */
export interface Done {
  type: "done";
  id: string;
  events: Happened[];
  ticket?: TicketTold | null;
  /** What the screen says of wagers that were cut down to their limits. */
  notices?: string[];
}

/** A page that somebody can open. */
export interface Door {
  title: string;
  /** Which of the pages it is, such as `player` or `dealer`. */
  page: string;
  /** Its path on the server. The keys of a device come after a #, which no browser sends anywhere. */
  address: string;
}

/** What staff may be about to report. */
export interface DraftReport {
  report: Report;
  /** The coup or spin that it is about, where it is not the one under way or the last. */
  coup?: string | null;
  actual?: string[];
  wagers?: WagerAt[];
}

/** Chips are dragged onto the layout of a game, or a whole layout is placed again. */
export interface DragChips {
  type: "drag-chips";
  terminal: string;
  game: string;
  /** The coup or spin that the player sees. */
  play: string;
  /** What is to be added to each wager. */
  stakes: Record<string, number>;
}

/** A card leaves the shoe; null if nobody can know it yet. */
export interface DrawCard {
  act: "draw-card";
  card?: string | null;
}

/** A card has left this shoe although it was the other table's turn. */
export interface DrawOutOfTurn {
  act: "draw-out-of-turn";
  card: string;
}

/** A game of a wheel that is over, and counts. */
export interface DrawnNumber {
  play: string;
  number: number;
  colour: string;
}

/** A piece of paper, to be shown or printed. */
export interface DrawnSlip {
  svg: string;
  text: string;
}

/** The dealer dropped cards, and a supervisor saw that all were collected. */
export interface DropCards {
  act: "drop-cards";
}

/** By when. */
export type Due = "24-hours" | "48-hours" | "at-once" | "daily-summary" | "end-of-month";

/** Somebody who must be told, and whether it was done. */
export interface Duty {
  who: Recipient;
  due: Due;
  clause: string;
  /** The latest moment that is in time. */
  by: number;
  told_at?: number | null;
  told_by?: string | null;
}

/** An edition of the rules. */
export interface EditionLine {
  key: string;
  title: string;
  games: RulesLine[];
}

/** What is to be done. */
export type Effect =
  | "card-starts-next-coup"
  | "card-starts-no-bet-coup"
  | "card-to-banker"
  | "check-remaining-cards"
  | "clear-wagers"
  | "complete"
  | "confirm-outcome"
  | "disregard-display"
  | "enter-result"
  | "examine-ball"
  | "finish-from-shoe"
  | "finish-then-shuffle"
  | "forfeit-wager"
  | "identify-patron"
  | "invalidate"
  | "key-cards"
  | "move-cards"
  | "no-bet-if-all-off"
  | "no-spin"
  | "offer-reduction"
  | "offer-withdrawal"
  | "play-as-no-bet"
  | "play-card"
  | "play-on"
  | "recalculate"
  | "reconstruct"
  | "rectify"
  | "refund"
  | "remove-ball"
  | "remove-damaged"
  | "replace-damaged"
  | "respin"
  | "results-stand"
  | "return-wager"
  | "right-odds"
  | "shuffle-and-cut"
  | "shuffle-or-replace"
  | "stays-burned"
  | "void-coup"
  | "void-past-coup"
  | "void-shoe"
  | "void-terminal-plays"
  | "void-unconfirmed";

/** The notes are to go to the cage. */
export interface EmptyStacker {
  type: "empty-stacker";
  terminal: string;
  /** As counted. */
  cents: number;
}

/** The play of before a restore ends: stakes go back, and no more cards come from its shoe. */
export interface EndByRestore {
  act: "end-by-restore";
}

/** The set wagering period is over. */
export interface EndPeriod {
  act: "end-period";
}

/** All plays of before are ended, and their promises withdrawn. */
export interface EndRestore {
  type: "end-restore";
  epoch: string;
  /** Promises, as GAME/DEAL. */
  withdrawn: string[];
  /** Coups and spins that were under way, as GAME/PLAY. */
  voided: string[];
  /** What went back to each terminal and each table's guests. */
  returned: Record<string, number>;
}

/** Reasonable enquiries about a wrong payment came to this. */
export interface Enquire {
  act: "enquire";
  error: number;
  suspected: boolean;
  words: string;
}

/** What reasonable enquiries found. */
export interface Enquiry {
  /** Whether the house suspects intent. */
  suspected: boolean;
  at: number;
  by: string;
  words: string;
}

/** Why something was refused: a code for programs, a sentence for people, the clause that orders it. */
export interface Error {
  code: string;
  message: string;
  clause?: string | null;
}

/** A supervisor has examined the ball that left the wheel, and it may be spun again. */
export interface ExamineBall {
  act: "examine-ball";
}

/** A coup or a spin from beginning to end. */
export interface Example {
  title: string;
  /** In the order dealt. */
  cards: DealtCard[];
  number: number | null;
  steps: Explained[];
  result: string;
  pays: PaidLine[];
}

/** The dealer gives promotional tokens for a voucher of a promotion. */
export interface ExchangeVoucher {
  act: "exchange-voucher";
  player: string;
  promotion: string;
  tokens: number;
  /** The number that is printed on it. Earlier releases did not ask for it. */
  voucher?: string;
}

/** What makes the same deed lawful, if the row knows it. */
export type Excuse = "staff-or-inspector-on-duty" | "the-player-asked" | "to-keep-to-the-rules";

/** A supervisor lets somebody go on in spite of that. */
export interface ExcuseHolding {
  act: "excuse-holding";
  player: string;
}

/** A question with its answers, of which one is right. */
export interface Exercise {
  kind: "banker-draws" | "covers" | "pays" | "player-draws" | "who-wins";
  /** The cards on the table, in the order dealt. */
  cards?: DealtCard[];
  wager?: string | null;
  stake?: number | null;
  /** The number that came, at Roulette. */
  number?: number | null;
  question: string;
  choices: Choice[];
  /** The key of the right one. */
  right: string;
  because: string;
  clause: string | null;
}

/** What happened, or what the rules made of it. */
export interface Explained {
  words: string;
  clause: string | null;
  /** How many cards come to the table with it. */
  deals?: number;
}

/** Somebody who holds a card turns it for all to see. */
export interface ExposeCard {
  act: "expose-card";
  player: string;
  place: number;
}

/** What is the matter with a device. */
export type Fault = "contradicts" | "dead" | "full" | "jammed" | "lost" | "misreads" | "no-paper" | "refused";

/** A wager is found to lie wrongly before the first card: it counts for nothing and goes back. */
export interface FindMisplaced {
  act: "find-misplaced";
  player: string;
  box: number | null;
  wager: string;
  fault: Misplaced;
}

/** A wager turns out to have been paid too much or too little. */
export interface FindWrongPayment {
  act: "find-wrong-payment";
  coup: string;
  paid: number;
  due: number;
  patron?: string | null;
}

/** The whole floor, for those in charge of it. */
export interface FloorView {
  view: "floor";
  games?: ServiceViewsFloorViewsGameLine[];
  incidents?: IncidentLine[];
  faults?: SeenDevice[];
  terminals?: TerminalLine[];
  staff?: StaffLine[];
  /** Servers whose software is not what was accepted. */
  software?: string[];
  /** The latest first. */
  alarms?: AlarmLine[];
}

/** What nobody may do here, and what may be done about somebody who did. */
export interface Forbidden {
  breach: Breach;
  clause: string;
  /** Whom the rule binds: players, or else those of the staff who come first. */
  against: Role;
  measures?: Act[];
}

/** A supervisor takes the cards, or the banker's role, away from somebody. */
export interface ForfeitCards {
  act: "forfeit-cards";
  player: string;
}

/** A sign, or the dealer's word, that tells of another game and of the time from which it is played. */
export type GameNotice = [string, number, number];

/** One game as one audience sees it. What only tables or wheels have lies under `table` or `wheel`. */
export interface GameView {
  view: "game";
  name: string;
  kind: "table" | "wheel";
  edition: string;
  title: string;
  /** Whether it is played at player terminals. */
  rapid: boolean;
  phase: ActingPlaysPhase;
  /** The coup or spin under way, or the last one. */
  play?: string | null;
  /** When the wagering period ends, by the log: the same at every server. */
  ends_at?: number | null;
  wagers?: OnOffer[];
  /** The wagers that win by the last result, whoever bet on them, until the next play begins. */
  won?: string[];
  table?: TableView | null;
  wheel?: WheelView | null;
  /** The device that staff must look at before it counts again. */
  concerns?: Concern[];
  /** What there is to say about errors. */
  notice?: string;
  /** The other table that the same dealer deals in turn with this one, for staff. */
  partner?: string | null;
  /** What the last play came to at all player terminals together, for staff. */
  settled?: SettledSum[];
  /** What is promised of its shoes or spins, and before it what was told last. */
  deals?: SeenDeal[];
}

/** A fact on which a ruling depends. */
export type Given =
  | "all-agree"
  | "all-stand"
  | "automated-wheel"
  | "banker-draws"
  | "banker-stands-on-two"
  | "between-coups"
  | "card-seen"
  | "complete"
  | "damaged"
  | "exposed"
  | "first-card-out"
  | "harmed"
  | "in-progress"
  | "live-wheel"
  | "malfunction"
  | "more-suspected"
  | "movable"
  | "next-begun"
  | "offer-first"
  | "outcome-confirmed"
  | "over-1000"
  | "player-stands-on-two"
  | "reconstructed"
  | "records-confirm"
  | "scanning-shoe"
  | "shoe"
  | "shuffling-device"
  | "spare"
  | "suspected"
  | "too-late";

/** A device is to get a key. */
export interface GrantKey {
  type: "grant-key";
  device: string;
  kind: DeviceKind;
  /** A terminal's number, the name of a game, or for a seat `TABLE/GUEST`. */
  serves: string;
  by: string;
  signed_by?: string | null;
}

/** Why a play counts for nothing at one terminal. */
export type Ground = "malfunction" | "wagers-unconfirmed";

/** One game of one edition, for whoever wants to know it before playing. */
export interface Guide {
  edition: string;
  game: string;
  title: string;
  edition_title: string;
  kind: "baccarat" | "roulette";
  rules: RuleLine[];
  wagers: WagerGuide[];
  tableau?: TableOfPlay | null;
  /** The pockets clockwise from zero, each with its colour. */
  wheel?: ([number, string])[] | null;
  examples: Example[];
  about_errors: string;
}

/** One of the two hands of a coup. */
export type Hand = "banker" | "player";

/** An event that a command led to. */
export interface Happened {
  seq: number;
  stream: string;
  type: string;
}

/** Who is there: the token of a session, or the key of a device. Always the first message. */
export interface Hello {
  type: "hello";
  token: string;
}

/** What came before in a game: of a table its shoe, of a wheel its last numbers. */
export interface HistoryView {
  view: "history";
  game: string;
  kind: "table" | "wheel";
  roads?: SeenRoads | null;
  tally?: Tally | null;
  /** The newest first. */
  numbers?: DrawnNumber[];
  /** The numbers that came most often. */
  hot?: NumberCount[];
  /** Those that came least often, the longest away first. */
  cold?: NumberCount[];
  shares?: Shares | null;
}

/** What somebody showed a password for. */
export type How = "second-person" | "sign-in" | "unlock";

/** Something that happened at a table and goes on record. */
export interface Incident {
  at: number;
  /** Such as `irregularity`, `refused-wager`, `void`, `notice`, `breach`, `dispute` or `wrong-payment`. */
  kind: string;
  /** What in particular, such as the kind of the irregularity. */
  about: string;
  /** One sentence for people. */
  words: string;
  clause?: string | null;
  people?: string[];
  cards?: string[];
  cents?: number;
  coup?: string | null;
  /** Given when the incident is opened. */
  number?: number;
  duties?: Duty[];
}

/** Something of which somebody must still be told. */
export interface IncidentLine {
  game: string;
  incident: Incident;
}

/** The dealer puts the cutting card in, with so many cards behind it, and loads the shoe. */
export interface InsertCuttingCard {
  act: "insert-cutting-card";
  behind: number;
}

/** A note is in the slot. */
export interface InsertNote {
  type: "insert-note";
  terminal: string;
  cents: number;
}

/** A redeemable ticket is in the slot. */
export interface InsertTicket {
  type: "insert-ticket";
  terminal: string;
  number: string;
}

/** A kind of irregularity that the rules of a game know. */
export interface IrregularityOption {
  kind: Kind;
  title: string;
  clause: string;
  /** Why it cannot be what happened now. */
  unfit?: string | null;
}

/** A piece of equipment that stands at a table, with the figures that it has. */
export interface Item {
  kind: ItemKind;
  count?: number;
  /** The decks that it holds or takes. */
  decks?: number | null;
  /** Its diameter. Whole ones will do: 16.9 is under 17 and written 16, 23.1 is over 23 and written 24. */
  millimetres?: number | null;
  /** The diagram that it follows. */
  diagram?: string | null;
  /** Clockwise from zero. */
  pockets?: Pocket[];
  /** Whether it is made completely without metal. */
  non_metallic?: boolean;
  /** Whether the regulator has approved it. */
  approved?: boolean;
}

/** A piece of equipment. What cards are dealt from has the name that the device has. */
export type ItemKind =
  | "automated-wheel"
  | "ball"
  | "box-closed-marker"
  | "countdown-clock"
  | "dealer-layout"
  | "dealer-terminal"
  | "discard-holder"
  | "drop-box"
  | "float-tray"
  | "game-hardware"
  | "game-system"
  | "live-wheel"
  | "multishuffler"
  | "note-stacker"
  | "player-terminal"
  | "scanning-shoe"
  | "shoe"
  | "shuffling-device"
  | "table"
  | "ticket-printer";

/** A guest comes to the table, to a seat or standing, with chips and tokens. */
export interface Join {
  act: "join";
  player: string;
  seat?: number | null;
  chips?: number;
  tokens?: number;
}

/** What went wrong. */
export type Kind =
  | "automated-wheel-error"
  | "automated-wheel-faulty"
  | "ball-left-wheel"
  | "burn-forgotten"
  | "burned-in-error"
  | "card-missing"
  | "display-wrong"
  | "disruption"
  | "early-ball"
  | "excess-card"
  | "face-up-in-shoe"
  | "foreign-card"
  | "foreign-object"
  | "fraud"
  | "impractical"
  | "interference"
  | "invalid-wager"
  | "misdeal"
  | "multishuffler-fails"
  | "no-pocket"
  | "opening-card-exposed"
  | "order-revealed"
  | "prompted-dummy"
  | "revealed-by-dealer"
  | "shoe-dead"
  | "shoe-differs"
  | "shoe-misreads"
  | "shuffle-forgotten"
  | "shuffling-device-fails"
  | "still-wheel"
  | "stray-banker-card"
  | "stray-player-card"
  | "system-malfunction"
  | "terminal-interrupted"
  | "terminal-malfunction"
  | "too-few-cards"
  | "too-few-turns"
  | "wrong-area"
  | "wrong-credits"
  | "wrong-cut"
  | "wrong-direction"
  | "wrong-number"
  | "wrong-odds"
  | "wrong-payment"
  | "wrong-receiver"
  | "wrong-shoe";

/** A card on the table; without a code it lies face down. */
export interface LaidCard {
  hand: Hand;
  card?: string | null;
}

/** What lies on a wager: of one player at a table, of all terminals together. */
export interface LaidWager {
  wager: string;
  cents: number;
  who?: string | null;
}

/** The ticket is past its date, and its value goes to what was never claimed. */
export interface LapseTicket {
  type: "lapse-ticket";
  /** What the log calls it. */
  ticket: string;
}

/** All places for chips of a game, in whole units, and the chips to put there. */
export interface Layout {
  game: string;
  kind: "baccarat" | "roulette";
  width: number;
  height: number;
  areas: BetArea[];
  racetrack: Board | null;
  /** From the least to the most valuable. */
  chips: number[];
}

/** Another server than this one, or than before, runs the game of this channel: it is nearer there. */
export interface Lead {
  type: "lead";
  channel: string;
  /** Where terminals reach that server. */
  to: string;
}

/** A guest leaves with all chips and tokens. */
export interface Leave {
  act: "leave";
  player: string;
}

/** Some exercises on one game. The same seed makes the same lesson. */
export interface Lesson {
  edition: string;
  game: string;
  title: string;
  seed: number;
  exercises: Exercise[];
}

/** The supervisor decides whether players are offered the cut. */
export interface LetPlayersCut {
  act: "let-players-cut";
  players: boolean;
}

/** No more than so many may play here, or only one from each box. */
export interface LimitPlayers {
  act: "limit-players";
  most?: number | null;
  one_per_box?: boolean;
}

/** The least and the most that one wager takes. */
export interface Limits {
  least: number;
  most: number;
}

/** What one wager on a coup came to. */
export interface Line {
  player: string;
  wager: string;
  box: number | null;
  stake: number;
  /** What of the stake counted; the rest went back. */
  counts: number;
  outcome: Outcome;
  won: number;
  clause: string;
  /** How much of what counted was promotional tokens. */
  tokens?: number;
  /** How much of what was won is there only because payments go up to the smallest chip. */
  rounding?: number;
}

/** The cards go into the shuffling device. */
export interface LoadDevice {
  act: "load-device";
}

/** What a shoe holds, as far as its table knows: only the shoe itself is shown this. */
export interface LoadedShoe {
  /** Which shoe of the table it is, the first being 1. */
  number: number;
  decks: number;
  cut: number;
  /** The cards that left it, in order. */
  out: (string | null)[];
  /** How many lie behind the cutting card, until that has come. */
  behind?: number | null;
}

/** An event as the log keeps it, as far as it may be told. */
export interface LogRow {
  seq: number;
  stream: string;
  version: number;
  type: string;
  at: number;
  by: string;
  command: string;
  body: unknown;
  /** None as long as a card that lies face down could be guessed from it. */
  hash?: string | null;
  /** Whether cards that it names are left out until they may be seen: ask again once the coup is over. */
  withheld?: boolean;
}

/** A slip whose ticket was lost in a restore, and that two people in charge have yet to decide on. */
export interface LostSlipLine {
  /** What the log calls it. */
  slip: string;
  terminal: string;
  sequence: number;
  /** The last four digits of its number. */
  ends: string;
  /** What is printed on it. */
  cents: number;
  after: number;
  /** Between which moments it was printed. */
  before: number;
}

/** One finished coup as the roads see it. */
export interface Mark {
  winner: "B" | "P" | "T";
  player_pair?: boolean;
  banker_pair?: boolean;
  natural?: boolean;
}

/** A marker or small sign that stands on the table for one player. */
export type Marker = [string, number, string, string | null];

/** What is open at a game, and the limits that its sign states. */
export interface Matters {
  limits?: TableLimits | null;
  coming?: Coming | null;
  closing?: Closing | null;
  game?: GameNotice | null;
  /** How many minutes before each change a sign tells of it; without minutes, at any time before. */
  notices?: Notice[];
  disputes?: Dispute[];
  /** Wrong payments that were found, the latest last. */
  errors?: PaymentError[];
  forbidden?: Forbidden[];
  setting?: Setting | null;
}

/** The cutting card comes, and is laid aside. */
export interface MeetCuttingCard {
  act: "meet-cutting-card";
}

/** A way in which chips lie wrongly on the layout. */
export type Misplaced =
  | "not a single bet of its own"
  | "not flat against the layout"
  | "on top of another bet"
  | "outside the wagering area";

/** The numbers are in, or their time is over: put them together. */
export interface MixDeal {
  type: "mix-deal";
  game: string;
  deal: string;
  head: string;
}

/** Chips are dragged from one wager to another: both, or nothing. */
export interface MoveChips {
  type: "move-chips";
  terminal: string;
  game: string;
  play: string;
  wager: string;
  to: string;
  cents: number;
}

/** A transaction that can still be taken back. */
export interface MoveLine {
  stream: string;
  version: number;
  move: string;
  cents: number;
  names: Record<string, string>;
  note: string;
  at: number;
}

/** A transaction is to happen. */
export interface MoveMoney {
  type: "move-money";
  move: string;
  cents: number;
  names: Record<string, string>;
  note?: string;
  /** Who signs beside whoever asks. */
  approved_by?: string | null;
}

/** The dealer keys in a card that lies face up and that no shoe has read. */
export interface NameCard {
  act: "name-card";
  place: number;
  card: string;
}

/** The wagering period of the next game begins. */
export interface NewGame {
  act: "new-game";
  /** Its name on the whole floor, which no other game ever bears. */
  key: string;
}

/** What the next coup would add to the three lower roads: red, blue or nothing. */
export interface NextColours {
  bigeye?: "B" | "R" | null;
  small?: "B" | "R" | null;
  cockroach?: "B" | "R" | null;
}

/** A password was set. The log never holds it, nor its hash. */
export interface NotePassword {
  type: "note-password";
  name: string;
  by: string;
  /** Whether it is good for one sign-in, at which it must be changed. */
  once: boolean;
  signed_by?: string | null;
}

/** Somebody who is signed in asked for what is not theirs to do. */
export interface NoteRefusal {
  type: "note-refusal";
  name: string;
  command: string;
  code: string;
}

/** The password was right. */
export interface NoteSignIn {
  type: "note-sign-in";
  name: string;
  place?: string | null;
  how?: How;
}

/** The password was wrong. */
export interface NoteSignInFailure {
  type: "note-sign-in-failure";
  name: string;
  place?: string | null;
  address?: string | null;
}

/** A session ended. */
export interface NoteSignOut {
  type: "note-sign-out";
  name: string;
  why: string;
  place?: string | null;
}

/** How long before an act the table must be told; no minutes means told beforehand, however long. */
export interface Notice {
  act: Act;
  minutes: number | null;
  clause: string;
  /** Whether the consent of all players serves instead. */
  or_consent?: boolean;
}

/** How often a number came among those that are listed. */
export interface NumberCount {
  number: number;
  times: number;
  colour: string;
  /** The games since it came last; all of them, if it did not come. */
  since: number;
}

/** An act that would be carried out now. What `free` names is an example, to be filled in. */
export interface Offered {
  act:
    | SetTable
    | OpenTable
    | ChooseDealing
    | LimitPlayers
    | RestrictOptional
    | ShowGame
    | ChangeGame
    | ShowClosing
    | CloseTable
    | PairTables
    | PartTables
    | DrawOutOfTurn
    | AnnounceLimits
    | AlterLimits
    | RaiseAtOnce
    | RaiseKept
    | AllowOverMaximum
    | Join
    | BringChips
    | BuyChips
    | ExchangeVoucher
    | TakeSeat
    | Leave
    | Vacate
    | BringCards
    | CheckCards
    | DropCards
    | Shuffle
    | Riffle
    | LetPlayersCut
    | DeclineCut
    | Cut
    | InsertCuttingCard
    | LoadDevice
    | Burn
    | TakeOutCards
    | StartRound
    | Call
    | CallLastCoup
    | EndPeriod
    | RestartPeriod
    | Reopen
    | DrawCard
    | MeetCuttingCard
    | NameCard
    | SelectResult
    | ConfirmResult
    | SettleInitialDeal
    | Settle
    | PassOut
    | ExposeCard
    | Collect
    | Turn
    | AnnounceCounts
    | RefuseCards
    | Designate
    | ReportHolding
    | ExcuseHolding
    | ForfeitCards
    | AcceptRole
    | DeclineRole
    | PassRole
    | PlaceWager
    | TakeOff
    | ReduceWagers
    | RefuseWager
    | FindMisplaced
    | OrderNoBet
    | TakeWagers
    | BaccaratActsIrregularReportIrregularity
    | EndByRestore
    | ChooseOption
    | ResumeCoup
    | ReportBreach
    | TakeMeasure
    | TellAbout
    | ShowRules
    | FindWrongPayment
    | Enquire
    | TryToRectify
    | RectifyPayment
    | TellRegulator
    | RaiseDispute
    | DecideDispute
    | AskReview
    | ReviewDispute
    | AdvisePatron
    | CloseDispute;
  free?: string[];
  /** Who may sign for it beside whoever acts, where somebody must. */
  signs?: Role[];
}

/** An act that would be carried out now. What `free` names is an example, to be filled in. */
export interface OfferedAct {
  act:
    | SetWheel
    | OpenWheel
    | AlterLimits
    | ShowClosing
    | CloseWheel
    | NewGame
    | SpinBall
    | EndPeriod
    | RestartPeriod
    | Reopen
    | BallAtRest
    | ConfirmNumber
    | EndByRestore
    | CallNoSpin
    | ExamineBall
    | CorrectNumber
    | VoidSpin
    | RouletteActsIrregularReportIrregularity
    | TellAbout;
  free?: string[];
  /** Who may sign for it beside whoever acts, where somebody must. */
  signs?: Role[];
}

/** A wager, or a kind of roulette bet, that the game takes. */
export interface OnOffer {
  key: string;
  title: string;
  /** The odds as the sign writes them, as many as it has; a call bet pays what its pieces pay. */
  pays?: string[];
  least?: number | null;
  most?: number | null;
}

/** The table opens with these limits on its sign. */
export interface OpenTable {
  act: "open-table";
  limits: TableLimits;
}

/** The wheel opens with these limits on the screens of its terminals. */
export interface OpenWheel {
  act: "open-wheel";
  limits: TableLimits;
}

/** A coup, or more, is to be dealt without wagers. */
export interface OrderNoBet {
  act: "order-no-bet";
  why: "call-a-no-bet-coup-that-all-agree-to" | "call-a-no-bet-coup-without-players";
  /** The coup that it is for, where the rules speak of one. */
  key: string;
  asked?: string[];
  agreed?: string[];
  marker?: boolean;
  surveillance_told?: boolean;
}

/** One thing that a ruling orders or leaves to staff. */
export interface Ordered {
  effect: Effect;
  clause: string;
  /** Whether it is left to staff. */
  may?: boolean;
  act?: Act | null;
  /** Who may do it; nobody named means whoever is at hand. */
  by?: Role[];
  /** What staff must still say before they may. */
  needs?: Given[];
}

/** How a wager came out. */
export type Outcome = "lose" | "standoff" | "win";

/** What a corrected result came to after the player had left. */
export interface OwedLine {
  terminal: string;
  game: string;
  play: string;
  /** What the house owes; less than zero if the player owes it. */
  cents: number;
  reason: string;
}

/** What a wager of an example came to. */
export interface PaidLine {
  wager: string;
  title: string;
  words: string;
  clause: string;
}

/** One dealer deals this table and another in turn. The other must be joined with this one, too. */
export interface PairTables {
  act: "pair-tables";
  with: string;
  /** The dealer's layout that both are dealt on. */
  layout: string;
}

/** Money that was paid after all, or came back. */
export interface Part {
  cents: number;
  at: number;
  by: string;
}

/** Each of the two tables is dealt by itself again. */
export interface PartTables {
  act: "part-tables";
}

/** The dealer passes the cards of a hand, or one of them, to somebody. */
export interface PassOut {
  act: "pass-out";
  hand: Hand;
  to: string;
  only?: number | null;
  nominated_by?: string | null;
}

/** The holder of the banker's role gives it up. */
export interface PassRole {
  act: "pass-role";
  player: string;
}

/** A coup that is over, as far as somebody may still have to take it back. */
export interface PastCoup {
  key: string;
  /** In the order dealt. */
  cards: string[];
  /** To which hand each of them went. */
  hands?: Hand[];
  wagers?: PlacedWager[];
  lines?: Line[];
  void?: string | null;
  no_bet?: string | null;
  game?: string;
  /** The limits that its wagers were under, where they lay on terminals. */
  limits?: TableLimits | null;
  /** Who had it taken up again after it was settled, or declared it void. */
  ruled_by?: string | null;
  /** Why that was done. */
  reason?: string | null;
  /** The terminals of cheats, whose stakes do not go back. */
  forfeits?: string[];
}

/** A manual payout is to be paid: the player has verified the amount and signed the form. */
export interface PayHand {
  type: "pay-hand";
  terminal: string;
  /** The number of its form. */
  sequence: number;
  /** As written on the form. */
  cents: number;
  /** Who signed for it. */
  patron: string;
  witness: string;
  /** Who released a large payment. */
  approved_by?: string | null;
}

/** What a wager pays, and on what. */
export interface PayLine {
  on: string;
  odds: string;
  clause: string;
}

/** A wager that was paid too much or too little, from the moment when the house became aware of it. */
export interface PaymentError {
  number: number;
  coup: string;
  paid: number;
  due: number;
  found_at: number;
  found_by: string;
  /** Who was paid, where it was known at once. */
  found_patron?: string | null;
  enquiry?: Enquiry | null;
  attempts?: Attempt[];
  parts?: Part[];
  regulator_told_at?: number | null;
}

/** A manual payout that is not paid yet. */
export interface PayoutLine {
  terminal: string;
  sequence: number;
  cents: number;
  withheld?: string | null;
  until?: number | null;
}

/** A person who acts, by name and role. */
export interface Person {
  name: string;
  role: Role;
}

/** Asks whether the client is still there. */
export interface Ping {
  type: "ping";
  now: number;
}

/** A player bets from a box. Staff may take down what they find there, outside the limits, too. */
export interface PlaceWager {
  act: "place-wager";
  player: string;
  box: number;
  wager: string;
  cents: number;
  /** How much of it is promotional tokens; the rest is chips. */
  tokens?: number;
  /** Whether staff take down what they find there. */
  found?: boolean;
}

/** One player's chips on one wager. */
export interface PlacedWager {
  player: string;
  wager: string;
  box: number | null;
  chips?: number;
  tokens?: number;
  /** Whether the dealer has reduced it, so that it may stand under the minimum. */
  reduced?: boolean;
}

/** A play that is over. */
export interface PlayLine {
  key: string;
  /** Where in the log it begins; the list goes on before the last of these. */
  seq: number;
  /** When it was over. */
  at: number;
  outcome: string;
  /** The clause by which it counts for nothing. */
  void?: string | null;
}

/** What a wager came to. */
export interface PlaySettled {
  who: string;
  wager: string;
  stake: number;
  returned: number;
}

/** What somebody did, and how the game looked after it. */
export interface PlayStep {
  seq: number;
  at: number;
  by: string;
  words: string;
  phase: ActingPlaysPhase;
  cards?: LaidCard[];
  /** What the cards come to that all can see. */
  counts?: Record<string, number>;
  number?: number | null;
  wagers?: LaidWager[];
  clause?: string | null;
}

/** A pocket of a roulette wheel. */
export type Pocket = [number, string];

/** The answer to a ping. */
export interface Pong {
  type: "pong";
}

/** What somebody is employed as: as one of those whom the approved rules name, or beside them. */
export type Post =
  | "administrator"
  | "assistant-gaming-manager"
  | "cashier"
  | "casino-operator"
  | "casino-supervisor"
  | "dealer"
  | "electronic-gaming-supervisor"
  | "gaming-manager"
  | "gaming-supervisor"
  | "inspector"
  | "surveillance";

/** Somebody brings a slip whose ticket was lost in a restore. */
export interface PresentLostSlip {
  type: "present-lost-slip";
  number: string;
  /** The amount that is printed on it. */
  cents: number;
}

/** All that anybody needs to check one deal. */
export interface Proof {
  game: string;
  edition: string;
  deal: string;
  kind: DealKind;
  commitment: string;
  /** None until the deal is over. */
  seed?: string | null;
  decks?: number;
  cut?: number;
  burned?: (string | null)[];
  coups?: ProofCoup[];
  number?: number | null;
  /** The number that staff entered for the game after that, if they did and it is still told. */
  entered?: number | null;
  /** Why the promise proves nothing any more. */
  withdrawn?: string | null;
  /** How the deal came about: in 1, which was used once, the seed alone decided. */
  scheme?: number;
  /** The hash of the last event of the game before the numbers were put together; none until then. */
  head?: string | null;
  /** By the names of the terminals. */
  numbers?: ProofNumber[];
}

/** The cards that left the shoe while a coup was under way, in order, whatever became of them. */
export interface ProofCoup {
  /** None for what came between two coups. */
  coup: string | null;
  /** Null for a card that nobody read. */
  cards: (string | null)[];
}

/** What a terminal added to the deal. */
export interface ProofNumber {
  terminal: string;
  commitment: string;
  /** Null where it did not come in time: then the commitment stands for it. */
  number?: string | null;
}

/** Something happened that staff must look at, so many times since it was last told. */
export interface RaiseAlarm {
  type: "raise-alarm";
  kind: AlarmKind;
  subject: string;
  count?: number;
  facts?: Record<string, string>;
}

/** A higher minimum holds at once, and not for those who play already. */
export interface RaiseAtOnce {
  act: "raise-at-once";
  limits: TableLimits;
}

/** A patron disputes something. */
export interface RaiseDispute {
  act: "raise-dispute";
  patron: string;
  about: string;
  coup?: string | null;
}

/** Those who had kept an older minimum play at the table's from now on. */
export interface RaiseKept {
  act: "raise-kept";
}

/** The sensor of a wheel read where the ball came to rest, or nothing. */
export interface ReadBall {
  type: "read-ball";
  device: string;
  game: string;
  n: number;
  turns: number;
  pocket?: number | null;
  play?: string | null;
}

/** A shoe read a card that left it, the cutting card, or nothing. */
export interface ReadCard {
  type: "read-card";
  device: string;
  game: string;
  /** The shoe's own running number. */
  n: number;
  card?: string | null;
  /** The coup that the card was wanted for, where the shoe knows. */
  play?: string | null;
}

/** Who must be told. */
export type Recipient = "inspector" | "regulator" | "surveillance";

/** A terminal is to do what its game has come to. */
export interface ReconcilePlay {
  type: "reconcile-play";
  terminal: string;
  game: string;
  play: string;
}

/** The log was brought back: ticket numbers are made otherwise from here on. */
export interface RecordRestore {
  type: "record-restore";
  /** Sixteen random digits, which no other restore has. */
  epoch: string;
  /** The last event that came back. */
  seq: number;
  /** The hash of it. */
  digest: string;
  /** When that was. */
  last: number;
  /** By terminal, the number of the last ticket, payout or voucher that the log knows. */
  sequences: Record<string, number>;
  /** Whether the house key was lost: then no older ticket can be recognised. */
  new_key?: boolean;
}

/** Where a patron may still go who is not satisfied with a decision. */
export type Recourse = "complaint-to-an-inspector" | "review-by-the-commission";

/** Money was paid after all, or came back. */
export interface RectifyPayment {
  act: "rectify-payment";
  error: number;
  cents: number;
}

/** The cage or a kiosk is to pay a ticket. */
export interface RedeemTicket {
  type: "redeem-ticket";
  number: string;
  /** `cage` or `kiosk/NAME`. */
  place: string;
  /** The amount printed on it, where somebody reads it. */
  cents?: number | null;
  /** Who released a large payment. */
  approved_by?: string | null;
}

/** The dealer reduces wagers over the table differential or an area's maximum, each in proportion. */
export interface ReduceWagers {
  act: "reduce-wagers";
}

/** The designated player does not want the cards of a hand. */
export interface RefuseCards {
  act: "refuse-cards";
  player: string;
  hand: Hand;
}

/** The inquiry ended badly, and the Inspector has reviewed it. */
export interface RefuseHandPay {
  type: "refuse-hand-pay";
  terminal: string;
  sequence: number;
  determination: string;
  inspector: string;
}

/** A game could not take what a device read. */
export interface RefuseReading {
  type: "refuse-reading";
  device: string;
  n: number;
  code: string;
  message: string;
  clause?: string | null;
}

/** The inquiry ended badly, and the Inspector has reviewed it. */
export interface RefuseTicket {
  type: "refuse-ticket";
  number: string;
  determination: string;
  inspector: string;
}

/** A supervisor refuses a wager and has it taken off the layout. */
export interface RefuseWager {
  act: "refuse-wager";
  player: string;
  box: number | null;
  wager: string;
  grounds: string;
}

/** A command was not carried out. */
export interface Refused {
  type: "refused";
  id: string;
  error: Error;
}

/** The refusal of a manual payout was wrong, and the Inspector has reviewed that. */
export interface ReinstateHandPay {
  type: "reinstate-hand-pay";
  terminal: string;
  sequence: number;
  determination: string;
  inspector: string;
}

/** The refusal of a ticket was wrong, and the Inspector has reviewed that. */
export interface ReinstateTicket {
  type: "reinstate-ticket";
  number: string;
  determination: string;
  inspector: string;
}

/** A refusal as a value: a code for programs, a sentence for people, the clause that orders it. */
export interface Rejection {
  code: string;
  message: string;
  clause?: string | null;
}

/** The inquiry ended well, or the player has shown who they are. */
export interface ReleaseHandPay {
  type: "release-hand-pay";
  terminal: string;
  sequence: number;
  determination: string;
}

/** The inquiry ended well, or the player has shown who they are. */
export interface ReleaseTicket {
  type: "release-ticket";
  number: string;
  determination: string;
}

/** An act that carries a ruling out, and all who may stand behind it. */
export interface Remedy {
  act: string;
  /** Whom the rules let authorise it. */
  by: Role[];
  /** Who may enter it, with one of those to sign where they are none of them. */
  enters?: Role[];
  /** Who may be the second person, where one signs for it whoever enters it. */
  signs?: Role[];
}

/** A supervisor lets wagers be changed again, as no card was seen. */
export interface Reopen {
  act: "reopen";
}

/** A play from its beginning to its end, and whatever was ruled on it since. */
export interface Replayed {
  game: string;
  play: string;
  kind: "table" | "wheel";
  steps: PlayStep[];
  outcome: string;
  settled?: PlaySettled[];
  void?: string | null;
}

/** What staff say has happened. */
export interface Report {
  kind: Kind;
  /** The facts that no table can know; `asks` lists them. */
  said?: Record<string, boolean>;
  /** The card that was one too many, face up, foreign or too early. */
  card?: string | null;
  /** The cards of the coup in their right order, where it could be reconstructed. */
  cards?: string[];
  /** Whom it concerns: whose wager is invalid, who cheated, who plays at the terminals. */
  players?: string[];
}

/** A person broke a rule of conduct; it goes on record. */
export interface ReportBreach {
  act: "report-breach";
  breach: Breach;
  who: string;
  against?: Role;
  excuse?: Excuse | null;
}

/** A device, or somebody beside it, says that it fails. */
export interface ReportFault {
  type: "report-fault";
  device: string;
  fault: Fault;
  detail: string;
}

/** Somebody does not hold the cards as the rules want. */
export interface ReportHolding {
  act: "report-holding";
  player: string;
  rule: CardRule;
}

/** A report that can be asked for. */
export interface ReportLine {
  key: string;
  title: string;
}

/** A report as of one moment. */
export interface ReportTable {
  title: string;
  made: number;
  columns: string[];
  /** What each column holds. */
  kinds: ("command" | "figure" | "recorded" | "refusal" | "text")[];
  rows: string[][];
  /** What disagrees, or is missing. */
  notes: string[];
}

/** The wagering period begins anew: while nobody ran the game, players may have been shut out. */
export interface RestartPeriod {
  act: "restart-period";
}

/** Somebody who was suspended is to be let in again. */
export interface RestoreStaff {
  type: "restore-staff";
  name: string;
  by: string;
  signed_by?: string | null;
}

/** An optional wager is kept for those with a main wager. */
export interface RestrictOptional {
  act: "restrict-optional";
  wager: string;
  surveillance_told?: boolean;
  sign_shown?: boolean;
}

/** The players have chosen what to do with their wagers, and the coup goes on. */
export interface ResumeCoup {
  act: "resume-coup";
}

/** Asks for the snapshot of a channel again, after a number was left out. */
export interface Resync {
  type: "resync";
  channel: string;
}

/** The seed of a deal that is over is told to everybody. */
export interface RevealDeal {
  type: "reveal-deal";
  game: string;
  deal: string;
  seed: string;
}

/** Wagers are closed, and a terminal tells its number. */
export interface RevealNumber {
  type: "reveal-number";
  terminal: string;
  game: string;
  deal: string;
  value: string;
}

/** A transaction was wrong and is to be taken back. */
export interface ReverseMove {
  type: "reverse-move";
  stream: string;
  version: number;
  reason: string;
  approved_by: string;
}

/** Another person decides again. */
export interface ReviewDispute {
  act: "review-dispute";
  dispute: number;
  words: string;
}

/** The dealer riffles pre-shuffled cards. */
export interface Riffle {
  act: "riffle";
  /** Whether a player asked for it. */
  asked?: boolean;
}

/** Who a person is on the floor. Which role may do what is a row of the edition. */
export type Role =
  | "assistant-gaming-manager"
  | "casino-operator"
  | "casino-supervisor"
  | "dealer"
  | "electronic-gaming-supervisor"
  | "gaming-manager"
  | "gaming-supervisor"
  | "inspector"
  | "patron"
  | "player";

/** One rule in short. */
export interface RuleLine {
  about: string;
  words: string;
  clause: string | null;
}

/** A game of an edition. */
export interface RulesLine {
  key: string;
  title: string;
}

/** What the rules order for a report, or what it lacks. */
export interface RulingPreview {
  /** The fact that staff have to state next; without it nothing is known yet. */
  lacks?: Given | null;
  clause?: string | null;
  orders?: Ordered[];
  tells?: Tell[];
  /** What else the report may say. */
  details?: ("actual" | "card" | "cards" | "coup" | "players" | "spin" | "wagers")[];
  ways?: Remedy[];
  /** Why it cannot be carried out as it is reported. */
  refused?: Rejection | null;
}

/** A live table as one guest sees it, with the cards that only the guest may see. */
export interface SeatView {
  view: "seat";
  guest: string;
  game: GameView;
  /** What lies before the guest; nothing for whoever is not at the table. */
  chips?: number | null;
  tokens?: number | null;
}

/** The second person who signs for one command. */
export interface Second {
  name: string;
  password: string;
}

/** Chips that went back to the player without being asked for. */
export interface SeenBack {
  play: string;
  cents: number;
  /** Why the play counts for nothing; none where the chips were too few for the limits. */
  reason?: string | null;
  /** By which they were not accepted. */
  clauses?: string[];
}

/** A card on the table; without a code it is a back. */
export interface SeenCard {
  hand: Hand;
  card?: string | null;
  /** Who holds it. */
  with?: string | null;
}

/** The coup under way. */
export interface SeenCoup {
  key: string;
  wagers?: SeenWager[];
  cards?: SeenCard[];
  counts?: Count[];
  no_bet?: string | null;
  /** The clause by which players may take their wagers off now. */
  choosing?: string | null;
  /** A card that came when none was due; one that lies face down is only a back. */
  stray?: string | null;
}

/** A deal that was promised. */
export interface SeenDeal {
  deal: string;
  kind: DealKind;
  commitment: string;
  scheme: number;
  /** What is asked of the terminals. */
  asks?: Asks;
  /** How many terminals have a number in it, once they are put together and until the seed is told. */
  numbers?: number;
  /** Whether its seed is told, so that everybody can check it. */
  told?: boolean;
  withdrawn?: boolean;
}

/** A device that has failed. */
export interface SeenDevice {
  name: string;
  fault: string;
  detail: string;
}

/** The next card of the coup, or what is to be done with the cards of a hand. */
export interface SeenDue {
  hand?: Hand | null;
  /** Which card of the hand comes next, the first being 1; none where no card is to be drawn. */
  nth?: number | null;
  /** Who holds the cards, is to receive them, or is asked to cut or to take the banker's role. */
  who?: string | null;
  /** By which a third card is drawn. */
  clause?: string | null;
}

/** Somebody at the table. */
export interface SeenGuest {
  name: string;
  seat: number | null;
  /** For staff, and for the player in question. */
  chips?: number | null;
  tokens?: number | null;
}

/** The chips of the terminal on one play. */
export interface SeenLayout {
  game: string;
  play: string;
  stakes: Record<string, number>;
}

/** A game that is over, as the winning number display shows it. */
export interface SeenNumber {
  key: string;
  number: number | null;
  colour?: string | null;
  void?: string | null;
  corrected?: string | null;
  /** For staff. */
  corrected_by?: string | null;
  /** For staff. */
  reason?: string | null;
}

/** Credits that staff pay by hand. */
export interface SeenPayout {
  sequence: number;
  cents: number;
  /** Why it must wait. */
  withheld?: string | null;
  /** Whether others may play at the terminal meanwhile. */
  aside?: boolean;
}

/** A play that is over, as the terminal recalls it. */
export interface SeenPlay {
  game: string;
  play: string;
  outcome: string;
  staked: number;
  /** The winnings, and the stakes that came back. */
  returned: number;
  won: number;
  /** What the credit meter and the chips on this play came to before it was settled. */
  before: number;
  /** What the credit meter showed afterwards. */
  after: number;
  wagers: SeenSettled[];
  cards?: string[];
  number?: number | null;
  /** Why it turned out to count for nothing. */
  void?: string | null;
  /** When it was settled. */
  at?: number | null;
  /** The hand that each card came to. */
  hands?: Hand[];
}

/** How a coup that is over came out: its points, and the hand that won. */
export interface SeenResult {
  key: string;
  player: number;
  banker: number;
  winner: Winner;
}

/** The five roads of a shoe as drawn: six rows each, with nothing in the empty cells. */
export interface SeenRoads {
  bead: ((Bead | null)[])[];
  big: ((Bout | null)[])[];
  bigeye: (("B" | "R" | null)[])[];
  small: (("B" | "R" | null)[])[];
  cockroach: (("B" | "R" | null)[])[];
  ask: AskedRoads;
}

/** What one wager came to. */
export interface SeenSettled {
  wager: string;
  stake: number;
  returned: number;
}

/** The shoe, for staff: the public is not told how much is left of it. */
export interface SeenShoe {
  coups: number;
  remaining: number;
  coups_left?: number | null;
  /** How many cards come before the cutting card, as long as that has not come. */
  to_cut?: number | null;
  /** How many it held. */
  cards?: number;
}

/** What stands on a piece of paper. */
export interface SeenSlip {
  /** The terminal's own number of it. */
  sequence: number;
  title: string;
  venue: string;
  cents: number;
  /** The amount in words. */
  words: string;
  rows: ([string, string])[];
  /** The validation number of a ticket. */
  number?: string | null;
  message?: string;
}

/** The game under way. */
export interface SeenSpin {
  key: string;
  began: number;
  takes_wagers: boolean;
  rolling: boolean;
  /** Why the last ball does not count. */
  no_spin?: string | null;
  /** For staff, until it counts: a number that may yet be wrong is shown to no player. */
  registered?: number | null;
  sensor?: number | null;
  dealer?: number | null;
  doubt?: Kind | null;
  ball_out?: boolean;
}

/** A wager on the layout, where everybody sees it. */
export interface SeenWager {
  player: string;
  wager: string;
  box: number | null;
  cents: number;
}

/** The dealer chooses the result. */
export interface SelectResult {
  act: "select-result";
  winner: Winner;
}

/** The table is set up, or set up again while it is closed. */
export interface SetTable {
  act: "set-table";
  setup: Setup;
}

/** A terminal is to be installed, or set up anew. */
export interface SetTerminal {
  type: "set-terminal";
  terminal: string;
  settings: Settings;
}

/** The wheel is set up, or set up again while it is closed. */
export interface SetWheel {
  act: "set-wheel";
  setup: Setup;
}

/** What can be set up at a table by the rules that hold there, and what is. */
export interface Setting {
  /** The clause by which players may be limited, if there is one. */
  limited_by?: string | null;
  /** How many may play; none is any number. */
  most?: number | null;
  one_per_box?: boolean;
  /** The optional wagers that can still be kept for those with a main wager. */
  main_only?: string[];
  /** The layout on which one dealer deals two of these tables, if the rules know one. */
  layout?: string | null;
  /** The table that is dealt in turn with this one. */
  paired?: string | null;
}

/** How a terminal is set up. */
export interface Settings {
  venue: string;
  /** The denominations that its stacker accepts. */
  notes?: number[];
  /** Notes and tickets that would take the account over it are refused. */
  credit_limit?: number;
  /** More than this is paid by hand against a signed form. */
  hand_pay_over?: number;
  /** For how long its tickets are good. */
  ticket_months?: number;
  /** What whoever prints its tickets puts on them: about gambling with care, and where there is help. */
  message?: string;
}

/** All wagers are collected and paid, and the cards go to the discard rack. */
export interface Settle {
  act: "settle";
}

/** The wagers that the first four cards decide are collected and paid. */
export interface SettleInitialDeal {
  act: "settle-initial-deal";
}

/** One wager, or one kind of roulette bet, over all player terminals. */
export interface SettledSum {
  wager: string;
  /** How many there were. */
  stakes: number;
  staked: number;
  /** What came back of them, stakes and winnings together. */
  returned: number;
}

/** A table as it is set up. A game without cards has no decks, no device and no layout here. */
export interface Setup {
  edition: string;
  game: string;
  decks?: number;
  layout?: string | null;
  /** Its places; at a game on terminals, the terminals. */
  seats: number;
  /** The boxes that are marked out of play. */
  closed?: number[];
  /** What the cards are dealt from. */
  device?: Device | null;
  area?: Area;
  low_limit?: boolean;
  cashless?: boolean;
  /** The optional wagers on offer; none named means all that fit. */
  optional?: string[] | null;
  /** The wagers whose layout the regulator has approved. */
  approved_layouts?: string[];
  /** The wagers with one betting box in common on both sides of the layout. */
  common?: string[];
  /** When wagers close, where the game has more than one way. */
  closes?: Closes | null;
  smallest_chip?: number;
  tie_percent?: string | null;
  equipment?: Item[];
  /** How many minutes the clocks of the house are ahead of UTC: its days and months end by them. */
  utc_offset?: number;
}

/** What is drawn: a rectangle, or else a path as SVG writes it. */
export interface Shape {
  x?: number | null;
  y?: number | null;
  w?: number | null;
  h?: number | null;
  path?: string | null;
}

/** How many of the listed games each of the even chances won; zero wins none of them. */
export interface Shares {
  games?: number;
  zero?: number;
  red?: number;
  black?: number;
  odd?: number;
  even?: number;
  low?: number;
  high?: number;
}

/** A sign tells when the table closes. */
export interface ShowClosing {
  act: "show-closing";
  close_at: number;
}

/** A sign tells of another game and from when it is played. */
export interface ShowGame {
  act: "show-game";
  game: string;
  change_at: number;
}

/** A person asked for the rules, and a copy was shown. */
export interface ShowRules {
  act: "show-rules";
  who: string;
}

/** The dealer shuffles the cards. */
export interface Shuffle {
  act: "shuffle";
}

/** A line of the sign, and the clause that wants it there. */
export interface SignLine {
  text: string;
  clause: string | null;
  /** The moment that the line speaks of, which a screen writes in the time of the house. */
  at?: number | null;
}

/** All that a channel shows. What is not there is nothing. */
export interface Snapshot {
  type: "snapshot";
  channel: string;
  /** The number of the last change that is in it. */
  n: number;
  view: AnyView;
}

/** The ball is sent round. */
export interface SpinBall {
  act: "spin-ball";
  wheel_turns?: boolean;
  against_wheel?: boolean;
}

/** Somebody who signed in, or who signs as the second person for one command. */
export interface StaffActor {
  type: "staff";
  name: string;
  posts: Post[];
  /** By which the session is listed and ended; it opens nothing. */
  session: string;
  /** The terminal they signed in at, such as `dt/rapid-1`. */
  at?: string | null;
}

/** Somebody who works here. */
export interface StaffLine {
  name: string;
  posts: Post[];
  /** The terminals that they are signed in at. */
  places?: string[];
  suspended?: boolean;
  /** Whether they have yet to choose a password of their own. */
  must_change?: boolean;
}

/** How far a promised deal is. */
export type Stage = "coming" | "over" | "playing";

/** The next coup is open, under a name that no other ever bears. */
export interface StartRound {
  act: "start-round";
  key: string;
}

/** Something that the house does about a wrong payment. */
export type Step =
  | "ask-the-money-back"
  | "contact-the-patron"
  | "enquire"
  | "find-it-not-practical"
  | "identify-the-patron"
  | "reimburse-the-patron";

/** Somebody is to be let in no more. */
export interface SuspendStaff {
  type: "suspend-staff";
  name: string;
  by: string;
  reason: string;
}

/** All limits that the sign of a table or a terminal states. */
export interface TableLimits {
  /** For a wager whose kind has no line of its own. */
  each: Limits;
  /** By wager, such as "tie", or by kind of roulette bet, such as "straight". */
  kinds?: Record<string, Limits>;
  /** By wager: the least of one, and the most of all together, in its place in one box. */
  areas?: Record<string, Limits>;
  differential?: number | null;
  /** The steps above the minimum, which may be the minimum itself; none, and any amount will do. */
  unit?: number | "minimum" | null;
  least_total?: number | null;
  /** Of all wagers of one player together. */
  most_total?: number | null;
  /** The seconds of a set wagering period. */
  period?: number | null;
}

/** Who draws a third card, in letters: D draws, S stands, N is a natural, which ends the coup. */
export interface TableOfPlay {
  /** A letter for each count of Player from 0 to 9. */
  player: string;
  /** For each count of Banker: a letter if Player stood, then one for each third card from 0 to 9. */
  banker: string[];
  natural: string;
  player_clause: string;
  banker_clause: string;
  banker_alone_clause: string;
}

/** One table as one audience sees it. */
export interface TableView {
  table: string;
  edition: string;
  game: string;
  opened: boolean;
  /** What the dealer called last, as a display shows it. */
  announcement?: string | null;
  /** What comes next, in words that betray no card. */
  waits_for?: string | null;
  /** The same for the cards of the coup, for staff: whose is the next. */
  due?: SeenDue | null;
  sign?: SignLine[];
  markers?: Marker[];
  guests?: SeenGuest[];
  /** Who holds the banker's role, where the cards are dealt by a method that has one. */
  banker?: string | null;
  coup?: SeenCoup | null;
  /** The points of each hand that lies face up, of the coup under way or else of the last one. */
  totals?: Count[];
  past?: PastCoup[];
  /** What the cards of those say, for those in charge; nothing where they do not make a whole coup. */
  results?: SeenResult[];
  /** The results of this shoe, from which displays draw the roads. */
  road?: Mark[];
  shoe?: SeenShoe | null;
  /** Which wagers have to be put right before they close, for staff. */
  limits_missed?: Rejection | null;
  /** What a stray card may be reported as. */
  proposed?: Report[];
  options?: Ordered[];
  /** Of which somebody must still be told. */
  incidents?: Incident[];
  /** For those in charge. */
  matters?: Matters | null;
  offers?: Offered[];
  /** What a dealer may ask for, and somebody else has to approve. */
  askable?: Offered[];
}

/** A measure against a person who broke a rule. */
export interface TakeMeasure {
  act: "take-measure";
  breach: Breach;
  measure: Act;
  who: string;
  against?: Role;
}

/** A player takes a wager off again or, while the rules let them, makes it smaller. */
export interface TakeOff {
  act: "take-off";
  player: string;
  box: number | null;
  wager: string;
  leaves?: number;
}

/** Chips of a wager are dragged off again: so many, or all of them. */
export interface TakeOffChips {
  type: "take-off-chips";
  terminal: string;
  game: string;
  play: string;
  wager: string;
  cents?: number | null;
}

/** The cards are taken out of play: replaced, unfit, to be shuffled or checked, or void. */
export interface TakeOutCards {
  act: "take-out-cards";
  why:
    | "declare-a-shoe-void"
    | "declare-the-cards-unfit"
    | "order-a-check-of-the-cards"
    | "order-a-shuffle"
    | "replace-the-cards";
}

/** A guest sits down at another place, or gets up. */
export interface TakeSeat {
  act: "take-seat";
  player: string;
  seat?: number | null;
}

/** Wagers are taken again. */
export interface TakeWagers {
  act: "take-wagers";
}

/** How the coups of a shoe came out. */
export interface Tally {
  coups?: number;
  banker?: number;
  player?: number;
  tie?: number;
  banker_pair?: number;
  player_pair?: number;
  naturals?: number;
}

/** A duty to tell somebody. */
export interface Tell {
  who: Recipient;
  due: Due;
  clause: string;
}

/** Somebody who has to be told of an incident was told. */
export interface TellAbout {
  act: "tell-about";
  incident: number;
  who: Recipient;
}

/** The house brought a wrong payment to the regulator's attention. */
export interface TellRegulator {
  act: "tell-regulator";
  error: number;
}

/** A terminal in the list of all. */
export interface TerminalAccount {
  terminal: string;
  locked?: string | null;
  payouts?: number;
  /** Plays of which the cage has to pay or claim a difference. */
  owed?: number;
  /** Since when the player waits for somebody to come. */
  called?: number | null;
  credits?: number;
  /** What lies on its layouts. */
  held?: number;
}

/** A terminal at which somebody is needed. */
export interface TerminalLine {
  terminal: string;
  locked?: string | null;
  payouts?: number;
  /** Plays of which the cage has to pay or claim a difference. */
  owed?: number;
  /** Since when the player waits for somebody to come. */
  called?: number | null;
}

/** One player terminal. All of it is there in idle and locked states, too. */
export interface TerminalView {
  view: "terminal";
  terminal: string;
  venue: string;
  credits: number;
  /** What lies on the layouts. */
  held: number;
  /** The denominations that it accepts. */
  notes: number[];
  credit_limit: number;
  /** Those that can be played here, each with a channel of its own. */
  games?: string[];
  layouts?: SeenLayout[];
  /** The win meter: the winnings of the last play, without the stakes that came back. */
  won?: number;
  /** The latest plays and what they came to, the newest first. */
  recall?: SeenPlay[];
  /** Chips that went back to the player last, and why. */
  back?: SeenBack | null;
  payouts?: SeenPayout[];
  /** Why no money comes or goes; staff are called. */
  locked?: string | null;
  /** What does not work at this terminal. */
  faults?: SeenDevice[];
  message?: string;
  /** Since when the player waits for somebody to come. */
  called?: number | null;
  /** How the player would leave now. */
  leaves?: "after-play" | "hand-pay" | "ticket" | "voucher";
}

/** A ticket as it stands, for whoever has its number before them. */
export interface TicketFound {
  /** What the log calls it, and whoever books it as unclaimed: nobody can redeem it by that. */
  ticket: string;
  terminal: string;
  sequence: number;
  /** The last four digits of its number. */
  ends: string;
  cents: number;
  /** The amount in words. */
  words: string;
  issued: number;
  expires: number;
  standing: "expired" | "lapsed" | "open" | "redeemed" | "refused" | "withheld";
  /** Why it waits, or was refused. */
  reason?: string | null;
  /** When it may be paid, where that was agreed. */
  until?: number | null;
  paid_at?: number | null;
  paid_by?: string | null;
}

/** A ticket that is not paid for now, by what may be told of it: nobody can redeem it by that. */
export interface TicketLine {
  terminal: string;
  sequence: number;
  /** The last four digits of its number. */
  ends: string;
  cents: number;
  reason: string;
  until?: number | null;
}

/** What stands on the ticket that is now to be printed. */
export interface TicketTold {
  number: string;
  cents: number;
  /** The amount in English words. */
  words: string;
  /** The same in Chinese. */
  words_zh: string;
  issued: string;
  expires: string;
}

/** The central monitoring system wants to add credits. */
export interface TransferCredit {
  type: "transfer-credit";
  terminal: string;
  cents: number;
  reference: string;
}

/** An attempt to put a wrong payment right. */
export interface TryToRectify {
  act: "try-to-rectify";
  error: number;
  step: Step;
  words: string;
  patron?: string | null;
}

/** The dealer turns what nobody has exposed of a hand. */
export interface Turn {
  act: "turn";
  hand: Hand;
}

/** A supervisor has looked into the incident. */
export interface UnlockAccount {
  type: "unlock-account";
  terminal: string;
  note: string;
  approved_by: string;
}

/** Asks for no more of a channel. */
export interface Unwatch {
  type: "unwatch";
  channel: string;
}

/** A player who let three coups pass at a full table has to give the seat up. */
export interface Vacate {
  act: "vacate";
  player: string;
  /** How many coups in a row they let pass, where only the player terminals know it. */
  passed?: number;
}

/** A floor as its first page shows it. */
export interface Venue {
  venue: string;
  games: ServiceViewsVenueGameLine[];
  editions: EditionLine[];
  /** Whether it is the demonstration, at which nothing is played for money. */
  demo: boolean;
  /** Every page with its key, for the demonstration alone, which prints them at every start anyway. */
  doors?: Door[];
  /** Who can sign in at the demonstration. */
  staff?: string[];
  /** Of all of them. */
  password?: string | null;
}

/** A game is declared void, and all stakes on it go back. */
export interface VoidSpin {
  act: "void-spin";
  report: Report;
  reason: string;
  /** The game it is about, where it is not the one under way or the last. */
  spin?: string | null;
  /** The terminals of those who cheated and whose stakes do not go back. */
  forfeit?: string[];
}

/** A supervisor declares a play void at one terminal: it malfunctioned, or its wagers are not certain. */
export interface VoidTerminalPlay {
  type: "void-terminal-play";
  terminal: string;
  game: string;
  play: string;
  kind: Ground;
  reason: string;
  approved_by: string;
}

/** A wager by where it lies. */
export interface WagerAt {
  player: string;
  box: number | null;
  wager: string;
}

/** One wager, or one kind of roulette bet. */
export interface WagerGuide {
  key: string;
  title: string;
  group: "call" | "inside" | "main" | "optional" | "outside";
  /** A call bet pays so much on its whole stake. */
  pays: PayLine[];
  wins: string;
  /** What players lose of a stake in the long run. */
  edge: string;
  /** How often it wins. */
  hit: string;
  clause: string;
}

/** Asks for a channel: its snapshot, and then every change. */
export interface Watch {
  type: "watch";
  channel: string;
}

/** The client is let in. */
export interface Welcome {
  type: "welcome";
  /** Who the client is. */
  me: Actor;
  /** The clock of the server, by which countdowns run. */
  now: number;
  /** Seconds from one ping to the next. */
  heartbeat: number;
  /** How many minutes the clocks of the house are ahead of UTC: screens and paper tell the time by them. */
  utc_offset?: number;
}

/** What decides the game: a wheel that a dealer spins, or one that spins by itself. */
export type WheelKind = "automated" | "live";

/** One wheel as one audience sees it. */
export interface WheelView {
  wheel: string;
  edition: string;
  game: string;
  opened: boolean;
  phase?: RouletteViewsPhase;
  kind?: WheelKind | null;
  waits_for?: string | null;
  sign?: SignLine[];
  closing?: Closing | null;
  spin?: SeenSpin | null;
  /** The last games, the latest last. */
  numbers?: SeenNumber[];
  /** Of which somebody must still be told. */
  incidents?: Incident[];
  /** For those in charge. */
  matters?: Matters | null;
  offers?: OfferedAct[];
  /** What a dealer may ask for, and somebody else has to approve. */
  askable?: OfferedAct[];
}

/** Who won a coup. */
export type Winner = "banker" | "player" | "tie";

/** A promise can no longer be kept, as its seed is lost, and everybody is to know. */
export interface WithdrawDeal {
  type: "withdraw-deal";
  game: string;
  deal: string;
  reason: string;
}

/** The key of a device is to open nothing any more. */
export interface WithdrawKey {
  type: "withdraw-key";
  device: string;
}

/** Payment is to wait for an inquiry (9.2), an agreed time (9.3.1) or identification (9.3.3). */
export interface WithholdHandPay {
  type: "withhold-hand-pay";
  terminal: string;
  sequence: number;
  reason: string;
  inspector?: string | null;
  until?: number | null;
  identify?: boolean;
}

/** Payment is to wait for an inquiry (9.2), an agreed time (9.3.1) or identification (9.3.3). */
export interface WithholdTicket {
  type: "withhold-ticket";
  number: string;
  reason: string;
  /** The Inspector who was told; an inquiry needs one. */
  inspector?: string | null;
  until?: number | null;
  identify?: boolean;
}

/** How far a game has come, as far as players care. */
export type ActingPlaysPhase = "closed" | "open" | "paused" | "result" | "void" | "waiting";

/** Staff report what happened, and the ruling is carried out. */
export interface BaccaratActsIrregularReportIrregularity {
  act: "report-irregularity";
  report: Report;
  /** The coup that it happened in, where it is not the one under way or the last. */
  coup?: string | null;
  /** The cards that really lie there, in the order dealt, where the shoe read others. */
  actual?: string[];
  /** The wagers that it concerns: those that are invalid. */
  wagers?: WagerAt[];
}

/** Where the cards come from. */
export type GameStackSource = "casino-pre-shuffled" | "maker-pre-shuffled" | "new" | "used";

/** Staff report what happened at a screen or a terminal, and what the rules order goes on record. */
export interface RouletteActsIrregularReportIrregularity {
  act: "report-irregularity";
  report: Report;
}

/** Who says where the ball lies. */
export type RouletteStateSource = "dealer" | "sensor";

/** How far the game on a wheel is. */
export type RouletteViewsPhase =
  | "at-rest"
  | "between-games"
  | "closed"
  | "in-doubt"
  | "no-more-bets"
  | "place-your-bets";

/** A game in the list of all. */
export interface ServiceViewsFloorViewsGameLine {
  name: string;
  kind: "table" | "wheel";
  phase: ActingPlaysPhase;
  play?: string | null;
  /** Whether somebody has to rule before it goes on. */
  ruling?: boolean;
}

/** A game of the floor. */
export interface ServiceViewsVenueGameLine {
  name: string;
  title: string;
  edition: string;
  /** The key of the game in its edition, by which its guide is found. */
  game: string;
  kind: "table" | "wheel";
  /** Whether it is played at player terminals. */
  rapid: boolean;
  phase: ActingPlaysPhase;
}

export type ClientMessage = Hello | Watch | Unwatch | Resync | Do | Pong;

export type ServerMessage = Welcome | Snapshot | Change | Done | Refused | Lead | Ping | Bye;

export type Command =
  | SetTerminal
  | InsertNote
  | InsertTicket
  | TransferCredit
  | DragChips
  | MoveChips
  | TakeOffChips
  | ClearChips
  | ReconcilePlay
  | VoidTerminalPlay
  | ClearOwed
  | CashOut
  | PayHand
  | WithholdHandPay
  | ReleaseHandPay
  | RefuseHandPay
  | ReinstateHandPay
  | CancelCredit
  | EmptyStacker
  | AdjustCredits
  | UnlockAccount
  | CallService
  | AnswerCall
  | RedeemTicket
  | WithholdTicket
  | ReleaseTicket
  | RefuseTicket
  | LapseTicket
  | ClaimTicket
  | ReinstateTicket
  | MoveMoney
  | ReverseMove
  | ActAtTable
  | ActAtWheel
  | RecordRestore
  | EndRestore
  | PresentLostSlip
  | DecideLostSlip
  | CommitDeal
  | RevealDeal
  | WithdrawDeal
  | CommitNumber
  | RevealNumber
  | MixDeal
  | DisputeDeal
  | ReadCard
  | ReadBall
  | RefuseReading
  | ReportFault
  | ClearFault
  | CheckSoftware
  | AcceptSoftware
  | RaiseAlarm
  | AcknowledgeAlarm
  | AddStaff
  | ChangePosts
  | SuspendStaff
  | RestoreStaff
  | NotePassword
  | NoteSignIn
  | NoteSignInFailure
  | NoteSignOut
  | NoteRefusal
  | GrantKey
  | WithdrawKey
  | BeginRegister;

export type AnyView = GameView | HistoryView | TerminalView | SeatView | FloorView | CageView | DeviceView;

export type Actor = StaffActor | DeviceActor;
