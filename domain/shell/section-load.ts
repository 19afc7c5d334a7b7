/** How long a section may take to load, in milliseconds. SHELL-11 */
export const sectionLoadLimit = 120_000;

/** How a section that is loaded on demand failed to come. */
export type SectionLoadCause =
  | { readonly kind: "too slow" }
  | { readonly kind: "not there" }
  | { readonly kind: "error"; readonly errorType: string };

/** The failure of a section to load. SHELL-11 */
export interface SectionLoadFailure {
  readonly name: "ChunkLoadError";
  readonly type: string;
}

const typeOf = (cause: SectionLoadCause): string => {
  switch (cause.kind) {
    case "too slow":
      return "timeout";
    case "not there":
      return "missing";
    case "error":
      return cause.errorType;
  }
};

/** What a section's failure to load is told as. SHELL-11 */
export const sectionLoadFailureOf = (cause: SectionLoadCause): SectionLoadFailure => ({
  name: "ChunkLoadError",
  type: typeOf(cause),
});

/** Whether a section that is still loading has taken too long. SHELL-11 */
export const isSectionTooSlow = (elapsedMilliseconds: number): boolean => elapsedMilliseconds > sectionLoadLimit;
