import { submissionStatusOf, type Declaration } from "../../../domain/cpd/declaration.ts";
import { dayOf } from "../../../domain/kernel/calendar-date.ts";
import type { AnswerOf } from "../../contract/call.ts";
import type { submitDeclaration } from "./contract.ts";
import { flag } from "../../institute/storage/tables.ts";
import { customerOf } from "../../customer/storage.ts";
import { overviewOf } from "../storage.ts";
import { declarationsOf, recordDeclared, storeDeclaration } from "./storage.ts";
import type { Database } from "../../institute/storage/storage.ts";
import { mayDeclare } from "./may-declare.ts";
import { newReference } from "../../institute/api/new-reference.ts";
import { digestOf, repeated } from "../../institute/api/repeated.ts";
import { Refused } from "../../institute/refused.ts";

type Receipt = AnswerOf<typeof submitDeclaration>;

interface Request {
  readonly customerId: string;
  readonly declaration: Declaration;
  readonly idempotencyKey: string;
}

/**
 * The answer already given under this key; undefined where neither the key nor the year is taken.
 * Both are looked for at once: between two looks another request may have stored its declaration.
 */
const earlierAnswer = async (
  database: Database,
  { customerId, declaration, idempotencyKey }: Request,
): Promise<Receipt | undefined> => {
  const taken = await declarationsOf(database, customerId, { idempotencyKey, year: declaration.year });
  const stored = taken.find((other) => other.idempotencyKey === idempotencyKey);
  const earlier = repeated(stored, digestOf(declaration));
  if (!earlier) {
    if (taken.length === 0) return undefined;
    throw new Refused(409, "ALREADY_DECLARED", `You have already declared your CPD for ${declaration.year}.`);
  }
  const { reference, year, status, submittedOn } = earlier;
  return { reference, year, status, submittedOn };
};

/**
 * Takes an annual declaration: once for each key, and once for each year, whatever arrives at the
 * same moment. What it changes is changed together or not at all. CPD-08, CPD-09, CPD-10
 */
export const declare = (database: Database, request: Request, now: Date): Promise<Receipt> =>
  database.transaction().execute(async (transaction) => {
    const { customerId, declaration, idempotencyKey } = request;
    const { year } = declaration;
    // Read before the declarations are: an overview that another request has just moved on then always
    // comes with the declaration that moved it, and is never taken for "nothing to declare".
    const customer = await customerOf(transaction, customerId);
    const overview = await overviewOf(transaction, customerId, now);
    const earlier = await earlierAnswer(transaction, request);
    if (earlier) return earlier;
    mayDeclare(customer, overview, declaration);

    const receipt = {
      reference: newReference(`CPD-${year}`),
      year,
      status: submissionStatusOf(declaration),
      submittedOn: dayOf(now),
    };
    const stored = await storeDeclaration(transaction, {
      ...receipt,
      customerId,
      isRequirementsMet: flag(declaration.isRequirementsMet),
      route: declaration.route,
      isEngagementPartner: flag(declaration.isEngagementPartner),
      submittedAt: now.getTime(),
      idempotencyKey,
      bodyDigest: digestOf(declaration),
    });
    if (!stored) {
      // Another request was first by an instant: the same one, or another for the same year.
      const other = await earlierAnswer(transaction, request);
      if (other) return other;
      throw new Error("a declaration was neither stored nor found");
    }
    await recordDeclared(transaction, customerId, overview, receipt.status);
    return receipt;
  });
