import { useEffectEvent, useLayoutEffect, useRef } from "react";

const presses = ["pointerdown", "mousedown"] as const;
const releases = ["pointerup", "pointercancel", "mouseup"] as const;

/**
 * Returns a blur handler. When a press causes the blur, it waits for the release: an error message that appears earlier
 * would move the pressed element from under the pointer, and the click would be lost. FORM-04
 */
export const useLeave = (onLeave: (() => void) | undefined): (() => void) => {
  const leave = useEffectEvent(() => onLeave?.());
  const press = useRef({ isUnderWay: false, isLeaving: false });
  useLayoutEffect(() => {
    const state = press.current;
    const begin = (): void => {
      state.isUnderWay = true;
    };
    // The click event follows the release immediately, before any timer.
    const end = (): void => {
      state.isUnderWay = false;
      setTimeout(() => {
        if (!state.isLeaving || state.isUnderWay) return;
        state.isLeaving = false;
        leave();
      });
    };
    for (const type of presses) document.addEventListener(type, begin, true);
    for (const type of releases) document.addEventListener(type, end, true);
    return () => {
      state.isLeaving = false;
      for (const type of presses) document.removeEventListener(type, begin, true);
      for (const type of releases) document.removeEventListener(type, end, true);
    };
  }, []);
  return () => {
    if (press.current.isUnderWay) press.current.isLeaving = true;
    else onLeave?.();
  };
};
