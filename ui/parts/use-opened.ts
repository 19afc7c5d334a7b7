import { useLayoutEffect, useRef } from "react";
import type { Resource } from "../../application/shell/resource.ts";

/**
 * Asks for everything that a page shows when the page is opened, all at once: calls that do not depend on
 * one another do not wait for one another. What failed on the visit before is asked for again.
 */
export const useOpened = (...resources: readonly Resource<unknown>[]): void => {
  const asked = useRef(new Set<Resource<unknown>>());
  // Before anything is painted: a failure of the visit before is not shown again.
  useLayoutEffect(() => {
    for (const resource of resources) {
      if (asked.current.has(resource)) continue;
      asked.current.add(resource);
      void resource.open();
    }
  });
};
