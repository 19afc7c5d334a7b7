/** Moves from page to page, as with links, addresses and the browser's own buttons. */
export interface VisitsPages {
  /** Opens a page by its address. */
  open(address: string): Promise<void>;
  /** Goes where a link leads. Fails where there is none of this name. */
  follow(link: string): Promise<void>;
  /** Where one is led that is none of the portal's pages; undefined while one is in the portal. */
  elsewhere(): Promise<string | undefined>;
  /** Loads the present page anew, as the browser's own button does. */
  reload(): Promise<void>;
  /** Loads the page anew without waiting for it to be there. */
  beginReload(): Promise<void>;
  /** Goes back, as with the browser's own button. */
  goBack(): Promise<void>;
  /** The addresses that were opened in windows of their own. */
  opened(): Promise<readonly string[]>;
  /** Waits until the page is headed so. */
  comesToBeHeaded(heading: string): Promise<void>;
  /** The entries of the main navigation, in order. */
  navigation(): Promise<readonly string[]>;
}
