import * as z from "zod/mini";

import { contactDetails } from "../../../../contract/my-details-contact.contract.ts";
import type { RecordKind } from "../my-details.store.ts";

const stored = z.omit(contactDetails.answer, { version: true });
export type StoredContact = z.output<typeof stored>;
export const contactRecords: RecordKind<StoredContact> = { name: "contact", schema: stored, nothing: { readOnly: {} } };
