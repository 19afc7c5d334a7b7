import { createContext, useContext, useEffect, useLayoutEffect, useRef } from "react";
import type { PageVisits } from "../../application/shell/page-visits.ts";
import type { Resource } from "../../application/shell/resource.ts";

/** Through which pages ask for what they show. */
export const PageVisitsContext = createContext<PageVisits | undefined>(undefined);

const useVisits = (): PageVisits => {
  const visits = useContext(PageVisitsContext);
  if (!visits) throw new Error("No visits around this part");
  return visits;
};

/** Revalidates what is shown when the window is returned to: it may have changed in another one. DATE-04 */
export const useRevalidation = (shown: Iterable<Resource<unknown>>): void => {
  const visits = useVisits();
  useEffect(() => {
    const revalidate = (): void => {
      if (document.visibilityState !== "visible") return;
      for (const resource of shown) void visits.returnTo(resource);
    };
    document.addEventListener("visibilitychange", revalidate);
    return () => document.removeEventListener("visibilitychange", revalidate);
  });
};

/**
 * Asks for everything that a page shows when the page is opened, all at once: calls that do not depend on
 * one another do not wait for one another. `wasOpen` says that the page was there before. SHELL-03
 */
export const useOpened = (resources: readonly Resource<unknown>[], wasOpen: boolean): void => {
  const visits = useVisits();
  const asked = useRef(new Set<Resource<unknown>>());
  // Before anything is painted: a failure of the visit before is not shown again.
  useLayoutEffect(() => {
    for (const resource of resources) {
      if (asked.current.has(resource)) continue;
      asked.current.add(resource);
      void visits.open(resource, wasOpen);
    }
  });
  useRevalidation(resources);
};
