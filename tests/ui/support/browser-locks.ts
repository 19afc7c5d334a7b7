/** Shared locks as in a browser; happy-dom has none. */
export const browserLocks = () => {
  const held: { readonly name: string }[] = [];
  return {
    query: () => Promise.resolve({ held: [...held] }),
    request: async (name: string, _options: LockOptions, work: () => Promise<unknown>): Promise<void> => {
      const lock = { name };
      held.push(lock);
      await work();
      held.splice(held.indexOf(lock), 1);
    },
  };
};
