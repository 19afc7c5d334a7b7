import type { TabSession } from "../../application/ports/identity.ts";
import { loggedInKey } from "../../application/shell/session-keys.ts";
import type { IdentitySettings } from "./settings.ts";
import { forgetUser, recordKey, storedRecord } from "./stored-user.ts";

/** The session in a tab's storage. The realm is the whole configuration, so a tab of another deployment takes nothing. */
export const tabSession = (storage: Storage, settings: IdentitySettings): TabSession => ({
  realm: JSON.stringify(settings),
  read: () => {
    const record = storedRecord(storage, settings);
    return (
      record && { ...record.user, isCheckedByCalls: settings.signIn !== undefined, record: JSON.stringify(record) }
    );
  },
  write: (record) => {
    storage.setItem(recordKey(settings), record);
    storage.setItem(loggedInKey, "yes");
  },
  remove: () => {
    forgetUser(storage, settings);
    storage.removeItem(loggedInKey);
  },
});
