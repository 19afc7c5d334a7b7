import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { useLocation } from "wouter";
import type { ContentPages } from "../../application/content/content-pages.ts";
import type { CriticalAlert } from "../../application/shell/critical-alert.ts";
import type { Customer } from "../../application/shell/customer.ts";
import type { Failures } from "../../application/shell/failures.ts";
import type { Leaving } from "../../application/shell/leaving.ts";
import type { PageTracking } from "../../application/shell/page-tracking.ts";
import type { Session } from "../../application/shell/session.ts";
import { entranceFor } from "../../domain/customer/access.ts";
import { navigationFor } from "../../domain/customer/navigation.ts";
import { routeOf } from "../../domain/customer/routes.ts";
import { reachOf } from "../../domain/customer/suspension.ts";
import { PageLoader } from "../parts/page-loader.tsx";
import { CriticalAlertBanner } from "./critical-alert-banner.tsx";
import { CurrentPage, SectionPage } from "./current-page.tsx";
import { Elsewhere } from "./elsewhere.tsx";
import { ErrorScreen } from "./error-screen.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { PageFrame } from "./page-frame.tsx";
import { RenderGuard } from "./render-guard.tsx";
import type { Sections } from "./sections.ts";
import { SkipLink } from "./skip-link.tsx";

export interface PortalProps {
  readonly alert: CriticalAlert;
  readonly customer: Customer;
  readonly content: ContentPages;
  readonly failures: Failures;
  readonly leaving: Leaving;
  readonly session: Session;
  readonly tracking: PageTracking;
  readonly sections: Sections;
  readonly configuration: {
    /** Where help is found around the clock. */
    readonly support: string;
    readonly externalPortal: string;
    readonly olderPortal: string;
  };
}

const reload = (): void => window.location.reload();

/** The portal as the person may have it: with its frame, or what stands in its place. EXP-03 to EXP-06, SHELL-03, SUSP-03 */
export const Portal = observer((props: PortalProps) => {
  const { customer, content, session, sections, tracking, configuration } = props;
  const [path] = useLocation();
  useEffect(() => tracking.pageShown(path), [tracking, path]);
  const profile = customer.profile.value;
  if (!profile) return <PageLoader />;
  const entrance = entranceFor(profile, session.roles, routeOf(path));
  if (entrance.to === "external portal") return <Elsewhere address={configuration.externalPortal} />;
  if (entrance.to === "older portal") return <Elsewhere address={`${configuration.olderPortal}${entrance.path}`} />;
  if (!content.page("page-framework").value) return <PageLoader />;
  return (
    <>
      {entrance.to === "unsupported page" ? (
        <SectionPage sections={sections} page="unsupported page" />
      ) : customer.suspensionPhase === "after" ? (
        <SectionPage sections={sections} page="suspension page" />
      ) : (
        <Frame {...props} />
      )}
      <AttendantsSection sections={sections} />
    </>
  );
});

const AttendantsSection = observer(({ sections }: { readonly sections: Sections }) => {
  const Attendants = sections.page("attendants")?.value;
  return Attendants ? <Attendants /> : null;
});

/** The frame around the pages. SHELL-01 to SHELL-07 */
const Frame = observer((props: PortalProps) => {
  const { alert, customer, content, failures, leaving, session, sections, configuration } = props;
  const framework = content.page("page-framework").value;
  const { userType, suspensionPhase: phase } = customer;
  if (!framework || !userType) return null;
  const entries = navigationFor(userType).filter(
    (entry) => sections.has(entry.route) && reachOf(phase, entry.route) === "open",
  );
  const shown = session.hasEnded ? undefined : failures.shown;
  const errorScreen = (correlationId: string) => (
    <ErrorScreen screen="standard" correlationId={correlationId} support={configuration.support} onReload={reload} />
  );
  return (
    <>
      <SkipLink />
      <CriticalAlertBanner alert={alert} content={framework.criticalAlert} />
      <Header
        framework={framework}
        customer={customer}
        entries={entries}
        onLogout={() => leaving.request(() => void session.logout())}
      />
      <PageFrame onPageChange={failures.pageChanged}>
        <RenderGuard onFailed={failures.renderFailed} failed={errorScreen}>
          {shown ? (
            <ErrorScreen {...shown} support={configuration.support} onReload={reload} />
          ) : (
            <CurrentPage sections={sections} phase={phase} />
          )}
        </RenderGuard>
      </PageFrame>
      <Footer framework={framework} />
    </>
  );
});
