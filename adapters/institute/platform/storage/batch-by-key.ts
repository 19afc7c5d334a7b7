import { setImmediate as nextTick } from "node:timers/promises";

/**
 * Merges lookups of the same key made in the same tick into one query. The query starts after all of them, so no
 * caller gets older data than alone.
 */
export const batchByKey = <T>(lookUp: (key: string) => Promise<T>): ((key: string) => Promise<T>) => {
  const pending = new Map<string, Promise<T>>();
  const begin = async (key: string): Promise<T> => {
    await nextTick();
    pending.delete(key);
    return lookUp(key);
  };
  return (key) => {
    const result = pending.get(key) ?? begin(key);
    pending.set(key, result);
    return result;
  };
};
