import type { OtherTabs } from "../../../application/ports/browser.ts";

/** The listeners of one tab. */
type Listeners = Set<(word: string) => void>;

/** Delivers a message to a tab, which is known by its position. */
type Deliver = (tab: number, hear: () => void) => void;

const atOnce: Deliver = (_, hear) => hear();

/** Tabs of one browser that receive each other's messages. */
export const browserTabs = (deliver: Deliver = atOnce) => {
  const tabs: Listeners[] = [];
  let isAnySignedIn = false;
  return (): OtherTabs => {
    const own: Listeners = new Set();
    tabs.push(own);
    return {
      listen: (hear) => {
        own.add(hear);
        return () => void own.delete(hear);
      },
      tell: (word) => {
        for (const [position, tab] of tabs.entries())
          if (tab !== own && tab.size > 0)
            deliver(position, () => {
              for (const hear of tab) hear(word);
            });
      },
      isAnySignedIn: () => Promise.resolve(isAnySignedIn),
      announceSignedIn: () => {
        isAnySignedIn = true;
      },
    };
  };
};
