/** Word between the portal's tabs in one browser. */
export interface OtherTabs {
  tell(word: string): void;
  listen(hear: (word: string) => void): void;
}
