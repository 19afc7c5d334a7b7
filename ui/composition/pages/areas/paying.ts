import { ContainerModule } from "inversify";

import { httpPaymentDesk } from "../../../../adapters/http/payments.http.ts";
import { OnlinePayments } from "../../../../application/fees/online-payments.ts";
import { PaidPage } from "../../../fees/paid-page.tsx";
import { PayPage } from "../../../fees/pay-page.tsx";
import { FEES_ACCOUNT, feesModule } from "../../container/modules/fees.ts";
import { pageToolsModule } from "../../container/modules/page-tools.ts";
import { API, CLOCK, CONFIGURATION } from "../../container/modules/ports.ts";
import { CONTENT, CUSTOMER, FAILURES, FEES_STATEMENT } from "../../container/modules/shell.ts";
import { token } from "../../container/token.ts";
import { earlyBalance, earlyFees } from "../../first-load/early-calls.ts";
import { definePage } from "../page.tsx";

const ONLINE_PAYMENTS = token<OnlinePayments>("OnlinePayments");

const payingModule = new ContainerModule(({ bind }) => {
  bind(ONLINE_PAYMENTS).toResolvedValue(
    (api, customer, statement, failures) =>
      new OnlinePayments({
        desk: httpPaymentDesk(api),
        customer,
        statement,
        onThrown: failures.raise,
        leaveFor: (address) => window.location.assign(address),
      }),
    [API, CUSTOMER, FEES_STATEMENT, FAILURES],
  );
});

export const modules = [pageToolsModule, feesModule, payingModule];

export const pages = {
  "/fees-and-transactions/pay": definePage(
    PayPage,
    {
      content: CONTENT,
      customer: CUSTOMER,
      clock: CLOCK,
      statement: FEES_STATEMENT,
      payments: ONLINE_PAYMENTS,
      configuration: CONFIGURATION,
    },
    { contents: ["pay"], calls: [earlyBalance, earlyFees] },
  ),
  "/fees-and-transactions/paid": definePage(
    PaidPage,
    { content: CONTENT, customer: CUSTOMER, clock: CLOCK, account: FEES_ACCOUNT, payments: ONLINE_PAYMENTS },
    { contents: ["paid"], calls: [] },
  ),
};
