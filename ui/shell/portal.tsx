import { observer } from "mobx-react-lite";
import type { ContentPages } from "../../application/content/content-pages.ts";
import type { Customer } from "../../application/shell/customer.ts";
import type { Failures } from "../../application/shell/failures.ts";
import type { Leaving } from "../../application/shell/leaving.ts";
import type { Session } from "../../application/shell/session.ts";
import { wholeScreenOf } from "../../application/shell/whole-screen.ts";
import { PageSkeleton } from "../parts/page-loader.tsx";
import { SectionPage, SectionPart } from "./current-page.tsx";
import { Frame } from "./frame.tsx";
import type { Sections } from "./sections.ts";

export interface PortalProps {
  readonly customer: Customer;
  readonly content: ContentPages;
  readonly failures: Failures;
  readonly leaving: Leaving;
  readonly session: Session;
  readonly sections: Sections;
  readonly configuration: {
    /** Where help is found around the clock. */
    readonly support: string;
  };
}

/** The portal as the person may have it: with its frame, or what stands in its place. EXP-03 to EXP-06, SHELL-03, SUSP-03 */
export const Portal = observer((props: PortalProps) => {
  const { sections } = props;
  const screen = wholeScreenOf(props);
  // A failure has taken over the screen.
  if (screen === "nothing") return null;
  if (screen === "loading") return <PageSkeleton withFrame />;
  if (screen === "elsewhere") return <SectionPage sections={sections} page={screen} />;
  return (
    <>
      {screen === "frame" ? <Frame {...props} /> : <SectionPage sections={sections} page={screen} />}
      <SectionPart sections={sections} page="tracking question" />
      <SectionPart sections={sections} page="attendants" />
    </>
  );
});
