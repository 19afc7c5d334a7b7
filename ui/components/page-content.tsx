import { observer } from "mobx-react-lite";
import { useState, type ReactNode } from "react";

import type { Resource } from "../../application/shell/resource.ts";
import { NotOffered } from "./not-offered.tsx";
import { PageSkeleton } from "./page-loader.tsx";
import { Page } from "./page.tsx";
import { useLoadOnOpen } from "./use-load-on-open.ts";

interface PageContentProps<T> {
  readonly texts: Resource<T>;
  /** Other resources of the page, loaded in parallel with the texts; each shows its own loading state. */
  readonly shows?: readonly Resource<unknown>[];
  readonly children: (texts: T) => ReactNode;
}

const Content = <T,>({ texts, shows = [], children }: PageContentProps<T>) => {
  const [wasOpen] = useState(texts.value !== undefined);
  useLoadOnOpen([texts, ...shows], wasOpen);
  if (texts.state.status === "loaded") return children(texts.state.value);
  if (texts.isNotOffered)
    return (
      <Page heading="">
        <NotOffered subject="page" />
      </Page>
    );
  return <PageSkeleton />;
};

/**
 * Loads a page's texts and resources in parallel and renders as soon as the texts have loaded. On later visits cached
 * data shows while it is revalidated. SHELL-03, SHELL-13
 */
export const PageContent = observer(Content) as typeof Content;
