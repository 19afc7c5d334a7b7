/**
 * Stands in for any argument that a port's method may take: whatever is asked of it gives it again, and
 * as text it is a word. So a method can be called without knowing what it wants.
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
