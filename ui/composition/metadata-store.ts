// Stands in for reflect-metadata in the browser. Inversify's decorators need the whole of it; without
// them it keeps no more than its counters there.
export const store = new WeakMap<object, Map<unknown, unknown>>();

Object.assign(Reflect, {
  getOwnMetadata: (key: unknown, target: object): unknown => store.get(target)?.get(key),
  defineMetadata: (key: unknown, value: unknown, target: object): void => {
    store.set(target, (store.get(target) ?? new Map()).set(key, value));
  },
});
