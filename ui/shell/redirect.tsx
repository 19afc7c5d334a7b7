import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { useLocation } from "wouter";

import { destinationFor } from "../../domain/customer/access.ts";
import { olderPortalPathOf, routeOf } from "../../domain/customer/routes.ts";
import { startMessages } from "../../domain/shell/start-messages.ts";
import { Page } from "../components/page.tsx";
import { PortalLink } from "../components/portal-link.tsx";
import type { Services } from "../components/services.ts";
import { useFormatMessage } from "../components/texts.ts";

export interface RedirectProps extends Pick<Services, "customer" | "session"> {
  readonly configuration: { readonly externalPortal: string; readonly olderPortal: string };
}

/**
 * Redirects to another portal in this window: the external one, or the matching page of the older one. EXP-04, EXP-05,
 * EXP-06
 */
export const Redirect = observer(({ customer, session, configuration }: RedirectProps) => {
  const [path] = useLocation();
  const words = useFormatMessage();
  const profile = customer.profile.value;
  const isOlder = profile !== undefined && destinationFor(profile, session.roles).to === "older portal";
  const address = isOlder
    ? `${configuration.olderPortal}${olderPortalPathOf(routeOf(path))}`
    : configuration.externalPortal;
  useEffect(() => {
    window.location.replace(address);
  }, [address]);
  return (
    <main>
      <Page heading={words(startMessages.elsewhereHeading)}>
        <p>
          {words(startMessages.elsewhereMessage)}{" "}
          <PortalLink href={address}>{words(startMessages.elsewhereLink)}</PortalLink>
        </p>
      </Page>
    </main>
  );
});
