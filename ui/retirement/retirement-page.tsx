import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";

import type { Account } from "../../application/my-details/account.ts";
import type { RetirementRegisterFlow } from "../../application/retirement/retirement-register.ts";
import type { Customer } from "../../application/shell/customer.ts";
import { registerCardFor } from "../../domain/retirement/register-card.ts";
import { PageContent } from "../components/page-content.tsx";
import { Page } from "../components/page.tsx";
import { ResourceView } from "../components/resource-view.tsx";
import { RichText } from "../components/rich-text.tsx";
import type { Services } from "../components/services.ts";
import { Skeleton } from "../components/skeleton.tsx";
import { useFlow } from "../components/use-flow.ts";
import { Register } from "./register.tsx";

export interface RetirementPageProps extends Pick<Services, "content" | "customer" | "copies" | "navigationGuard"> {
  readonly account: Account;
  readonly register: RetirementRegisterFlow;
}

/** The retirement criteria decide whether a fellow may start. RETR-03 */
const isAskedForCriteria = ({ person }: Customer): boolean => registerCardFor(person) === "fellow";

/** The page of the register of retired members. RETR-01 to RETR-05 */
export const RetirementPage = observer(
  ({ content, customer, account, register, copies, navigationGuard }: RetirementPageProps) => {
    useFlow(register, navigationGuard, () => customer.profile.value !== undefined);
    return (
      <PageContent texts={content.page("retirement")} shows={isAskedForCriteria(customer) ? [account.record] : []}>
        {(texts) =>
          register.isUnderWay && !customer.profile.isRefreshing ? (
            <Register texts={texts} flow={register} copies={copies} />
          ) : (
            <Page heading={texts.heading} introduction={<RichText text={texts.introduction} />}>
              {customer.profile.isRefreshing ? (
                <Skeleton lines={3} subject="registerEntry" />
              ) : (
                <Criteria customer={customer} account={account}>
                  <Register texts={texts} flow={register} copies={copies} />
                </Criteria>
              )}
            </Page>
          )
        }
      </PageContent>
    );
  },
);

interface CriteriaProps {
  readonly customer: Customer;
  readonly account: Account;
  readonly children: ReactNode;
}

const Criteria = observer(({ customer, account, children }: CriteriaProps) =>
  isAskedForCriteria(customer) ? (
    <ResourceView resource={account.record} subject="accountDetails" lines={3}>
      {() => children}
    </ResourceView>
  ) : (
    children
  ),
);
