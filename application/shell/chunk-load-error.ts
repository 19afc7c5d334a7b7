/** A chunk of the portal's code that failed to load. SHELL-11 */
export class ChunkLoadError extends Error {
  /** "timeout", "missing", or the name of the error thrown by the chunk's code. */
  readonly type: string;

  constructor(type: string) {
    super(`A section did not load (${type})`);
    this.name = "ChunkLoadError";
    this.type = type;
  }
}
