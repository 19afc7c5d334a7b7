/** What an error says, whatever it was that was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
