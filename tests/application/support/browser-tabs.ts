import type { OtherTabs } from "../../../application/ports/browser.ts";

/** Tabs of one browser that receive each other's messages. */
export const browserTabs = () => {
  const hearing: ((word: string) => void)[] = [];
  return (): OtherTabs => {
    let own: ((word: string) => void) | undefined;
    return {
      listen: (hear) => {
        own = hear;
        hearing.push(hear);
      },
      tell: (word) => {
        for (const hear of hearing) if (hear !== own) hear(word);
      },
    };
  };
};
