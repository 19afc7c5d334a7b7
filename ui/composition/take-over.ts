import type { Container } from "inversify";
import { reaction } from "mobx";
import type { PortalConfiguration } from "../../adapters/contract/portal-configuration.ts";
import { FAILURES, SESSION } from "./tokens.ts";

/** Puts an error screen in place of the portal when a failure takes it over. SIGN-04, ERR-07 */
export const takeOverOn = (container: Container, configuration: PortalConfiguration, element: HTMLElement): void => {
  const failures = container.get(FAILURES);
  reaction(
    () => failures.shown,
    async (shown) => {
      if (!shown?.isTakeOver) return;
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
    },
  );
};
