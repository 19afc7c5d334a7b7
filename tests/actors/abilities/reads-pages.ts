import type { Item, Place } from "../outline.ts";

/** A link's accessible name, whether it has an icon, and whether it opens a new window. */
export interface FoundLink {
  readonly name: string;
  readonly hasIcon: boolean;
  readonly opensElsewhere: boolean;
}

/** Reads the screen. */
export interface ReadsPages {
  /** The page's main heading. */
  heading(): Promise<string>;
  /** The current question or outcome; undefined on other pages. */
  question(): Promise<string | undefined>;
  /** "Step 2 of 4"; undefined without steps. */
  progress(): Promise<string | undefined>;
  /** The text of the page. */
  words(): Promise<string>;
  /** All text on the screen, including header and footer. */
  everything(): Promise<string>;
  /** The items in a region of the screen in reading order; empty when the region is missing. */
  outline(place: Place): Promise<readonly Item[]>;
  /** The window's title. */
  title(): Promise<string>;
  /** The rows of a table by its caption, each cell as text. */
  table(caption: string): Promise<readonly (readonly string[])[]>;
  /**
   * A link by the beginning of its text, including hidden text: its full text, whether it has an icon, and whether it
   * opens a new window.
   */
  linkCalled(words: string): Promise<FoundLink>;
  /** The lines of the account menu's description of the person. */
  accountWords(): Promise<readonly string[]>;
  /** Whether the page shows that it is loading. */
  isWaiting(): Promise<boolean>;
  /** Whether a waiting message appears. */
  waitingWords(words: string): Promise<boolean>;
  /** Name or text of the focused element. */
  focused(): Promise<string>;
  /** Whether the focus is inside the main region. */
  isInMain(): Promise<boolean>;
  /** Whether a dialog is open. */
  isAsked(): Promise<boolean>;
}
