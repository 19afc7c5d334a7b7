/** What a file holds. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** Where files go that the person downloads. */
export interface FileSaver {
  /** Lets the person save a PDF, or an iCalendar file, under a name that ends as such a file does. */
  save(name: string, bytes: Bytes): void;
}
