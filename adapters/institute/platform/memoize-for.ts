interface Kept<T> {
  readonly value: Promise<T>;
  /** Milliseconds since 1970; undefined while it is being made. */
  madeAt?: number;
}

/**
 * Memoizes a value that is the same for everybody, so that a flood of requests costs as much as one. Requests share it
 * while it is computed and for `lifetime` milliseconds afterwards. Undefined and failures are not kept.
 */
export const memoizeFor = <T>(
  lifetime: number,
  now: () => Date,
  make: (key: string) => Promise<T>,
): ((key: string) => Promise<T>) => {
  const kept = new Map<string, Kept<T>>();
  const isFresh = ({ madeAt }: Kept<T>): boolean => {
    const age = madeAt === undefined ? 0 : now().getTime() - madeAt;
    // A negative age means that the clock was set back.
    return age >= 0 && age < lifetime;
  };
  return (key) => {
    const known = kept.get(key);
    if (known && isFresh(known)) return known.value;
    const entry: Kept<T> = { value: make(key) };
    kept.set(key, entry);
    entry.value.then(
      (made) => {
        if (made === undefined) kept.delete(key);
        else entry.madeAt = now().getTime();
      },
      () => kept.delete(key),
    );
    return entry.value;
  };
};
