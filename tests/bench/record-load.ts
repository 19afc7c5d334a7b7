/** What a page records about its load. */
export interface LoadRecord {
  /** Milliseconds from the navigation until the page was ready. */
  ready?: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Moved elements, for debugging. */
  moved: string[];
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

declare global {
  interface Window {
    loadRecord?: LoadRecord;
  }
}

/** Runs in the page first: records when the page is ready, and its layout shifts. */
export const recordLoad = (): void => {
  const load: LoadRecord = { shift: 0, moved: [] };
  window.loadRecord = load;
  // A browser counts a field filled by a script as no user input, unlike a person's.
  let filledAt = Number.NEGATIVE_INFINITY;
  document.addEventListener("input", ({ timeStamp }) => (filledAt = timeStamp), { capture: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      if (entry.hadRecentInput || entry.startTime - filledAt < 500) continue;
      load.shift += entry.value;
      for (const { node } of entry.sources)
        load.moved.push(node instanceof Element ? `${node.tagName} ${node.textContent?.slice(0, 40)}` : "");
    }
  }).observe({ type: "layout-shift", buffered: true });
  const isReady = (): boolean =>
    document.querySelector("main h1") !== null && document.querySelector("#boot, [data-loading]") === null;
  const look = new MutationObserver(() => {
    if (load.ready !== undefined || !isReady()) return;
    look.disconnect();
    // After rendering.
    requestAnimationFrame(() => setTimeout(() => (load.ready = performance.now())));
  });
  look.observe(document, { childList: true, subtree: true, attributes: true });
};
