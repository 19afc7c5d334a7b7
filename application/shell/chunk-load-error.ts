/** A part of the portal that could not be loaded. SHELL-11 */
export class ChunkLoadError extends Error {
  /** "timeout", "missing", or the name of the error that its code threw. */
  readonly type: string;

  constructor(type: string) {
    super(`A section did not load (${type})`);
    this.name = "ChunkLoadError";
    this.type = type;
  }
}
