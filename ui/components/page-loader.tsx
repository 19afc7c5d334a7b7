import { useContext } from "react";
import { useLocation } from "wouter";

import { routeOf, type Route } from "../../domain/customer/routes.ts";
import { startMessages } from "../../domain/shell/start-messages.ts";
import { PageOutline } from "./page-outline.tsx";
import { Bar } from "./skeleton.tsx";
import { TextsContext, useFormatMessage } from "./texts.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";
import { useHasWaited } from "./waiting.ts";
import { useTitlePart } from "./window-title.ts";

import styles from "./page-loader.module.css";
import page from "./page.module.css";

const hintAfter = 4_000;

const WaitingWords = () => {
  const isLong = useHasWaited(hintAfter);
  const words = useFormatMessage();
  return (
    <div className={styles.words}>
      <div className="boot-spinner" />
      <p role="status">{isLong && words(startMessages.loadingLong)}</p>
    </div>
  );
};

const Named = ({ name }: { readonly name: string }) => {
  useTitlePart("page", name);
  return null;
};

const LoadingHeading = () => {
  const words = useFormatMessage();
  return (
    <h1>
      <VisuallyHidden>{words(startMessages.loading)}</VisuallyHidden>
    </h1>
  );
};

interface Place {
  readonly route: Route | undefined;
  readonly name: string | undefined;
}

const PageHeading = ({ route, name }: Place) => {
  if (name === undefined) return <LoadingHeading />;
  if (route !== "/") return <h1>{name}</h1>;
  return (
    <h1 className={page.running}>
      {name}
      <span className={page.greeting} aria-hidden="true">
        <Bar length={30} />
      </span>
    </h1>
  );
};

/** Skeleton of a page; shows the page's name, if known, in heading and window title. SHELL-02 to SHELL-04 */
export const PageSkeleton = () => {
  const route = routeOf(useLocation()[0]);
  const pages = useContext(TextsContext)?.pages;
  const name = pages && route && pages[route];
  const words = useFormatMessage();
  return (
    <div className={page.page} data-loading>
      <Named name={name ?? words(startMessages.loading)} />
      <div className={page.head}>
        <div className={page.words}>
          <PageHeading route={route} name={name} />
          <WaitingWords />
        </div>
      </div>
      <PageOutline route={route} />
    </div>
  );
};

/** Skeleton of the whole screen, the same as the one shown before the portal's code loads. SHELL-03, SHELL-04 */
export const ScreenSkeleton = () => (
  <main>
    <div className="boot-skeleton" data-loading>
      <LoadingHeading />
      <div className="boot-frame" />
      <div className="boot-heading" />
      <WaitingWords />
      <div className="boot-block" />
    </div>
  </main>
);
