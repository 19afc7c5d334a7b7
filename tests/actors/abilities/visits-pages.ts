/** Navigates by links, addresses and browser buttons. */
export interface VisitsPages {
  open(address: string): Promise<void>;
  /** Follows a link; throws when there is none with this name. */
  follow(link: string): Promise<void>;
  /** The address outside the portal that the person was sent to; undefined inside the portal. */
  elsewhere(): Promise<string | undefined>;
  reload(): Promise<void>;
  /** Starts reloading without waiting. */
  beginReload(): Promise<void>;
  /** Presses the browser's Back button. */
  goBack(): Promise<void>;
  /** The addresses opened in new windows. */
  opened(): Promise<readonly string[]>;
  /** Waits until the page has this heading. */
  comesToBeHeaded(heading: string): Promise<void>;
  /** The entries of the main navigation, in order. */
  navigation(): Promise<readonly string[]>;
}
