import { userTypeOf } from "../../domain/customer/user-type.ts";
import type { CalendarDate } from "../../domain/kernel/calendar-date.ts";
import { dayOf, plusDays, typedForm, yearOf } from "../../domain/kernel/calendar-date.ts";
import { mayJoinRegister, retirementDateProblem } from "../../domain/retirement/register.ts";
import type { AnswerOf } from "../contract/call.ts";
import type { joinRetiredRegister } from "./contract.ts";
import { Refused } from "../institute/refused.ts";
import { customerOf, holdCustomer } from "../customer/storage.ts";
import { retirementUnder, storeRetirement } from "./storage.ts";
import type { Database } from "../institute/storage/storage.ts";
import { newReference } from "../institute/api/new-reference.ts";
import { digestOf, repeated } from "../institute/api/repeated.ts";

type Receipt = AnswerOf<typeof joinRetiredRegister>;

interface Request {
  readonly customerId: string;
  readonly retirementDate: CalendarDate;
  readonly idempotencyKey: string;
}

/** Throws unless this member may retire on this day: the portal's rules, asked again here. RETR-03, RETR-04 */
const mayRetire = async (database: Database, { customerId, retirementDate }: Request, now: Date): Promise<void> => {
  const customer = await customerOf(database, customerId);
  const userType = userTypeOf(customer.customerType);
  if (customer.isRetired === 1)
    throw new Refused(409, "ALREADY_RETIRED", "You are already on the register of retired members.");
  if (userType === undefined || !mayJoinRegister({ userType, accountStatus: customer.status }))
    throw new Refused(422, "NOT_ELIGIBLE", "The register of retired members is open to fellows.");
  // Where the member lives, tomorrow may have begun already.
  const facts = { today: plusDays(dayOf(now), 1), membershipDate: customer.membershipDate ?? undefined };
  const problem = retirementDateProblem(typedForm(retirementDate), facts);
  if (problem !== undefined) throw new Refused(422, "WRONG_DATE", `${problem}.`);
};

/** Enters a member in the register: once for each key, and once for each member. RETR-05 */
export const retire = (database: Database, request: Request, now: Date): Promise<Receipt> =>
  database.transaction().execute(async (transaction) => {
    const { customerId, retirementDate, idempotencyKey } = request;
    const bodyDigest = digestOf(retirementDate);
    await holdCustomer(transaction, customerId);
    const earlier = repeated(await retirementUnder(transaction, customerId, idempotencyKey), bodyDigest);
    if (earlier) {
      const { reference, registeredOn } = earlier;
      return { reference, retirementDate: earlier.retirementDate, registeredOn };
    }

    await mayRetire(transaction, request, now);
    const registeredOn = dayOf(now);
    const receipt = { reference: newReference(`RET-${yearOf(registeredOn)}`), retirementDate, registeredOn };
    await storeRetirement(transaction, {
      ...receipt,
      customerId,
      registeredAt: now.getTime(),
      idempotencyKey,
      bodyDigest,
    });
    return receipt;
  });
