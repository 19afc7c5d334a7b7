import { observer } from "mobx-react-lite";
import { useLayoutEffect, useState } from "react";
import { useLocation } from "wouter";
import { suspendedAccess, type SuspensionPhase } from "../../domain/customer/suspension.ts";
import { handOffRouteOf, routeOf } from "../../domain/customer/routes.ts";
import { PageSkeleton } from "../parts/page-loader.tsx";
import { useOpenings } from "./portal-router.tsx";
import type { PageKey, Sections } from "./sections.ts";

interface CurrentPageProps {
  readonly sections: Sections;
  readonly phase: SuspensionPhase;
}

/** What is shown at a path to whoever stands so with suspension; nothing for an address that is none of the portal's. */
export const pageAt = (path: string, phase: SuspensionPhase): PageKey | undefined => {
  const route = routeOf(path);
  if (suspendedAccess(phase, route) === "blocked view") return "blocked view";
  return route ?? handOffRouteOf(path);
};

/** The page that the address stands for, or what stands in its place. ROUTE-01, ROUTE-05, SUSP-03, SHELL-11 */
export const CurrentPage = observer(({ sections, phase }: CurrentPageProps) => {
  const [path] = useLocation();
  const key = pageAt(path, phase);
  return <SectionPage sections={sections} page={key && sections.has(key) ? key : "not found"} />;
});

interface SectionPageProps {
  readonly sections: Sections;
  readonly page: PageKey;
}

/** A page's own code, once it is there; what did not come is asked for again with each opening, the first as `atFirst` says. SHELL-11 */
const useSection = ({ sections, page: key }: SectionPageProps, atFirst: "ensure" | "open") => {
  const page = sections.page(key);
  const openings = useOpenings();
  const [first] = useState(openings);
  const ask = openings === first ? atFirst : "open";
  // Before anything is painted: a page whose code is there is drawn in the same frame.
  useLayoutEffect(() => {
    void page?.[ask]();
  }, [page, openings, ask]);
  return page?.value;
};

/** A page, once its code is there. What is there already is drawn at once. */
export const SectionPage = observer((props: SectionPageProps) => {
  const Component = useSection(props, "open");
  return Component ? <Component /> : <PageSkeleton />;
});

/** Something beside a page: nothing stands in its place until its code is there. The frame may have waited for it in vain by then. */
export const SectionPart = observer((props: SectionPageProps) => {
  const Component = useSection(props, "ensure");
  return Component ? <Component /> : null;
});
