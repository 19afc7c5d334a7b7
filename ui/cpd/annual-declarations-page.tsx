import { observer } from "mobx-react-lite";
import { useEffect, useMemo } from "react";

import type { AnnualDeclarationFlow } from "../../application/cpd/annual-declaration.ts";
import type { CpdRecord } from "../../application/cpd/cpd-record.ts";
import type { WaiverDeletion } from "../../application/cpd/waiver-deletion.ts";
import type { Waivers } from "../../application/cpd/waivers.ts";
import type { SentEvidence } from "../../application/evidence/sent-evidence.ts";
import type { Customer } from "../../application/shell/customer.ts";
import type { AnnualDeclarationsContent } from "../../domain/cpd/content.ts";
import { mayAskForWaiver } from "../../domain/cpd/waiver.ts";
import { Button } from "../components/button.tsx";
import { useFocusAfter } from "../components/focus.ts";
import { PageContent } from "../components/page-content.tsx";
import { Page, Section } from "../components/page.tsx";
import { ResourceView } from "../components/resource-view.tsx";
import { RichText } from "../components/rich-text.tsx";
import type { Services } from "../components/services.ts";
import { useFlow, type DrivenFlow } from "../components/use-flow.ts";
import { CpdRecordSection } from "./cpd-record-section.tsx";
import { Declaration, DeclarationOutcome } from "./declaration.tsx";
import { Waiver } from "./waiver.tsx";

/** The step value of the waiver form in the address. */
const waiver = "WAIVER";

/**
 * The flow that address and history control: the declaration, or instead of it the waiver form, for members who may
 * request one (`mayAsk`). CPD-04, WAIV-02
 */
const annualDeclarationsFlow = (
  declaration: AnnualDeclarationFlow,
  waivers: Waivers,
  mayAsk: () => boolean,
): DrivenFlow => ({
  get step() {
    return waivers.isOpen ? `${waiver} ${waivers.step}` : declaration.step;
  },
  get stepInAddress() {
    return waivers.isOpen ? waiver : declaration.stepInAddress;
  },
  get isUnderWay() {
    return declaration.isUnderWay || waivers.isOpen;
  },
  get isUnsaved() {
    return declaration.isUnsaved || waivers.isUnsaved;
  },
  resume: async () => {
    await Promise.all([declaration.resume(), waivers.resume()]);
  },
  goTo: (step) => {
    if (step === waiver) {
      if (mayAsk()) waivers.open();
      return;
    }
    waivers.close();
    if (!waivers.isOpen) declaration.goTo(step);
  },
  reset: () => {
    declaration.reset();
    waivers.reset();
  },
  dismiss: () => {
    declaration.dismiss();
    waivers.dismiss();
  },
});

export interface AnnualDeclarationsPageProps extends Pick<
  Services,
  "content" | "customer" | "record" | "copies" | "navigationGuard"
> {
  readonly declaration: AnnualDeclarationFlow;
  readonly waivers: Waivers;
  readonly deletion: WaiverDeletion;
  /** Whether the API takes answers to what is asked about submissions. */
  readonly configuration: { readonly answers?: boolean | undefined };
  /** The files that were sent; undefined where none are taken. LOG-02 */
  readonly evidence: SentEvidence | undefined;
}

const offerId = "request-a-waiver";

const mayAsk = (record: CpdRecord, customer: Customer): boolean =>
  record.overview.value !== undefined && mayAskForWaiver(record.overview.value.code, customer.isRetired);

/** Declaration, waivers and the CPD record. CPD-04 to CPD-11, WAIV-01 to WAIV-06 */
export const AnnualDeclarationsPage = observer((props: AnnualDeclarationsPageProps) => {
  const { content, customer, record, declaration, waivers, deletion, copies, navigationGuard } = props;
  const flow = useMemo(
    () => annualDeclarationsFlow(declaration, waivers, () => mayAsk(record, customer)),
    [declaration, waivers, record, customer],
  );
  useEffect(() => deletion.deleting.forget, [deletion]);
  useFlow(flow, navigationGuard, () => record.overview.value !== undefined);
  // Closing the form returns focus to the button that opened it.
  useFocusAfter(waivers.isOpen, "part", () => (waivers.isOpen ? undefined : document.getElementById(offerId)));
  const page = content.page("annual-declarations");
  return (
    <PageContent texts={page} shows={[record.overview, record.history, ...(record.log ? [record.log] : [])]}>
      {(texts) =>
        waivers.isOpen ? (
          <Waiver
            texts={texts}
            onReload={() => page.revalidate(({ ok }) => ok)}
            waivers={waivers}
            record={record}
            copies={copies}
          />
        ) : (
          <Overview {...props} texts={texts} />
        )
      }
    </PageContent>
  );
});

interface OverviewProps extends AnnualDeclarationsPageProps {
  readonly texts: AnnualDeclarationsContent;
}

const Overview = observer((props: OverviewProps) => {
  const { texts, customer, record, declaration, copies } = props;
  // The submission changes the record, which may still be reloading.
  if (declaration.submission.status === "done")
    return <DeclarationOutcome texts={texts} flow={declaration} copies={copies} />;
  const inFlow = declaration.isUnderWay ? record.overview.value : undefined;
  return inFlow ? (
    <Declaration
      texts={texts}
      flow={declaration}
      overview={inFlow}
      record={record}
      isRetired={customer.isRetired}
      copies={copies}
    />
  ) : (
    <Beginning {...props} />
  );
});

const Beginning = observer(
  ({ texts, customer, record, declaration, waivers, deletion, copies, evidence, configuration }: OverviewProps) => (
    <Page heading={texts.heading} introduction={<RichText text={texts.introduction} />}>
      <ResourceView resource={record.overview} subject="cpdStatus" showsFailure>
        {(overview) => (
          <>
            <Declaration
              texts={texts}
              flow={declaration}
              overview={overview}
              record={record}
              isRetired={customer.isRetired}
              copies={copies}
            />
            {mayAsk(record, customer) && <WaiverOffer texts={texts.waiver} waivers={waivers} />}
          </>
        )}
      </ResourceView>
      <CpdRecordSection
        texts={texts}
        record={record}
        deletion={deletion}
        copies={copies}
        evidence={evidence}
        takesAnswers={configuration.answers === true}
      />
    </Page>
  ),
);

interface WaiverOfferProps {
  readonly texts: AnnualDeclarationsContent["waiver"];
  readonly waivers: Waivers;
}

const WaiverOffer = ({ texts, waivers }: WaiverOfferProps) => (
  <Section heading={texts.heading}>
    <RichText text={texts.offer} />
    <p>
      <Button id={offerId} onClick={waivers.open}>
        {texts.open}
      </Button>
    </p>
  </Section>
);
