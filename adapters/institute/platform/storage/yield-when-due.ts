// Kept from before any test replaces the clock.
const soon = globalThis.setImmediate;

/** Milliseconds of statements after which requests are answered first. */
const slice = 8;

let began: number | undefined;

/**
 * Waits for a round of the event loop once statements have run for a slice. SQLite answers without one, so a transaction
 * of many statements would stop everything else.
 */
export const yieldWhenDue = (): Promise<void> | undefined => {
  if (began === undefined) {
    began = performance.now();
    soon(() => {
      began = undefined;
    });
    return undefined;
  }
  if (performance.now() - began < slice) return undefined;
  // The next statements have a slice of their own.
  began = undefined;
  return new Promise((resolve) => {
    soon(resolve);
  });
};
