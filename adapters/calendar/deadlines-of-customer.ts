import { deadlinesOf, type Deadline } from "../../domain/calendar/deadlines.ts";
import { toDeclareOf } from "../../domain/cpd/status.ts";
import { userTypeOf } from "../../domain/customer/user-type.ts";
import { dayOf } from "../../domain/kernel/calendar-date.ts";
import { overviewOf } from "../cpd/storage.ts";
import { notificationCodesOf, type CustomerRow } from "../customer/storage.ts";
import { statementOf } from "../fees/storage.ts";
import type { ContentLibrary } from "../institute/content/content-library.ts";
import type { Database } from "../institute/storage/storage.ts";

interface Asked {
  readonly database: Database;
  readonly content: ContentLibrary;
  readonly customer: CustomerRow;
  readonly now: Date;
}

/** What someone has to do by a day, as it stands now, in the words that the portal tells it in. TASK-03 */
export const deadlinesOn = async ({ database, content, customer, now }: Asked): Promise<readonly Deadline[]> => {
  const { customerId, balance } = customer;
  const type = userTypeOf(customer.customerType);
  const { obligations } = await content.document("page-framework", type);
  const isRetired = customer.isRetired === 1;
  return deadlinesOf(
    {
      today: dayOf(now),
      declaration: type === "member" ? toDeclareOf(await overviewOf(database, customerId, now), isRetired) : undefined,
      balance,
      statement: await statementOf(database, customerId),
      notifications: await notificationCodesOf(database, customerId),
      mayApply: false,
    },
    obligations,
  );
};
