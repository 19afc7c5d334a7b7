/** Where files go that the person downloads. */
export interface FileSaver {
  /** Lets the person save what is at an address. */
  save(address: string): void;
}
