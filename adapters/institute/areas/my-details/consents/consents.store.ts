import type * as z from "zod/mini";

import { saveConsents } from "../../../../contract/my-details-consents.contract.ts";
import type { RecordKind } from "../my-details.store.ts";

const stored = saveConsents.body.shape.consents;
export type Consents = z.output<typeof stored>;

export const consentRecords: RecordKind<Consents> = { name: "consents", schema: stored, nothing: {} };
