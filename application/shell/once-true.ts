import { reaction } from "mobx";

/**
 * Does something once: as soon as a condition holds, at once if it does already. What it gives back ends the wait.
 * MobX's own `when` brings a promise and a time-out that nobody uses into the first load.
 */
export const onceTrue = (condition: () => boolean, effect: () => void): (() => void) =>
  reaction(
    condition,
    (isTrue, _, wait) => {
      if (!isTrue) return;
      wait.dispose();
      effect();
    },
    { fireImmediately: true },
  );
