import { observer } from "mobx-react-lite";
import type { IdleWatch } from "../../application/shell/idle-watch.ts";
import type { NavigationGuard } from "../../application/shell/navigation-guard.ts";
import type { Session } from "../../application/shell/session.ts";
import type { Toasts } from "../../application/shell/toasts.ts";
import { LeaveDialog } from "./leave-dialog.tsx";
import { LoadingWords } from "./loading-words.tsx";
import { SessionWarning } from "./session-warning.tsx";
import { ToastRegion } from "./toast-region.tsx";

export interface OverlaysProps {
  readonly idleWatch: IdleWatch;
  readonly navigationGuard: NavigationGuard;
  readonly session: Session;
  readonly toasts: Toasts;
}

/** What waits beside every page and speaks up when it has to. None of it is wanted at first sight, so it loads after the page. */
export const Overlays = observer(({ idleWatch, navigationGuard, session, toasts }: OverlaysProps) => (
  <>
    <LoadingWords />
    <ToastRegion toasts={toasts} />
    <LeaveDialog navigationGuard={navigationGuard} />
    <SessionWarning watch={idleWatch} onLogout={() => void session.logout()} />
  </>
));
