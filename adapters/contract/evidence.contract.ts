import * as z from "zod/mini";

import { maxEvidencePerForm } from "../../domain/evidence/evidence-limits.ts";
import { evidenceTypes } from "../../domain/evidence/evidence-types.ts";
import type { Evidence, EvidenceSubject } from "../../domain/evidence/evidence.ts";
import type { Call, FieldsOf } from "./call.ts";
import { calendarDay, filledLine } from "./fields.ts";

const evidence = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(evidenceTypes),
  size: z.int().check(z.nonnegative()),
  receivedOn: calendarDay,
  about: z.optional(
    z.object({
      kind: z.enum(["activity", "submission"]),
      reference: z.string(),
      event: z.optional(z.int().check(z.nonnegative())),
    } satisfies FieldsOf<EvidenceSubject>),
  ),
} satisfies FieldsOf<Evidence>);

/** The ids of uploaded files that a form is sent with. LOG-02 */
export const evidenceIds = z.readonly(z.array(filledLine(100)).check(z.minLength(1), z.maxLength(maxEvidencePerForm)));

export const uploadEvidence = {
  failure: "EVIDENCE_UPLOAD_SUBMIT_ERROR",
  summary:
    "Stores a file, at most 10 MB: a PDF, JPEG or PNG by its content. Answered once it is stored; it belongs to the customer alone, and is deleted after a day unless a form is sent with it.",
  method: "POST",
  path: "/customers/{id}/evidence",
  access: "not past grace",
  query: z.object({ name: filledLine(255) }),
  bytes: "application/octet-stream",
  answer: evidence,
  success: 201,
  timeout: 300_000,
  once: true,
  isAddition: true,
} as const satisfies Call;

export const listEvidence = {
  failure: "EVIDENCE_FETCH_ERROR",
  summary: "The files that the customer uploaded, and what each is about; the latest first.",
  method: "GET",
  path: "/customers/{id}/evidence",
  access: "not past grace",
  answer: z.object({ files: z.array(z.object({ ...evidence.shape, mayRemove: z.boolean() })) }),
  isAddition: true,
} as const satisfies Call;

export const evidenceFile = {
  failure: "EVIDENCE_DOWNLOAD_ERROR",
  summary: "A file of the customer's, always as a download.",
  method: "GET",
  path: "/customers/{id}/evidence/{fileId}",
  access: "not past grace",
  file: "application/octet-stream",
  isAddition: true,
} as const satisfies Call;

export const removeEvidence = {
  failure: "EVIDENCE_REMOVAL_SUBMIT_ERROR",
  summary: "Removes a file, until what it proves is settled. Removing it again does nothing.",
  method: "DELETE",
  path: "/customers/{id}/evidence/{fileId}",
  access: "not past grace",
  success: 204,
  isAddition: true,
} as const satisfies Call;
