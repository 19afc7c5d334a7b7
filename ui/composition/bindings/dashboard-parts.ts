import type { Resource } from "../../../application/shell/resource.ts";
import type { FeesStatement } from "../../../domain/fees/account.ts";
import type { ProgressPart } from "../../landing/progress-part.ts";
import { token } from "../token.ts";

/** The dashboard's part for whoever is on the way to a qualification. */
export const PROGRESS = token<Resource<ProgressPart>>("Progress");

/** What was charged and paid, as one part of the dashboard among others: its failure is told in its place. LAND-03 */
export const STATEMENT_AT_A_GLANCE = token<Resource<FeesStatement>>("StatementAtAGlance");
