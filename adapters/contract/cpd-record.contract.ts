import type { Call } from "./call.ts";

export const cpdRecordFile = {
  failure: "CPD_RECORD_DOWNLOAD_ERROR",
  summary: "The member's CPD record as a PDF: all years, units brought forward, waivers and their decisions.",
  method: "GET",
  path: "/customers/{id}/cpds/record",
  access: "not past grace",
  isAddition: true,
  file: "application/pdf",
} as const satisfies Call;
