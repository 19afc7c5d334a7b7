/** A value that one step sets and a later one reads; each scenario has its own. */
export interface Note<T> {
  readonly of: (world: object) => T;
  readonly take: (world: object, said: T) => void;
  readonly change: (world: object, how: (said: T) => T) => void;
}

/**
 * Creates a note. `name` is what analysts call it; `step` is the step that sets it. A scenario that reads the note before
 * it is set gets the default `unsaid`, or without one an error that quotes the step.
 */
export const note = <T>(name: string, step: string, unsaid?: () => T): Note<T> => {
  const taken = new WeakMap<object, { readonly said: T }>();
  const of = (world: object): T => {
    const found = taken.get(world);
    if (found) return found.said;
    if (unsaid) return unsaid();
    throw new Error(`The scenario has not said anything of ${name} yet. A step above has to say it: ${step}`);
  };
  const take = (world: object, said: T): void => void taken.set(world, { said });
  return { of, take, change: (world, how) => take(world, how(of(world))) };
};
