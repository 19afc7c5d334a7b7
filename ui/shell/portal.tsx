import { observer } from "mobx-react-lite";
import type { ContentPages } from "../../application/content/content-pages.ts";
import type { Customer } from "../../application/shell/customer.ts";
import type { Failures } from "../../application/shell/failures.ts";
import type { Leaving } from "../../application/shell/leaving.ts";
import type { Session } from "../../application/shell/session.ts";
import type { Toasts } from "../../application/shell/toasts.ts";
import { navigationFor } from "../../domain/customer/navigation.ts";
import { PageLoader } from "../parts/page-loader.tsx";
import { CurrentPage } from "./current-page.tsx";
import { ErrorScreen } from "./error-screen.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import { PageFrame } from "./page-frame.tsx";
import { RenderGuard } from "./render-guard.tsx";
import type { Sections } from "./sections.ts";
import { SkipLink } from "./skip-link.tsx";
import { ToastRegion } from "./toast-region.tsx";

export interface PortalProps {
  readonly customer: Customer;
  readonly content: ContentPages;
  readonly failures: Failures;
  readonly leaving: Leaving;
  readonly session: Session;
  readonly toasts: Toasts;
  readonly sections: Sections;
  /** Where help is found around the clock. */
  readonly support: string;
}

const reload = (): void => window.location.reload();

/** The portal around its pages. It comes on screen once the person and the frame's texts are known. SHELL-03 */
export const Portal = observer((props: PortalProps) => {
  const { customer, content, failures, leaving, session, toasts, sections, support } = props;
  const framework = content.page("page-framework").value;
  const { userType } = customer;
  if (!framework || !userType) return <PageLoader />;
  const entries = navigationFor(userType).filter((entry) => sections.has(entry.route));
  const shown = failures.shown;
  const errorScreen = (correlationId: string) => (
    <ErrorScreen screen="standard" correlationId={correlationId} support={support} onReload={reload} />
  );
  return (
    <>
      <SkipLink />
      <Header
        framework={framework}
        customer={customer}
        entries={entries}
        onLogout={() => leaving.request(() => void session.logout())}
      />
      <PageFrame onPageChange={failures.pageChanged}>
        <RenderGuard onFailed={failures.renderFailed} failed={errorScreen}>
          {shown ? (
            <ErrorScreen {...shown} support={support} onReload={reload} />
          ) : (
            <CurrentPage sections={sections} content={content} />
          )}
        </RenderGuard>
      </PageFrame>
      <Footer framework={framework} />
      <ToastRegion toasts={toasts} />
      <LeaveDialog leaving={leaving} />
    </>
  );
});
