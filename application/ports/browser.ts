/** Time, and waiting. Nothing in the portal waits in any other way. */
export interface Clock {
  /** The present instant by the device's clock. */
  now(): Date;
  /** Runs once after so many milliseconds, unless the returned function is called before. */
  after(milliseconds: number, run: () => void): () => void;
}

/** What the browser remembers beyond the tab and the session. Nothing about who someone is. */
export interface Cookies {
  has(name: string): boolean;
  /** Remembers it for so many days. */
  set(name: string, days: number): void;
}

/** The address of the portal that is open now, query string and all: "/help?a=b". */
export type CurrentAddress = () => string;

/** Makes an identifier that no one else makes: for idempotency keys and correlation ids. */
export type NewIdentifier = () => string;

/** Word between the portal's tabs in one browser. */
export interface OtherTabs {
  tell(word: string): void;
  listen(hear: (word: string) => void): void;
}

/** Storage that lasts as long as the browser tab. */
export interface TabStore {
  read(key: string): string | undefined;
  write(key: string, value: string): void;
  remove(key: string): void;
  /** Whether any key begins with the prefix. */
  hasAny(prefix: string): boolean;
  /** Removes every key that begins with the prefix. */
  removeAll(prefix: string): void;
}

/** What a file holds. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** Where files go that the person downloads. */
export interface FileSaver {
  /** Lets the person save a PDF, or an iCalendar file, under a name that ends as such a file does. */
  save(name: string, bytes: Bytes): void;
}
