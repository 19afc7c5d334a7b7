import { observer } from "mobx-react-lite";
import { useEffect, useMemo, useRef } from "react";

import type { ActivityLog } from "../../application/cpd/activity-log.ts";
import type { ActivityRemoval } from "../../application/cpd/activity-removal.ts";
import type { SentEvidence } from "../../application/evidence/sent-evidence.ts";
import { cpdYearOf } from "../../domain/cpd/cpd-year.ts";
import type { CpdLogContent } from "../../domain/cpd/log-content.ts";
import type { LoggedYear as Year } from "../../domain/cpd/log.ts";
import { fill } from "../../domain/kernel/rich-text.ts";
import { Button } from "../components/button.tsx";
import { ConfirmDialog } from "../components/confirm-dialog.tsx";
import { useFocusAfter, useFocusOn } from "../components/focus.ts";
import { PageContent } from "../components/page-content.tsx";
import { Page } from "../components/page.tsx";
import { ResourceView } from "../components/resource-view.tsx";
import { RichText } from "../components/rich-text.tsx";
import { useRules } from "../components/rules.ts";
import type { Services } from "../components/services.ts";
import { useFlow, type DrivenFlow } from "../components/use-flow.ts";
import { ActivityForm } from "./activity-form.tsx";
import { LoggedYear } from "./logged-year.tsx";

/** The step of the form in the address. */
const activity = "ACTIVITY";

/** The form as the flow that address and history control. */
const logFlow = (log: ActivityLog): DrivenFlow => ({
  get step() {
    return log.isOpen ? activity : "LOG";
  },
  get stepInAddress() {
    return log.isOpen ? activity : undefined;
  },
  get isUnderWay() {
    return log.isOpen;
  },
  get isUnsaved() {
    return log.isUnsaved;
  },
  resume: log.resume,
  goTo: (step) => {
    if (step === activity) log.reopen();
    else log.close();
  },
  reset: log.reset,
  dismiss: log.dismiss,
});

export interface CpdLogPageProps extends Pick<Services, "content" | "record" | "navigationGuard"> {
  readonly log: ActivityLog;
  readonly removal: ActivityRemoval;
  /** The files that were sent; undefined where none are taken. LOG-02 */
  readonly evidence: SentEvidence | undefined;
}

const addId = "log-an-activity";

/** The member's log of CPD, year by year. LOG-01 */
export const CpdLogPage = observer((props: CpdLogPageProps) => {
  const { content, record, log, removal, navigationGuard } = props;
  const flow = useMemo(() => logFlow(log), [log]);
  useEffect(() => removal.removing.forget, [removal]);
  useFlow(flow, navigationGuard, () => record.log?.value !== undefined);
  // Closing the form returns focus to the button that opens it.
  useFocusAfter(log.isOpen, "part", () => (log.isOpen || log.saved ? undefined : document.getElementById(addId)));
  return (
    <PageContent texts={content.page("cpd-log")} shows={record.log ? [record.log] : []}>
      {(texts) => (log.isOpen ? <ActivityForm texts={texts} log={log} /> : <Log {...props} texts={texts} />)}
    </PageContent>
  );
});

interface LogProps extends CpdLogPageProps {
  readonly texts: CpdLogContent;
}

const Log = observer(({ texts, record, log, removal, evidence }: LogProps) => (
  <Page heading={texts.heading} introduction={<RichText text={texts.introduction} />}>
    {record.log ? (
      <ResourceView resource={record.log} subject="cpdLog" showsFailure lines={8}>
        {(years) => (
          <>
            <Saved texts={texts} log={log} />
            <Removed texts={texts} removal={removal} />
            {years.some(({ isOpen }) => isOpen) ? (
              <p>
                <Button id={addId} look="primary" onClick={() => log.open()}>
                  {texts.add}
                </Button>
              </p>
            ) : (
              <RichText text={texts.closed} />
            )}
            <Years texts={texts} years={years} log={log} removal={removal} evidence={evidence} />
          </>
        )}
      </ResourceView>
    ) : (
      <RichText text={texts.elsewhere} />
    )}
    <RemoveActivity texts={texts} removal={removal} />
  </Page>
));

interface YearsProps extends Pick<LogProps, "texts" | "log" | "removal" | "evidence"> {
  readonly years: readonly Year[];
}

const Years = ({ texts, years, log, removal, evidence }: YearsProps) =>
  years.map((year) => (
    <LoggedYear
      key={year.year}
      texts={texts}
      year={year}
      evidence={evidence}
      onChange={log.open}
      onRemove={removal.removing.ask}
    />
  ));

/** Names what was saved, and receives focus. */
const Saved = observer(({ texts, log }: Pick<LogProps, "texts" | "log">) => {
  const { cpd } = useRules();
  const message = useRef<HTMLParagraphElement>(null);
  useFocusOn(log.saved, "message", () => message.current);
  if (!log.saved) return null;
  const { title, date } = log.saved;
  return (
    <p ref={message} tabIndex={-1}>
      <strong>{fill(texts.saved, { title, year: String(cpdYearOf(date, cpd)) })}</strong>
    </p>
  );
});

/** Names what was removed, and receives focus in place of its row's button. */
const Removed = observer(({ texts, removal }: Pick<LogProps, "texts" | "removal">) => {
  const message = useRef<HTMLParagraphElement>(null);
  const { done } = removal.removing;
  useFocusOn(done, "message", () => message.current);
  if (!done) return null;
  return (
    <p ref={message} tabIndex={-1}>
      {fill(texts.removal.done, { title: done.title })}
    </p>
  );
});

/** Confirms the removal of an activity. */
const RemoveActivity = ({ texts, removal }: Pick<LogProps, "texts" | "removal">) => (
  <ConfirmDialog action={removal.removing} texts={texts.removal} onConfirm={(activity) => removal.remove(activity)}>
    {({ title }) => <RichText text={texts.removal.message} values={{ title }} />}
  </ConfirmDialog>
);
