import { useEffect } from "react";
import { Page } from "../parts/page.tsx";
import { PortalLink } from "../parts/portal-link.tsx";

/** On the way to another system, in this window. EXP-04, EXP-05, EXP-06 */
export const Elsewhere = ({ address }: { readonly address: string }) => {
  useEffect(() => {
    window.location.replace(address);
  }, [address]);
  return (
    <main>
      <Page heading="One moment">
        <p>
          Your account is looked after elsewhere. <PortalLink href={address}>Go there now</PortalLink>
        </p>
      </Page>
    </main>
  );
};
