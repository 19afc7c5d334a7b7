/** Time and timers. All waiting in the portal goes through this port. */
export interface Clock {
  /** The current time of the device's clock. */
  now(): Date;
  /** Runs a callback once after a delay in milliseconds. Returns a function that cancels it. */
  after(milliseconds: number, run: () => void): () => void;
}

/** Values that outlive tab and session. Must not contain personal data. */
export interface Cookies {
  has(name: string): boolean;
  /** Sets a cookie that expires after `days`. */
  set(name: string, days: number): void;
}

/** Returns the current address within the portal, including the query string: "/help?a=b". */
export type CurrentAddress = () => string;

/** Returns a unique identifier for idempotency keys and correlation IDs. */
export type NewIdentifier = () => string;

/** Messages between the portal's tabs in the same browser. */
export interface OtherTabs {
  tell(word: string): void;
  /** Returns a function that stops listening. */
  listen(hear: (word: string) => void): () => void;
  /** Whether a tab is open that has called `announceSignedIn`. */
  isAnySignedIn(): Promise<boolean>;
  /** Shows other tabs, while this one is open, that it can hand over its session. */
  announceSignedIn(): void;
}

/** Storage limited to the browser tab. */
export interface TabStore {
  read(key: string): string | undefined;
  write(key: string, value: string): void;
  remove(key: string): void;
  /** Whether any key has the prefix. */
  hasAny(prefix: string): boolean;
  /** Removes all keys with the prefix. */
  removeAll(prefix: string): void;
}

/** Contents of a file. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** Saves downloaded files. */
export interface FileSaver {
  /** Offers a file for saving; the extension of `name` determines the type. */
  save(name: string, bytes: Bytes): void;
}
