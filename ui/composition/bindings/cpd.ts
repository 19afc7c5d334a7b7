import { CpdRecord } from "../../../application/cpd/cpd-record.ts";
import { service } from "../service.ts";
import { CPD_REGISTER } from "./ports.ts";
import { CUSTOMER, FAILURES, TRACKED_LOADS } from "./shell.ts";

/** Where a member's development stands: the dashboard needs it. */
export const CPD_RECORD = service(
  "CpdRecord",
  (register, customer, failures, loads) => {
    const record = new CpdRecord(register, customer, failures);
    loads.set("cpdOverview", record.overview);
    return record;
  },
  [CPD_REGISTER, CUSTOMER, FAILURES, TRACKED_LOADS],
);
