import { storedEvidence } from "../../areas/evidence/evidence.store.ts";
import { unknownAddress } from "../../platform/http/refusal-error.ts";
import type { FileDownload } from "../visit.ts";

/** A file that a member sent, always saved and never shown in the desk's own pages. LOG-02, DESK-10 */
export const memberFile: FileDownload = {
  path: "/evidence/:parameter",
  file: async ({ database, evidence, references, parameter }) => {
    const id = references.from("evidence", parameter);
    const file = id === undefined ? undefined : await storedEvidence(database, id);
    const bytes = file && (await evidence?.store.read(file.id));
    if (!file || !bytes) throw unknownAddress();
    const { name, customerId, about } = file;
    return { name, bytes, action: { action: "opened a file", customerId, reference: about?.reference } };
  },
};
