import { observer } from "mobx-react-lite";
import { useEffect } from "react";

import type { SentEvidence } from "../../application/evidence/sent-evidence.ts";
import type { AnswerForm } from "../../application/submissions/answer-form.ts";
import type { RequestAnswers } from "../../application/submissions/request-answers.ts";
import { displayDate } from "../../domain/kernel/calendar-date.ts";
import { normaliseLines } from "../../domain/kernel/typed-text.ts";
import type { RequestsContent } from "../../domain/submissions/content.ts";
import type { RequestThread } from "../../domain/submissions/thread.ts";
import { Button } from "../components/button.tsx";
import { failureWords } from "../components/failure-words.ts";
import { FlowDone, FlowSending } from "../components/flow-outcome.tsx";
import { FooterLinks } from "../components/footer-links.tsx";
import { Page, Section } from "../components/page.tsx";
import { Refusal } from "../components/question-form.tsx";
import { ResourceView } from "../components/resource-view.tsx";
import { RichText } from "../components/rich-text.tsx";
import { useRules } from "../components/rules.ts";
import type { Services } from "../components/services.ts";
import { useTexts } from "../components/texts.ts";
import { SentFiles } from "../evidence/sent-files.tsx";
import { AnswerFields } from "./answer-fields.tsx";
import { threadName } from "./thread-words.ts";
import { Thread } from "./thread.tsx";

import styles from "./requests.module.css";

interface OneRequestProps extends Pick<Services, "clock" | "copies" | "navigationGuard"> {
  readonly answers: RequestAnswers;
  readonly texts: RequestsContent;
  readonly reference: string;
  /** The files that were sent; undefined where none are taken. LOG-02 */
  readonly evidence: SentEvidence | undefined;
}

/** The request about one submission, the thread so far, and the answer. LOG-04 */
export const OneRequest = observer((props: OneRequestProps) => {
  const { texts, answers, copies, reference, navigationGuard } = props;
  const form = answers.formOf(reference);
  const rules = useRules();
  const { flow } = useTexts();
  useEffect(() => {
    const unwatch = navigationGuard.watch({
      isUnderWay: () => form.isUnderWay,
      isUnsaved: () => form.isUnsaved,
      discard: form.reset,
    });
    void form.resume();
    return () => {
      unwatch();
      form.dismiss();
    };
  }, [form, navigationGuard]);
  const { submission } = form;
  if (submission.status === "submitting") return <FlowSending area={texts.heading} heading={texts.answer.sending} />;
  if (submission.status === "done") {
    const { heading, message, answer, next } = texts.answer.done;
    const { answeredOn } = submission.done;
    return (
      <FlowDone
        area={texts.heading}
        heading={heading}
        message={
          <>
            {answeredOn ? (
              <RichText text={message} values={{ date: displayDate(answeredOn, rules) }} />
            ) : (
              <p>{flow.received}</p>
            )}
            <p className={styles.what}>{answer}</p>
            <p className={styles.words}>{form.sent}</p>
          </>
        }
        reference={submission.done.reference}
        copies={copies}
        answers={[]}
        next={<RichText text={next} />}
      />
    );
  }
  return (
    <ResourceView resource={answers.threads} subject="requests" showsFailure lines={6}>
      {(threads) => <Asked {...props} form={form} thread={threads.find((thread) => thread.reference === reference)} />}
    </ResourceView>
  );
});

interface AskedProps extends OneRequestProps {
  readonly form: AnswerForm;
  readonly thread: RequestThread | undefined;
}

const Asked = observer(({ texts, clock, form, thread, evidence }: AskedProps) => (
  <Page
    heading={thread ? threadName(thread, texts.names) : texts.heading}
    eyebrow={thread && texts.heading}
    introduction={thread && <p className={styles.reference}>{thread.reference}</p>}
  >
    <Refusal failure={form.failure}>{form.failure && failureWords(form.failure, texts.answer.failures)}</Refusal>
    {!thread && <RichText text={texts.nothing} />}
    {thread?.request ? (
      <AnswerFields texts={texts.answer} request={thread.request} form={form} clock={clock} />
    ) : (
      <Kept texts={texts.kept} form={form} thread={thread} />
    )}
    {thread && <Thread texts={texts.thread} events={thread.events} />}
    {thread && evidence && <SentFiles evidence={evidence} references={[thread.reference]} />}
    <FooterLinks links={[{ text: texts.all, href: "/requests" }]} />
  </Page>
));

interface KeptProps {
  readonly texts: RequestsContent["kept"];
  readonly form: AnswerForm;
  readonly thread: RequestThread | undefined;
}

/** An unsent answer to a request that is no longer open, so that it is not lost. */
const Kept = observer(({ texts, form, thread }: KeptProps) => {
  const answer = thread?.events.findLast(({ type }) => type === "answered");
  const hasArrived = form.words !== "" && answer?.reason === normaliseLines(form.words);
  useEffect(() => {
    if (hasArrived) form.reset();
  }, [form, hasArrived]);
  return form.words === "" ? null : (
    <Section heading={texts.heading}>
      <p className={styles.words}>{form.words}</p>
      <p>
        <Button onClick={form.reset}>{texts.discard}</Button>
      </p>
    </Section>
  );
});
