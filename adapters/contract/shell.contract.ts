import * as z from "zod/mini";

import type { Call } from "./call.ts";
import { line } from "./fields.ts";

/** A failure report of the portal: what failed and where, without personal data. */
export const reportFailure = {
  failure: "FAILURE_REPORT_SUBMIT_ERROR",
  summary: "Takes the portal's report of a failure. Holds no personal data.",
  method: "POST",
  path: "/reports",
  access: "nothing",
  isAddition: true,
  body: z.object({
    name: line(100),
    status: line(40),
    correlationId: line(64),
    page: line(200),
    /** Class of the error: "TypeError". */
    type: z.optional(line(100)),
    /** Place in the portal's code: "main-AB12.js:1:234". */
    place: z.optional(line(200)),
    /** Place in an answer that did not fit: "transactions.*.status". */
    path: z.optional(line(200)),
  }),
  success: 202,
} as const satisfies Call;
