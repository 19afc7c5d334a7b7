/** A file on the device of a person. */
export interface NamedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** An element on the screen. */
export interface Control {
  /** Clicks it; fails when a person could not. */
  click(): Promise<void>;
  doubleClick(): Promise<void>;
  /** Replaces the content of a text field. */
  fill(typed: string): Promise<void>;
  /** Chooses files in a field for files. */
  choose(files: readonly NamedFile[]): Promise<void>;
  /** Selects an option of a select by its label. */
  select(option: string): Promise<void>;
  /** Its shown text. */
  text(): Promise<string>;
  /** The shown texts of the elements within it that match a CSS selector. */
  texts(selector: string): Promise<readonly string[]>;
  /** The elements within it that match a CSS selector. */
  all(selector: string): Promise<readonly Control[]>;
  /** Result of a function of its element. Runs in the page, so it uses nothing from outside its body. */
  read<R>(of: (element: HTMLElement) => R): Promise<R>;
}

/** What a person sees and uses, in Chromium or in a document of this process. */
export interface Screen {
  /** The words that its reader may see in place of words of a scenario: their translations, or the words themselves. */
  readonly wordingsOf: (words: string) => readonly string[];
  /** Waits until the page does not change any more. */
  settled(): Promise<void>;
  /** Elements with a role, and one of the wordings of a name if given; within the open dialog, if there is one. */
  find(role: string, name?: string, within?: Control): Promise<readonly Control[]>;
  /** Text fields with this name or with any, including password fields and those with suggestions. */
  fields(name?: string): Promise<readonly Control[]>;
  /** The first element that matches a CSS selector. */
  at(selector: string): Promise<Control | undefined>;
  /** The main heading, without the greeting below it. */
  heading(): Promise<string>;
  /** Shown text of the page. */
  words(): Promise<string>;
  /** All shown text, including header and footer. */
  everything(): Promise<string>;
  pressKey(key: string): Promise<void>;
  /** Result of a function in the page, without waiting. It uses nothing from outside its body. */
  inPage<R>(read: () => R): Promise<R>;
  /** Waits briefly for a condition in the page, such as a focus that follows a change; resolves to whether it holds. */
  waitFor(holds: (word: string) => boolean, word?: string): Promise<boolean>;
}

/** The wording that is shown of a scenario's words; the first one when none is. */
export const shownWording = (screen: Screen, words: string, isShown: (wording: string) => boolean): string => {
  const wordings = screen.wordingsOf(words);
  return wordings.find(isShown) ?? wordings[0] ?? words;
};

/** Name of an element: its label, legend or caption, or else its text without hidden parts. Runs in the page. */
export const nameOf = (element: HTMLElement): string => {
  const ids = (element.getAttribute("aria-labelledby") ?? "").split(" ");
  const { labels } = element as HTMLInputElement;
  const naming = [...ids.map((id) => document.getElementById(id)), ...(labels ?? [])].flatMap((label) => label ?? []);
  const [own = element] = element.querySelectorAll<HTMLElement>(":scope > legend, :scope > caption");
  const texts = (naming.length > 0 ? naming : [own]).map((part) => {
    const copy = part.cloneNode(true) as HTMLElement;
    for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
    // Headings, paragraphs and list items are announced separately, without a space between them.
    for (const block of copy.querySelectorAll("h2, p, li")) block.append(" ");
    return copy.textContent;
  });
  return (element.getAttribute("aria-label") ?? texts.join(" ")).replaceAll(/\s+/g, " ").trim();
};
