/** Storage that lasts as long as the browser tab. */
export interface TabStore {
  read(key: string): string | undefined;
  write(key: string, value: string): void;
  /** Writes what is typed: half a second later at most, or before the page goes. It reads as if it were written. */
  writeSoon(key: string, value: () => string): void;
  remove(key: string): void;
  /** Removes every key that begins with the prefix. */
  removeAll(prefix: string): void;
}
