import type { GlobalWindow } from "happy-dom";

let current: GlobalWindow;
let isShared = false;

// Node has these too, but not the ones that happy-dom's documents accept.
const documentsOwn = new Set(["Event", "EventTarget", "CustomEvent", "Storage"]);
const things = [
  "window",
  "document",
  "location",
  "history",
  "navigator",
  "sessionStorage",
  "getComputedStyle",
  "matchMedia",
  "requestAnimationFrame",
];

const namesIn = (window: GlobalWindow): readonly string[] => {
  const classes = new Set<string>();
  for (let from: object | null = window; from !== null; from = Object.getPrototypeOf(from) as object | null)
    for (const name of Object.getOwnPropertyNames(from))
      if (/^[A-Z]/.test(name) && (documentsOwn.has(name) || !(name in globalThis))) classes.add(name);
  return [...classes, ...things];
};

/**
 * Makes the current window's properties global, as in a browser. Windows change while modules stay loaded, so each name
 * is looked up in the current window.
 */
export const surroundWith = (window: GlobalWindow): void => {
  current = window;
  if (isShared) return;
  isShared = true;
  for (const name of namesIn(window))
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: () => Reflect.get(current, name) as unknown,
    });
};
