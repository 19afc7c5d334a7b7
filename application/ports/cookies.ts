/** What the browser remembers beyond the tab and the session. Nothing about who someone is. */
export interface Cookies {
  has(name: string): boolean;
  /** Remembers it for so many days. */
  set(name: string, days: number): void;
}
