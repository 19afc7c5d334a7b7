import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { useLocation } from "wouter";
import type { ContentPages } from "../../application/content/content-pages.ts";
import { routeOf } from "../../domain/customer/routes.ts";
import { PageLoader } from "../parts/page-loader.tsx";
import { NotFoundPage } from "./not-found-page.tsx";
import type { Sections } from "./sections.ts";

interface CurrentPageProps {
  readonly sections: Sections;
  readonly content: ContentPages;
}

/** The page that the address stands for. Code that is there already is drawn at once. ROUTE-01, ROUTE-05, SHELL-11 */
export const CurrentPage = observer(({ sections, content }: CurrentPageProps) => {
  const [path] = useLocation();
  const route = routeOf(path);
  const page = route && sections.page(route);
  useEffect(() => {
    void page?.ensure();
  }, [page]);
  if (!page) return <NotFoundPage content={content} />;
  const Component = page.value;
  return Component ? <Component /> : <PageLoader />;
});
