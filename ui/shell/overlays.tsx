import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";

import type { FailedSaves } from "../../application/shell/failed-saves.ts";
import { secondsSaidAloud, type IdleWatch } from "../../application/shell/idle-watch.ts";
import type { NavigationGuard } from "../../application/shell/navigation-guard.ts";
import type { Toasts } from "../../application/shell/toasts.ts";
import type { DateStyle } from "../../domain/kernel/calendar-date.ts";
import { inNumber } from "../../domain/kernel/content.ts";
import { fill } from "../../domain/kernel/rich-text.ts";
import type { ComponentTexts } from "../../domain/shell/component-texts.ts";
import { Button } from "../components/button.tsx";
import { Dialog } from "../components/dialog.tsx";
import { useRules } from "../components/rules.ts";
import type { Services } from "../components/services.ts";
import { useTexts } from "../components/texts.ts";
import { VisuallyHidden } from "../components/visually-hidden.tsx";
import { useClock } from "../components/waiting.ts";
import { FailedSavesStrip } from "./failed-saves-strip.tsx";
import { ToastRegion } from "./toast-region.tsx";

import styles from "./session-warning.module.css";

/** Milliseconds before loading is announced; faster loads are silent. */
const announceAfter = 1_000;

/**
 * Live region that announces loading and its end. It stays mounted, unlike skeletons, so changes are announced.
 * SHELL-03
 */
export const LoadingWords = () => {
  const clock = useClock();
  const { loading } = useTexts();
  const [stage, setStage] = useState<"begun" | "ended">();
  useEffect(() => {
    let cancel: (() => void) | undefined;
    const look = (): void => {
      const isLoading = document.querySelector("main [data-loading]") !== null;
      if (isLoading) cancel ??= clock.after(announceAfter, () => setStage("begun"));
      else {
        cancel?.();
        cancel = undefined;
        setStage((before) => before && "ended");
      }
    };
    const watch = new MutationObserver(look);
    watch.observe(document.body, { childList: true, subtree: true });
    look();
    return () => {
      watch.disconnect();
      cancel?.();
    };
  }, [clock]);
  return (
    <div role="status">
      <VisuallyHidden>{stage && loading[stage]}</VisuallyHidden>
    </div>
  );
};

export interface OverlaysProps extends Pick<Services, "navigationGuard" | "session"> {
  readonly idleWatch: IdleWatch;
  readonly toasts: Toasts;
  readonly failedSaves: FailedSaves;
}

/** Dialogs, toasts and other overlays of every page; loaded after the first page because none is needed at once. */
export const Overlays = observer(({ idleWatch, navigationGuard, session, toasts, failedSaves }: OverlaysProps) => (
  <>
    <LoadingWords />
    <FailedSavesStrip failedSaves={failedSaves} />
    <ToastRegion toasts={toasts} />
    <LeaveDialog navigationGuard={navigationGuard} />
    <SessionWarning watch={idleWatch} onLogout={() => navigationGuard.requestExit(() => void session.logout())} />
  </>
));

/** Confirms before unsaved changes are discarded. SHELL-12 */
const LeaveDialog = observer(({ navigationGuard }: { readonly navigationGuard: NavigationGuard }) => {
  const texts = useTexts().dialogs.leave;
  if (!navigationGuard.question) return null;
  return (
    <Dialog
      heading={texts.heading}
      keep={texts.stay}
      onKeep={navigationGuard.stay}
      action={<Button onClick={navigationGuard.leave}>{texts.leave}</Button>}
    >
      <p>{texts.message}</p>
    </Dialog>
  );
});

interface SessionWarningProps {
  readonly watch: IdleWatch;
  readonly onLogout: () => void;
}

const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

const spoken = (seconds: number, texts: ComponentTexts["dialogs"]["idle"], rules: DateStyle): string =>
  seconds >= 60
    ? fill(inNumber(seconds / 60, texts.minutes, rules), { count: String(seconds / 60) })
    : fill(texts.seconds, { count: String(seconds) });

/** Warns before the session ends because of inactivity. The countdown is visible and announced at intervals. */
const SessionWarning = observer(({ watch: { secondsLeft, stay }, onLogout }: SessionWarningProps) => {
  const { dialogs, frame } = useTexts();
  if (secondsLeft === undefined) return null;
  const texts = dialogs.idle;
  return (
    <Dialog
      heading={texts.heading}
      keep={texts.stay}
      onKeep={stay}
      action={<Button onClick={onLogout}>{frame.logout}</Button>}
    >
      <p>{texts.message}</p>
      <p className={styles.time} aria-hidden="true">
        {minutesAndSeconds(secondsLeft)}
      </p>
      <p role="timer" aria-live="polite">
        <VisuallyHidden>{spoken(secondsSaidAloud(secondsLeft), texts, useRules())}</VisuallyHidden>
      </p>
    </Dialog>
  );
});
