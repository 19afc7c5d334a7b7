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
import { wholeScreenFor } from "../../application/shell/whole-screen.ts";
import { Attended, SectionPage } from "./current-page.tsx";
import { Elsewhere } from "./elsewhere.tsx";
import { Frame } from "./frame.tsx";
import { FrameSkeleton } from "./frame-skeleton.tsx";
import type { Sections } from "./sections.ts";

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

/** The portal as the person may have it: with its frame, or what stands in its place. EXP-03 to EXP-06, SHELL-03, SUSP-03 */
export const Portal = observer((props: PortalProps) => {
  const [path] = useLocation();
  const { tracking, sections, configuration } = props;
  useEffect(() => tracking.pageShown(path), [tracking, path]);
  const screen = wholeScreenFor(props, path);
  switch (screen.shows) {
    case "loading":
      return <FrameSkeleton />;
    case "external portal":
      return <Elsewhere address={configuration.externalPortal} />;
    case "older portal":
      return <Elsewhere address={`${configuration.olderPortal}${screen.path}`} />;
    case "unsupported page":
    case "suspension page":
      return (
        <Attended sections={sections}>
          <SectionPage sections={sections} page={screen.shows} />
        </Attended>
      );
    case "frame":
      return (
        <Attended sections={sections}>
          <Frame {...props} />
        </Attended>
      );
    // A failure has taken over the screen.
    case "nothing":
      return null;
  }
});
