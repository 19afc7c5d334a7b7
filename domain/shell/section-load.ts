/** How long a section may take to load, in milliseconds. SHELL-11 */
export const sectionLoadLimit = 120_000;

/** How a section that is loaded on demand failed to come. */
export type SectionLoadCause =
  | { readonly kind: "too slow" }
  | { readonly kind: "not there" }
  | { readonly kind: "error"; readonly errorType: string };

/** The type of a section's failure to load: timeout, missing, or that of the error its code threw. SHELL-11 */
export const sectionLoadTypeOf = (cause: SectionLoadCause): string => {
  switch (cause.kind) {
    case "too slow":
      return "timeout";
    case "not there":
      return "missing";
    case "error":
      return cause.errorType;
  }
};
