import type { Container } from "inversify";
import { CpdRecord } from "../../../application/cpd/cpd-record.ts";
import { bindSingleton } from "../bind-singleton.ts";
import { token } from "../token.ts";
import { CPD_REGISTER } from "./ports.ts";
import { CUSTOMER, FAILURES, TRACKED_LOADS } from "./shell.ts";

export const CPD_RECORD = token<CpdRecord>("CpdRecord");

/** Where a member's development stands: the dashboard needs it. */
export const bindCpd = (container: Container): void => {
  bindSingleton(
    container,
    CPD_RECORD,
    (register, customer, failures, loads) => {
      const record = new CpdRecord(register, customer, failures);
      loads.set("cpdOverview", record.overview);
      return record;
    },
    [CPD_REGISTER, CUSTOMER, FAILURES, TRACKED_LOADS],
  );
};
