import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import { useLocation } from "wouter";

import type { Track } from "../../application/ports/tracking.ts";
import type { Session } from "../../application/shell/session.ts";
import { handOffAddress, handOffOpensIn, identityCarriedTo } from "../../domain/customer/hand-off.ts";
import { handOffRouteOf, type HandOffRoute } from "../../domain/customer/routes.ts";
import { Page } from "../components/page.tsx";
import { PortalLink } from "../components/portal-link.tsx";
import { ResourceView } from "../components/resource-view.tsx";
import { useLoadOnOpen } from "../components/use-load-on-open.ts";
import { usePreviousAddress } from "./portal-router.tsx";

const systems = {
  "/outgoing/evidence-tracker": { name: "Evidence tracker", key: "evidenceTracker" },
  "/outgoing/practising-certificate-renewal": {
    name: "Practising certificate renewal",
    key: "practisingCertificateRenewal",
  },
  "/outgoing/international-practising-certificate-renewal": {
    name: "International practising certificate renewal",
    key: "internationalPractisingCertificateRenewal",
  },
  "/outgoing/foundations-in-professionalism": {
    name: "Foundations in professionalism",
    key: "foundationsInProfessionalism",
  },
} as const satisfies Readonly<Record<HandOffRoute, { readonly name: string; readonly key: string }>>;

type Outgoing = Readonly<Partial<Record<(typeof systems)[HandOffRoute]["key"], string | undefined>>>;

export interface HandOffPageProps {
  readonly session: Session;
  readonly track: Track;
  readonly configuration: { readonly outgoing: Outgoing; readonly handOffOrigins: readonly string[] };
}

/** Hands the customer over to another system, with their identifier. ROUTE-02, ROUTE-03 */
export const HandOffPage = observer(({ session, track, configuration }: HandOffPageProps) => {
  const [path] = useLocation();
  const route = handOffRouteOf(path) ?? "/outgoing/evidence-tracker";
  const { name, key } = systems[route];
  useLoadOnOpen([session.handOffIds], false);
  return (
    <Page heading={name}>
      <ResourceView resource={session.handOffIds} label={name} failed={`We couldn’t open ${name}`}>
        {({ sessionId, encryptId }) => {
          const identity = identityCarriedTo(route) === "session id" ? sessionId : encryptId;
          const address = handOffAddress(configuration.outgoing[key], identity, configuration.handOffOrigins);
          return address === undefined ? (
            <p>This service is not available at the moment.</p>
          ) : (
            <HandOff name={name} address={address} onOpen={() => track("handOffOpened", { system: name })} />
          );
        }}
      </ResourceView>
    </Page>
  );
});

interface HandOffProps {
  readonly name: string;
  readonly address: string;
  readonly onOpen: () => void;
}

const HandOff = ({ name, address, onOpen }: HandOffProps) => {
  const previous = usePreviousAddress();
  const opensIn = handOffOpensIn(previous);
  const isOpened = useRef(false);
  useEffect(() => {
    // Open only once, even if effects run twice.
    if (isOpened.current) return;
    isOpened.current = true;
    onOpen();
    if (opensIn === "new tab") window.open(address, "_blank", "noopener,noreferrer");
    else window.location.replace(address);
  }, [address, opensIn, onOpen]);
  return (
    <>
      <p>
        {name} opens {opensIn === "new tab" ? "in a new window" : "here"}. If it does not,{" "}
        <PortalLink href={address}>open it yourself</PortalLink>.
      </p>
      {previous !== undefined && (
        <p>
          <PortalLink href={previous}>Back to where you were</PortalLink>
        </p>
      )}
    </>
  );
};
