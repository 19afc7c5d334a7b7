/** A file in the store. */
export interface StoredFile {
  readonly id: string;
  readonly size: number;
  /** When it was written, in milliseconds. */
  readonly writtenAt: number;
}

/** Where the bytes of members' files lie, shared by all processes. Ids are random and name nothing else. LOG-02 */
export interface EvidenceStore {
  /**
   * Receives a file chunk by chunk; holds no more than a chunk in memory. Stops reading once there are more than `most`
   * bytes, and resolves to undefined then; rejects when the stream breaks off. Nothing is stored under an id yet.
   */
  readonly receive: (chunks: AsyncIterable<Uint8Array>, most: number) => Promise<ReceivedFile | undefined>;
  /** Stores a file for good: once resolved, it outlives the end of the process and the machine. */
  readonly store: (id: string, bytes: Uint8Array) => Promise<void>;
  /** The bytes; undefined when there are none. */
  readonly read: (id: string) => Promise<Buffer | undefined>;
  /** Removes a file, or nothing where there is none. */
  readonly remove: (id: string) => Promise<void>;
  readonly files: () => AsyncIterable<StoredFile>;
  /** Removes what broken-off uploads left before an instant; returns the number of files. */
  readonly removeBrokenOff: (before: Date) => Promise<number>;
  /** The bytes that the disk has left. Throws unless a file can be written; changes nothing. */
  readonly check: () => Promise<number>;
}

/** A file that was received whole, and that is gone once it is dropped. */
export interface ReceivedFile {
  readonly bytes: () => Promise<Buffer>;
  readonly drop: () => Promise<void>;
}
