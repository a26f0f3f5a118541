// Generated from the server's structs. Do not edit: docs/tools/make_api_pages.py writes it.

/** The player to whom the banker's role is offered accepts it. */
export interface AcceptRole {
  act: "accept-role";
  player: string;
}

/** Two administrators accept the software that was found on a server. */
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

/** An act of staff that the rules reserve to a role. Its words follow "may" in a sentence. */
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
  | "change-what-a-tie-pays"
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

/** A person or the system does something at a table. */
export interface ActAtTable {
  type: "act-at-table";
  table: string;
  act:
    | SetTable
    | OpenTable
    | ChooseDealing
    | LimitPlayers
    | ReserveTable
    | RestrictOptional
    | LiftRestriction
    | ShowGame
    | ChangeGame
    | ShowClosing
    | TakeDownSign
    | CloseTable
    | PairTables
    | PartTables
    | DrawOutOfTurn
    | AnnounceLimits
    | AlterLimits
    | RaiseAtOnce
    | RaiseKept
    | AllowOverMaximum
    | EndOverMaximum
    | ShowTiePercent
    | ChangeTiePercent
    | Join
    | NameGuest
    | BringChips
    | BuyChips
    | ExchangeVoucher
    | TakeSeat
    | Leave
    | Vacate
    | BringCards
    | InstructCheck
    | CheckCards
    | DropCards
    | Shuffle
    | Riffle
    | LetPlayersCut
    | DeclineCut
    | Cut
    | InsertCuttingCard
    | CorrectCuttingCard
    | LoadDevice
    | Burn
    | TakeOutCards
    | MoveCards
    | StartRound
    | Call
    | CallLastCoup
    | EndPeriod
    | RestartPeriod
    | Reopen
    | DrawCard
    | MeetCuttingCard
    | NameCard
    | CorrectCard
    | SelectResult
    | ConfirmResult
    | SettleInitialDeal
    | AnnounceResult
    | CollectLosing
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
    | CorrectPlays
    | BaccaratActsIrregularReportIrregularity
    | RecallCoup
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

/** A person or the system acts at a wheel. */
export interface ActAtWheel {
  type: "act-at-wheel";
  wheel: string;
  act:
    | SetWheel
    | OpenWheel
    | AlterLimits
    | ShowClosing
    | TakeDownSign
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
    | CorrectPlays
    | RouletteActsIrregularReportIrregularity
    | RecallSpin
    | TellAbout
    | ReportBreach
    | TakeMeasure
    | ShowRules
    | RaiseDispute
    | DecideDispute
    | AskReview
    | ReviewDispute
    | AdvisePatron
    | CloseDispute;
  by: Person;
  approved?: Person | null;
}

/** A person begins to work here. */
export interface AddStaff {
  type: "add-staff";
  name: string;
  posts: Post[];
  by: string;
  signed_by?: string | null;
  full_name?: string;
  licence?: string;
}

/** After a malfunction a supervisor corrects credits that no new settlement can correct. */
export interface AdjustCredits {
  type: "adjust-credits";
  terminal: string;
  /** The play that it is about, on the layout or recalled. */
  play: string;
  /** The credits to add; negative to take credits off. */
  change: number;
  reason: string;
  approved_by: string;
}

/** A record that a patron was advised where a complaint can still go. */
export interface Advice {
  by: string;
  at: number;
  recourse: Recourse;
  clause: string;
}

/** The patron is advised where a complaint can still go. */
export interface AdvisePatron {
  act: "advise-patron";
  dispute: number;
}

/** What an alarm is about. The words for people are `alarm-` and the kind in the catalogue. */
export type AlarmKind =
  | "clock-behind"
  | "clock-step"
  | "connections-refused"
  | "deal-disputed"
  | "floor-restored"
  | "game-stands"
  | "key-in-two-places"
  | "layout-differs"
  | "numbers-withheld"
  | "passwords-guessed"
  | "server-twin"
  | "sign-overdue"
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
  /** The facts of the last occurrence. */
  facts?: Record<string, string | number | Amount | Moment | FloorPlace | Text | AnyOf | AllOf | ListOf>;
}

/** Several things together: "3, 4 and 6". */
export interface AllOf {
  type: "all-of";
  of: (string | number | Amount | Moment | FloorPlace | Text | AnyOf | AllOf | ListOf)[];
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

/** An amount of money: "$1,250.00". */
export interface Amount {
  type: "amount";
  cents: number;
}

/** The dealer announces both counts, Player first. */
export interface AnnounceCounts {
  act: "announce-counts";
}

/** A sign announces new limits and when they take effect. */
export interface AnnounceLimits {
  act: "announce-limits";
  limits: TableLimits;
  change_at: number;
}

/** The dealer announces the result of the coup. */
export interface AnnounceResult {
  act: "announce-result";
}

/** What a dealer calls out about the wagers of a coup. */
export type Announcement = "no-more-bets" | "place-your-bets";

/** A staff member is at the terminal. */
export interface AnswerCall {
  type: "answer-call";
  terminal: string;
  by: string;
}

/** Alternatives: "3, 4 or 6". */
export interface AnyOf {
  type: "any-of";
  of: (string | number | Amount | Moment | FloorPlace | Text | AnyOf | AllOf | ListOf)[];
}

/** The area of the casino that a table is in. */
export type Area = "main-floor" | "private-table" | "salon";

/** The chips on one area of a layout, of all players together. */
export interface AreaChips {
  /** None for an area that all boxes have in common. */
  box: number | null;
  wager: string;
  cents: number;
}

/** The patron asks for a review. */
export interface AskReview {
  act: "ask-review";
  dispute: number;
}

/** What terminals must send for a deal. */
export type Asks = "commit" | "nothing" | "tell" | "wait";

/** One attempt to correct a wrong payment. */
export interface Attempt {
  step: PaymentErrorStep;
  at: number;
  by: string;
  words: string;
  /** Who it was, if the attempt identified the patron. */
  patron?: string | null;
}

/** The ball lies in a pocket. */
export interface BallAtRest {
  act: "ball-at-rest";
  /** None if the sensor cannot read it. */
  pocket: number | null;
  source: ReadingSource;
  /** None if nobody counted them and nobody called the spin short. */
  revolutions?: number | null;
}

/** The cell of the table of play that decides for the Banker. */
export interface BankerCell {
  total: number;
  /** The count of the Player's third card; none if there is no third card. */
  third?: number | null;
}

/** A guest who is still at a game although they are excluded from it. */
export interface BarredGuest {
  name: string;
  scope: Scope;
  clause: string;
}

/** One coup on the bead plate. */
export interface Bead {
  mark: "B" | "P" | "T";
  player_pair?: boolean;
  banker_pair?: boolean;
  natural?: boolean;
}

/** A server finds a floor without a register, and reports the people and devices on it. */
export interface BeginRegister {
  type: "begin-register";
  administrators?: string[];
  places?: Record<string, string[]>;
  unlocked?: string[];
}

/** A place for chips. Later areas of a list lie over earlier ones. */
export interface BetArea {
  /** The key to stake on. For a place with parts, it is only a name. */
  wager: string;
  title: Text;
  /** The key of its limits and odds, such as `split`. */
  kind: string;
  group: "call" | "inside" | "main" | "number" | "optional" | "outside";
  shape: Shape;
  /** Where the chips lie. */
  at: [number, number];
  /** What is printed: a text, or a number; empty on the lines between numbers. */
  label: string | Text;
  /** The numbers that it covers, at Roulette. */
  numbers: number[];
  colour: string | null;
  /** The odds as on the sign. A call bet pays what its pieces pay. */
  pays: Text[];
  least: number | null;
  most: number | null;
  /** The number of equal pieces of a stake. It must be a multiple of so many chips. */
  pieces: number;
  /** The wagers that get one chip each, if the place is not one itself: a number and its neighbours. */
  parts: string[];
}

/** A second board beside the layout. */
export interface Board {
  width: number;
  height: number;
  areas: BetArea[];
}

/** One win on the big road, with the ties after it. No side yet while a shoe has only ties. */
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

/** Cards are brought to the table, or the cards of the last shoe are used again. */
export interface BringCards {
  act: "bring-cards";
  back: string;
  source?: CardSource;
  secured?: boolean;
}

/** A player brings more chips from the pocket. */
export interface BringChips {
  act: "bring-chips";
  player: string;
  chips: number;
}

/** The first cards of the shoe are burned. Cards that nobody saw are null. */
export interface Burn {
  act: "burn";
  way: BurnWay;
  cards: (string | null)[];
  /** Whether the shoe reads each card that leaves it. Only the server says so. */
  reads?: boolean;
  /** Whether a player asked to see the card. */
  requested?: boolean;
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
  /** Refused manual payouts. They are not paid unless the refusal is reversed. */
  refused?: PayoutLine[];
  /** The cash in the cage by the books. Negative if an earlier release paid more than was booked. */
  cash?: number;
  lost_slips?: LostSlipLine[];
  kiosks?: KioskLine[];
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

/** The player asks for staff. */
export interface CallService {
  type: "call-service";
  terminal: string;
}

/** What a player got back from a past coup by its settlement: stakes that were not lost, and wins. */
export interface CameBack {
  coup: string;
  player: string;
  cents: number;
}

/** Staff issue a payout voucher for all credits, for instance because the printer is out of paper. */
export interface CancelCredit {
  type: "cancel-credit";
  terminal: string;
  /** To whom it is given. */
  patron: string;
  witness: string;
}

/** What a dealing method may order for cards on the table or in a player's hands. */
export type CardRule =
  | "announced"
  | "both-to-nominees"
  | "collected"
  | "dealer-keeps"
  | "exposed"
  | "in-full-view"
  | "marked"
  | "one-card"
  | "one-hand"
  | "over-the-layout"
  | "passed-out"
  | "placed-face-up"
  | "role-passed"
  | "role-taken"
  | "seated"
  | "turned";

/** Where the cards come from. */
export type CardSource = "casino-pre-shuffled" | "maker-pre-shuffled" | "new" | "used";

/** The player leaves with all credits. */
export interface CashOut {
  type: "cash-out";
  terminal: string;
  /** The language that the player chose. Their ticket is printed in it, or else in that of the house. */
  language?: string;
}

/** The changes of a channel since the last message: a merge patch (RFC 7396) of the view. */
export interface Change {
  type: "change";
  channel: string;
  /** One more than in the last message. If it is not, request a resync. */
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

/** A person gets other posts. */
export interface ChangePosts {
  type: "change-posts";
  name: string;
  posts: Post[];
  by: string;
  signed_by?: string | null;
}

/** Player and Banker win another percentage on a tie from now on. */
export interface ChangeTiePercent {
  act: "change-tie-percent";
  percent: string;
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

/** One of the answers. */
export interface Choice {
  key: string;
  words: string;
}

/** The coming coups are dealt by this method, their cards face up or down. */
export interface ChooseDealing {
  act: "choose-dealing";
  method: string;
  face: string;
}

/** Staff carry out an option that the last ruling left to them. */
export interface ChooseOption {
  act: "choose-option";
  effect: Effect;
  /** The conditions of the option that hold. */
  said?: Given[];
  /** The cards that really lie there, in the order dealt, if the shoe read others. */
  actual?: string[];
  /** The people who cheated. Their stakes are forfeited when the result is invalidated. */
  forfeit?: string[];
}

/** A person presents a ticket that was booked as unclaimed, and the cage pays it. */
export interface ClaimTicket {
  type: "claim-ticket";
  number: string;
  reason: string;
  approved_by: string;
  /** The amount printed on it, if a person reads it. */
  cents?: number | null;
}

/** Takes all chips on a play off. */
export interface ClearChips {
  type: "clear-chips";
  terminal: string;
  game: string;
  play: string;
}

/** Staff have checked a device and report what they did. */
export interface ClearFault {
  type: "clear-fault";
  device: string;
  by: string;
  note: string;
}

/** The cage pays or collects what a correction left owed. */
export interface ClearOwed {
  type: "clear-owed";
  terminal: string;
  play: string;
  /** The amount paid to the player; negative if the player pays. */
  owed: number;
  note: string;
  approved_by: string;
  /** Whether the casino waives what the player owes. Then no cash moves. */
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
  /** Whether no player is at its terminals. The server counts them; nobody's word replaces that. */
  nobody_plays?: boolean;
}

/** The wheel closes. */
export interface CloseWheel {
  act: "close-wheel";
  /** Whether no player is at its terminals. The server counts them; nobody's word replaces that. */
  nobody_plays?: boolean;
}

/** The moment from which wagers are final. */
export type Closes = "first-card-exposed" | "first-card-removed" | "period-ends";

/** A sign that shows when the game closes. */
export interface Closing {
  close_at: number;
  told_at: number;
}

/** The dealer takes the cards of a hand back. */
export interface Collect {
  act: "collect";
  hand: Hand;
}

/** All losing wagers are collected. */
export interface CollectLosing {
  act: "collect-losing";
}

/** New limits that a sign announces, when they take effect, and since when the sign is up. */
export interface Coming {
  limits: TableLimits;
  change_at: number;
  shown_at: number;
}

/** What a sign may announce. */
export type ComingChange = "closing" | "game" | "limits" | "tie-percent";

/** A game promises what it will deal: the next shoe, by its number, or a spin, by its key. */
export interface CommitDeal {
  type: "commit-deal";
  game: string;
  deal: string;
  kind: DealKind;
  commitment: string;
}

/** A terminal commits to its number in a deal. Until wagers close it may choose another. */
export interface CommitNumber {
  type: "commit-number";
  /** Whose number it is: a player terminal, or a seat by its table and place. */
  terminal: string;
  game: string;
  deal: string;
  commitment: string;
}

/** A device that the staff of a game must look at, and what they may have to report. */
export interface Concern {
  device: string;
  fault: Fault;
  detail: string | Text;
  /** The code of the refusal, if the game refused a reading. */
  code?: string | null;
  clause?: string | null;
  kinds?: Kind[];
}

/** The dealer confirms the winning number. */
export interface ConfirmNumber {
  act: "confirm-number";
  number: number;
}

/** The dealer confirms the chosen result. */
export interface ConfirmResult {
  act: "confirm-result";
}

/** The card that was keyed in last is another one. */
export interface CorrectCard {
  act: "correct-card";
  card: string;
}

/** A supervisor found the cutting card in another place than the table was told, and says why. */
export interface CorrectCuttingCard {
  act: "correct-cutting-card";
  /** How many cards lie behind it. */
  behind: number;
  reason: string;
}

/** A supervisor enters the number on which the ball really landed. */
export interface CorrectNumber {
  act: "correct-number";
  report: Report;
  number: number;
  reason: string;
  /** The key of the game, if it is neither the game under way nor the last one. */
  spin?: string | null;
}

/** Plays are recalculated or void after a malfunction, at every terminal that it names, or at none. */
export interface CorrectPlays {
  act: "correct-plays";
  report: Report;
  plays: string[];
  /** What staff have seen beforehand. If anything else came of it by now, the act is refused. */
  results: TerminalResult[];
  reason: string;
  /** The number on which the ball really landed, if the play was settled on another. */
  number?: number | null;
}

/** A point count as announced. */
export type Count = [Hand, number];

/** People have counted what lies in a place. What is in a drop box goes into the cage with its count. */
export interface CountMoney {
  type: "count-money";
  account: string;
  /** As counted. */
  cents: number;
  /** Why it is more or less than booked. */
  reason?: string;
  /** The second person, if it is. */
  approved_by?: string | null;
}

/** A coup step by step, and the cells of the table of play that decide it. */
export interface CoupExplained {
  tableau: TableOfPlay;
  /** The current coup, or else the last one. */
  play?: string | null;
  cards?: SeenCard[];
  totals?: Count[];
  steps?: Explained[];
  /** The total that decides for the Player, once it is known. */
  player?: number | null;
  banker?: BankerCell | null;
}

/** The cutting card is placed this many cards from the front. */
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

/** How far a promised deal is. */
export type DealStage = "coming" | "over" | "playing";

/** A card of a coup. */
export interface DealtCard {
  hand: "banker" | "player";
  card: string;
}

/** The first decision of a dispute. */
export interface DecideDispute {
  act: "decide-dispute";
  dispute: number;
  words: string;
  /** Whether no person who decides first was present. */
  absent?: boolean;
}

/** Two people in charge have examined the slip and the other evidence. */
export interface DecideLostSlip {
  type: "decide-lost-slip";
  /** Its name in the log. */
  slip: string;
  pay: boolean;
  reason: string;
  approved_by: string;
}

/** A decision, and the person who made it. */
export interface Decision {
  by: string;
  role: Role;
  at: number;
  words: string;
  clause?: string | null;
}

/** A player who is offered the cut declines it. */
export interface DeclineCut {
  act: "decline-cut";
  player: string;
}

/** The player to whom the banker's role is offered declines it. */
export interface DeclineRole {
  act: "decline-role";
  player: string;
}

/** A person's full name, in any script, and the number of their licence. */
export interface DescribeStaff {
  type: "describe-staff";
  name: string;
  full_name: string;
  licence: string;
  by: string;
}

/** Staff designate the first receiver of a hand, independent of wagers. */
export interface Designate {
  act: "designate";
  player: string;
  hand: Hand;
}

/** What the cards are dealt from. */
export type Device = "scanning-shoe" | "shoe" | "shuffling-device";

/** A device, identified by its key. */
export interface DeviceActor {
  type: "device";
  name: string;
  kind: string;
  /** The number of a terminal, the name of a game, or for a seat `TABLE/PLACE`. */
  serves: string;
  /** The number of this key among all keys of the device; 0 if the vault does not know it. */
  number?: number;
}

/** What a device must do now. */
export interface DeviceView {
  view: "device";
  device: string;
  /** A slip to print, or what its kind of game asks of it: a card, a spin. */
  wanted?: string | null;
  game?: string | null;
  play?: string | null;
  /** The number of its next reading. */
  next?: number;
  fault?: SeenDevice | null;
  /** What a printer prints. It skips a slip that it has printed before. */
  slips?: SeenSlip[];
  shoe?: LoadedShoe | null;
  /** The open promises of its game, and the stage of each; none if no promise is possible. */
  promised?: Record<string, DealStage> | null;
  /** By deal: the mixed numbers of the terminals, if they are mixed. */
  mixes?: Record<string, string>;
  /** What was entered for the current play, for the antennas under a layout. A simulated one reads that. */
  entered?: EnteredWagers | null;
}

/** A dispute or complaint of a patron, with its progress so far. */
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

/** A terminal computed a deal by itself and reports what does not match. */
export interface DisputeDeal {
  type: "dispute-deal";
  terminal: string;
  game: string;
  deal: string;
  finding: string | Text;
}

/** Carries out a command. Sent again under the same id, it is carried out only once. */
export interface Do {
  type: "do";
  id: string;
  command: Command;
  second?: Second | null;
}

/** The command was carried out, and is durable. */
export interface Done {
  type: "done";
  id: string;
  events: Happened[];
  ticket?: PrintedTicket | null;
  /** The messages about wagers that were reduced to their limits. */
  notices?: Text[];
  /** What a kiosk pays out now. */
  pays?: number | null;
}

/** Plays that staff would put right after a malfunction. */
export interface DraftCorrection {
  report: Report;
  plays: string[];
  /** The number on which the ball really landed, if the play was settled on another. */
  number?: number | null;
}

/** A report that staff are preparing. */
export interface DraftReport {
  report: Report;
  /** The coup or spin of the report, if it is not the current or last one. */
  coup?: string | null;
  actual?: string[];
  wagers?: WagerAt[];
  /** Why it counts although the record of the game says otherwise. */
  reason?: string | null;
  /** The other game by whose odds the dealer paid. */
  odds?: string | null;
  /** Who was paid wrongly, and how much. */
  payment?: UnlikeSettled | null;
}

/** Places chips on the layout of a game, or a whole layout again. */
export interface DragChips {
  type: "drag-chips";
  terminal: string;
  game: string;
  /** The coup or spin that the player sees. */
  play: string;
  /** The amount to add to each wager. */
  stakes: Record<string, number>;
}

/** A card leaves the shoe. Null if nobody can know it yet. */
export interface DrawCard {
  act: "draw-card";
  card?: string | null;
  /** Whether a person entered it although a shoe reads there, which failed. Only the server says so. */
  by_hand?: boolean;
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

/** A slip, to be shown or printed. */
export interface DrawnSlip {
  svg: string;
  text: string;
}

/** The dealer dropped cards, and a supervisor saw that all were collected. */
export interface DropCards {
  act: "drop-cards";
}

/** The time limit. */
export type Due = "24-hours" | "48-hours" | "at-once" | "daily-summary" | "end-of-month";

/** A recipient who must be notified, and whether it was done. */
export interface Duty {
  who: Recipient;
  due: Due;
  clause: string;
  /** The deadline. This moment is still in time. */
  by: number;
  told_at?: number | null;
  told_by?: string | null;
}

/** A shoe that is over, with its results. */
export interface EarlierShoe {
  number: number;
  /** When the next shoe was loaded. */
  ended: number;
  roads: SeenRoads;
  tally: Tally;
}

/** An edition of the rules. */
export interface EditionLine {
  key: string;
  /** The key of its name in the catalogue, such as `edition-star-baccarat-2024`. */
  title: string;
  games: RulesLine[];
}

/** What a ruling orders. */
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

/** Moves the notes to the cage. */
export interface EmptyStacker {
  type: "empty-stacker";
  terminal: string;
  /** As counted. */
  cents: number;
  /** Why it is more or less than booked. */
  reason?: string;
  /** The second person, if it is. */
  approved_by?: string | null;
}

/** The play from before a restore ends: stakes are returned, and its shoe deals no more cards. */
export interface EndByRestore {
  act: "end-by-restore";
}

/** A player's own limits end, and their sign or marker is taken away. */
export interface EndOverMaximum {
  act: "end-over-maximum";
  player: string;
}

/** The set wagering period is over. */
export interface EndPeriod {
  act: "end-period";
}

/** All earlier plays are ended, and their promises withdrawn. */
export interface EndRestore {
  type: "end-restore";
  epoch: string;
  /** Promises, as GAME/DEAL. */
  withdrawn: string[];
  /** Coups and spins that were under way, as GAME/PLAY. */
  voided: string[];
  /** The amount returned to each terminal and each table's guests. */
  returned: Record<string, number>;
}

/** The findings of reasonable enquiries about a wrong payment. */
export interface Enquire {
  act: "enquire";
  error: number;
  suspected: boolean;
  words: string;
}

/** The findings of reasonable enquiries. */
export interface Enquiry {
  /** Whether the casino suspects intent. */
  suspected: boolean;
  at: number;
  by: string;
  words: string;
}

/** What lies on a layout by the wagers that were entered for a play, if something can be read there. */
export interface EnteredWagers {
  play: string;
  areas: AreaChips[];
}

/** Why a request was refused. */
export interface Error {
  code: string;
  /** The facts in its sentence. `/words/{language}.ftl` has it under `refusal-{code}`, or, if there is a fact `case`, under `refusal-{code}-{case}`. */
  facts?: Record<string, string | number | Amount | Moment | FloorPlace | Text | AnyOf | AllOf | ListOf>;
  /** The clause of the rules that refuses it. */
  clause?: string | null;
}

/** A supervisor has examined the ball that left the wheel. It may be spun again. */
export interface ExamineBall {
  act: "examine-ball";
}

/** A whole coup or spin. */
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

/** An exclusion, with the clause by which it was ordered. */
export interface Exclusion {
  scope: Scope;
  edition: string;
  clause: string;
  /** The game where it was ordered. */
  place: string;
  by: string;
  at: number;
  lifted?: Lifted | null;
}

/** A circumstance that makes the same act lawful, if the row names it. */
export type Excuse = "staff-or-inspector-on-duty" | "the-player-asked" | "to-keep-to-the-rules";

/** A supervisor lets a person continue despite a breach. */
export interface ExcuseHolding {
  act: "excuse-holding";
  player: string;
}

/** A question with its answers. One of them is right. */
export interface Exercise {
  kind: "banker-draws" | "covers" | "pays" | "player-draws" | "who-wins";
  /** The cards on the table, in the order dealt. */
  cards?: DealtCard[];
  wager?: string | null;
  stake?: number | null;
  /** The number of the spin, at Roulette. */
  number?: number | null;
  question: string;
  choices: Choice[];
  /** The key of the right answer. */
  right: string;
  because: string;
  clause: string | null;
}

/** One step: what happened, or what the rules require. */
export interface Explained {
  words: string;
  clause: string | null;
  /** The number of cards that are dealt in this step. */
  deals?: number;
}

/** The person who holds a card turns it for all to see. */
export interface ExposeCard {
  act: "expose-card";
  player: string;
  place: number;
}

/** The fault of a device. */
export type Fault = "contradicts" | "dead" | "full" | "jammed" | "lost" | "misreads" | "no-paper" | "refused";

/** A wager is misplaced, and this is found before the first card. It is invalid and returned. */
export interface FindMisplaced {
  act: "find-misplaced";
  player: string;
  box: number | null;
  wager: string;
  fault: Misplaced;
}

/** A player got back more or less from a coup than its settlement says. */
export interface FindWrongPayment {
  act: "find-wrong-payment";
  coup: string;
  /** What they really got back, with the stake. */
  paid: number;
  /** What they were to get back by the settlement. */
  due: number;
  /** None if nobody knows yet who it was. */
  patron?: string | null;
  /** Whether the casino suspects intent from the start. */
  suspected?: boolean;
  /** The reason: how it was found. Earlier releases did not ask for it. */
  words?: string;
}

/** A place of the floor, shown by the name that the house gives it. */
export interface FloorPlace {
  type: "place";
  /** As streams are named: `table/star-1`, `wheel/roulette-1`, `pt/7`, `kiosk/2`, `device/stacker-7`. */
  key: string;
}

/** The whole floor, for those in charge of it. */
export interface FloorView {
  view: "floor";
  games?: GameLine[];
  incidents?: IncidentLine[];
  faults?: SeenDevice[];
  terminals?: TerminalLine[];
  staff?: StaffLine[];
  /** Servers whose software is not the accepted one. */
  software?: string[];
  /** The latest first. */
  alarms?: AlarmLine[];
}

/** Forbidden conduct, and what staff may do about it. */
export interface Forbidden {
  breach: Breach;
  clause: string;
  /** The role that the rule binds: players, or else the first staff role. */
  against: Role;
  measures?: Act[];
}

/** A supervisor takes the cards, or the banker's role, away from a person. */
export interface ForfeitCards {
  act: "forfeit-cards";
  player: string;
}

/** A game in the list of all games. */
export interface GameLine {
  name: string;
  kind: string;
  phase: Phase;
  play?: string | null;
  /** Whether it waits for a ruling. */
  ruling?: boolean;
  /** Why nothing can be done at it: the code `unknown-edition` or `unknown-game`. */
  unplayable?: string | null;
}

/** A sign or an announcement of another game, with the time from which it is played. */
export type GameNotice = [string, number, number];

/** One game as one audience sees it. What only one kind of game has lies in a field of its own. */
export interface GameView {
  view: "game";
  /** Its key. */
  name: string;
  kind: string;
  edition: string;
  /** The key of the game's name in the catalogue, such as `game-baccarat`. */
  title: string;
  /** Whether it is played at player terminals. */
  rapid: boolean;
  phase: Phase;
  /** The current coup or spin, or else the last one. */
  play?: string | null;
  /** When the wagering period ends, by the log: the same at every server. */
  ends_at?: number | null;
  wagers?: OnOffer[];
  /** The winning wagers of the last result, with or without bets on them, until the next play begins. */
  won?: string[];
  table?: TableView | null;
  wheel?: WheelView | null;
  /** The same of a kind of game that has no such field: no page draws it yet. */
  other?: unknown;
  /** The device that staff must look at before its readings count again. */
  concerns?: Concern[];
  /** The notice about errors. */
  notice?: Text;
  /** The other table of the same dealer, dealt in turn with this one. For staff. */
  partner?: string | null;
  /** The areas of the layout on which other chips are read than were entered. For staff. */
  unlike?: Unlike[];
  /** The sums of the last play over all player terminals. For staff. */
  settled?: SettledSum[];
  /** What corrections and voids of its plays changed at each player terminal. For staff. */
  put_right?: TerminalResult[];
  /** The promises for its shoes or spins, and before them the last one that was revealed. */
  deals?: SeenDeal[];
  /** What comes next at it. For staff. */
  course?: SeenCourse | null;
  /** The changes that signs announce. */
  changes?: SeenChange[];
  /** The guests who are excluded and still there. Staff see all of them, and guests only themselves. */
  barred?: BarredGuest[];
  /** Since when it has stood still for longer than its course allows. For staff. */
  stands?: number | null;
  /** The patrons for whom it is reserved. For staff: no player reads who the others are. */
  reserved_for?: Listed[];
  /** Why nothing can be done at it: the code `unknown-edition` or `unknown-game`. */
  unplayable?: string | null;
}

/** From when until when there is gaming, by the clocks of the house. They may pass midnight. */
export interface GamingHours {
  opens: string;
  closes: string;
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
  | "prompted"
  | "reconstructed"
  | "records-confirm"
  | "scanning-shoe"
  | "shoe"
  | "shuffling-device"
  | "spare"
  | "suspected"
  | "too-late";

/** Gives a device a key. */
export interface GrantKey {
  type: "grant-key";
  device: string;
  kind: string;
  /** A terminal's number, the name of a game, or for a seat `TABLE/PLACE`. */
  serves: string;
  by: string;
  signed_by?: string | null;
}

/** Why a play is void at one terminal. */
export type Ground = "malfunction" | "wagers-unconfirmed";

/** One game of one edition, for a person who wants to learn it before playing. */
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

/** An event of a carried-out command. */
export interface Happened {
  seq: number;
  stream: string;
  type: string;
}

/** The token of a session, or the key of a device. Always the first message. */
export interface Hello {
  type: "hello";
  token: string;
}

/** The past of a game: for a table its shoe, for a wheel its last numbers. */
export interface HistoryView {
  view: "history";
  game: string;
  kind: string;
  roads?: SeenRoads | null;
  tally?: Tally | null;
  /** Whether the roads are of a shoe that is over: the next one is new, and none of its cards is out. */
  shoe_over?: boolean;
  /** How many shoes before this one are known. They are at `/api/games/{game}/shoes`. */
  shoes?: number;
  /** The newest first. */
  numbers?: DrawnNumber[];
  /** The most frequent numbers. */
  hot?: NumberCount[];
  /** The least frequent numbers, the longest absent first. */
  cold?: NumberCount[];
  shares?: Shares | null;
}

/** Why a person entered a password. */
export type How = "second-person" | "sign-in" | "unlock";

/** An event at a table that goes on record. */
export interface Incident {
  at: number;
  /** Such as `irregularity`, `refused-wager`, `void`, `notice`, `breach`, `dispute` or `wrong-payment`. */
  kind: string;
  /** The particular subject, such as the kind of irregularity. */
  about: string;
  /** What people read. Older releases wrote it as a sentence. */
  words: Text;
  clause?: string | null;
  people?: string[];
  cards?: string[];
  cents?: number;
  coup?: string | null;
  /** Assigned when the incident is opened. */
  number?: number;
  duties?: Duty[];
}

/** An incident with a notice still to be given. */
export interface IncidentLine {
  game: string;
  incident: Incident;
}

/** The dealer inserts the cutting card, with this many cards behind it, and loads the shoe. */
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

/** What the Inspector who reviewed an inquiry answered. */
export interface InspectorsAnswer {
  /** Whether the payment may be refused. */
  agrees: boolean;
  note: string;
  by: string;
}

/** A supervisor or an Inspector instructs the dealer to check the cards, at any time. */
export interface InstructCheck {
  act: "instruct-check";
}

/** A kind of irregularity in the rules of a game. */
export interface IrregularityOption {
  kind: Kind;
  clause: string;
  /** Why it cannot have happened now. */
  unfit?: Text | null;
}

/** Vouchers of a promotion are issued: what is printed on each, and who signs for them. */
export interface IssueVouchers {
  type: "issue-vouchers";
  promotion: string;
  /** The numbers that are printed on them. */
  vouchers: string[];
  /** What each is worth in promotional tokens. */
  tokens: number;
  /** The conditions in words, as they are printed. */
  conditions: string;
  /** From this moment on it is no longer exchanged. */
  until: number;
  approved_by: string;
  /** The tables where it may be exchanged. None means all. */
  tables?: string[];
}

/** A piece of equipment at a table, with its figures. */
export interface Item {
  kind: ItemKind;
  count?: number;
  /** The decks that it holds. */
  decks?: number | null;
  /** Its diameter. Whole ones suffice: 16.9 is under 17 and written 16, 23.1 is over 23 and written 24. */
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

/** A piece of equipment. A dealing device has the same name here as in `Device`. */
export type ItemKind =
  | "automated-wheel"
  | "ball"
  | "box-closed-marker"
  | "countdown-clock"
  | "dealer-antenna"
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
  | "ticket-printer"
  | "used-card-box";

/** A guest joins the table, seated or standing, with chips and tokens. */
export interface Join {
  act: "join";
  /** Their name. A number after it tells people of one name apart: "Mr Lee 2". */
  player: string;
  seat?: number | null;
  chips?: number;
  tokens?: number;
  /** Their number, if staff know it: another person of the same name may be excluded. */
  number?: number | null;
}

/** A kind of irregularity. */
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

/** A Ticket In Cash Out machine, and the cash in it by the books. */
export interface KioskLine {
  kiosk: string;
  cents: number;
}

/** A language of the floor. */
export interface LanguageLine {
  /** Its tag, such as `zh-Hans`. Its catalogue is at `/words/zh-Hans.ftl`. */
  language: string;
  /** Its own name for itself. */
  name: string;
}

/** The ticket is past its date, and its value is booked as unclaimed. */
export interface LapseTicket {
  type: "lapse-ticket";
  /** Its name in the log. */
  ticket: string;
}

/** All places for chips of a game, in whole units, and the chips to use. */
export interface Layout {
  game: string;
  kind: "baccarat" | "plain" | "roulette";
  width: number;
  height: number;
  areas: BetArea[];
  racetrack: Board | null;
  /** In ascending order of value. */
  chips: number[];
}

/** Another server runs the game of this channel now. Commands are faster there. */
export interface Lead {
  type: "lead";
  channel: string;
  /** The URL of that server for terminals. */
  to: string;
}

/** A guest leaves with all chips and tokens. */
export interface Leave {
  act: "leave";
  player: string;
}

/** Exercises on one game. The same seed makes the same lesson. */
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

/** Two people in charge let a person come again. */
export interface LiftExclusion {
  type: "lift-exclusion";
  patron: number;
  /** Its place among the exclusions of the patron, from 1. */
  exclusion: number;
  reason: string;
  by: string;
  approved_by: string;
}

/** An optional wager is open to all players again, and the sign of its restriction is down. */
export interface LiftRestriction {
  act: "lift-restriction";
  wager: string;
}

/** The end of an exclusion. */
export interface Lifted {
  by: string;
  approved_by: string;
  reason: string;
  at: number;
}

/** At most this many may play here, or only one from each box. */
export interface LimitPlayers {
  act: "limit-players";
  most?: number | null;
  one_per_box?: boolean;
}

/** The minimum and the maximum of one wager. */
export interface Limits {
  least: number;
  most: number;
}

/** Several things in a row: "3, 4, 6". */
export interface ListOf {
  type: "list-of";
  of: (string | number | Amount | Moment | FloorPlace | Text | AnyOf | AllOf | ListOf)[];
}

/** A patron on the list of a reserved game. */
export interface Listed {
  number: number;
  names?: string[];
}

/** The cards go into the shuffling device. */
export interface LoadDevice {
  act: "load-device";
}

/** The contents of a shoe, as far as its table knows them. Only the shoe itself sees this. */
export interface LoadedShoe {
  /** The number of the shoe at its table, from 1. */
  number: number;
  decks: number;
  cut: number;
  /** The cards that left it, in order. */
  out: (string | null)[];
  /** The number of cards behind the cutting card, until that comes out. */
  behind?: number | null;
}

/** An event of the log, without what is withheld. */
export interface LogRow {
  seq: number;
  stream: string;
  version: number;
  type: string;
  at: number;
  by: string;
  command: string;
  body: unknown;
  /** None while a face-down card could be guessed from it. */
  hash?: string | null;
  /** Whether its cards are left out until they may be seen. Ask again once the coup is over. */
  withheld?: boolean;
}

/** A slip whose ticket was lost in a restore. Two people in charge must still decide on it. */
export interface LostSlipLine {
  /** Its id in the log. */
  slip: string;
  terminal: string;
  sequence: number;
  /** The last four digits of its number. */
  ends: string;
  /** The amount printed on it. */
  cents: number;
  after: number;
  /** The slip was printed between these two times. */
  before: number;
}

/** One finished coup as the roads see it. */
export interface Mark {
  winner: "B" | "P" | "T";
  player_pair?: boolean;
  banker_pair?: boolean;
  natural?: boolean;
}

/** A marker or small sign on the table for one player. */
export type Marker = [string, number, Text, string | null];

/** The open matters of a game, and the limits on its sign. */
export interface Matters {
  limits?: TableLimits | null;
  coming?: Coming | null;
  closing?: Closing | null;
  game?: GameNotice | null;
  /** The minutes of notice that a sign gives before each change. None means any time before. */
  notices?: Notice[];
  disputes?: Dispute[];
  /** Wrong payments that were found, the latest last. */
  errors?: PaymentError[];
  forbidden?: Forbidden[];
  setting?: Setting | null;
  /** What may be changed about limits here. Nobody is asked to sign for anything else. */
  limit_acts?: Act[];
  /** The percentage that a tie pays by the sign, in the game of the edition that has one. */
  tie_percent?: string | null;
  /** The clause by which the sign may limit all wagers of an area together. */
  limits_per_area?: string | null;
}

/** The cutting card comes, and is laid aside. */
export interface MeetCuttingCard {
  act: "meet-cutting-card";
}

/** A way to misplace chips on the layout. */
export type Misplaced = "not-flat" | "not-separate" | "on-another" | "outside-area";

/** Combines the numbers when all are in, or their time is over. */
export interface MixDeal {
  type: "mix-deal";
  game: string;
  deal: string;
  head: string;
}

/** A date and time, shown by the clocks of the house. */
export interface Moment {
  type: "moment";
  at: number;
}

/** The sound cards leave a device that failed. The same cards of a new deck replace the damaged ones. */
export interface MoveCards {
  act: "move-cards";
  /** The number on the device that failed. */
  failed: string;
  /** The number on the device that takes them. Empty if they go on the table for the cut and a card shoe. */
  into?: string;
  /** The damaged cards, which are replaced. */
  damaged?: string[];
}

/** Moves chips from one wager to another: both steps, or neither. */
export interface MoveChips {
  type: "move-chips";
  terminal: string;
  game: string;
  play: string;
  wager: string;
  to: string;
  cents: number;
}

/** A transaction that can still be reversed. */
export interface MoveLine {
  stream: string;
  version: number;
  move: string;
  cents: number;
  names: Record<string, string>;
  note: string;
  at: number;
}

/** Makes a transaction. */
export interface MoveMoney {
  type: "move-money";
  move: string;
  cents: number;
  names: Record<string, string>;
  note?: string;
  /** The second person who signs. */
  approved_by?: string | null;
}

/** The dealer keys in a card that lies face up and that no shoe has read. */
export interface NameCard {
  act: "name-card";
  place: number;
  card: string;
}

/** Staff call a guest by another name. Chips and wagers stay under the one by which they joined. */
export interface NameGuest {
  act: "name-guest";
  player: string;
  name: string;
}

/** A patron is also known by another name. */
export interface NamePatron {
  type: "name-patron";
  patron: number;
  name: string;
  by: string;
  /** Who else saw that it is another person, if one of that name is excluded. */
  approved_by?: string | null;
}

/** Staff say who plays at a terminal, or that the person has gone. */
export interface NamePlayer {
  type: "name-player";
  terminal: string;
  patron: number | null;
  by: string;
}

/** The wagering period of the next game begins. */
export interface NewGame {
  act: "new-game";
  /** Unique on the whole floor, for all time. */
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
  /** Whether it is valid for one sign-in, at which it must be changed. */
  once: boolean;
  signed_by?: string | null;
}

/** A person who is signed in requested an act that they may not do. */
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
  why: SignOut;
  place?: string | null;
}

/** How long before an act the table must be notified. No minutes means any time before. */
export interface Notice {
  act: Act;
  minutes: number | null;
  clause: string;
  /** Whether the consent of all players may replace it. */
  or_consent?: boolean;
}

/** How often a number came up in the listed games. */
export interface NumberCount {
  number: number;
  times: number;
  colour: string;
  /** The games since it last came up; all of them, if it did not come up. */
  since: number;
}

/** A wager, or a kind of roulette bet, that the game accepts. */
export interface OnOffer {
  key: string;
  /** The key of its name in the catalogue, such as `wager-player`. */
  title: string;
  /** The odds as the sign writes them, as many as it has. A call bet pays what its pieces pay. */
  pays?: Text[];
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

/** One coup or more is dealt without wagers. */
export interface OrderNoBet {
  act: "order-no-bet";
  why: "call-a-no-bet-coup-that-all-agree-to" | "call-a-no-bet-coup-without-players";
  /** The coup that it is for, if the rules mean a single one. */
  key: string;
  asked?: string[];
  agreed?: string[];
  marker?: boolean;
  surveillance_told?: boolean;
}

/** One order or option of a ruling. */
export interface Ordered {
  effect: Effect;
  clause: string;
  /** Whether it is optional for staff. */
  may?: boolean;
  act?: Act | null;
  /** The roles that may do it. Empty means any member of staff. */
  by?: Role[];
  /** The facts that staff must still state before they may do it. */
  needs?: Given[];
}

/** The outcome of a wager. */
export type Outcome = "lose" | "standoff" | "win";

/** The difference from a corrected result after the player had left. */
export interface OwedLine {
  terminal: string;
  game: string;
  play: string;
  /** What the house owes. Negative if the player owes it. */
  cents: number;
  reason: string | Text;
}

/** A link to a page. */
export interface PageLink {
  title: Text;
  /** The page, such as `player` or `dealer`. */
  page: string;
  /** Its path on the server. The keys of a device come after a #, which browsers never send. */
  address: string;
}

/** The result of a wager in an example. */
export interface PaidLine {
  wager: string;
  title: string;
  words: string;
  clause: string;
}

/** One dealer deals this table and another in turn. The other must be paired with this one, too. */
export interface PairTables {
  act: "pair-tables";
  with: string;
  /** The dealer's layout on which both are dealt. */
  layout: string;
}

/** What a paper with a number is. */
export type PaperKind = "ticket" | "voucher";

/** Money that was paid later, or was returned. */
export interface Part {
  cents: number;
  at: number;
  by: string;
}

/** Each of the two tables is dealt by itself again. */
export interface PartTables {
  act: "part-tables";
}

/** The dealer passes the cards of a hand, or one of them, to a person. */
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

/** A past coup, with what is needed to reverse it. */
export interface PastCoup {
  key: string;
  /** In the order dealt. */
  cards: string[];
  /** The hand that received each of them. */
  hands?: Hand[];
  wagers?: PlacedWager[];
  lines?: WagerResult[];
  void?: string | null;
  no_bet?: string | null;
  game?: string;
  /** The limits of its wagers, if they were on terminals. */
  limits?: TableLimits | null;
  /** Who had it resumed after it was settled, or declared it void. */
  ruled_by?: string | null;
  /** Why that was done. */
  reason?: string | Text | null;
  /** The terminals of cheats. Their stakes are not returned. */
  forfeits?: string[];
  /** The percentage on ties by its sign. In coups of earlier releases the set-up has it. */
  sign_percent?: string | null;
}

/** A game that is over. It may be void, or have a corrected number. */
export interface PastSpin {
  key: string;
  /** None if the game was void before any number counted. */
  number: number | null;
  void?: string | null;
  /** The clause by which a supervisor entered the number. */
  corrected?: string | null;
  /** Who answers for the correction, or declared the game void. */
  corrected_by?: string | null;
  /** Why it was corrected or is void. */
  reason?: string | Text | null;
  /** The terminals of cheats. Their stakes are not returned. */
  forfeits?: string[];
  sensor?: number | null;
  dealer?: number | null;
  /** The limits under which its wagers were placed. */
  limits?: TableLimits | null;
}

/** A person with a number. */
export interface PatronLine {
  number: number;
  names: string[];
  /** With who lifted it and why, where it was lifted. */
  exclusions: Exclusion[];
}

/** Everyone with a number: who was excluded last first, and then all others. */
export interface PatronsView {
  view: "patrons";
  people?: PatronLine[];
}

/** Pays a manual payout: the player has verified the amount and signed the form. */
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
  /** How the player wants to be paid. */
  form?: PaymentForm;
  /** The number of the cheque or transfer. */
  reference?: string;
}

/** An event, and what a wager pays on it. */
export interface PayLine {
  on: string;
  odds: Text;
  clause: string;
}

/** What an act did to one wager. */
export interface Payment {
  player: string;
  /** Where its player sat. None for one who stood, or had left. */
  seat: number | null;
  wager: string;
  box: number | null;
  /** What the dealer pays; below zero, takes. */
  net: number;
  /** How much of the stake goes back besides. */
  back?: number;
}

/** A wager that was paid too much or too little, from the moment the casino became aware of it. */
export interface PaymentError {
  number: number;
  coup: string;
  paid: number;
  due: number;
  found_at: number;
  found_by: string;
  /** Who was paid, if it was known at once. */
  found_patron?: string | null;
  enquiry?: Enquiry | null;
  attempts?: Attempt[];
  parts?: Part[];
  /** The number of the incident that its finding recorded. Earlier releases did not keep it. */
  incident?: number;
  regulator_told_at?: number | null;
}

/** A step that the casino takes about a wrong payment. */
export type PaymentErrorStep =
  | "ask-the-money-back"
  | "contact-the-patron"
  | "enquire"
  | "find-it-not-practical"
  | "identify-the-patron"
  | "reimburse-the-patron";

/** What a player gets. */
export type PaymentForm = "cash" | "cheque" | "transfer";

/** What an act did to the wagers of a coup. */
export interface Payments {
  coup: string;
  rows: Payment[];
}

/** A manual payout that is not paid yet. */
export interface PayoutLine {
  terminal: string;
  sequence: number;
  cents: number;
  withheld?: string | null;
  until?: number | null;
  /** Whether it waits for the end of an inquiry. */
  inquiry?: boolean;
  answer?: InspectorsAnswer | null;
}

/** A person who acts, by name and role. */
export interface Person {
  name: string;
  role: Role;
}

/** Who a login stands for. */
export interface PersonLine {
  name: string;
  full_name: string;
  licence: string;
}

/** The phase of a game for players. */
export type Phase = "closed" | "open" | "paused" | "result" | "void" | "waiting";

/** Checks whether the client is still there. */
export interface Ping {
  type: "ping";
  now: number;
}

/** Where an act is on a dealer's desk. */
export type Place = "calls" | "cards" | "desk" | "guest" | "hands" | "stage" | "table";

/** A player bets from a box. Staff may record wagers that they find there, even outside the limits. */
export interface PlaceWager {
  act: "place-wager";
  player: string;
  box: number;
  wager: string;
  cents: number;
  /** How much of it is promotional tokens. The rest is chips. */
  tokens?: number;
  /** Whether staff record what they find there. */
  found?: boolean;
}

/** One player's chips on one wager. */
export interface PlacedWager {
  player: string;
  wager: string;
  box: number | null;
  chips?: number;
  tokens?: number;
  /** Whether the dealer has reduced it, so that it may be under the minimum. */
  reduced?: boolean;
}

/** A play that is over. */
export interface PlayLine {
  key: string;
  /** Where it begins in the log. The next page comes before the last of these. */
  seq: number;
  /** When it ended. */
  at: number;
  /** Its result; none if it had none. */
  outcome?: Text | null;
  /** The clause by which it is void. */
  void?: string | null;
}

/** The result of a wager. */
export interface PlaySettled {
  who: string;
  wager: string;
  stake: number;
  returned: number;
}

/** One act, and the state of the game after it. */
export interface PlayStep {
  seq: number;
  at: number;
  by: string;
  /** What was done, and then what went on record. */
  words: Text[];
  phase: Phase;
  cards?: ShownCard[];
  /** The point counts of the visible cards. */
  counts?: Record<string, number>;
  number?: number | null;
  wagers?: ShownWager[];
  clause?: string | null;
}

/** Everything that settlement depends on: the rules, the sign, and the cards or the number. */
export interface Played {
  edition: string;
  game: string;
  /** In the order dealt. Empty in Roulette. */
  cards?: string[];
  /** Where the ball came to rest. None in Baccarat. */
  number?: number | null;
  smallest_chip?: number;
  tie_percent?: string | null;
}

/** A pocket of a roulette wheel. */
export type Pocket = [number, string];

/** The answer to a ping. */
export interface Pong {
  type: "pong";
}

/** A person's employment: a role that the approved rules name, or another one. */
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

/** What the next win of each hand would add to the lower roads. */
export interface PredictedRoads {
  banker: NextColours;
  player: NextColours;
}

/** A person presents a slip whose ticket was lost in a restore. */
export interface PresentLostSlip {
  type: "present-lost-slip";
  number: string;
  /** The amount that is printed on it. */
  cents: number;
}

/** A person presents a ticket or a voucher at the cage, and says how they want to be paid. */
export interface PresentTicket {
  type: "present-ticket";
  number: string;
  patron: string;
  form?: PaymentForm;
  /** The amount printed on it, if a person reads it. */
  cents?: number | null;
}

/** The text of the ticket that must now be printed. */
export interface PrintedTicket {
  number: string;
  cents: number;
  /** The amount in the words of every language. */
  words: Record<string, string>;
  issued: string;
  expires: string;
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
  /** The number that staff entered for the game after that, if they did and it is still public. */
  entered?: number | null;
  /** Why the promise proves nothing any more. */
  withdrawn?: string | Text | null;
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
  /** Null where it did not come in time: then the commitment counts instead. */
  number?: string | null;
}

/** Reports something that staff must check, with the number of times since the last report. */
export interface RaiseAlarm {
  type: "raise-alarm";
  kind: AlarmKind;
  subject: string;
  count?: number;
  facts?: Record<string, string | number | Amount | Moment | FloorPlace | Text | AnyOf | AllOf | ListOf>;
}

/** A higher minimum holds at once, but not for those who already play. */
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

/** Players who kept an older minimum play at the table's minimum from now on. */
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
  /** The coup that needed the card, if the shoe knows it. */
  play?: string | null;
}

/** The antennas under a layout read all chips that lie there. */
export interface ReadChips {
  type: "read-chips";
  device: string;
  game: string;
  n: number;
  areas?: AreaChips[];
  /** The coup for which they lie there. */
  play?: string | null;
}

/** Where a reading of the ball comes from. */
export type ReadingSource = "dealer" | "sensor";

/** What would become of the wagers of every terminal, or why nothing can. */
export interface Recalculation {
  results?: TerminalResult[];
  refused?: Rejection | null;
}

/** Staff bring back a coup from the log. The rules set no time for a wrong placement (Canberra 15.5). */
export interface RecallCoup {
  act: "recall-coup";
  coup: string;
  /** The coup as it was last known. The server reads it in the log; nobody's word replaces that. */
  past?: PastCoup | null;
}

/** The server has read in the log how a terminal was last settled on a play. Only servers send it. */
export interface RecallSettlement {
  type: "recall-settlement";
  terminal: string;
  table: string;
  play: string;
  version: number;
  played: Played;
  wagers: Record<string, SettledWager>;
  at?: number | null;
  void?: boolean;
  grounds?: string | Text | null;
  owed?: number | null;
  cleared?: number;
  void_here?: boolean;
}

/** Staff bring back a game from the log. The rules set no time for a wrong number (Rapid 11.4.10). */
export interface RecallSpin {
  act: "recall-spin";
  spin: string;
  /** The game as it was last known. The server reads it in the log; nobody's word replaces that. */
  past?: PastSpin | null;
}

/** Who must be notified. */
export type Recipient = "inspector" | "regulator" | "surveillance";

/** Brings a terminal up to date with a play of its game. */
export interface ReconcilePlay {
  type: "reconcile-play";
  terminal: string;
  game: string;
  play: string;
}

/** The log was restored. From now on ticket numbers are computed differently. */
export interface RecordRestore {
  type: "record-restore";
  /** Sixteen random digits, unique to this restore. */
  epoch: string;
  /** The last event that was restored. */
  seq: number;
  /** Its hash. */
  digest: string;
  /** Its time. */
  last: number;
  /** By terminal, the number of the last ticket, payout or voucher in the log. */
  sequences: Record<string, number>;
  /** Whether the house key was lost. Then no older ticket can be recognised. */
  new_key?: boolean;
}

/** Where a patron who does not accept a decision may appeal. */
export type Recourse = "complaint-to-an-inspector" | "review-by-the-commission";

/** Money was paid later, or was returned. */
export interface RectifyPayment {
  act: "rectify-payment";
  error: number;
  cents: number;
}

/** Pays a ticket at the cage or a kiosk. */
export interface RedeemTicket {
  type: "redeem-ticket";
  number: string;
  /** `cage` or `kiosk/NAME`. */
  place: string;
  /** The amount printed on it, if a person reads it. */
  cents?: number | null;
  /** Who released a large payment. */
  approved_by?: string | null;
  /** Who saw the player sign. A voucher needs one, and a ticket that was returned. */
  witness?: string | null;
  /** The number of the cheque or transfer, if the player asked for one. */
  reference?: string;
}

/** The dealer reduces wagers over the table differential or an area's maximum, each in proportion. */
export interface ReduceWagers {
  act: "reduce-wagers";
}

/** The designated player declines the cards of a hand. */
export interface RefuseCards {
  act: "refuse-cards";
  player: string;
  hand: Hand;
}

/** The inquiry did not clear the payout, and the Inspector who reviewed it agrees. */
export interface RefuseHandPay {
  type: "refuse-hand-pay";
  terminal: string;
  sequence: number;
  determination: string;
}

/** A game could not accept what a device read. */
export interface RefuseReading {
  type: "refuse-reading";
  device: string;
  n: number;
  code: string;
  /** The facts of the refusal. */
  facts: Record<string, string | number | Amount | Moment | FloorPlace | Text | AnyOf | AllOf | ListOf>;
  clause?: string | null;
}

/** The inquiry did not clear the ticket, and the Inspector who reviewed it agrees. */
export interface RefuseTicket {
  type: "refuse-ticket";
  number: string;
  determination: string;
}

/** A supervisor refuses a wager and has it taken off the layout. */
export interface RefuseWager {
  act: "refuse-wager";
  player: string;
  box: number | null;
  wager: string;
  grounds: string;
}

/** The command was not carried out. */
export interface Refused {
  type: "refused";
  id: string;
  error: Error;
}

/** A person gets a number, for the list of a reserved table or beside others of the same name. */
export interface RegisterPatron {
  type: "register-patron";
  name: string;
  by: string;
  /** Who else saw that it is another person, if one of that name is excluded. */
  approved_by?: string | null;
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

/** A refusal as a value: a code for programs, the facts of its sentence, and its clause. The catalogue has its sentence under `refusal-` and the code. Where one code has several sentences, the fact `case` says which. The fact `at_line` is the number of the line of a file that is refused. */
export interface Rejection {
  code: string;
  facts?: Record<string, string | number | Amount | Moment | FloorPlace | Text | AnyOf | AllOf | ListOf>;
  clause?: string | null;
}

/** The inquiry cleared the payout, or the player has shown identification. */
export interface ReleaseHandPay {
  type: "release-hand-pay";
  terminal: string;
  sequence: number;
  determination: string;
}

/** The inquiry cleared the ticket, or the player has shown identification. */
export interface ReleaseTicket {
  type: "release-ticket";
  number: string;
  determination: string;
}

/** A supervisor lets one player's wagers be placed, changed or withdrawn although the period is over. */
export interface RelievePlayer {
  type: "relieve-player";
  terminal: string;
  game: string;
  play: string;
  /** What lies on each wager from now on. */
  stakes: Record<string, number>;
  reason: string;
  by: Person;
}

/** What becomes of the wagers of a terminal on a play. */
export type Remedied = "corrected" | "owed" | "returned" | "unchanged" | "voided";

/** An act that carries out a ruling, and the roles that may authorise it. */
export interface Remedy {
  act: string;
  /** The roles that may authorise it. */
  by: Role[];
  /** The roles that may enter it. If they may not authorise it, one who may must sign. */
  enters?: Role[];
  /** The roles of the second person, if one must always sign. */
  signs?: Role[];
  /** What the ruling orders, and this act leaves to be done or chosen. */
  left?: Ordered[];
}

/** A supervisor lets wagers be changed again, because no card was seen. */
export interface Reopen {
  act: "reopen";
}

/** A whole play, with all later rulings on it. */
export interface Replayed {
  game: string;
  play: string;
  kind: string;
  steps: PlayStep[];
  outcome?: Text | null;
  settled?: PlaySettled[];
  void?: string | null;
}

/** What staff report. */
export interface Report {
  kind: Kind;
  /** The facts that no table can know. `asks` lists them. */
  said?: Record<string, boolean>;
  /** The card that was surplus, face up, foreign or too early. */
  card?: string | null;
  /** The cards of the coup in their right order, if it could be reconstructed. */
  cards?: string[];
  /** The players concerned: with invalid wagers, who cheated, or at the terminals. */
  players?: string[];
}

/** A person broke a rule of conduct. It goes on record. */
export interface ReportBreach {
  act: "report-breach";
  breach: Breach;
  who: string;
  against?: Role;
  excuse?: Excuse | null;
}

/** A device, or a person beside it, reports that it fails. */
export interface ReportFault {
  type: "report-fault";
  device: string;
  fault: Fault;
  /** A text of ours, or the words of the device or person that reports it. */
  detail: string | Text;
}

/** A person does not hold the cards as the rules require. */
export interface ReportHolding {
  act: "report-holding";
  player: string;
  rule: CardRule;
}

/** A report that can be requested. */
export interface ReportLine {
  key: string;
  title: string;
}

/** A report as of one moment. */
export interface ReportTable {
  title: string;
  made: number;
  columns: string[];
  /** The kind of each column. */
  kinds: ("command" | "figure" | "refusal" | "text")[];
  rows: string[][];
  /** What disagrees, or is missing. */
  notes: string[];
}

/** The table is reserved for these patrons. Without any, it has no list. */
export interface ReserveTable {
  act: "reserve-table";
  people?: number[];
}

/** The wagering period starts again. Players may have been shut out while nobody ran the game. */
export interface RestartPeriod {
  act: "restart-period";
}

/** A suspended person may sign in again. */
export interface RestoreStaff {
  type: "restore-staff";
  name: string;
  by: string;
  signed_by?: string | null;
}

/** An optional wager is reserved for players with a main wager. */
export interface RestrictOptional {
  act: "restrict-optional";
  wager: string;
  surveillance_told?: boolean;
  sign_shown?: boolean;
}

/** The players have chosen what to do with their wagers, and the coup continues. */
export interface ResumeCoup {
  act: "resume-coup";
}

/** Requests the snapshot of a channel again, after a gap in the numbers. */
export interface Resync {
  type: "resync";
  channel: string;
}

/** A person gives back the paper whose return is demanded. */
export interface ReturnTicket {
  type: "return-ticket";
  number: string;
  patron: string;
}

/** The seed of a deal that is over is published. */
export interface RevealDeal {
  type: "reveal-deal";
  game: string;
  deal: string;
  seed: string;
}

/** Wagers are closed, and a terminal reveals its number. */
export interface RevealNumber {
  type: "reveal-number";
  terminal: string;
  game: string;
  deal: string;
  value: string;
}

/** Reverses a wrong transaction. */
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

/** An Inspector answers an inquiry about a manual payout. */
export interface ReviewHandPay {
  type: "review-hand-pay";
  terminal: string;
  sequence: number;
  /** Whether the payment may be refused. */
  agrees: boolean;
  note: string;
  by: string;
}

/** An Inspector answers an inquiry about a ticket or a voucher. */
export interface ReviewTicket {
  type: "review-ticket";
  /** Its name in the log. */
  ticket: string;
  /** Whether the payment may be refused. */
  agrees: boolean;
  note: string;
  by: string;
}

/** The dealer riffles pre-shuffled cards. */
export interface Riffle {
  act: "riffle";
  /** Whether a player requested it. */
  asked?: boolean;
}

/** The role of a person on the floor. The edition's rows say what it may do. */
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

/** The approved rules of an edition, which can be read at `/api/rules/{edition}`. */
export interface RulesCopy {
  edition: string;
  media_type: string;
  /** In bytes. */
  size: number;
  /** To compare it with the approved document. */
  sha256: string;
}

/** A game of an edition. */
export interface RulesLine {
  key: string;
  /** The key of its name in the catalogue, such as `game-baccarat`. */
  title: string;
}

/** What the rules order for a report, or what it lacks. */
export interface RulingPreview {
  /** The fact that staff must state next. Without it, there is no ruling yet. */
  lacks?: Given | null;
  clause?: string | null;
  orders?: Ordered[];
  tells?: Tell[];
  /** What else the report may say. A round that is over is named as the rules of the game call it. */
  details?: string[];
  /** The other games by whose odds the dealer may have paid, by their keys. */
  games?: Record<string, Text>;
  remedies?: Remedy[];
  /** Why the report cannot be carried out as it is. */
  refused?: Rejection | null;
  /** What the record of the game says against it. Then it takes a reason, and two people sign. */
  against?: Rejection | null;
}

/** From what a person is excluded. */
export type Scope = "casino" | "game";

/** A live table for one guest, with the cards that only this guest may see. */
export interface SeatView {
  view: "seat";
  /** Who sits there, or the name that the next one gets unless they give their own. */
  guest: string;
  game: GameView;
  /** The number of the place. None at the seat of a guest by name, as in earlier releases. */
  place?: number | null;
  /** The chips in front of the guest; none if nobody sits there. */
  chips?: number | null;
  tokens?: number | null;
  /** Whether a guest who sits down says which chips they bring. Elsewhere, the dealer takes them down. */
  brings?: boolean;
  /** What the last coups came to for the guest, the newest first. */
  recall?: SeenPlay[];
  /** What those came to together. */
  played?: SeenSum | null;
}

/** The second person who signs for one command. */
export interface Second {
  name: string;
  password: string;
}

/** Chips that the system returned to the player. */
export interface SeenBack {
  play: string;
  cents: number;
  /** Why the play was voided; none if the chips were below the limits. */
  reason?: string | Text | null;
  /** The clauses by which they were not accepted. */
  clauses?: string[];
}

/** A card on the table. Without a code it is a back. */
export interface SeenCard {
  hand: Hand;
  card?: string | null;
  /** Who holds it. */
  with?: string | null;
}

/** A coming change as everyone sees it: players by the sign, staff also as something to carry out. */
export interface SeenChange {
  change: ComingChange;
  text: Text;
  due: number;
  shown_at: number;
  clause?: string | null;
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
  /** A card that came when none was due. Face down, it is only a back. */
  stray?: string | null;
}

/** What comes next at a game, as one member of the staff sees it. */
export interface SeenCourse {
  headline: Text;
  on: WaitsOn;
  /** The offer that continues the game, by its place in the offers. None if this person has none. */
  next?: number | null;
}

/** A promised deal. */
export interface SeenDeal {
  deal: string;
  kind: DealKind;
  commitment: string;
  scheme: number;
  /** What the terminals must do. */
  asks?: Asks;
  /** The number of terminals with a number in it, from the mixing until the seed is revealed. */
  numbers?: number;
  /** Whether its seed is revealed, so that everyone can check the deal. */
  told?: boolean;
  withdrawn?: boolean;
}

/** A device that has failed. */
export interface SeenDevice {
  name: string;
  fault: string;
  detail: string | Text;
}

/** The next card of the coup, or the next step with the cards of a hand. */
export interface SeenDue {
  hand?: Hand | null;
  /** The number of the next card in the hand, starting at 1. None if no card is due. */
  nth?: number | null;
  /** Who holds the cards, must receive them, or is asked to cut or to accept the banker's role. */
  who?: string | null;
  /** The clause by which a third card is drawn. */
  clause?: string | null;
}

/** A person at the table. */
export interface SeenGuest {
  /** The name under which they joined. */
  name: string;
  seat: number | null;
  /** For staff, and for this player. */
  chips?: number | null;
  tokens?: number | null;
  /** What they are called since, if not by that name. */
  called?: string | null;
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
  reason?: string | Text | null;
}

/** Credits that staff pay by hand. */
export interface SeenPayout {
  sequence: number;
  cents: number;
  /** Why it is withheld. */
  withheld?: string | null;
  /** Whether others may play at the terminal meanwhile. */
  aside?: boolean;
}

/** What a play that is over came to for one player. */
export interface SeenPlay {
  game: string;
  play: string;
  /** None if this release has not the rules of the play, or if it had no result. */
  outcome: Text | null;
  staked: number;
  /** The winnings, and the stakes that came back. */
  returned: number;
  /** What came back less what was staked: below zero if the player lost. */
  net: number;
  wagers: SeenSettled[];
  /** At a terminal: the credit meter plus the chips on this play before settlement. */
  before?: number | null;
  /** At a terminal: the credit meter after settlement. */
  after?: number | null;
  cards?: string[];
  number?: number | null;
  /** Why it is void. */
  void?: string | Text | null;
  /** When it was settled. */
  at?: number | null;
  /** The hand that got each card. */
  hands?: Hand[];
}

/** What a correction or a void of a settled play did to the player here. */
export interface SeenPutRight {
  play: string;
  more: number;
  void: boolean;
}

/** The result of a past coup: its points, and the hand that won. */
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
  ask: PredictedRoads;
}

/** What one wager came to. */
export interface SeenSettled {
  wager: string;
  stake: number;
  /** What came back: the stake or a part of it, and the winnings. */
  returned: number;
  /** What came back less what was staked: below zero if the player lost. */
  net: number;
  /** By what it was paid or stood off, if by a row of the rules. */
  pay?: Text | null;
}

/** The shoe, for staff. The public does not see how much is left of it. */
export interface SeenShoe {
  coups: number;
  remaining: number;
  coups_left?: number | null;
  /** How many cards come before the cutting card, until that has come. */
  to_cut?: number | null;
  /** How many it held. */
  cards?: number;
}

/** The text of a slip. */
export interface SeenSlip {
  /** The terminal's sequence number of the slip. */
  sequence: number;
  title: string;
  venue: string;
  cents: number;
  /** The amount in figures, as its language writes it. */
  figures: string;
  /** The amount in words. */
  words: string;
  rows: ([string, string])[];
  /** The validation number of a ticket. */
  number?: string | null;
  message?: string;
  /** The language of its words, by which a printer chooses its characters. */
  language?: string;
}

/** The game under way. */
export interface SeenSpin {
  key: string;
  began: number;
  takes_wagers: boolean;
  rolling: boolean;
  /** Why the last ball does not count. */
  no_spin?: string | null;
  /** For staff, until it counts. No player sees a number that may yet be wrong. */
  registered?: number | null;
  sensor?: number | null;
  dealer?: number | null;
  doubt?: Kind | null;
  ball_out?: boolean;
}

/** What several plays came to for one player. */
export interface SeenSum {
  plays: number;
  staked: number;
  returned: number;
  net: number;
}

/** A wager on the layout, where everyone sees it. */
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

/** Installs a terminal, or sets it up again. */
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

/** The set-up choices that the rules allow at a table, and the current ones. */
export interface Setting {
  /** The clause by which the number of players may be limited, if there is one. */
  limited_by?: string | null;
  /** How many may play. None is any number. */
  most?: number | null;
  one_per_box?: boolean;
  /** The optional wagers that can still be reserved for players with a main wager. */
  main_only?: string[];
  /** The layout on which one dealer deals two of these tables, if the rules have one. */
  layout?: string | null;
  /** The table that is dealt in turn with this one. */
  paired?: string | null;
  /** The clause by which it may be reserved for a player or a group. */
  reservable?: string | null;
}

/** The set-up of a terminal. */
export interface Settings {
  venue: string;
  /** The denominations that its stacker accepts. */
  notes?: number[];
  /** Notes and tickets that would take the account above it are refused. */
  credit_limit?: number;
  /** A larger amount is paid by hand against a signed form. */
  hand_pay_over?: number;
  /** How many months its tickets are valid. */
  ticket_months?: number;
  /** The message on its tickets: about responsible gambling, and where to find help. */
  message?: string;
}

/** All wagers left are collected and paid, and the cards go to the discard rack. */
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
  /** The number of stakes. */
  stakes: number;
  staked: number;
  /** The returned cents, stakes and winnings together. */
  returned: number;
}

/** The result of one wager. */
export interface SettledWager {
  stake: number;
  returned: number;
  /** The part of the return that comes from rounding payments up to the smallest chip. */
  rounding?: number;
}

/** The set-up of a table. A game without cards has no decks, no device and no layout here. */
export interface Setup {
  edition: string;
  game: string;
  decks?: number;
  layout?: string | null;
  /** Its places or, for a game on terminals, the terminals. */
  seats: number;
  /** The boxes that are marked out of play. */
  closed?: number[];
  /** What the cards are dealt from. */
  device?: Device | null;
  area?: Area;
  low_limit?: boolean;
  cashless?: boolean;
  /** The optional wagers on offer. None means all that fit. */
  optional?: string[] | null;
  /** The wagers whose layout the regulator has approved. */
  approved_layouts?: string[];
  /** The wagers with one betting box in common on both sides of the layout. */
  common?: string[];
  /** When wagers close, if the game has more than one way. */
  closes?: Closes | null;
  /** How many players an optional wager has room for in one box. None means any number. */
  positions?: number | null;
  smallest_chip?: number;
  tie_percent?: string | null;
  equipment?: Item[];
  /** How many minutes the casino's clocks are ahead of UTC. Its days and months end by them. */
  utc_offset?: number;
  /** From when until when the game may open. None: at any time. */
  gaming_hours?: GamingHours | null;
}

/** A drawn shape: a rectangle, or else an SVG path. */
export interface Shape {
  x?: number | null;
  y?: number | null;
  w?: number | null;
  h?: number | null;
  path?: string | null;
}

/** How many of the listed games each even chance won. Zero wins none of them. */
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

/** A sign shows when the table closes. */
export interface ShowClosing {
  act: "show-closing";
  close_at: number;
}

/** A sign announces another game and when it starts. */
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

/** A sign announces another percentage for Player and Banker on a tie, and from when it holds. */
export interface ShowTiePercent {
  act: "show-tie-percent";
  percent: string;
  change_at: number;
}

/** A card on the table. Without a code it lies face down. */
export interface ShownCard {
  hand: Hand;
  card?: string | null;
}

/** The stake on a wager: of one player at a table, or of all terminals together. */
export interface ShownWager {
  wager: string;
  cents: number;
  who?: string | null;
}

/** The dealer shuffles the cards. */
export interface Shuffle {
  act: "shuffle";
}

/** A line of the sign, and the clause that requires it. */
export interface SignLine {
  text: Text;
  clause: string | null;
  /** Over limits that are not in force: previous ones that players keep, or new ones with their time. */
  heading?: Text | null;
}

/** Why a session ended. */
export type SignOut =
  | "by-administrator"
  | "by-themselves"
  | "expired"
  | "left-alone"
  | "new-password"
  | "relieved"
  | "suspended";

/** The whole view of a channel. Fields that are absent have no value. */
export interface Snapshot {
  type: "snapshot";
  channel: string;
  /** The number of the last change in it. */
  n: number;
  view: AnyView;
}

/** The ball is spun. */
export interface SpinBall {
  act: "spin-ball";
  wheel_turns?: boolean;
  against_wheel?: boolean;
}

/** A member of staff who has signed in, or who signs as the second person for one command. */
export interface StaffActor {
  type: "staff";
  name: string;
  posts: Post[];
  /** The id for listing and ending the session. It gives no access. */
  session: string;
  /** The terminal of the session, such as `dt/rapid-1`. */
  at?: string | null;
}

/** A member of staff. */
export interface StaffLine {
  name: string;
  posts: Post[];
  /** The terminals where they are signed in. */
  places?: string[];
  suspended?: boolean;
  /** Whether they must still choose their own password. */
  must_change?: boolean;
  full_name?: string;
  licence?: string;
}

/** The next coup opens, under a key that is never used again. */
export interface StartRound {
  act: "start-round";
  key: string;
  /** Whether a call that it makes came as an act of its own, as in earlier releases. No command says so. */
  call_follows?: boolean;
}

/** A person may no longer sign in. */
export interface SuspendStaff {
  type: "suspend-staff";
  name: string;
  by: string;
  reason: string;
}

/** All limits on the sign of a table or a terminal. */
export interface TableLimits {
  /** For a wager whose kind has no separate limits. */
  each: Limits;
  /** By wager, such as "tie", or by kind of roulette bet, such as "straight". */
  kinds?: Record<string, Limits>;
  /** By wager: the minimum of one, and the maximum of all together, in its place in one box. */
  areas?: Record<string, Limits>;
  /** By wager: the maximum of all together at the table, in all boxes. */
  table_areas?: Record<string, number>;
  differential?: number | null;
  /** The steps above the minimum, which may be the minimum itself. None allows any amount. */
  unit?: number | "minimum" | null;
  least_total?: number | null;
  /** For all wagers of one player together. */
  most_total?: number | null;
  /** The seconds of a set wagering period. */
  period?: number | null;
}

/** Who draws a third card, in letters: D draws, S stands, N is a natural, which ends the coup. */
export interface TableOfPlay {
  /** A letter for each count of Player from 0 to 9. */
  player: string;
  /** For each count of Banker: a letter for when Player stands, then one for each third card from 0 to 9. */
  banker: string[];
  player_clause: string;
  banker_clause: string;
}

/** An act that would be accepted now. The fields that `free` names hold examples, to be filled in. */
export interface TableOffer {
  act:
    | SetTable
    | OpenTable
    | ChooseDealing
    | LimitPlayers
    | ReserveTable
    | RestrictOptional
    | LiftRestriction
    | ShowGame
    | ChangeGame
    | ShowClosing
    | TakeDownSign
    | CloseTable
    | PairTables
    | PartTables
    | DrawOutOfTurn
    | AnnounceLimits
    | AlterLimits
    | RaiseAtOnce
    | RaiseKept
    | AllowOverMaximum
    | EndOverMaximum
    | ShowTiePercent
    | ChangeTiePercent
    | Join
    | NameGuest
    | BringChips
    | BuyChips
    | ExchangeVoucher
    | TakeSeat
    | Leave
    | Vacate
    | BringCards
    | InstructCheck
    | CheckCards
    | DropCards
    | Shuffle
    | Riffle
    | LetPlayersCut
    | DeclineCut
    | Cut
    | InsertCuttingCard
    | CorrectCuttingCard
    | LoadDevice
    | Burn
    | TakeOutCards
    | MoveCards
    | StartRound
    | Call
    | CallLastCoup
    | EndPeriod
    | RestartPeriod
    | Reopen
    | DrawCard
    | MeetCuttingCard
    | NameCard
    | CorrectCard
    | SelectResult
    | ConfirmResult
    | SettleInitialDeal
    | AnnounceResult
    | CollectLosing
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
    | CorrectPlays
    | BaccaratActsIrregularReportIrregularity
    | RecallCoup
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
  /** Who may sign beside the person who acts, if a second person is required. */
  signs?: Role[];
  /** Where it is on the dealer's desk. */
  place?: Place;
}

/** One table as one audience sees it. */
export interface TableView {
  table: string;
  edition: string;
  game: string;
  opened: boolean;
  /** The clause by which it is for certain people only. Who they are, only staff see. */
  reserved?: string | null;
  /** The dealer's last call, as a display shows it. */
  announcement?: Text | null;
  /** What comes once bets are closed. It reveals no card. */
  waits_for?: Text | null;
  /** The same for the cards of the coup, for staff: whose the next is. */
  due?: SeenDue | null;
  sign?: SignLine[];
  markers?: Marker[];
  guests?: SeenGuest[];
  /** Who holds the banker's role, if the dealing method has one. */
  banker?: string | null;
  coup?: SeenCoup | null;
  /** The points of each hand that lies face up, of the coup under way or else of the last one. */
  totals?: Count[];
  past?: PastCoup[];
  /** The results of those coups by their cards, for those in charge. Empty for an incomplete coup. */
  results?: SeenResult[];
  /** What each player got back from those coups, for staff. */
  came_back?: CameBack[];
  /** What the last settlement or ruling did to each wager: for staff, and for each player their own. */
  payments?: Payments | null;
  /** What the dealer collects now from a complete coup or, with that done, pays and returns, for staff. */
  to_settle?: WagerResult[];
  /** The results of this shoe, from which displays draw the roads. */
  road?: Mark[];
  shoe?: SeenShoe | null;
  /** Which wagers must be corrected before they close, for staff. */
  limits_missed?: Rejection | null;
  /** What a stray card may be reported as. */
  proposed?: Report[];
  options?: Ordered[];
  /** Incidents with a recipient who must still be notified. */
  incidents?: Incident[];
  /** For those in charge. */
  matters?: Matters | null;
  offers?: TableOffer[];
  /** The acts a dealer may request, and another person must approve. */
  askable?: TableOffer[];
}

/** The sign of a change that does not come is taken down. */
export interface TakeDownSign {
  act: "take-down-sign";
  change: ComingChange;
}

/** Measures against a person who broke a rule. Each is a measure of its own, and none implies another. */
export interface TakeMeasure {
  act: "take-measure";
  breach: Breach;
  measures: Act[];
  who: string;
  against?: Role;
  /** Their number as a patron, if staff know it. Who is excluded without one gets one. */
  number?: number | null;
  /** The terminals at which they play. */
  terminals?: string[];
  /** Whether only this table knew of it, as in earlier releases. No longer written. */
  here?: boolean;
}

/** A player takes a wager off again or, while the rules allow it, makes it smaller. */
export interface TakeOff {
  act: "take-off";
  player: string;
  box: number | null;
  wager: string;
  leaves?: number;
}

/** Takes chips of a wager off again: an amount, or all of them. */
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

/** Wagers are accepted again. */
export interface TakeWagers {
  act: "take-wagers";
}

/** The results of the coups of a shoe, counted. */
export interface Tally {
  coups?: number;
  banker?: number;
  player?: number;
  tie?: number;
  banker_pair?: number;
  player_pair?: number;
  naturals?: number;
}

/** A duty to notify a recipient. */
export interface Tell {
  who: Recipient;
  due: Due;
  clause: string;
}

/** A recipient was notified of an incident. */
export interface TellAbout {
  act: "tell-about";
  incident: number;
  who: Recipient;
}

/** The casino reported a wrong payment to the regulator. */
export interface TellRegulator {
  act: "tell-regulator";
  error: number;
}

/** A terminal in the list of all terminals. */
export interface TerminalAccount {
  terminal: string;
  locked?: Text | null;
  payouts?: number;
  /** The plays for which the cage must pay or claim a difference. */
  owed?: number;
  /** Since when the player has waited for service. */
  called?: number | null;
  credits?: number;
  /** The chips on its layouts. */
  held?: number;
}

/** A terminal that needs attention. */
export interface TerminalLine {
  terminal: string;
  locked?: Text | null;
  payouts?: number;
  /** The plays for which the cage must pay or claim a difference. */
  owed?: number;
  /** Since when the player has waited for service. */
  called?: number | null;
}

/** What becomes of the wagers of one terminal on one play. */
export interface TerminalResult {
  terminal: string;
  play: string;
  how: Remedied;
  /** What the player gets more than before; negative if it is less. */
  change: number;
}

/** One player terminal. All of it is also there in idle and locked states. */
export interface TerminalView {
  view: "terminal";
  terminal: string;
  venue: string;
  credits: number;
  /** The chips on the layouts. */
  held: number;
  /** The denominations that it accepts. */
  notes: number[];
  credit_limit: number;
  /** The games that can be played here. Each has its own channel. */
  games?: string[];
  layouts?: SeenLayout[];
  /** The latest plays, the newest first. The win meter shows what the first returned, and its net. */
  recall?: SeenPlay[];
  /** What those of them came to that were played since a player last left: they are the first of them. */
  played?: SeenSum | null;
  put_right?: SeenPutRight | null;
  /** The last chips that were returned to the player, and why. */
  back?: SeenBack | null;
  payouts?: SeenPayout[];
  /** Why no money moves. Staff must unlock the terminal. */
  locked?: Text | null;
  /** The failed devices of this terminal. */
  faults?: SeenDevice[];
  message?: string;
  /** Since when the player has waited for service. */
  called?: number | null;
  /** How the player would leave now. */
  leaves?: "after-play" | "hand-pay" | "ticket" | "voucher";
  /** Whether the player is excluded from the casino: credits go out, and none come in. */
  barred?: boolean;
  /** Who plays there, for staff. */
  patron?: number | null;
}

/** A message of the catalogue by its key, with the facts that it names. */
export interface Text {
  type: "text";
  key: string;
  facts?: Record<string, string | number | Amount | Moment | FloorPlace | Text | AnyOf | AllOf | ListOf>;
}

/** The state of a ticket, for a person who has its number. */
export interface TicketFound {
  /** Its id in the log, for booking it as unclaimed. It cannot redeem the ticket. */
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
  /** Why it is withheld, or was refused. */
  reason?: string | null;
  /** When it may be paid, if that was agreed. */
  until?: number | null;
  kind?: PaperKind;
  /** Whether it waits for the end of an inquiry. */
  inquiry?: boolean;
  /** Whether the casino demands the paper back, and does not have it yet. */
  demanded?: boolean;
  /** Whether the Inspector agreed that the payment may be refused; none before an answer. */
  agrees?: boolean | null;
  /** Who presented it last. */
  presented?: string;
  /** How that person wants to be paid. */
  form?: PaymentForm;
  /** Who gave the paper back. */
  returned?: string;
  paid_at?: number | null;
  paid_by?: string | null;
}

/** A withheld ticket, or a voucher that is not paid yet. What is shown does not suffice to redeem it. */
export interface TicketLine {
  /** Its name in the log. */
  ticket: string;
  kind: PaperKind;
  terminal: string;
  sequence: number;
  /** The last four digits of its number. */
  ends: string;
  cents: number;
  /** Why it may not be paid now. */
  reason?: string | null;
  until?: number | null;
  /** Whether it waits for the end of an inquiry. */
  inquiry?: boolean;
  answer?: InspectorsAnswer | null;
  /** Whether the casino demands the paper back, and does not have it yet. */
  demanded?: boolean;
  /** Who presented it last. */
  presented?: string;
  /** How that person wants to be paid. */
  form?: PaymentForm;
  /** Who gave the paper back. */
  returned?: string;
}

/** The central monitoring system adds credits. */
export interface TransferCredit {
  type: "transfer-credit";
  terminal: string;
  cents: number;
  reference: string;
}

/** An attempt to correct a wrong payment. */
export interface TryToRectify {
  act: "try-to-rectify";
  error: number;
  step: PaymentErrorStep;
  words: string;
  patron?: string | null;
}

/** The dealer turns the cards of a hand that nobody has exposed. */
export interface Turn {
  act: "turn";
  hand: Hand;
}

/** An area of a layout on which other chips were read than were entered. */
export interface Unlike {
  box: number | null;
  wager: string;
  read: number;
  entered: number;
}

/** Who got back from a coup something else than its settlement says, and how much. */
export interface UnlikeSettled {
  patron?: string;
  paid?: number;
}

/** A supervisor has investigated the incident. */
export interface UnlockAccount {
  type: "unlock-account";
  terminal: string;
  note: string;
  approved_by: string;
}

/** Stops watching a channel. */
export interface Unwatch {
  type: "unwatch";
  channel: string;
}

/** A player who let three coups pass at a full table must give up the seat. */
export interface Vacate {
  act: "vacate";
  player: string;
  /** How many coups in a row they let pass at a player terminal. The server counts these three. */
  passed?: number;
  terminals?: number;
  in_use?: number;
}

/** A floor as its start page shows it. */
export interface Venue {
  venue: string;
  games: VenueGame[];
  terminals: VenueTerminal[];
  editions: EditionLine[];
  /** The language of a page whose reader has chosen none. */
  language: string;
  /** Whether it is the demonstration, where no real money is played. */
  demo: boolean;
  /** Every page with its key. Only for the demonstration, which prints them at every start anyway. */
  demo_links?: PageLink[];
  /** The accounts of the demonstration. */
  staff?: string[];
  /** The password of all these accounts. */
  password?: string | null;
}

/** A game of the floor. */
export interface VenueGame {
  name: string;
  /** The key of its name in the catalogue, such as `game-baccarat`. */
  title: string;
  edition: string;
  /** The key of the game in its edition, which also finds its guide. */
  game: string;
  kind: string;
  /** Whether it is played at player terminals. */
  rapid: boolean;
  phase: Phase;
  /** What people call it, by language. Its key is its name in all others. */
  names: Record<string, string>;
}

/** A player terminal. */
export interface VenueTerminal {
  number: string;
  /** What people call it, by language. */
  names: Record<string, string>;
}

/** A game is declared void, and all stakes on it are returned. */
export interface VoidSpin {
  act: "void-spin";
  report: Report;
  /** None if nobody was there to rule: the virtual staff end the wait. */
  reason?: string | null;
  /** The key of the game, if it is neither the game under way nor the last one. */
  spin?: string | null;
  /** The terminals of players who cheated. Their stakes are not returned. */
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

/** A wager by its place. */
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
  /** A call bet pays this on its whole stake. */
  pays: PayLine[];
  /** On what else it comes back, or where the parts of a call bet lie. Empty if there is nothing to add. */
  note: string;
  /** The share of a stake that players lose in the long run. */
  edge: string;
  /** How often it wins. */
  hit: string;
  clause: string;
}

/** The result of one wager on a coup. */
export interface WagerResult {
  player: string;
  wager: string;
  box: number | null;
  stake: number;
  /** The part of the stake that counted. The rest was returned. */
  counts: number;
  outcome: Outcome;
  won: number;
  clause: string;
  /** How much of the counted stake was promotional tokens. */
  tokens?: number;
  /** The part of the winnings that comes from rounding payments up to the smallest chip. */
  rounding?: number;
}

/** Whom or what a game waits for. */
export type WaitsOn = "bets" | "clock" | "device" | "other-table" | "players" | "staff" | "supervisor";

/** Starts watching a channel: its snapshot, and then every change. */
export interface Watch {
  type: "watch";
  channel: string;
}

/** The client is authenticated. */
export interface Welcome {
  type: "welcome";
  /** The actor of this connection. */
  me: Actor;
  /** The clock of the server, for countdowns. */
  now: number;
  /** Seconds between two pings. */
  heartbeat: number;
  /** By how many minutes the clocks of the house are ahead of UTC. Screens and paper show this time. */
  utc_offset?: number;
}

/** What decides the game: a wheel that a dealer spins, or one that spins by itself. */
export type WheelKind = "automated" | "live";

/** An act that would be accepted now. The fields that `free` names hold examples, to be filled in. */
export interface WheelOffer {
  act:
    | SetWheel
    | OpenWheel
    | AlterLimits
    | ShowClosing
    | TakeDownSign
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
    | CorrectPlays
    | RouletteActsIrregularReportIrregularity
    | RecallSpin
    | TellAbout
    | ReportBreach
    | TakeMeasure
    | ShowRules
    | RaiseDispute
    | DecideDispute
    | AskReview
    | ReviewDispute
    | AdvisePatron
    | CloseDispute;
  free?: string[];
  /** Who may sign beside the person who acts, if a second person is required. */
  signs?: Role[];
  /** Where it is on the dealer's desk. */
  place?: Place;
}

/** The phase of the game on a wheel. */
export type WheelPhase =
  | "at-rest"
  | "between-games"
  | "closed"
  | "in-doubt"
  | "no-more-bets"
  | "place-your-bets";

/** One wheel as one audience sees it. */
export interface WheelView {
  wheel: string;
  edition: string;
  game: string;
  opened: boolean;
  phase?: WheelPhase;
  kind?: WheelKind | null;
  /** What comes once bets are closed. */
  waits_for?: Text | null;
  sign?: SignLine[];
  closing?: Closing | null;
  spin?: SeenSpin | null;
  /** The last games, the latest last. */
  numbers?: SeenNumber[];
  /** Incidents with a recipient who must still be notified. */
  incidents?: Incident[];
  /** For those in charge. */
  matters?: Matters | null;
  offers?: WheelOffer[];
  /** The acts a dealer may request, and another person must approve. */
  askable?: WheelOffer[];
}

/** Who won a coup. */
export type Winner = "banker" | "player" | "tie";

/** A promise can no longer be kept, because its seed is lost. This must be public. */
export interface WithdrawDeal {
  type: "withdraw-deal";
  game: string;
  deal: string;
  /** A text of ours, or the words of whoever withdraws it. */
  reason: string | Text;
}

/** Makes the key of a device invalid. */
export interface WithdrawKey {
  type: "withdraw-key";
  device: string;
}

/** Payment must wait for an inquiry (9.2), an agreed time (9.3.1) or identification (9.3.3). */
export interface WithholdHandPay {
  type: "withhold-hand-pay";
  terminal: string;
  sequence: number;
  reason: string;
  inspector?: string | null;
  until?: number | null;
  identify?: boolean;
}

/** Payment must wait for an inquiry (9.2), an agreed time (9.3.1) or identification (9.3.3). */
export interface WithholdTicket {
  type: "withhold-ticket";
  /** As printed, or its name in the log: the casino may inquire about a paper that it does not have. */
  number: string;
  reason: string;
  /** The Inspector who was notified. An inquiry needs one. */
  inspector?: string | null;
  until?: number | null;
  identify?: boolean;
  /** Whether the return of the paper is demanded for the inquiry. */
  demanded?: boolean;
}

/** Staff report an irregularity, and the ruling is carried out. */
export interface BaccaratActsIrregularReportIrregularity {
  act: "report-irregularity";
  report: Report;
  /** The coup in which it happened, if it is neither the one under way nor the last. */
  coup?: string | null;
  /** The cards that really lie there, in the order dealt, if the shoe read others. */
  actual?: string[];
  /** The invalid wagers that it concerns. */
  wagers?: WagerAt[];
  /** Why it counts although the record of the table says otherwise. */
  reason?: string | null;
  /** The other game by whose odds the dealer paid the coup. Earlier releases did not ask for it. */
  odds?: string | null;
}

/** Staff report an irregularity at a screen or a terminal. The ruling goes on record. */
export interface RouletteActsIrregularReportIrregularity {
  act: "report-irregularity";
  report: Report;
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
  | RecallSettlement
  | VoidTerminalPlay
  | ClearOwed
  | CashOut
  | PayHand
  | WithholdHandPay
  | ReviewHandPay
  | ReleaseHandPay
  | RefuseHandPay
  | ReinstateHandPay
  | CancelCredit
  | EmptyStacker
  | AdjustCredits
  | UnlockAccount
  | NamePlayer
  | RelievePlayer
  | CallService
  | AnswerCall
  | RedeemTicket
  | PresentTicket
  | WithholdTicket
  | ReturnTicket
  | ReviewTicket
  | ReleaseTicket
  | RefuseTicket
  | LapseTicket
  | ClaimTicket
  | ReinstateTicket
  | MoveMoney
  | ReverseMove
  | CountMoney
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
  | ReadChips
  | RefuseReading
  | ReportFault
  | ClearFault
  | CheckSoftware
  | AcceptSoftware
  | RaiseAlarm
  | AcknowledgeAlarm
  | AddStaff
  | DescribeStaff
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
  | BeginRegister
  | IssueVouchers
  | RegisterPatron
  | NamePatron
  | LiftExclusion;

export type AnyView =
  | GameView
  | HistoryView
  | TerminalView
  | SeatView
  | FloorView
  | CageView
  | PatronsView
  | DeviceView;

export type Actor = StaffActor | DeviceActor;

export type FinishedShoes = EarlierShoe[];
