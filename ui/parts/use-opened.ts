import { createContext, useContext, useLayoutEffect, useRef } from "react";
import type { PageVisits } from "../../application/shell/page-visits.ts";
import type { Resource } from "../../application/shell/resource.ts";

/** Through which pages ask for what they show. */
export const PageVisitsContext = createContext<PageVisits | undefined>(undefined);

/**
 * Asks for everything that a page shows when the page is opened, all at once: calls that do not depend on
 * one another do not wait for one another. `wasOpen` says that the page was there before. SHELL-03
 */
export const useOpened = (resources: readonly Resource<unknown>[], wasOpen: boolean): void => {
  const visits = useContext(PageVisitsContext);
  if (!visits) throw new Error("No visits around this part");
  const asked = useRef(new Set<Resource<unknown>>());
  // Before anything is painted: a failure of the visit before is not shown again.
  useLayoutEffect(() => {
    for (const resource of resources) {
      if (asked.current.has(resource)) continue;
      asked.current.add(resource);
      void visits.open(resource, wasOpen);
    }
  });
};
