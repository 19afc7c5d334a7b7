import { dayOf, yearOf } from "../../domain/kernel/calendar-date.ts";
import type { MembershipApplication } from "../../domain/membership/payload.ts";
import type { AnswerOf } from "../contract/call.ts";
import type { applyForMembership } from "./contract.ts";
import { holdCustomer } from "../customer/storage.ts";
import { applicationUnder, storeApplication } from "./storage.ts";
import type { Database } from "../institute/storage/storage.ts";
import { mayApply } from "./may-apply.ts";
import { newReference } from "../institute/api/new-reference.ts";
import { digestOf, repeated } from "../institute/api/repeated.ts";

type Receipt = AnswerOf<typeof applyForMembership>;

interface Request {
  readonly customerId: string;
  readonly application: MembershipApplication;
  readonly idempotencyKey: string;
}

/** Takes an application: once for each key and each person. What it changes is changed together or not at all. */
export const apply = (database: Database, request: Request, now: Date): Promise<Receipt> =>
  database.transaction().execute(async (transaction) => {
    const { customerId, application, idempotencyKey } = request;
    const bodyDigest = digestOf(application);
    await holdCustomer(transaction, customerId);
    const earlier = repeated(await applicationUnder(transaction, customerId, idempotencyKey), bodyDigest);
    if (earlier) return { reference: earlier.reference, submittedOn: earlier.submittedOn };

    await mayApply(transaction, customerId, application);
    const submittedOn = dayOf(now);
    const receipt = { reference: newReference(`MEM-${yearOf(submittedOn)}`), submittedOn };
    await storeApplication(transaction, {
      ...receipt,
      customerId,
      application: JSON.stringify(application),
      submittedAt: now.getTime(),
      idempotencyKey,
      bodyDigest,
    });
    return receipt;
  });
