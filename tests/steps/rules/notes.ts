/** Something a scenario says in one step and needs in a later one; each scenario has its own. */
export interface Note<T> {
  readonly of: (world: object) => T;
  readonly isTaken: (world: object) => boolean;
  readonly take: (world: object, said: T) => void;
  readonly change: (world: object, how: (said: T) => T) => void;
}

/** A note named as an analyst would name it; `unsaid` is what holds before anything is said. */
export const note = <T>(name: string, unsaid?: () => T): Note<T> => {
  const taken = new WeakMap<object, { readonly said: T }>();
  const of = (world: object): T => {
    const found = taken.get(world);
    if (found) return found.said;
    if (unsaid) return unsaid();
    throw new Error(`The scenario has not said anything of ${name} yet.`);
  };
  const take = (world: object, said: T): void => void taken.set(world, { said });
  return {
    of,
    take,
    isTaken: (world) => taken.has(world),
    change: (world, how) => take(world, how(of(world))),
  };
};
