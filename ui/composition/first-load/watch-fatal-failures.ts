import type { Container } from "inversify";
import { reaction } from "mobx";

import { keepLanguage } from "../../../adapters/browser/kept-language.ts";
import type { PortalConfiguration } from "../../../adapters/contract/portal-configuration.ts";
import { rootViewOf } from "../../../application/shell/root-view.ts";
import { languageKey } from "../../../application/shell/session-keys.ts";
import { CONTENT, CUSTOMER, FAILURES, SESSION } from "../container/modules/shell.ts";

/** Whether a failure replaces the whole portal, or occurred on a screen without a frame. SHELL-10, ERR-07 */
const isTakenOver = (container: Container): boolean => {
  const { shown } = container.get(FAILURES);
  const session = container.get(SESSION);
  if (!shown || session.hasEnded) return false;
  if (shown.isTakeOver) return true;
  const screen = rootViewOf({ session, customer: container.get(CUSTOMER), content: container.get(CONTENT) });
  return screen !== "frame" && screen !== "loading";
};

/**
 * Replaces the portal with an error screen when a failure requires it. `onTakenOver` unmounts the portal. Returns a
 * function that stops watching. If the error screen fails to load, the guard shows the embedded one. SIGN-04, ERR-07
 */
export const watchFatalFailures = (
  container: Container,
  configuration: PortalConfiguration,
  element: HTMLElement,
  onTakenOver: () => void,
): (() => void) => {
  // Reload from the portal's root: the callback address is valid for one sign-in only.
  const reload = (): void => (location.pathname === "/" ? location.reload() : location.replace("/"));
  const takeOver = async (): Promise<void> => {
    const { showFatalError } = await import("../../boot/fatal-error.ts").finally(onTakenOver);
    const { shown } = container.get(FAILURES);
    if (!shown) return;
    showFatalError(element, {
      ...shown,
      support: configuration.support,
      startTexts: configuration.startTexts,
      body: configuration.body,
      languages: configuration.body.languages,
      onLanguage: (language) => {
        keepLanguage(language);
        sessionStorage.setItem(languageKey, language);
        reload();
      },
      onReload: reload,
      onLogout: () => void container.get(SESSION).logout(),
    });
  };
  return reaction(
    () => isTakenOver(container),
    (isOver) => {
      if (isOver) void takeOver();
    },
  );
};
