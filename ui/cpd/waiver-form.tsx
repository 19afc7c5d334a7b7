import { observer } from "mobx-react-lite";

import type { CpdRecord } from "../../application/cpd/cpd-record.ts";
import type { Waivers } from "../../application/cpd/waivers.ts";
import type { AnnualDeclarationsContent } from "../../domain/cpd/content.ts";
import {
  offeredReasons,
  type WaiverField,
  type WaiverForm as Form,
  type WaiverReason,
} from "../../domain/cpd/waiver.ts";
import { AnswerList } from "../components/answer-list.tsx";
import { DateField } from "../components/date-field.tsx";
import { ErrorPanel } from "../components/error-panel.tsx";
import { failureWords } from "../components/failure-words.ts";
import { QuestionForm, Refusal } from "../components/question-form.tsx";
import { RichText } from "../components/rich-text.tsx";
import { useRules } from "../components/rules.ts";
import { SelectField } from "../components/select-field.tsx";
import { StepPage } from "../components/step-page.tsx";
import { waiversSoFar } from "./waiver-words.ts";

import styles from "./cpd-form.module.css";

interface WaiverFormProps {
  readonly texts: AnnualDeclarationsContent;
  /** Reads the texts again. */
  readonly onReload: () => Promise<void>;
  readonly waivers: Waivers;
  readonly record: CpdRecord;
}

/** The waiver form. Fails in its place without any reason to choose. WAIV-01 */
export const WaiverForm = observer(({ texts, onReload, waivers, record }: WaiverFormProps) => {
  const { cpd } = useRules();
  const reasons = offeredReasons(texts.waiver.reasons, cpd);
  return (
    <StepPage
      area={texts.heading}
      heading={texts.waiver.open}
      step="form"
      onBack={waivers.close}
      onClose={waivers.close}
      aside={<Record texts={texts} record={record} years={waivers.offeredYears} />}
    >
      {reasons.length === 0 ? (
        <ErrorPanel subject="waiverReasons" onReload={onReload} />
      ) : (
        <Questions texts={texts.waiver} waivers={waivers} reasons={reasons} />
      )}
    </StepPage>
  );
});

interface QuestionsProps {
  readonly texts: AnnualDeclarationsContent["waiver"];
  readonly waivers: Waivers;
  readonly reasons: readonly WaiverReason[];
}

/** The questions. After a rejection they show the answers and the error. WAIV-01, WAIV-04 */
const Questions = observer(({ texts, waivers, reasons }: QuestionsProps) => {
  const { form, refusal, touched } = waivers;
  return (
    <>
      <Refusal failure={refusal}>{refusal && failureWords(refusal, texts.failures)}</Refusal>
      <QuestionForm<Pick<Form, WaiverField>>
        id="waiver"
        names={texts.fields}
        values={() => waivers.form}
        change={waivers.change}
        touched={touched}
        files={waivers.files}
        onSend={() => void waivers.request()}
        submit={texts.submit}
        introduction={<RichText text={texts.form} />}
      >
        {(field) => (
          <>
            <SelectField
              {...field.named("year")}
              isRequired
              options={waivers.offeredYears.map((year) => ({ value: String(year), label: String(year) }))}
              chosen={form.year === undefined ? undefined : String(form.year)}
              onChoose={(year) => waivers.change({ year: Number(year) })}
            />
            <div className={styles.dates}>
              <DateField {...field.typed("startDate")} isRequired />
              <DateField {...field.typed("endDate")} isRequired />
            </div>
            <SelectField
              {...field.named("reason")}
              isRequired
              options={reasons.map(({ code, label }) => ({ value: code, label }))}
              chosen={form.reason?.code}
              onChoose={(chosen) => waivers.change({ reason: reasons.find(({ code }) => code === chosen) })}
            />
          </>
        )}
      </QuestionForm>
    </>
  );
});

interface RecordProps {
  readonly texts: AnnualDeclarationsContent;
  readonly record: CpdRecord;
  readonly years: readonly number[];
}

/** Existing waivers in the offered years, and what evidence to keep. */
const Record = observer(({ texts, record, years }: RecordProps) => {
  const rules = useRules();
  return (
    <>
      {record.history.value && (
        <AnswerList
          heading={texts.waiver.soFar.heading}
          answers={waiversSoFar(record.history.value, years, texts.waiver.soFar, texts.history.table, rules)}
        />
      )}
      <RichText text={texts.waiver.evidence} />
    </>
  );
});
