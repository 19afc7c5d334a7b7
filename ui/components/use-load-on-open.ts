import { createContext, useContext, useEffect, useLayoutEffect, useRef } from "react";

import type { PageVisits } from "../../application/shell/page-visits.ts";
import type { Resource } from "../../application/shell/resource.ts";
import { useLanguage } from "./language.ts";

/** Provides the loading policy for page data. */
export const PageVisitsContext = createContext<PageVisits | undefined>(undefined);

const useVisits = (): PageVisits => {
  const visits = useContext(PageVisitsContext);
  if (!visits) throw new Error("PageVisitsContext has no provider");
  return visits;
};

/**
 * Revalidates resources when the person returns to the window, since data may have changed elsewhere: a return from
 * another tab changes the visibility, one from a window side by side only the focus. Also when another language shows,
 * because the API words what it answers. FORM-03, DATE-04, LANG-04
 */
export const useRevalidation = (shown: Iterable<Resource<unknown>>): void => {
  const visits = useVisits();
  const language = useLanguage()?.current;
  const worded = useRef(language);
  useEffect(() => {
    if (worded.current === language) return;
    worded.current = language;
    for (const resource of shown) void visits.renew(resource);
  });
  useEffect(() => {
    const revalidate = (): void => {
      if (document.visibilityState !== "visible") return;
      for (const resource of shown) void visits.returnTo(resource);
    };
    const listening = new AbortController();
    document.addEventListener("visibilitychange", revalidate, listening);
    window.addEventListener("focus", revalidate, listening);
    return () => listening.abort();
  });
};

/**
 * Loads a page's resources in parallel when it opens. `wasOpen` says whether an earlier visit showed the page. SHELL-03
 */
export const useLoadOnOpen = (resources: readonly Resource<unknown>[], wasOpen: boolean): void => {
  const visits = useVisits();
  const requested = useRef(new Set<Resource<unknown>>());
  // Runs before paint, so an earlier visit's failure does not show again.
  useLayoutEffect(() => {
    for (const resource of resources) {
      if (requested.current.has(resource)) continue;
      requested.current.add(resource);
      void visits.open(resource, wasOpen);
    }
  });
  useRevalidation(resources);
};
