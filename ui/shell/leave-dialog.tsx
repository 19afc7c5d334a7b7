import { observer } from "mobx-react-lite";
import type { Leaving } from "../../application/shell/leaving.ts";
import { leaveQuestion } from "../../domain/kernel/save-bar.ts";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";

/** Asks before unsaved changes are left. SHELL-12 */
export const LeaveDialog = observer(({ leaving }: { readonly leaving: Leaving }) => {
  if (!leaving.asking) return null;
  return (
    <Dialog
      heading="Leave this page?"
      onCancel={leaving.stay}
      actions={
        <>
          <Button look="primary" onClick={leaving.stay}>
            Stay
          </Button>
          <Button onClick={leaving.leave}>Leave</Button>
        </>
      }
    >
      <p>{leaveQuestion}</p>
    </Dialog>
  );
});
