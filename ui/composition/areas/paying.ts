import { ContainerModule } from "inversify";

import { httpPaymentDesk } from "../../../adapters/http/payments.http.ts";
import { OnlinePayments } from "../../../application/fees/online-payments.ts";
import { PaidPage } from "../../fees/paid-page.tsx";
import { PayPage } from "../../fees/pay-page.tsx";
import { earlyBalance, earlyFees } from "../early-calls.ts";
import { FEES_ACCOUNT, feesModule } from "../modules/fees.ts";
import { pageToolsModule } from "../modules/page-tools.ts";
import { API, CLOCK, CONFIGURATION } from "../modules/ports.ts";
import { CONTENT, CUSTOMER, FAILURES, FEES_STATEMENT } from "../modules/shell.ts";
import { definePage } from "../page.tsx";
import { token } from "../token.ts";

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
