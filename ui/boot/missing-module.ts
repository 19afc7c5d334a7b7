// Chromium and Firefox, then Safari: browsers signal a module that failed to load only through the error message.
const missing = /dynamically imported module|importing a module script failed/i;

/** Whether an error means that a module failed to load. */
export const isMissingModule = (error: unknown): boolean => error instanceof Error && missing.test(error.message);
