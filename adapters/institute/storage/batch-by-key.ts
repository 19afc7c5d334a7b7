import { setImmediate as nextTick } from "node:timers/promises";

/**
 * Merges lookups of the same key made in the same tick of the event loop into one. It begins once all of them were made:
 * no caller sees anything older than it would have alone.
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
