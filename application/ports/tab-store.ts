/** Storage that lasts as long as the browser tab. */
export interface TabStore {
  read(key: string): string | undefined;
  write(key: string, value: string): void;
  remove(key: string): void;
  /** Removes every key that begins with the prefix. */
  removeAll(prefix: string): void;
}
