import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { useLocation } from "wouter";
import type { SuspensionPhase } from "../../domain/customer/suspension.ts";
import { reachOf } from "../../domain/customer/suspension.ts";
import { handOffRouteOf, routeOf } from "../../domain/customer/routes.ts";
import { PageLoader } from "../parts/page-loader.tsx";
import type { PageKey, Sections } from "./sections.ts";

interface CurrentPageProps {
  readonly sections: Sections;
  readonly phase: SuspensionPhase;
}

const pageAt = (path: string, phase: SuspensionPhase): PageKey | undefined => {
  const route = routeOf(path);
  if (reachOf(phase, route) === "blocked view") return "blocked view";
  return route ?? handOffRouteOf(path);
};

/** The page that the address stands for, or what stands in its place. ROUTE-01, ROUTE-05, SUSP-03, SHELL-11 */
export const CurrentPage = observer(({ sections, phase }: CurrentPageProps) => {
  const [path] = useLocation();
  const key = pageAt(path, phase);
  return <SectionPage sections={sections} page={key && sections.has(key) ? key : "not found"} />;
});

/** A page's own code, once it is there. What is there already is drawn at once. */
export const SectionPage = observer(({ sections, page: key }: { readonly sections: Sections; readonly page: PageKey }) => {
  const page = sections.page(key);
  useEffect(() => {
    void page?.ensure();
  }, [page]);
  const Component = page?.value;
  return Component ? <Component /> : <PageLoader />;
});
