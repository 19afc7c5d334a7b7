import type { Container } from "inversify";
import { reaction } from "mobx";
import type { PortalConfiguration } from "../../adapters/contract/portal-configuration.ts";
import { rootViewOf } from "../../application/shell/root-view.ts";
import { CONTENT, CUSTOMER, FAILURES, SESSION } from "./modules/shell.ts";

/** Whether a failure leaves nothing of the portal to show, or stands on a screen that has no frame for it. SHELL-10, ERR-07 */
const isTakenOver = (container: Container): boolean => {
  const { shown } = container.get(FAILURES);
  const session = container.get(SESSION);
  if (!shown || session.hasEnded) return false;
  if (shown.isTakeOver) return true;
  const screen = rootViewOf({ session, customer: container.get(CUSTOMER), content: container.get(CONTENT) });
  return screen !== "frame" && screen !== "loading";
};

/**
 * Puts an error screen in place of the portal when a failure takes it over; `onTakenOver` ends what was
 * drawn before; what it gives back ends the watch. If even that screen cannot be had, the one that the page brought along shows. SIGN-04, ERR-07
 */
export const takeOverOn = (
  container: Container,
  configuration: PortalConfiguration,
  element: HTMLElement,
  onTakenOver: () => void,
): (() => void) => {
  // From the portal's own page: the callback's address is good for one sign-in only.
  const reload = (): void => (location.pathname === "/" ? location.reload() : location.replace("/"));
  const takeOver = async (): Promise<void> => {
    const { showTakeOver } = await import("../boot/take-over.ts").finally(onTakenOver);
    const { shown } = container.get(FAILURES);
    if (!shown) return;
    showTakeOver(element, {
      ...shown,
      support: configuration.support,
      body: configuration.body,
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
