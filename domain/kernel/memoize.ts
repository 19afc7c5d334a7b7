/** Caches the result of a function per text. For formatters, which are slow to create. */
export const memoize = <T>(make: (key: string) => T): ((key: string) => T) => {
  const results = new Map<string, T>();
  return (key) => {
    const known = results.get(key) ?? make(key);
    results.set(key, known);
    return known;
  };
};
