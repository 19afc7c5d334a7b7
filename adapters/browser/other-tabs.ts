import type { OtherTabs } from "../../application/ports/browser.ts";

const channelName = "guildhall.tabs";
/** Held by every signed-in tab: while nobody holds it, a new tab does not wait for an answer. */
const signedInLock = "guildhall.signed-in";

const nothing = (): void => undefined;
const noTabs: OtherTabs = {
  tell: nothing,
  listen: () => nothing,
  isAnySignedIn: () => Promise.resolve(false),
  announceSignedIn: nothing,
};

const isLockHeld = async (): Promise<boolean> => {
  const { held } = await navigator.locks.query();
  return held?.some(({ name }) => name === signedInLock) === true;
};

/** Holds the lock until the page is left: browsers do not keep a page with a lock in the back/forward cache. */
const holdLock = (): void => {
  const left = new Promise((resolve) => {
    addEventListener("pagehide", resolve, { once: true });
  });
  void navigator.locks.request(signedInLock, { mode: "shared" }, () => left);
};

/** The portal's tabs over a BroadcastChannel; none in a browser without it. */
export const otherTabs = (): OtherTabs => {
  if (!("BroadcastChannel" in globalThis)) return noTabs;
  const channel = new BroadcastChannel(channelName);
  return {
    tell: (word) => channel.postMessage(word),
    listen: (hear) => {
      const hearText = ({ data }: MessageEvent<unknown>): void => {
        if (typeof data === "string") hear(data);
      };
      channel.addEventListener("message", hearText);
      return () => channel.removeEventListener("message", hearText);
    },
    isAnySignedIn: () => isLockHeld().catch(() => false),
    announceSignedIn: () => {
      holdLock();
      addEventListener("pageshow", ({ persisted }) => {
        if (persisted) holdLock();
      });
    },
  };
};
