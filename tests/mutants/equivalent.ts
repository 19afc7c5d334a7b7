/**
 * Mutants that change nothing a person or another program could tell, each with the reason. Found again by
 * their file, the line they stand in and what it would say instead.
 */
export const equivalent: readonly { readonly file: string; readonly source: string; readonly replacement: string; readonly why: string }[] = [];
