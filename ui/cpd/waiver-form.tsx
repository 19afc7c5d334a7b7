import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import type { AnnualDeclarationsContent } from "../../application/content/pages.ts";
import type { Waivers } from "../../application/cpd/waivers.ts";
import type { WaiverField } from "../../domain/cpd/waiver.ts";
import { offeredYears } from "../../domain/cpd/waiver.ts";
import { Button } from "../parts/button.tsx";
import { DateField } from "../parts/date-field.tsx";
import { ErrorSummary } from "../parts/error-summary.tsx";
import { RequiredNote } from "../parts/required-note.tsx";
import { RichText } from "../parts/rich-text.tsx";
import { SelectField } from "../parts/select-field.tsx";
import { useStepHeading } from "../parts/step-heading.ts";
import styles from "./waiver-form.module.css";
import { waiverFields } from "./waiver-words.ts";

interface WaiverFormProps {
  readonly texts: AnnualDeclarationsContent["waiver"];
  readonly waivers: Waivers;
}

const idOf = (field: WaiverField): string => `waiver-${field}`;

/** The form for a waiver. It comes back with its answers, and with what was said against them, when it is refused. WAIV-01, WAIV-04 */
export const WaiverForm = observer(({ texts, waivers }: WaiverFormProps) => {
  const { form, refusal, today } = waivers;
  const field = (name: WaiverField) => ({
    id: idOf(name),
    label: waiverFields[name].label,
    error: waivers.problemOf(name),
    isRequired: true,
    onLeave: () => waivers.leave(name),
  });
  const holder = useRef<HTMLFormElement>(null);
  const refused = useRef<HTMLParagraphElement>(null);
  useStepHeading(holder, "form");
  useEffect(() => refused.current?.focus(), []);
  return (
    <form
      ref={holder}
      className={styles.form}
      noValidate
      onSubmit={(submit) => {
        submit.preventDefault();
        void waivers.request();
      }}
    >
      <h2 tabIndex={-1}>Request a waiver</h2>
      <Errors waivers={waivers} />
      {refusal !== undefined && (
        <p ref={refused} className={styles.refusal} role="alert" tabIndex={-1}>
          {refusal}
        </p>
      )}
      <RichText text={texts.form} />
      <RequiredNote />
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

/** What is said beside the fields, once more above them. FORM-04 */
const Errors = observer(({ waivers }: { readonly waivers: Waivers }) => {
  const { told, attempt } = waivers;
  if (attempt === 0 || told.length === 0) return null;
  const errors = told.map(({ field, message }) => ({ ...waiverFields[field], fieldId: idOf(field), message }));
  return <ErrorSummary errors={errors} attempt={attempt} />;
});
