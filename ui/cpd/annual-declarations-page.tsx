import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import type { ContentPages } from "../../application/content/content-pages.ts";
import type { AnnualDeclarationFlow } from "../../application/cpd/annual-declaration.ts";
import type { CpdRecord } from "../../application/cpd/cpd-record.ts";
import type { Customer } from "../../application/shell/customer.ts";
import type { Leaving } from "../../application/shell/leaving.ts";
import { Page, Section } from "../parts/page.tsx";
import { ResourceView } from "../parts/resource-view.tsx";
import { RichText } from "../parts/rich-text.tsx";
import { CpdHistory } from "./cpd-history.tsx";
import { Declaration } from "./declaration.tsx";

export interface AnnualDeclarationsPageProps {
  readonly content: ContentPages;
  readonly customer: Customer;
  readonly record: CpdRecord;
  readonly declaration: AnnualDeclarationFlow;
  readonly leaving: Leaving;
}

/** The annual declaration and what is on record. CPD-04 to CPD-11 */
export const AnnualDeclarationsPage = observer((props: AnnualDeclarationsPageProps) => {
  const { content, customer, record, declaration, leaving } = props;
  useEffect(() => {
    void record.overview.ensure().then(declaration.resume);
    return leaving.watch({ isUnsaved: () => declaration.isUnsaved, discard: declaration.close });
  }, [record, declaration, leaving]);
  // A declaration that is done with is not shown again on the next visit.
  useEffect(
    () => () => {
      if (declaration.step === "COMPLETE") declaration.close();
    },
    [declaration],
  );
  return (
    <ResourceView
      resource={content.page("annual-declarations")}
      label="annual declarations"
      failed="We couldn't load this page"
      lines={6}
    >
      {(texts) => (
        <Page
          heading={texts.heading}
          introduction={declaration.isAtLanding && <RichText text={texts.introduction} />}
        >
          <ResourceView
            resource={record.overview}
            label="your CPD status"
            failed="We couldn't load your CPD status"
          >
            {() => <Declaration texts={texts} flow={declaration} record={record} isRetired={customer.isRetired} />}
          </ResourceView>
          {declaration.isAtLanding && (
            <Section heading="Your CPD record">
              <RichText text={texts.history.introduction} />
              <ResourceView resource={record.history} label="your CPD history" failed="We couldn't load your CPD history">
                {(years) => <CpdHistory years={years} empty={texts.history.empty} />}
              </ResourceView>
            </Section>
          )}
        </Page>
      )}
    </ResourceView>
  );
});
