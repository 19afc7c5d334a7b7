import { observer } from "mobx-react-lite";
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react";

import type { ShownFailure } from "../../application/shell/failures.ts";
import { navigationFor } from "../../domain/customer/navigation.ts";
import type { PageFramework } from "../../domain/shell/content.ts";
import { useFocusOnPage } from "../components/focus.ts";
import { LinkList } from "../components/link-list.tsx";
import { useOrganisation } from "../components/organisation.ts";
import { ScreenSkeleton } from "../components/page-loader.tsx";
import { RichText } from "../components/rich-text.tsx";
import { useTexts } from "../components/texts.ts";
import { CurrentPage, SectionPart } from "./current-page.tsx";
import { ErrorScreen } from "./error-screen.tsx";
import { Header } from "./header.tsx";
import type { PortalProps } from "./portal-props.ts";
import { useAttempt, useOpenings } from "./portal-router.tsx";
import { PrintHead } from "./print-head.tsx";
import { RenderGuard } from "./render-guard.tsx";

import footerStyles from "./footer.module.css";
import pageStyles from "./page-frame.module.css";
import skipStyles from "./skip-link.module.css";

/** Bars above the page. */
type Band = "critical alert" | "suspension band";

const bandsOf = ({ customer, content }: PortalProps): readonly Band[] => [
  ...(content.page("page-framework").value?.criticalAlert ? (["critical alert"] as const) : []),
  ...(customer.suspensionPhase === "grace" ? (["suspension band"] as const) : []),
];

/**
 * The frame around pages. Waits for the bars above the page, which would shift the layout if they came later. SHELL-01
 * to SHELL-07
 */
export const Frame = observer((props: PortalProps) => {
  const { customer, content, navigationGuard, session, sections, configuration } = props;
  const framework = content.page("page-framework").value;
  const { userType } = customer;
  const bands = bandsOf(props);
  const [isDrawn, setIsDrawn] = useState(false);
  if (!isDrawn && bands.every((band) => sections.page(band)?.isSettled)) setIsDrawn(true);
  useEffect(() => {
    for (const band of bands) void sections.page(band)?.ensure();
  });
  if (!framework || !userType) return null;
  if (!isDrawn) return <ScreenSkeleton />;
  return (
    <>
      <SkipLink />
      {bands.includes("critical alert") && <SectionPart sections={sections} page="critical alert" />}
      <Header
        framework={framework}
        customer={customer}
        entries={navigationFor(userType, configuration)}
        onLogout={() => navigationGuard.requestExit(() => void session.logout())}
      />
      <PrintHead customer={customer} />
      {bands.includes("suspension band") && <SectionPart sections={sections} page="suspension band" />}
      <PageFrame>
        <PageOrFailure {...props} />
      </PageFrame>
      <Footer framework={framework} />
    </>
  );
});

const reload = (): void => window.location.reload();

/** The page, or an error screen until a page opens again. SHELL-05, ERR-08 */
const PageOrFailure = observer(({ customer, failures, sections, configuration: { support } }: PortalProps) => {
  const attempt = useAttempt();
  if (failures.shown) return <PageFailure {...failures.shown} support={support} onNextAttempt={failures.pageOpened} />;
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
  // Runs before the frame moves focus.
  useLayoutEffect(() => {
    if (attempt !== failed.current) onNextAttempt();
  }, [attempt, onNextAttempt]);
  return <ErrorScreen {...failure} onReload={reload} />;
};

/** The first focusable element: skips the repeated content. SHELL-01 */
const SkipLink = () => {
  const { frame } = useTexts();
  return (
    <a
      className={skipStyles.skip}
      href="#main"
      onClick={(click) => {
        // The hash is the route, so move focus manually.
        click.preventDefault();
        document.getElementById("main")?.focus();
      }}
    >
      {frame.skip}
    </a>
  );
};

/** The footer of every page. */
const Footer = ({ framework }: { readonly framework: PageFramework }) => {
  const { name: institute, telephone } = useOrganisation();
  return (
    <footer className={footerStyles.footer}>
      <div className={footerStyles.inner}>
        <div className={footerStyles.statement}>
          <RichText text={framework.footer.statement} values={{ institute, telephone }} />
        </div>
        <LinkList links={framework.footer.links} look={footerStyles} />
      </div>
    </footer>
  );
};

/** The main region; manages focus when pages change. SHELL-02 */
const PageFrame = ({ children }: { readonly children: ReactNode }) => {
  const main = useRef<HTMLElement>(null);
  useFocusOnPage(useOpenings(), main);
  return (
    <main id="main" ref={main} className={pageStyles.main} tabIndex={-1}>
      {children}
    </main>
  );
};
