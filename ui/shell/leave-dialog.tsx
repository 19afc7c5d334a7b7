import { observer } from "mobx-react-lite";
import type { NavigationGuard } from "../../application/shell/navigation-guard.ts";
import { leaveQuestion } from "../../domain/kernel/save-bar.ts";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";

/** Asks before unsaved changes are left. SHELL-12 */
export const LeaveDialog = observer(({ navigationGuard }: { readonly navigationGuard: NavigationGuard }) => {
  if (!navigationGuard.asking) return null;
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
