import type { Container } from "inversify";
import { reaction } from "mobx";
import type { PortalConfiguration } from "../../adapters/contract/portal-configuration.ts";
import type { ShownFailure } from "../../application/shell/failures.ts";
import { FAILURES, SESSION } from "./bindings/shell.ts";

/** Puts an error screen in place of the portal when a failure takes it over; what it gives back ends that. SIGN-04, ERR-07 */
export const takeOverOn = (container: Container, configuration: PortalConfiguration, element: HTMLElement): (() => void) => {
  const failures = container.get(FAILURES);
  const show = async (shown: ShownFailure): Promise<void> => {
    const { showTakeOver } = await import("../boot/take-over.ts");
    const place = document.createElement("div");
    element.replaceWith(place);
    showTakeOver(place, {
      ...shown,
      support: configuration.support,
      // From the portal's own page: the callback's address is good for one sign-in only.
      onReload: () => (location.pathname === "/" ? location.reload() : location.replace("/")),
      onLogout: () => void container.get(SESSION).logout(),
    });
  };
  return reaction(
    () => failures.shown,
    (shown) => {
      if (shown?.isTakeOver && !container.get(SESSION).hasEnded) void show(shown);
    },
  );
};
