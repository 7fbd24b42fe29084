// Written by crates/wire/tests/schema from the types of the crate; see there how.

/** What each open cell is in some solution: in the best ones, where something is minimised. */
export interface Agreed {
  /** Each open cell by its name, with all it is in some solution: a number, a colour, `circle` for a cell that stays alone, or the cell it is bound to. Several where solutions differ; none where there is no solution. */
  candidates: [string, string[]][];
  /** The name of that reason, the same in every language. */
  code: string | null;
  /** Why some may be missing, if some may. */
  stopped: string | null;
}

/** All of them. */
export type All = 'all';

/** What may be asked. */
export interface Allowance {
  /** The largest board that is solved, in cells. */
  cells: number;
  /** The time work gets when it asks for none in particular. */
  default_seconds: number;
  /** The largest board that is drawn or generated, in cells. */
  drawn_cells: number;
  /** The most time work may ask for. */
  max_seconds: number;
  /** How many jobs run at once. */
  workers: number;
}

/** What is looked at. */
export type Aspect = 'model' | 'relaxation' | 'tree' | 'formulations' | 'cuts' | 'scenes' | 'text';

/** A book that somebody wants. */
export interface Book {
  /** Who made it, under the title. */
  author?: string | null;
  /** How far pictures would go over the edge of the cut paper, in millimetres; marks say where to cut. */
  bleed?: number;
  /** Whether a code to be photographed stands beside each puzzle. */
  codes?: boolean;
  /** The language it speaks: `en`, `fr`. */
  language?: string | null;
  /** Larger letters and boards. */
  'large-print'?: boolean;
  /** The address of a page that plays the puzzles: what the codes then lead to. */
  link?: string | null;
  /** `A4` (unless said otherwise), `A5`, `letter`, or width and height in millimetres as `170x240`. */
  paper?: string | null;
  /** Puzzles on a page; as many as stay easy to read unless said otherwise. */
  'per-page'?: number | null;
  /** Whether each game's rules stand before its first section. */
  rules?: boolean;
  /** The most time; of the service alone. */
  seconds?: number | null;
  /** What the book holds. */
  section?: BookSection[];
  /** Every random choice comes from here: the same wishes give the same book, byte for byte. */
  seed?: number;
  /** What the first page says. */
  title?: string | null;
}

/** Some puzzles of one kind. */
export interface BookSection {
  /** The collection of that store. */
  collection?: string | null;
  /** How many. */
  count: number;
  /** A store to draw from, and not from the generator; for the command line alone. */
  from?: string | null;
  /** The game. */
  game: GameName;
  /** A level of the game; several, easiest first, otherwise. */
  level?: string | null;
  /** Options of the generator and for reading the puzzle. */
  options?: Record<string, string>;
  /** Puzzles on a page of this section. */
  'per-page'?: number | null;
  /** Only puzzles rated so, such as `20..80`. */
  rating?: string | null;
  /** The first seed; the book's otherwise. */
  seed?: number | null;
  /** `8` or `6x10`; the game's usual size otherwise. */
  size?: string | null;
  /** Only puzzles that need this technique. */
  technique?: string | null;
  /** What stands above it; game, size and level otherwise. */
  title?: string | null;
}

/** A book that was made, or the reason why there is none. */
export interface Booked {
  /** The name of that reason, the same in every language. */
  code?: string | null;
  /** How many pages it has. */
  pages: number;
  /** The PDF in base64; nothing if time or memory ended first. */
  pdf: string | null;
  /** How many puzzles. */
  puzzles: number;
  /** Why there is none. */
  stopped?: string | null;
}

/** A search and its tree. */
export interface Branched {
  /** The same for Graphviz. */
  dot: string;
  /** The same as GrUMPy and BAK read it. */
  grumpy: string;
  /** How it ended; nothing of a player who only looks ahead. */
  report: SolveReport | null;
  /** What it tried. */
  tree: Tree;
}

/** A bundle, or the reason why there is none. */
export interface Bundled {
  /** The name of a limit that was reached, the same in every language. */
  code?: string | null;
  /** What is proved, in a sentence; or why nothing is. */
  said: string;
  /** The folder as a zip file, in base64; nothing if there is no proof. */
  zip: string | null;
}

/** The campaigns that can be opened. */
export interface CampaignList {
  /** What is in it. */
  campaigns: CampaignName[];
  /** Whether there is a data folder at all. */
  data: boolean;
  /** Stores that could not be read. */
  unreadable: string[];
}

/** A campaign's name. */
export interface CampaignName {
  /** Its name in the store. */
  campaign: string;
  /** The store it is in, by its name in the data folder. */
  store: string;
}

/** A campaign's results. */
export interface CampaignReport {
  /** Its name. */
  campaign: string;
  /** Diagrams. */
  charts: Chart[];
  /** Methods that contradict each other: a bug in one of them. */
  disagreements: string[];
  /** How many puzzles have a result. */
  instances: number;
  /** What the results were produced on. */
  machines: string[];
  /** A row for each method. */
  summary: SummaryRow[];
  /** The versions that produced them. */
  versions: string[];
}

/** What there is. */
export interface Catalogue {
  /** Every game, in the order of the registry. */
  games: GameInfo[];
  /** What may be asked. */
  limits: Allowance;
}

/** One cell of a picture. */
export interface CellView {
  /** Settled, and so drawn faintly. */
  faint: boolean;
  /** Part of the puzzle, not of the answer. */
  given: boolean;
  /** What lies under it. */
  ground: Ground;
  /** Whether and why to notice it. */
  highlight: Highlight;
  /** Pencil marks. */
  pencil: number[];
  /** The piece on it. */
  piece: Piece;
  /** The number or letter in it. */
  text: string;
}

/** Cells by their names. */
export interface Cells {
  /** The names. */
  cells: string[];
}

/** A diagram. */
export interface Chart {
  /** What it shows, in one sentence. */
  caption: string;
  /** The name of its file without the ending. */
  name: string;
  /** The picture. */
  svg: string;
}

/** Asks whether this is a solution. */
export interface Check {
  /** The puzzle. */
  puzzle: Named;
  /** The solution. */
  solution: string;
}

/** A number beside a line. */
export interface Clue {
  /** How it stands. */
  state: ClueState;
  /** The number; empty = no clue. */
  text: string;
}

/** Whether a demand on a whole line is met. */
export type ClueState = 'Open' | 'Done' | 'Wrong';

/** Numbers around a board. */
export interface Clues {
  /** Below each column. */
  bottom: Clue[];
  /** Left of each row. */
  left: Clue[];
  /** Right of each row. */
  right: Clue[];
  /** Above each column. */
  top: Clue[];
}

/** The puzzles of one game in a collection. */
export interface Collection {
  /** The game. */
  game: string;
  /** Its name in the store. */
  name: string;
  /** How many puzzles there are. */
  puzzles: number;
}

/** The collections that can be drawn from. */
export interface CollectionList {
  /** One for each collection and game in it. */
  collections: Collection[];
}

/** A colour that a cell may have; what it means is the game's business. */
export type Colour = 'White' | 'Red' | 'Blue' | 'Green' | 'Black';

/** Formulations side by side. */
export interface Compared {
  /** A formulation each. */
  formulations: Formulation[];
}

/** Asks for a puzzle in another notation. */
export interface Convert {
  /** The puzzle. */
  puzzle: Named;
  /** The notation's name. */
  to: string;
}

/** A puzzle in a notation. */
export interface Converted {
  /** The notation's name. */
  format: string;
  /** The puzzle. */
  text: string;
}

/** How many solutions are counted. */
export type Count = number | All;

/** A whole loop of cuts. */
export interface CutLoop {
  /** The kind of cut. */
  cut: string;
  /** Nodes of all rounds. */
  nodes: number;
  /** The rounds; the last has no cut if it ended with a solution. */
  rounds: CutRound[];
  /** How large the program was at first. */
  size: Size;
  /** How it ended. */
  verdict: Ruling;
}

/** One round of a loop that adds rows until a solution keeps the rule they stand for. */
export interface CutRound {
  /** The cells of each row added: one of them must change. */
  cuts: string[][];
  /** The round's solution, as `--progress` takes it. */
  progress: string;
  /** Its areas but the largest: what is shut in. */
  shut_in: string[][];
}

/** The puzzles of the days. Nothing of it may ever change: days gone by would get other puzzles. */
export interface Daily {
  /** The last digit of the seeds, no other game's: whatever place the game has in the registry. */
  number: number;
  /** Sides of the boards from Monday to Sunday. */
  sides: [number, number, number, number, number, number, number];
}

/** A variable fixed to a value. */
export interface Decision {
  /** Whether it is 1. */
  value: boolean;
  /** The variable. */
  variable: string;
}

/** What a hand does. */
export type Deed = {
  /** The cell. */
  cell: string;
  kind: 'press';
  /** With the other button, or for long. */
  other?: boolean;
} | {
  /** The cell. */
  cell: string;
  kind: 'paint';
  /** The move that began it. */
  like: string;
} | {
  /** Where it began. */
  from: string;
  kind: 'join';
  /** Where it ended. */
  to: string;
} | {
  /** The cell. */
  cell: string;
  /** The key by the name browsers give it. */
  key: string;
  kind: 'type';
  /** A pencil mark is meant. */
  pencil?: boolean;
  /** Marks that an answer makes senseless go with it. */
  tidy?: boolean;
} | {
  /** The clue, as `left2`. */
  at: string;
  /** The key by the name browsers give it. */
  key: string;
  kind: 'clue';
};

/** A puzzle as an answer describes it. */
export interface Described {
  /** How many cells it has. */
  cells: number;
  /** Its game. */
  game: GameName;
  /** `game:ID`. */
  id: string;
  /** The keys to show under it. */
  keys: Key[];
  /** The moves that were made in the text it was read from, a save file for example. */
  moves: string[];
  /** The options it was read with. */
  options: Record<string, string>;
  /** The names of the rules it has beside those of its game. */
  rules: string[];
  /** The board before the first move; nothing when it is too large to draw. */
  view: View | null;
}

/** What some kind of work gives. */
export type Done = Generated | SolveReport | Explained | Practised | Agreed | Made;

/** What a pointer does that is drawn over the board. */
export type Drag = 'chooses' | 'paints' | 'joins';

/** A picture made of text. */
export interface Drawn {
  /** The text. */
  text: string;
}

/** What a front end needs to know before a puzzle of a game is drawn. */
export interface EditInfo {
  /** The puzzle to begin with, as `game:ID`. */
  blank: string;
  /** Whether solutions can be counted and compared. */
  counts: boolean;
  /** What a pointer does that is drawn over the board. */
  drag: Drag;
  /** Whether every board has as many rows as columns. */
  square: boolean;
  /** Whether a puzzle with several solutions can be given what leaves one. */
  unifies: boolean;
}

/** Steps of reasoning. */
export interface Explained {
  /** The name of that reason, the same in every language. */
  code?: string | null;
  /** The level of the hardest technique used; nothing when a guess or contradiction ends it. */
  difficulty?: string | null;
  /** What to say at the end: stopped short, contradiction found, several solutions. */
  note?: string | null;
  /** A number that grows with the number and the weight of the steps. */
  score?: number;
  /** Whether the steps reach the solution. */
  solved?: boolean;
  /** The steps in order. */
  steps: Step[];
  /** Why they ended early. */
  stopped?: string | null;
}

/** Asks whether all that was put down by some moves is still there after others. */
export interface Extends {
  /** The moves that lead to the earlier position. */
  before: string[];
  /** The moves that lead to the later one. */
  moves: string[];
  /** The puzzle. */
  puzzle: Named;
}

/** What became of a node. */
export type Fate = 'open' | 'branched' | 'solution' | 'infeasible' | 'bound';

/** A notation as listed. */
export interface FormatInfo {
  /** One line. */
  about: string;
  /** The name for `--to`. */
  name: string;
  /** Whether it can be read. */
  reads: boolean;
  /** Whether it can be written. */
  writes: boolean;
}

/** A formulation, measured. */
export interface Formulation {
  /** The root's bound, in programs that minimise something. */
  bound: number | null;
  /** Rows added in them. */
  cuts: number | null;
  /** Variables that the root leaves between 0 and 1. */
  fractional: number | null;
  /** How far the bound is from that, as a share of it. */
  gap: number | null;
  /** The method that solves it, with the cut for those that add rows while they run. */
  name: string;
  /** Nodes of the branch and bound. */
  nodes: number;
  /** The optimum, where it was found. */
  optimum: number | null;
  /** Rounds of cuts, for those that add rows while they run. */
  rounds: number | null;
  /** Seconds of solving it. */
  seconds: number;
  /** How large it is before anything is added. */
  size: Size;
  /** How solving it ended. */
  verdict: Ruling;
}

/** A game and what it offers. */
export interface GameInfo {
  /** One line. */
  about: string;
  /** Whether steps that cite as little as can be may be asked for. */
  argued: boolean;
  /** What a pointer does that is drawn over its board. */
  drag: Drag;
  /** How a puzzle of it is drawn. */
  edit: EditInfo;
  /** The notations. */
  formats: FormatInfo[];
  /** Options of the generators. */
  generate_options: OptionInfo[];
  /** The difficulty levels, easiest first. */
  levels: string[];
  /** The methods. */
  methods: MethodInfo[];
  /** Its name on the wire. */
  name: GameName;
  /** What is offered of it. */
  offer: Offer;
  /** Options for reading a puzzle. */
  read_options: OptionInfo[];
  /** Options of the methods. */
  solve_options: OptionInfo[];
  /** The techniques, easiest first. */
  techniques: TechniqueInfo[];
  /** Its name for people. */
  title: string;
}

export type GameName = 'towers' | 'singles' | 'unruly' | 'pegs' | 'pairs';

/** A new puzzle, or the reason why there is none. */
export interface Generated {
  /** The name of that reason, the same in every language. */
  code?: string | null;
  /** Where wishes about the explanation were not met in time, the puzzle that came nearest. */
  nearest?: Near | null;
  /** What is promised about it. */
  notes?: string[];
  /** The puzzle; nothing if time or memory ended first. */
  puzzle: Described | null;
  /** A solution, where the generator knows one. */
  solution?: string | null;
  /** Why there is none. */
  stopped?: string | null;
}

/** What lies under a cell. */
export type Ground = 'Nothing' | 'Plain' | 'Black' | {
  Tint: Colour;
};

/** Rows that say the same thing about different places. */
export interface GroupSeen {
  /** How many there are. */
  count: number;
  /** What they say. */
  name: string;
  /** The first of them. */
  rows: RowSeen[];
}

/** Asks which moves a gesture makes in the position some moves lead to. */
export interface Handle {
  /** The puzzle is being drawn: the moves are edits, and the gesture makes such. */
  edit?: boolean;
  /** What the hand does. */
  gesture: Deed;
  /** The language of a refusal. */
  language?: Language;
  /** The moves. */
  moves?: string[];
  /** The puzzle. */
  puzzle: Named;
}

/** What a gesture comes to. */
export interface Handled {
  /** The moves it makes: none where it means nothing. */
  moves: string[];
  /** Why it is refused, in a sentence, if it is. */
  refused: string | null;
}

/** Whether the service answers. */
export interface Health {
  /** How many jobs wait or run. */
  jobs: number;
  /** It does. */
  ok: boolean;
}

/** Yes or no. */
export interface Held {
  /** Whether it is. */
  held: boolean;
}

/** Why a cell is drawn to be noticed. */
export type Highlight = 'None' | 'Reason' | 'Target' | 'Wrong';

/** Work of some kind. */
export type Job = {
  /** Techniques its explanation does without. */
  avoid?: string[];
  /** A level of the game. */
  difficulty?: string | null;
  /** The game. */
  game: GameName;
  kind: 'generate';
  /** A technique its explanation uses; left to the service, as what follows. */
  needs?: string | null;
  /** Options of the generator and for reading the puzzle. */
  options?: Record<string, string>;
  /** The least and the greatest score of its explanation. */
  score?: [number, number] | null;
  /** The most time. */
  seconds?: number | null;
  /** Every random choice comes from here: the same request gives the same puzzle. */
  seed?: number;
  /** Rows and columns; the game's default otherwise. */
  size?: [number, number] | null;
} | {
  /** Count solutions. */
  count?: Count | null;
  kind: 'solve';
  /** The method; the game's own choice otherwise. */
  method?: string | null;
  /** Options of the method. */
  options?: Record<string, string>;
  /** The puzzle. */
  puzzle: Named;
  /** The most time. */
  seconds?: number | null;
  /** Every random choice comes from here. */
  seed?: number;
} | {
  kind: 'complete';
  /** The moves. */
  moves?: string[];
  /** The puzzle. */
  puzzle: Named;
  /** The most time. */
  seconds?: number | null;
} | {
  kind: 'explain';
  /** The language of the sentences. */
  language?: Language;
  /** The most steps. */
  limit?: number | null;
  /** The moves. */
  moves?: string[];
  /** The puzzle. */
  puzzle: Named;
  /** The most time. */
  seconds?: number | null;
  /** Steps that cite as little as can be, instead of techniques; for games that say `argued`. */
  shortest?: boolean;
} | {
  /** The game. */
  game: GameName;
  kind: 'practise';
  /** The language of the sentence. */
  language?: Language;
  /** The most time. */
  seconds?: number | null;
  /** The same seed gives the same puzzle. */
  seed?: number;
  /** Rows and columns; the game's default otherwise. */
  size?: [number, number] | null;
  /** The technique. */
  technique: string;
} | {
  kind: 'agree';
  /** The puzzle. */
  puzzle: Named;
  /** The most time. */
  seconds?: number | null;
} | {
  kind: 'unify';
  /** The puzzle. */
  puzzle: Named;
  /** The most time. */
  seconds?: number | null;
  /** Another seed adds other things. */
  seed?: number;
};

/** The first event of a job. */
export interface JobName {
  /** Its name, to cancel it by. */
  id: string;
}

/** Whether a solution is right. */
export interface Judgement {
  /** The rule that is broken. */
  broken?: string;
  /** The cells to look at. */
  cells?: string[];
  /** Its objective, in games that have one. */
  objective?: number | null;
  /** Whether it is. */
  right: boolean;
}

/** A key worth showing under the board, for hands without a keyboard. */
export interface Key {
  /** What is written on it: a number, or the name of a colour, which front ends draw as a piece. */
  face: string;
  /** What is typed. */
  key: string;
  /** Whether it can also be a pencil mark. */
  pencil: boolean;
}

export type Language = 'en' | 'fr';

/** How many pieces of each colour a line holds. */
export interface LineCount {
  /** Black ones. */
  black: number;
  /** How the line stands. */
  state: ClueState;
  /** White ones. */
  white: number;
}

/** The value of a variable about two cells: a pair, a jump. */
export interface Link {
  /** The first cell. */
  from: string;
  /** What one more of it would cost, its rows paid at their prices: 0 wherever the value is not 0 and not 1. */
  reduced: number;
  /** What the variable says of them: a step; empty where there is only one. */
  says: string;
  /** The second. */
  to: string;
  /** Its value, not 0. */
  value: number;
}

/** Looks at a puzzle's integer program. */
export interface Look {
  /** What to look at. */
  aspect: Aspect;
  /** The kind of cut. */
  cut?: string | null;
  /** How many moves ahead `minimax` looks. */
  depth?: number | null;
  /** The branches taken, for a relaxation inside a tree. */
  fixed?: Decision[];
  /** Whether branches on variables that the program does not have are left out: searches have variables of their own. */
  known?: boolean;
  /** Whose tree: `bnb`, another method that keeps one, or `minimax`. */
  method?: string | null;
  /** The notation of a text. */
  notation?: ModelNotation | null;
  /** Options of the branch and bound. */
  options?: Record<string, string>;
  /** The program, by the method that solves it; the game's first otherwise. */
  program?: string | null;
  /** The puzzle. */
  puzzle: Named;
  /** Which scenes. */
  scenes?: string | null;
  /** The most time. */
  seconds?: number | null;
}

/** What is seen. */
export type Looked = ModelSeen | RelaxationSeen | Branched | Compared | CutLoop | Scenes | ModelText;

/** Edits, to be made in order. */
export interface Made {
  /** The name of that reason, the same in every language. */
  code: string | null;
  /** The edits; none where there was one solution before. */
  edits: string[];
  /** What came of it. */
  outlook: Outlook;
  /** Why nothing is known, if nothing is. */
  stopped: string | null;
}

/** The counts of all lines, for players who like to see them. */
export interface Margins {
  /** Column by column. */
  cols: LineCount[];
  /** Row by row. */
  rows: LineCount[];
}

/** A method as listed. */
export interface MethodInfo {
  /** One line. */
  about: string;
  /** The key of that line, the same in every language. */
  code: string;
  /** Whether it always ends with a proof, given time. */
  exact: boolean;
  /** The name for `--method`. */
  name: string;
}

/** The notation of a text. */
export type ModelNotation = 'lp' | 'mps' | 'opb' | 'cnf';

/** A program as it is looked at. */
export interface ModelSeen {
  /** The kinds of cuts it can be solved with, if rows are added while it is solved. */
  cuts: string[];
  /** Its rows. */
  groups: GroupSeen[];
  /** Whether something is minimised, or any point will do. */
  minimises: boolean;
  /** The method that solves it. */
  program: string;
  /** The names of all the game's programs. */
  programs: string[];
  /** The game's own algorithms that can be watched at work. */
  scenes: string[];
  /** How large it is. */
  size: Size;
  /** Whose trees there are: methods that keep one, and `minimax` in games for two. */
  trees: string[];
}

/** A program or formula as text. */
export interface ModelText {
  /** The text. */
  text: string;
}

/** Moves, in order. */
export interface Moves {
  /** The moves. */
  moves: string[];
}

/** A puzzle as a request names it. */
export interface Named {
  /** The notation; recognised otherwise. */
  format?: string | null;
  /** Its game; found from the text otherwise. */
  game?: GameName | null;
  /** Options that change how it is read or what is asked of it. */
  options?: Record<string, string>;
  /** `game:ID`, a puzz.link address, or any notation of the game. */
  text: string;
}

/** A puzzle that keeps some of the wishes. */
export interface Near {
  /** The puzzle. */
  puzzle: Described;
  /** Its score, and which wishes it breaks. */
  what: string;
}

/** How far a job is. */
export interface News {
  /** The worth of the best answer so far, as an integer program counts it. */
  best?: number | null;
  /** What no answer can beat, counted the same way. */
  bound?: number | null;
  /** Its name, the same in every language. */
  code: string;
  /** Units done. */
  done: number;
  /** Units in all, or 0 when nobody knows. */
  total: number;
  /** What is counted, in a few words. */
  what: string;
}

/** A node: the program with some variables fixed. */
export interface Node {
  /** What the relaxation says about the objective here, where it was solved. */
  bound: number | null;
  /** How far those are from the nearest whole number, summed. */
  distance: number;
  /** What became of it. */
  fate: Fate;
  /** How many variables the relaxation left between 0 and 1. */
  fractional: number;
  /** The node it was made from, by its place in the list; the root has none. */
  parent: number | null;
  /** When that was settled, in seconds from the start; the end of the search where it never was. */
  seconds: number;
  /** What it was fixed to. */
  value: number;
  /** The variable that was fixed to make it; empty at the root. */
  variable: string;
}

/** What front ends offer of a game. */
export interface Offer {
  /** Boards everybody knows, as the game's notation names them; the first is what a newcomer expects. */
  classics: string[];
  /** The puzzles of the days. */
  daily: Daily;
  /** Whether two can play it in turn. */
  for_two: boolean;
  /** The name of the count that players are to keep low, in games that are about that. */
  measure: string | null;
  /** A small board on its way to the end. */
  sample: Sample;
  /** Sizes to choose from; generators take others too. */
  sizes: string[];
  /** The size of a new puzzle when none is asked for, as `5` or `6x10`. */
  usual: string;
}

/** An option of a game. */
export interface OptionInfo {
  about: string;
  name: string;
  /** What values look like: `N`, `a|b`. */
  value: string;
}

/** What came of it. */
export type Outlook = 'unique' | 'impossible' | 'never' | 'unknown';

/** The value of a variable about one cell. */
export interface Part {
  /** What the variable says of the cell: a height, a colour, a step; empty where there is only one. */
  says: string;
  /** Its value, not 0. */
  value: number;
}

/** A puzzle that somebody wants from a collection. */
export interface Pick {
  /** The seed of the puzzle before, so that nobody gets the same one twice; after the last comes the first. */
  after?: number | null;
  /** The collection. */
  collection: string;
  /** The game. */
  game: string;
  /** Scores from here. */
  least?: number | null;
  /** Only of this level. */
  level?: string | null;
  /** Scores up to here. */
  most?: number | null;
  /** This technique must be used. */
  technique?: string | null;
}

/** What a collection holds of the kind that is wanted. */
export interface Picked {
  /** The puzzle's ID; none if there is no such puzzle. */
  id: string | null;
  /** Its level. */
  level: string | null;
  /** Its score. */
  score: number | null;
  /** The seed that gave it. */
  seed: number | null;
}

/** The kinds of picture. */
export type Picture = 'text' | 'svg' | 'png' | 'pdf';

/** What stands on a cell beside its text. */
export type Piece = 'None' | 'White' | 'Black' | 'Peg' | 'Hole' | 'Gap' | 'Circle' | 'Tower';

/** A place in a text. */
export interface Place {
  /** From 1, in characters. */
  column: number;
  /** From 1. */
  line: number;
}

/** Asks where a game stands after some moves. */
export interface Play {
  /** The puzzle is being drawn: the moves are edits, and where it stands is the name of the puzzle they make, after a `#` what is asked of it beside its ID (`goal=r4c4&minimise=moves`). */
  edit?: boolean;
  /** The language of the sentences. */
  language?: Language;
  /** The moves from there. */
  moves?: string[];
  /** Where it begins, if not at the start: a position as an earlier answer told it. */
  progress?: string | null;
  /** The puzzle. */
  puzzle: Named;
  /** Moves whose picture the asker has already: then only the cells that look different are told. */
  since?: string[] | null;
}

/** Where a game stands. */
export interface Played {
  /** The cells that look different than before, by their place in reading order. */
  changed?: [number, CellView][] | null;
  /** The keys to show under a board that is being drawn: they follow its size. */
  keys?: Key[] | null;
  /** The position in the notation `--progress` takes. */
  progress: string;
  /** Won, over, and what is broken. */
  status: Status;
  /** The picture. */
  view: View;
}

/** Asks which cells belong to something on the board. */
export interface Point {
  /** A cell: where a pointer that starts there can lead. Or a clue beside the board, as `left2`: what it counts. */
  at: string;
  /** The moves. */
  moves?: string[];
  /** The puzzle. */
  puzzle: Named;
}

/** A puzzle, a position of it, and what the technique says there. */
export interface Practice {
  /** The moves to the position. */
  moves: string[];
  /** The puzzle. */
  puzzle: Described;
  /** The step. */
  step: Step;
}

/** A place to practise at, or the reason why there is none. */
export interface Practised {
  /** The name of that reason, the same in every language. */
  code?: string | null;
  /** The place. */
  found: Practice | null;
  /** Why there is none. */
  stopped?: string | null;
}

/** What a row costs, and how far it is from being tight: one of the two is 0. */
export interface Price {
  /** The cells it speaks of. */
  cells: string[];
  /** What one more on its right-hand side would cost: its dual value. */
  dual: number;
  /** The row. */
  row: string;
  /** How far its sum is from its right-hand side. */
  slack: number;
}

/** A refusal as it is told. */
export interface Problem {
  /** Where in the text, if it is about a place. */
  at: Place | null;
  /** Its name, the same in every language. */
  code: string;
  /** A sentence, with its place where it is about one. */
  error: string;
  /** The same without the place, for who shows that in another way. */
  what: string;
}

/** Asks for a bundle of programs and proofs, as `quadrille prove` writes it. */
export interface Prove {
  /** `unique`, `impossible`, `optimal` or `solvable`; what holds otherwise. */
  claim?: string | null;
  /** The language of the page within. */
  language?: Language;
  /** The puzzle. */
  puzzle: Named;
  /** The most time. */
  seconds?: number | null;
}

/** The relaxation of a program on the board. */
export interface RelaxationSeen {
  /** What no solution can beat, in programs that minimise something. */
  bound: number | null;
  /** The cells, in reading order. */
  cells: Shade[];
  /** What the prices add up to: the bound again, from the other side. */
  dual_bound: number | null;
  /** Whether the relaxation has a point; if not, neither has the program. */
  feasible: boolean;
  /** How many variables are neither 0 nor 1. */
  fractional: number;
  /** How many cells have such a variable. */
  fractional_cells: number;
  /** How far the bound is from that, as a share of it. */
  gap: number | null;
  /** What variables about one cell say of it, in the order of the program: layers to look at one by one. */
  layers: string[];
  /** The layers in which a variable of 1 makes its cell light, and one of 0 dark. */
  light: string[];
  /** Pairs and jumps that are not 0; the largest of them, where there are tens of thousands. */
  links: Link[];
  /** The best solution's worth, where it was found. */
  optimum: number | null;
  /** The rows and their prices, in programs that minimise something and are not too large to read. */
  prices: Price[];
  /** The method that solves the program. */
  program: string;
  /** Seconds inside the solver of linear programs, starting it included. */
  seconds: number;
  /** How large it is. */
  size: Size;
}

/** A row and what it speaks of. */
export interface RowSeen {
  /** The cells it speaks of. */
  cells: string[];
  /** The row as people write it; long ones are cut. */
  text: string;
}

/** The cells to look at, and what is broken. */
export type RuleBroken = [string[], string];

/** The verdict of a report: one word, the same in JSON, in a campaign's store and in its statistics. */
export type Ruling = 'solved' | 'impossible' | 'best' | 'unknown' | 'invalid' | 'wrong' | 'crashed';

/** A position that shows what a game is like. */
export interface Sample {
  /** The moves, one after the other, with `;` between them. */
  moves: string;
  /** The puzzle, as `game:ID`. */
  puzzle: string;
}

/** One picture of a game's own algorithm at work. */
export interface Scene {
  /** What it is held against, where there is such a number. */
  limit: number | null;
  /** Cells that it is about. */
  marked: string[];
  /** The moves that lead to its position. */
  moves: string[];
  /** Cells in order: a path. */
  path: string[];
  /** What the position comes to. */
  value: number;
  /** Numbers on cells. */
  weights: Weight[];
}

/** A game's own algorithm at work. */
export interface Scenes {
  /** Its name: the key of its words is `lens-` with it. */
  name: string;
  /** What is seen, one after the other. */
  scenes: Scene[];
}

/** What a relaxation says of a cell. */
export interface Shade {
  /** The cell. */
  cell: string;
  /** How far its worst variable is from a whole number: 0 for none, 1 for a half. */
  doubt: number;
  /** Its variables that are not 0. */
  parts: Part[];
}

/** How the cells lie. */
export type Shape = 'Square' | 'Triangle';

/** Asks for a picture of a puzzle, of a solution of it, or of the position some moves lead to. */
export interface Show {
  /** Moves of a player. */
  moves?: string[];
  /** The puzzle. */
  puzzle: Named;
  /** A solution of it. */
  solution?: string | null;
  /** The kind of picture. */
  to: Picture;
}

/** How large a program is. */
export interface Size {
  /** Variables. */
  columns: number;
  /** Coefficients. */
  nonzeros: number;
  /** Rows, an equation counted as one. */
  rows: number;
}

/** The outcome of one solve: what the command line prints as JSON, what a campaign's child replies and what its store keeps. Bad input has one too. */
export interface SolveReport {
  /** A proved lower bound on it. */
  bound: number | null;
  /** The limit behind `error` by its name in the catalogues, the same in every language. */
  code?: string | null;
  /** Why there is no definite answer, or what is wrong with the input or the method. */
  error: string | null;
  /** Whether those are all. */
  exhausted: boolean;
  /** The game's name; nothing for input that is no puzzle. */
  game: string | null;
  /** The method that answered. */
  method: string | null;
  /** Nodes the method counted. */
  nodes: number;
  /** What a curious user would want to know. */
  notes?: string[];
  /** The solution's objective, for games that have one. */
  objective: number | null;
  /** The puzzle as `game:ID`, or empty where it would be too long to repeat; bad input as it came. */
  puzzle: string;
  /** Seconds inside the method alone. */
  seconds: number;
  /** The solution in the contract's notation (docs/contract.md). */
  solution: string | null;
  /** How many solutions were counted. */
  solutions: number;
  /** Their exact number in decimal, only where it is more than `solutions` can say, which is then 2^64 - 1. */
  solutions_exact?: string | null;
  /** The verdict. */
  verdict: Ruling;
}

/** Asks how a game for two stands. */
export interface Standing {
  /** The pairs taken so far, in turn. */
  moves?: string[];
  /** The board. */
  puzzle: Named;
  /** Which total wins. */
  wins?: Wins;
}

/** How a game for two stands. */
export interface Stands {
  /** What each pair added to the total of who took it, in the order of the moves. */
  costs: number[];
  /** Who leads, or has won: 0 or 1; nothing while both have the same. */
  leads: number | null;
  /** Whether no pair is left. */
  over: boolean;
  /** Who took each of them: 0 or 1. */
  takers: number[];
  /** The totals of the first and the second player. */
  totals: [number, number];
  /** Who is to move: 0 or 1. */
  turn: number;
}

/** How a game under way stands. */
export interface Status {
  /** The rules broken so far, each with the cells to look at. */
  broken: RuleBroken[];
  /** Numbers a player wants to see: pegs left, score. */
  counts: Record<string, number>;
  /** No further move is possible or needed. */
  over: boolean;
  /** The goal is reached. */
  won: boolean;
}

/** One conclusion: what follows, from which cells, and why. */
export interface Step {
  /** The cells that are the evidence. */
  because: string[];
  /** The cells and clues at which the chain breaks a rule, as in `because` and `clues`. */
  broken?: string[];
  /** What would stand where, one after the other, if the opposite were supposed (which comes first), in the notation of `effects`; in Pegs the jumps that belong together. Nothing where nothing is tried. */
  chain?: string[];
  /** The numbers beside the board that are evidence too: the side, then the line's number from 1, as in `left2`. Games without such numbers have none. */
  clues?: string[];
  /** What follows, in the contract's notation: `r1c2=3`, `r1c2!=3`, `r1c2=black`, `r4c2-r4c4`. */
  effects: string[];
  /** Numbers that the sentence argues with, to be written on their cells. */
  labels?: [string, string][];
  /** The technique's name. */
  technique: string;
  /** A sentence a player understands. */
  text: string;
  /** Where to look, for who wants to find the cell alone. */
  where?: Where | null;
}

/** What one method did in a campaign. */
export interface SummaryRow {
  /** Shifted geometric mean, an unsolved run counting the limit. */
  geometric: number;
  /** Median time of solved runs. */
  median: number | null;
  /** The method. */
  method: string;
  /** Mean objective, where there is one. */
  objective: number | null;
  /** Mean time, an unsolved run counting twice the limit. */
  par2: number;
  /** The most memory any run took. */
  peak: number;
  /** Runs it has a result for. */
  runs: number;
  /** Runs that count as solved. */
  solved: number;
  /** Runs it solved in the least time, ties counting for each. */
  wins: number;
}

/** The move of the machine. */
export interface Taken {
  /** What it costs. */
  cost: number | null;
  /** The pair; nothing when none is left. */
  move: string | null;
  /** Positions that were looked at. */
  nodes: number;
  /** Who chose it. */
  player: string;
  /** How long that took. */
  seconds: number;
}

/** A technique as users see it listed. */
export interface TechniqueInfo {
  /** One line. */
  about: string;
  /** The difficulty level a puzzle has when this is the hardest technique it needs. */
  level: string;
  /** The name in hints and reports; renaming it breaks scripts. */
  name: string;
  /** Whether it is a search and no argument: there is nothing to learn of it. */
  search: boolean;
}

/** A tree, its nodes in the order in which they were made. */
export interface Tree {
  /** How many more there were than are kept. */
  more: number;
  /** The nodes; parents come before their children. */
  nodes: Node[];
}

/** A position of the game for two, and who shall move. */
export interface Turn {
  /** The pairs taken so far, in turn. */
  moves?: string[];
  /** `random`, `greedy`, `minimax[:DEPTH]` or `expert[:SECONDS]`. */
  player: string;
  /** The board. */
  puzzle: Named;
  /** The most time for the move, whatever the player. */
  seconds?: number | null;
  /** For the random player. */
  seed?: number;
  /** Which total wins. */
  wins?: Wins;
}

/** A whole picture. */
export interface View {
  /** Movements to show (jumps). */
  arrows: [string, string][];
  /** A line under the picture. */
  caption: string;
  /** The cells, row by row. */
  cells: CellView[];
  /** Numbers around the board, if the game has them. */
  clues: Clues | null;
  /** Columns. */
  cols: number;
  /** Cells bound together (pairs). */
  links: [string, string][];
  /** What each line holds, if that is worth counting. */
  margins: Margins | null;
  /** Rows. */
  rows: number;
  /** How the cells lie. */
  shape: Shape;
}

/** Asks for the moves that lead from the start to a solution. */
export interface Way {
  /** The puzzle. */
  puzzle: Named;
  /** The solution. */
  solution: string;
}

/** Asks what an expert thinks of a position of the game for two. */
export interface Weigh {
  /** The pairs taken so far, in turn. */
  moves?: string[];
  /** The board. */
  puzzle: Named;
  /** The most time. */
  seconds?: number | null;
  /** Which total wins. */
  wins?: Wins;
}

/** What an expert thinks of a position. */
export interface Weighed {
  /** The pair to take; nothing when none is left. */
  best: string | null;
  /** By how much the first player will win at the end if both play well; below 0 the second one. */
  lead: number;
  /** Whether that is proved. */
  proved: boolean;
}

/** A number on a cell. */
export interface Weight {
  /** The cell. */
  cell: string;
  /** The number. */
  value: number;
}

/** Where a step takes place: what the first stage of a hint names, before it gives the cell away. */
export type Where = {
  row: number;
} | {
  column: number;
} | {
  clue: string;
} | {
  area: string[];
};

/** Which total wins a game for two. */
export type Wins = 'lower' | 'higher';
