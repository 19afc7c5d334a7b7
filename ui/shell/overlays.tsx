import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";

import { leaveQuestion } from "../../application/flow/save-bar.ts";
import type { FailedSaves } from "../../application/shell/failed-saves.ts";
import { secondsSaidAloud, type IdleWatch } from "../../application/shell/idle-watch.ts";
import type { NavigationGuard } from "../../application/shell/navigation-guard.ts";
import type { Toasts } from "../../application/shell/toasts.ts";
import { Button } from "../components/button.tsx";
import { Dialog } from "../components/dialog.tsx";
import type { Services } from "../components/services.ts";
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
  const [words, setWords] = useState("");
  useEffect(() => {
    let cancel: (() => void) | undefined;
    const look = (): void => {
      const isLoading = document.querySelector("main [data-loading]") !== null;
      if (isLoading) cancel ??= clock.after(announceAfter, () => setWords("Loading"));
      else {
        cancel?.();
        cancel = undefined;
        setWords((current) => (current === "Loading" ? "Loaded" : current));
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
      <VisuallyHidden>{words}</VisuallyHidden>
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
  if (!navigationGuard.question) return null;
  return (
    <Dialog
      heading="Leave without saving?"
      keep="Stay"
      onKeep={navigationGuard.stay}
      action={<Button onClick={navigationGuard.leave}>Leave</Button>}
    >
      <p>{leaveQuestion}</p>
    </Dialog>
  );
});

interface SessionWarningProps {
  readonly watch: IdleWatch;
  readonly onLogout: () => void;
}

const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

const spoken = (seconds: number): string =>
  seconds >= 60 ? `${seconds / 60} ${seconds === 60 ? "minute" : "minutes"} left` : `${seconds} seconds left`;

/** Warns before the session ends because of inactivity. The countdown is visible and announced at intervals. */
const SessionWarning = observer(({ watch: { secondsLeft, stay }, onLogout }: SessionWarningProps) => {
  if (secondsLeft === undefined) return null;
  return (
    <Dialog
      heading="You are about to be signed out"
      keep="Stay signed in"
      onKeep={stay}
      action={<Button onClick={onLogout}>Logout</Button>}
    >
      <p>Nothing has happened here for a while. What you typed is kept until you sign in again.</p>
      <p className={styles.time} aria-hidden="true">
        {minutesAndSeconds(secondsLeft)}
      </p>
      <p role="timer" aria-live="polite">
        <VisuallyHidden>{spoken(secondsSaidAloud(secondsLeft))}</VisuallyHidden>
      </p>
    </Dialog>
  );
});
