import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import { useLocation } from "wouter";

import type { Track } from "../../application/ports/tracking.ts";
import type { Session } from "../../application/shell/session.ts";
import { handOffAddress, handOffOpensIn, identityCarriedTo } from "../../domain/customer/hand-off.ts";
import { handOffRouteOf, type HandOffRoute } from "../../domain/customer/routes.ts";
import { fill } from "../../domain/kernel/rich-text.ts";
import { Page } from "../components/page.tsx";
import { PortalLink } from "../components/portal-link.tsx";
import { ResourceView } from "../components/resource-view.tsx";
import { useTexts } from "../components/texts.ts";
import { useLoadOnOpen } from "../components/use-load-on-open.ts";
import { usePreviousAddress } from "./portal-router.tsx";

/** The key of each system in the configuration. */
const systems = {
  "/outgoing/evidence-tracker": "evidenceTracker",
  "/outgoing/practising-certificate-renewal": "practisingCertificateRenewal",
  "/outgoing/international-practising-certificate-renewal": "internationalPractisingCertificateRenewal",
  "/outgoing/foundations-in-professionalism": "foundationsInProfessionalism",
} as const satisfies Readonly<Record<HandOffRoute, string>>;

type Outgoing = Readonly<Partial<Record<(typeof systems)[HandOffRoute], string | undefined>>>;

export interface HandOffPageProps {
  readonly session: Session;
  readonly track: Track;
  readonly configuration: { readonly outgoing: Outgoing; readonly handOffOrigins: readonly string[] };
}

/** Hands the customer over to another system, with their identifier. ROUTE-02, ROUTE-03 */
export const HandOffPage = observer(({ session, track, configuration }: HandOffPageProps) => {
  const [path] = useLocation();
  const route = handOffRouteOf(path) ?? "/outgoing/evidence-tracker";
  const key = systems[route];
  const { handOff, loading } = useTexts();
  const name = loading.subjects[key];
  useLoadOnOpen([session.handOffIds], false);
  return (
    <Page heading={name}>
      <ResourceView resource={session.handOffIds} subject={key} failed={fill(handOff.failed, { name })} showsFailure>
        {({ sessionId, encryptId }) => {
          const identity = identityCarriedTo(route) === "session id" ? sessionId : encryptId;
          const address = handOffAddress(configuration.outgoing[key], identity, configuration.handOffOrigins);
          return address === undefined ? (
            <p>{handOff.unavailable}</p>
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
  const { handOff } = useTexts();
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
        {fill(opensIn === "new tab" ? handOff.newWindow : handOff.here, { name })} {handOff.otherwise}{" "}
        <PortalLink href={address}>{handOff.open}</PortalLink>.
      </p>
      {previous !== undefined && (
        <p>
          <PortalLink href={previous}>{handOff.back}</PortalLink>
        </p>
      )}
    </>
  );
};
