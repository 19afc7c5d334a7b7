import { cpdLog } from "../../../adapters/contract/cpd-log.contract.ts";
import { cpdHistory, cpdOverview } from "../../../adapters/contract/cpd.contract.ts";
import { balance } from "../../../adapters/contract/customer.contract.ts";
import { fees } from "../../../adapters/contract/fees.contract.ts";
import { requestedAdjustmentStatuses } from "../../../domain/cpd/history.ts";
import { early, onlyFor, type EarlyCall } from "./page-loads.ts";

// Prefetched calls shared by several pages.
export const earlyOverview = onlyFor(early(cpdOverview), "member");
export const earlyHistory = onlyFor(
  early(cpdHistory, { adjustmentStatuses: requestedAdjustmentStatuses.join(",") }),
  "member",
);
export const earlyLog: EarlyCall = { ...onlyFor(early(cpdLog), "member"), announcedAs: "cpdLog" };
export const earlyBalance = early(balance, { report: "full" });
export const earlyFees = early(fees);
