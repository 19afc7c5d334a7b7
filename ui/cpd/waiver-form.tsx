import { observer } from "mobx-react-lite";
import { useEffect, useMemo, useRef } from "react";
import type { AnnualDeclarationsContent } from "../../application/content/pages.ts";
import type { Waivers } from "../../application/cpd/waivers.ts";
import type { WaiverField } from "../../domain/cpd/waiver.ts";
import { offeredYears } from "../../domain/cpd/waiver.ts";
import type { Problems } from "../../domain/kernel/field-rules.ts";
import { isValid } from "../../domain/kernel/field-rules.ts";
import { Button } from "../parts/button.tsx";
import { DateField } from "../parts/date-field.tsx";
import type { FieldError } from "../parts/error-summary.tsx";
import { ErrorSummary } from "../parts/error-summary.tsx";
import { RichText } from "../parts/rich-text.tsx";
import { SelectField } from "../parts/select-field.tsx";
import styles from "./waiver-form.module.css";
import { waiverLabels } from "./waiver-words.ts";

interface WaiverFormProps {
  readonly texts: AnnualDeclarationsContent["waiver"];
  readonly waivers: Waivers;
}

const fieldsInOrder = ["year", "startDate", "endDate", "reason"] as const satisfies readonly WaiverField[];
const idOf = (field: WaiverField): string => `waiver-${field}`;

/** The form for a waiver. It comes back with its answers, and with what was said against them, when it is refused. WAIV-01, WAIV-04 */
export const WaiverForm = observer(({ texts, waivers }: WaiverFormProps) => {
  const { form, refusal, today } = waivers;
  const field = (name: WaiverField) => ({
    id: idOf(name),
    label: waiverLabels[name],
    error: waivers.problemOf(name),
    isRequired: true,
    onLeave: () => waivers.leave(name),
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const refused = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    (refused.current ?? heading.current)?.focus();
  }, []);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(submit) => {
        submit.preventDefault();
        void waivers.request();
      }}
    >
      <h2 ref={heading} tabIndex={-1}>
        Request a waiver
      </h2>
      <Attempted waivers={waivers} />
      {refusal !== undefined && (
        <p ref={refused} className={styles.refusal} role="alert" tabIndex={-1}>
          {refusal}
        </p>
      )}
      <RichText text={texts.form} />
      <SelectField
        {...field("year")}
        options={offeredYears(today).map((year) => ({ value: String(year), label: String(year) }))}
        chosen={form.year === undefined ? undefined : String(form.year)}
        onChoose={(year) => waivers.change({ year: Number(year) })}
      />
      <div className={styles.dates}>
        <DateField
          {...field("startDate")}
          typed={form.startDate}
          onChange={(startDate) => waivers.change({ startDate })}
        />
        <DateField {...field("endDate")} typed={form.endDate} onChange={(endDate) => waivers.change({ endDate })} />
      </div>
      <SelectField
        {...field("reason")}
        options={texts.reasons.map(({ code, label }) => ({ value: code, label }))}
        chosen={form.reason?.code}
        onChoose={(chosen) => waivers.change({ reason: texts.reasons.find(({ code }) => code === chosen) })}
      />
      <div className={styles.actions}>
        <Button look="primary" type="submit">
          Request waiver
        </Button>
        <Button onClick={waivers.close}>Close</Button>
      </div>
    </form>
  );
});

const summaryOf = (problems: Problems<WaiverField>): readonly FieldError[] =>
  fieldsInOrder.flatMap((field) => {
    const problem = problems[field];
    return problem === undefined ? [] : [{ fieldId: idOf(field), message: `${waiverLabels[field]}: ${problem}` }];
  });

/** What was wrong at the latest attempt, until nothing is any longer. FORM-04 */
const Attempted = observer(({ waivers }: { readonly waivers: Waivers }) => {
  const { attempted, problems } = waivers;
  // One list an attempt: it takes focus when it comes, and not while its fields are being put right.
  const errors = useMemo(() => summaryOf(attempted), [attempted]);
  return errors.length > 0 && !isValid(problems) ? <ErrorSummary errors={errors} /> : null;
});
