import * as z from "zod/mini";
import { defaultTimeout, type Call } from "./call.ts";

/** A failure as the portal tells it: what and where, never who. */
export const reportFailure = {
  failure: "FAILURE_REPORT_SUBMIT_ERROR",
  summary: "Takes the portal's report of a failure. Holds no personal data.",
  method: "POST",
  path: "/reports",
  body: z.object({
    name: z.string().check(z.maxLength(100)),
    status: z.string().check(z.maxLength(40)),
    correlationId: z.string().check(z.maxLength(64)),
    page: z.string().check(z.maxLength(200)),
    /** What kind of error it was: "TypeError". */
    type: z.optional(z.string().check(z.maxLength(100))),
    /** Where in the portal's code it was thrown: "main-AB12.js:1:234". */
    place: z.optional(z.string().check(z.maxLength(200))),
  }),
  success: 202,
  timeout: defaultTimeout,
  open: true,
} as const satisfies Call;
