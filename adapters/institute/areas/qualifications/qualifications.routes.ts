import type { Progress } from "../../../../domain/qualifications/progress.ts";
import type { Call } from "../../../contract/call.ts";
import { exams, progress } from "../../../contract/qualifications.contract.ts";
import type { CallRequest } from "../../platform/api/serve.ts";
import { wordedRefusal } from "../../platform/http/refusal-texts.ts";
import type { ApiParts } from "../api-parts.ts";
import { progressOf } from "./qualifications.store.ts";

/** The caller's progress; refuses customers who are not working towards a qualification. */
const madeBy = async ({
  database,
  customerId,
}: Pick<CallRequest<Call>, "database" | "customerId">): Promise<Progress> => {
  const found = await progressOf(database, customerId);
  if (!found) throw wordedRefusal("unknown", "NO_QUALIFICATION");
  return found;
};

/** Progress towards a qualification, and its exams alone. QUAL-01, CALL-01 */
export const serveQualifications = ({ serve }: ApiParts): void => {
  serve(progress, { answer: madeBy });

  serve(exams, { answer: async (callRequest) => ({ exams: (await madeBy(callRequest)).exams }) });
};
