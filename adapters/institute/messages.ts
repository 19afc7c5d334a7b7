import * as z from "zod/mini";

/** What an error says, whatever it was that was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

// The contract's schemas are zod/mini's, which bring no words of their own for what does not fit.
z.config(z.locales.en());
