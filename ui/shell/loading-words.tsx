import { useEffect, useState } from "react";
import { VisuallyHidden } from "../parts/visually-hidden.tsx";
import { useClock } from "../parts/waiting.ts";

/** What comes sooner than this is not told of, in milliseconds. */
const toldAfter = 1_000;

/**
 * Tells whoever listens that something of the page is on its way, and then that it is there. Skeletons come
 * and go with their words; this is there before them, so that it is heard. SHELL-03
 */
export const LoadingWords = () => {
  const clock = useClock();
  const [words, setWords] = useState("");
  useEffect(() => {
    let cancel: (() => void) | undefined;
    const look = (): void => {
      const isLoading = document.querySelector("main [data-loading]") !== null;
      if (isLoading) cancel ??= clock.after(toldAfter, () => setWords("Loading"));
      else {
        cancel?.();
        cancel = undefined;
        setWords((told) => (told === "Loading" ? "Loaded" : told));
      }
    };
    const watch = new MutationObserver(look);
    watch.observe(document.body, { childList: true, subtree: true });
    look();
    return () => {
      watch.disconnect();
      cancel?.();
    };
  }, [clock]);
  return (
    <div role="status">
      <VisuallyHidden>{words}</VisuallyHidden>
    </div>
  );
};
