import { observer } from "mobx-react-lite";
import { useLayoutEffect, useState } from "react";
import { useLocation } from "wouter";

import { handOffRouteOf, routeOf } from "../../domain/customer/routes.ts";
import { suspendedAccess, type SuspensionPhase } from "../../domain/customer/suspension.ts";
import { PageSkeleton, ScreenSkeleton } from "../components/page-loader.tsx";
import { useOpenings } from "./portal-router.tsx";
import type { PageKey, Sections } from "./sections.ts";

interface CurrentPageProps {
  readonly sections: Sections;
  readonly phase: SuspensionPhase;
}

/** The page for a path during a suspension phase; undefined for unknown paths. */
export const pageAt = (path: string, phase: SuspensionPhase): PageKey | undefined => {
  const route = routeOf(path);
  if (suspendedAccess(phase, route) === "blocked view") return "blocked view";
  return route ?? handOffRouteOf(path);
};

/** The page for the current address, or its replacement. ROUTE-01, ROUTE-05, SUSP-03, SHELL-11 */
export const CurrentPage = observer(({ sections, phase }: CurrentPageProps) => {
  const [path] = useLocation();
  const key = pageAt(path, phase);
  return <SectionPage sections={sections} page={key && sections.has(key) ? key : "not found"} />;
});

interface SectionPageProps {
  readonly sections: Sections;
  readonly page: PageKey;
}

/**
 * Loads a page's code and returns it when ready. Retries a failed load whenever a page opens; `atFirst` selects the
 * behaviour on mount. SHELL-11
 */
const useSection = ({ sections, page: key }: SectionPageProps, atFirst: "ensure" | "open") => {
  const page = sections.page(key);
  const openings = useOpenings();
  const [first] = useState(openings);
  const ask = openings === first ? atFirst : "open";
  // Runs before paint, so a page with loaded code renders in the same frame.
  useLayoutEffect(() => {
    void page?.[ask]();
  }, [page, openings, ask]);
  return page?.value;
};

/** Renders a page within the frame, with a skeleton while its code loads. */
export const SectionPage = observer((props: SectionPageProps) => {
  const Component = useSection(props, "open");
  return Component ? <Component /> : <PageSkeleton />;
});

/** Renders a page that replaces the whole portal, with a skeleton of the screen while its code loads. */
export const SectionScreen = observer((props: SectionPageProps) => {
  const Component = useSection(props, "open");
  return Component ? <Component /> : <ScreenSkeleton />;
});

/**
 * Renders an accompanying part, or nothing while its code loads. Does not retry on mount, because the frame may already
 * have waited for a failed load.
 */
export const SectionPart = observer((props: SectionPageProps) => {
  const Component = useSection(props, "ensure");
  return Component ? <Component /> : null;
});
