// Chromium and Firefox, then Safari: each has words of its own for a module that cannot be fetched, and no browser a kind of error.
const missing = /dynamically imported module|importing a module script failed/i;

/** Whether an error says that a module could not be fetched. */
export const isMissingModule = (error: unknown): boolean => error instanceof Error && missing.test(error.message);
