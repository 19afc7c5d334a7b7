import { observer } from "mobx-react-lite";
import { useLayoutEffect, useRef } from "react";
import type { ShownFailure } from "../../application/shell/failures.ts";
import { navigationFor } from "../../domain/customer/navigation.ts";
import { CurrentPage, SectionPart } from "./current-page.tsx";
import { ErrorScreen } from "./error-screen.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { PageFrame } from "./page-frame.tsx";
import type { PortalProps } from "./portal-props.ts";
import { useAttempt } from "./portal-router.tsx";
import { PrintHead } from "./print-head.tsx";
import { RenderGuard } from "./render-guard.tsx";
import { SkipLink } from "./skip-link.tsx";

/** The frame around the pages. SHELL-01 to SHELL-07 */
export const Frame = observer((props: PortalProps) => {
  const { customer, content, leaving, session, sections } = props;
  const framework = content.page("page-framework").value;
  const { userType } = customer;
  if (!framework || !userType) return null;
  return (
    <>
      <SkipLink />
      {framework.criticalAlert && <SectionPart sections={sections} page="critical alert" />}
      <Header
        framework={framework}
        customer={customer}
        entries={navigationFor(userType)}
        onLogout={() => leaving.request(() => void session.logout())}
      />
      <PrintHead customer={customer} />
      {customer.suspensionPhase === "grace" && <SectionPart sections={sections} page="suspension band" />}
      <PageFrame>
        <PageOrFailure {...props} />
      </PageFrame>
      <Footer framework={framework} />
    </>
  );
});

const reload = (): void => window.location.reload();

/** The page, or the error screen in its place until a page is opened again. SHELL-05, ERR-08 */
const PageOrFailure = observer(({ customer, failures, session, sections, configuration: { support } }: PortalProps) => {
  const attempt = useAttempt();
  const shown = session.hasEnded ? undefined : failures.shown;
  if (shown) return <PageFailure {...shown} support={support} onNextAttempt={failures.pageOpened} />;
  return (
    <RenderGuard
      attempt={attempt}
      onFailed={failures.pageNotDrawn}
      failed={(correlationId) => (
        <ErrorScreen screen="standard" correlationId={correlationId} support={support} onReload={reload} />
      )}
    >
      <CurrentPage sections={sections} phase={customer.suspensionPhase} />
    </RenderGuard>
  );
});

interface PageFailureProps extends ShownFailure {
  readonly support: string;
  readonly onNextAttempt: () => void;
}

const PageFailure = ({ onNextAttempt, ...failure }: PageFailureProps) => {
  const attempt = useAttempt();
  const failed = useRef(attempt);
  // Before the frame gives the focus to what is there.
  useLayoutEffect(() => {
    if (attempt !== failed.current) onNextAttempt();
  }, [attempt, onNextAttempt]);
  return <ErrorScreen {...failure} onReload={reload} />;
};
