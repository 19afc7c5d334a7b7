import * as z from "zod/mini";

import { employmentParts, type EmploymentPart } from "../../../../../domain/my-details/employment.ts";
import type { RecordKind } from "../my-details.store.ts";

/** The stored employment. The contact details determine whether there is a business address. */
const text = z.optional(z.string());
const parts = Object.values(employmentParts).map((part) => [part, text] as const);
const stored = z.object(Object.fromEntries(parts) as Record<EmploymentPart, typeof text>);
export type StoredEmployment = z.output<typeof stored>;

export const employmentRecords: RecordKind<StoredEmployment> = { name: "employment", schema: stored, nothing: {} };
