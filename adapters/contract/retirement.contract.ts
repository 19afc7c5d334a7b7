import * as z from "zod/mini";

import type { Retirement } from "../../domain/retirement/register.ts";
import type { Call, FieldsOf } from "./call.ts";
import { calendarDay } from "./fields.ts";

export const joinRetiredRegister = {
  failure: "RETIREMENT_SUBMIT_ERROR",
  summary: "Enters a member in the register of retired members.",
  method: "POST",
  path: "/customers/{id}/membership/retirement",
  access: "not suspended",
  body: z.object({ retirementDate: calendarDay } satisfies FieldsOf<Retirement>),
  answer: z.object({ reference: z.string(), retirementDate: calendarDay, registeredOn: calendarDay }),
  success: 201,
  once: true,
  hasReceipt: true,
} as const satisfies Call;
