/**
 * Stub for any argument of a port's method: every property and call returns it again, and as text it is a word.
 * Allows calling a method without knowing its parameters.
 */
export const anything: unknown = new Proxy(() => undefined, {
  get: (_, property) => {
    if (property === Symbol.toPrimitive || property === "toJSON") return () => "anything";
    if (property === Symbol.iterator) return () => [][Symbol.iterator]();
    if (property === "then" || property === "length") return undefined;
    return anything;
  },
  apply: () => anything,
});
