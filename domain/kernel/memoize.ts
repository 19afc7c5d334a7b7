/** Keeps the result for each text that a function is called with; for formatters, which are slow to create. */
export const memoize = <T>(make: (key: string) => T): ((key: string) => T) => {
  const made = new Map<string, T>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
};
