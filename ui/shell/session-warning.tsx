import { observer } from "mobx-react-lite";
import { secondsSaidAloud, type IdleWatch } from "../../application/shell/idle-watch.ts";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { VisuallyHidden } from "../parts/visually-hidden.tsx";
import styles from "./session-warning.module.css";

interface SessionWarningProps {
  readonly watch: IdleWatch;
  readonly onLogout: () => void;
}

const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

const spoken = (seconds: number): string =>
  seconds >= 60 ? `${seconds / 60} ${seconds === 60 ? "minute" : "minutes"} left` : `${seconds} seconds left`;

/** Warns before the session ends for want of activity. The countdown is seen, and heard at intervals. */
export const SessionWarning = observer(({ watch, onLogout }: SessionWarningProps) =>
  watch.secondsLeft === undefined ? null : (
    <Countdown secondsLeft={watch.secondsLeft} onStay={watch.stay} onLogout={onLogout} />
  ),
);

interface CountdownProps {
  readonly secondsLeft: number;
  readonly onStay: () => void;
  readonly onLogout: () => void;
}

const Countdown = ({ secondsLeft, onStay, onLogout }: CountdownProps) => (
    <Dialog
      heading="You are about to be signed out"
      keep="Stay signed in"
      onKeep={onStay}
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
