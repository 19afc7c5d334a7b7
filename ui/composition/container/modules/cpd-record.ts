import { ContainerModule } from "inversify";
import { runInAction } from "mobx";

import { CpdRecord } from "../../../../application/cpd/cpd-record.ts";
import { token } from "../token.ts";
import { CONFIGURATION, CPD_REGISTER } from "./ports.ts";
import { CUSTOMER, FAILURES, TRACKED_LOADS } from "./shell.ts";

export const CPD_RECORD = token<CpdRecord>("CpdRecord");

/** The member's CPD record, shared by several areas. */
export const cpdRecordModule = new ContainerModule(({ bind }) => {
  bind(CPD_RECORD).toResolvedValue(
    (register, customer, failures, loads, { cpdLog }) => {
      const record = new CpdRecord(register, customer, failures, cpdLog === true);
      runInAction(() => loads.set("cpdOverview", record.overview));
      return record;
    },
    [CPD_REGISTER, CUSTOMER, FAILURES, TRACKED_LOADS, CONFIGURATION],
  );
});
