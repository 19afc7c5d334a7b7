/** What a file holds. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** Where files go that the person downloads. */
export interface FileSaver {
  /** Lets the person save a PDF under a name. */
  save(name: string, bytes: Bytes): void;
}
