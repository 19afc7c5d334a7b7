import * as z from "zod/mini";

import { adjustmentStatuses } from "../../domain/cpd/history.ts";
import type { WaiverOutcome, WaiverRequest } from "../../domain/cpd/waiver.ts";
import type { Call, FieldsOf } from "./call.ts";
import { evidenceIds } from "./evidence.contract.ts";
import { calendarDay, filledLine } from "./fields.ts";

export const requestWaiver = {
  failure: "CPD_WAIVER_SUBMIT_ERROR",
  summary: "Asks for a waiver of the CPD of part of a year. A refusal says why in words for the member.",
  method: "POST",
  path: "/customers/{id}/cpds/adjustments",
  access: "not past grace",
  body: z.object({
    year: z.int(),
    startDate: calendarDay,
    endDate: calendarDay,
    reasonCode: filledLine(100),
    reasonLabel: filledLine(100),
    adjustmentType: filledLine(100),
    evidence: z.optional(evidenceIds),
  } satisfies FieldsOf<WaiverRequest>),
  answer: z.object({
    status: z.enum(adjustmentStatuses),
    units: z.optional(z.int().check(z.nonnegative())),
    verifiableUnits: z.int().check(z.nonnegative()),
    reference: z.optional(z.string()),
  } satisfies FieldsOf<WaiverOutcome>),
  success: 201,
  once: true,
  hasReceipt: true,
} as const satisfies Call;

export const deleteWaiver = {
  failure: "CPD_WAIVER_DELETE_SUBMIT_ERROR",
  summary: "Takes a waiver off the member's record.",
  method: "DELETE",
  path: "/customers/{id}/cpds/adjustments/{waiverId}",
  access: "not past grace",
  success: 204,
} as const satisfies Call;
