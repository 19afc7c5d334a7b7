import type { OtherTabs } from "../../../application/ports/browser.ts";

/** Tabs of one browser, that hear each other. */
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
