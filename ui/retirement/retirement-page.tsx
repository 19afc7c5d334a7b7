import { observer } from "mobx-react-lite";
import type { ContentPages } from "../../application/content/content-pages.ts";
import type { RetirementRegisterFlow } from "../../application/retirement/retirement-register.ts";
import type { Customer } from "../../application/shell/customer.ts";
import type { Leaving } from "../../application/shell/leaving.ts";
import { Page } from "../parts/page.tsx";
import { PageContent } from "../parts/page-content.tsx";
import { RichText } from "../parts/rich-text.tsx";
import { Skeleton } from "../parts/skeleton.tsx";
import { useFlow } from "../parts/use-flow.ts";
import { Register } from "./register.tsx";

export interface RetirementPageProps {
  readonly content: ContentPages;
  readonly customer: Customer;
  readonly register: RetirementRegisterFlow;
  readonly leaving: Leaving;
}

/** The register of retired members. RETR-01 to RETR-05 */
export const RetirementPage = observer(({ content, customer, register, leaving }: RetirementPageProps) => {
  useFlow(register, leaving, () => customer.profile.value !== undefined);
  return (
    <PageContent texts={content.page("retirement")}>
      {(texts) => (
        <Page heading={texts.heading} introduction={register.isAtLanding && <RichText text={texts.introduction} />}>
          {customer.profile.isRefreshing ? (
            <Skeleton lines={3} label="your place on the register" />
          ) : (
            <Register texts={texts} flow={register} />
          )}
        </Page>
      )}
    </PageContent>
  );
});
