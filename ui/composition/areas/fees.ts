import type { Container } from "inversify";
import type { ComponentType } from "react";
import { FeesAndTransactionsPage } from "../../fees/fees-and-transactions-page.tsx";
import { bindFees, FEES_ACCOUNT } from "../bindings/fees.ts";
import { CLOCK } from "../bindings/ports.ts";
import { CONTENT, CUSTOMER } from "../bindings/shell.ts";
import { pageWith } from "../page.tsx";

export const feesAndTransactionsPage = (container: Container): ComponentType => {
  bindFees(container);
  return pageWith(container, FeesAndTransactionsPage, { content: CONTENT, customer: CUSTOMER, account: FEES_ACCOUNT, clock: CLOCK });
};
