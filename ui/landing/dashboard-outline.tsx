import { observer } from "mobx-react-lite";

import type { LandingPageContent } from "../../domain/customer/content.ts";
import { EntryOutline, ObligationsOutline } from "../components/ledger-outline.tsx";
import { Ledger } from "../components/ledger.tsx";
import { Section } from "../components/page.tsx";
import type { Services } from "../components/services.ts";

interface DashboardOutlineProps extends Pick<Services, "content" | "customer"> {
  readonly texts: LandingPageContent;
}

/** Skeleton of a member's dashboard with its real rows, so they do not move. SHELL-03 */
export const DashboardOutline = observer(({ texts, content, customer }: DashboardOutlineProps) => {
  const doing = content.page("page-framework").value?.obligations;
  return (
    <>
      <Section heading={doing?.heading ?? ""}>
        <ObligationsOutline />
      </Section>
      <Section heading={texts.standing.heading}>
        <Ledger>
          {customer.keepsCpd && <EntryOutline />}
          <EntryOutline />
          <EntryOutline />
        </Ledger>
      </Section>
    </>
  );
});
