import { observer } from "mobx-react-lite";
import { useState, type ReactNode } from "react";
import type { Resource } from "../../application/shell/resource.ts";
import { PageSkeleton } from "./page-loader.tsx";
import { useOpened } from "./use-opened.ts";

interface PageContentProps<T> {
  readonly texts: Resource<T>;
  /** Everything else that the page shows, each in its own place: it is asked for together with the texts. */
  readonly shows?: readonly Resource<unknown>[];
  readonly children: (texts: T) => ReactNode;
}

const Content = <T,>({ texts, shows = [], children }: PageContentProps<T>) => {
  const [wasOpen] = useState(texts.value !== undefined);
  useOpened([texts, ...shows], wasOpen);
  if (texts.state.status === "loaded") return children(texts.state.value);
  return <PageSkeleton />;
};

/**
 * A page that is opened: what it shows is fetched at once, and it is drawn as soon as its texts are there. One that was
 * open before shows what is known, which is fetched again behind it. SHELL-03, SHELL-13
 */
export const PageContent = observer(Content) as typeof Content;
