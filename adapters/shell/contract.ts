import * as z from "zod/mini";
import { defaultTimeout, type Call } from "../contract/call.ts";

/** A failure as the portal tells it: what and where, never who. */
export const reportFailure = {
  failure: "FAILURE_REPORT_SUBMIT_ERROR",
  summary: "Takes the portal's report of a failure. Holds no personal data.",
  method: "POST",
  path: "/reports",
  demands: "nothing",
  body: z.object({
    name: z.string().check(z.maxLength(100)),
    status: z.string().check(z.maxLength(40)),
    correlationId: z.string().check(z.maxLength(64)),
    page: z.string().check(z.maxLength(200)),
  }),
  success: 202,
  timeout: defaultTimeout,
} as const satisfies Call;
