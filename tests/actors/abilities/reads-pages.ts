import type { Item, Place } from "../outline.ts";

/** A link's accessible name, whether it has an icon, and whether it opens a new window. */
export interface FoundLink {
  readonly name: string;
  readonly hasIcon: boolean;
  readonly opensElsewhere: boolean;
}

/** Reads what the screen says. */
export interface ReadsPages {
  /** The page's main heading. */
  heading(): Promise<string>;
  /** The question, or the outcome, in front of the person; undefined where the page asks nothing. */
  question(): Promise<string | undefined>;
  /** "Step 2 of 4"; undefined where there are no steps. */
  progress(): Promise<string | undefined>;
  /** Everything the page says, as plain text. */
  words(): Promise<string>;
  /** Whatever stands on screen, in a page or around it. */
  everything(): Promise<string>;
  /** What there is at a place of the screen, in the order in which it is read. Nothing where there is no such place. */
  outline(place: Place): Promise<readonly Item[]>;
  /** The title of the window. */
  title(): Promise<string>;
  /** The rows of a table by its caption, each cell as text. */
  table(caption: string): Promise<readonly (readonly string[])[]>;
  /**
   * A link by what its words begin with: all of its words, hidden ones included, whether it bears an icon, and whether
   * it opens elsewhere.
   */
  linkCalled(words: string): Promise<FoundLink>;
  /** Who Account says it is of, line by line. */
  accountWords(): Promise<readonly string[]>;
  /** Whether the page says that it is on its way. */
  isWaiting(): Promise<boolean>;
  /** Whether someone who waits comes to be told so. */
  waitingWords(words: string): Promise<boolean>;
  /** What has the focus, by its name or its words. */
  focused(): Promise<string>;
  /** Whether the focus is in the page itself, past what every page has. */
  isInMain(): Promise<boolean>;
  /** Whether a question stands before the page, and has to be answered first. */
  isAsked(): Promise<boolean>;
}
