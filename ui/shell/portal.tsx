import { observer } from "mobx-react-lite";
import { useRef } from "react";

import { rootViewOf } from "../../application/shell/root-view.ts";
import { startMessages } from "../../domain/shell/start-messages.ts";
import { startWording } from "../boot/start-texts.ts";
import { useFocusOn } from "../components/focus.ts";
import { useLanguage } from "../components/language.ts";
import { ScreenSkeleton } from "../components/page-loader.tsx";
import { StartTextsContext, TextsContext, useFormatMessage } from "../components/texts.ts";
import { useRevalidation } from "../components/use-load-on-open.ts";
import { useTitlePart } from "../components/window-title.ts";
import { SectionPart, SectionScreen } from "./current-page.tsx";
import { Frame } from "./frame.tsx";
import type { PortalProps } from "./portal-props.ts";

/** The portal in its frame, or the view that replaces it. EXP-03 to EXP-06, SHELL-03, SIGN-06, SUSP-03 */
export const Portal = observer((props: PortalProps) => {
  const language = useLanguage()?.current ?? document.documentElement.lang;
  return (
    <StartTextsContext value={startWording(props.configuration.startTexts, language).messages}>
      <View {...props} />
    </StartTextsContext>
  );
});

const View = observer((props: PortalProps) => {
  const { sections, customer, content } = props;
  useRevalidation([customer.profile, customer.notifications]);
  const screen = rootViewOf(props);
  // An error screen has replaced the portal.
  if (screen === "nothing") return null;
  if (screen === "leaving") return <Leaving />;
  if (screen === "loading") return <ScreenSkeleton />;
  if (screen === "redirect") return <SectionScreen sections={sections} page={screen} />;
  return (
    <TextsContext value={content.page("page-framework").value?.components}>
      {screen === "frame" ? <Frame {...props} /> : <SectionScreen sections={sections} page={screen} />}
      <SectionPart sections={sections} page="tracking question" />
      <SectionPart sections={sections} page="overlays" />
    </TextsContext>
  );
});

/** Shown while redirecting to the provider. */
const Leaving = () => {
  const heading = useRef<HTMLHeadingElement>(null);
  const leaving = useFormatMessage()(startMessages.signingOut);
  useTitlePart("page", leaving);
  useFocusOn(leaving, "page", () => heading.current);
  return (
    <main className="boot-screen">
      <h1 ref={heading} tabIndex={-1}>
        {leaving}
      </h1>
    </main>
  );
};
