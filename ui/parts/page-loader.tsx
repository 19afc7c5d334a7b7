import { useLocation } from "wouter";
import { portalPages, routeOf } from "../../domain/customer/routes.ts";
import styles from "./page-loader.module.css";
import { useTitlePart } from "./window-title.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";
import { useHasWaited } from "./waiting.ts";

const hintAfter = 4_000;

const WaitingWords = () => {
  const isLong = useHasWaited(hintAfter);
  return (
    <div className={styles.words}>
      <div className="boot-spinner" />
      {isLong ? <p>Please wait, we&apos;re just getting your details</p> : <VisuallyHidden>Loading</VisuallyHidden>}
    </div>
  );
};

const Named = ({ name }: { readonly name: string }) => {
  useTitlePart("page", name);
  return null;
};

const LoadingHeading = () => (
  <h1>
    <VisuallyHidden>Loading</VisuallyHidden>
  </h1>
);

/** In place of a page, whose name, where it has one, the window bears already. SHELL-02 to SHELL-04 */
export const PageSkeleton = () => {
  const route = routeOf(useLocation()[0]);
  const name = route && portalPages[route].name;
  return (
    <div role="status" data-loading>
      <Named name={name ?? "Loading"} />
      <LoadingHeading />
      <p className="boot-name" aria-hidden="true">
        {route !== "/" && name}
      </p>
      <div className="boot-heading" />
      <WaitingWords />
      <div className="boot-block" />
    </div>
  );
};

/** In place of the whole screen, as it was outlined before the portal's code came. SHELL-03, SHELL-04 */
export const ScreenSkeleton = () => (
  <main>
    <div className="boot-skeleton" role="status" data-loading>
      <LoadingHeading />
      <div className="boot-frame" />
      <div className="boot-heading" />
      <WaitingWords />
      <div className="boot-block" />
    </div>
  </main>
);
