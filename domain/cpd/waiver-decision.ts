import { whyNotDecided, type Decision } from "../kernel/decision.ts";
import type { AdjustmentStatus } from "./history.ts";

/** Why a waiver cannot be decided in this way; undefined where it can. WAIV-01 */
export const whyWaiverNotDecided = (status: AdjustmentStatus, decision: Decision): string | undefined =>
  status === "PENDING" ? whyNotDecided(decision) : "This waiver has been decided already.";

/** What a waiver is once it is decided. WAIV-01 */
export const decidedStatusOf = ({ verdict }: Decision): AdjustmentStatus => (verdict === "grant" ? "AWARDED" : "REJECTED");
