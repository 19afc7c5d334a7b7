import type { AnswerShape } from "../../domain/kernel/answers.ts";
import type { Problems } from "../../domain/kernel/field-rules.ts";
import type { Message } from "../../domain/kernel/message.ts";
import { refusalMessages, saveFailedBanner, type RefusalReason } from "../../domain/my-details/save-refusals.ts";
import type { SentSubject } from "../../domain/shell/component-texts.ts";
import { isTooOften, tooOftenMessage } from "../../domain/shell/too-often.ts";
import type { FieldOf } from "../flow/form-definition.ts";
import { Form } from "../flow/form.ts";
import type { SaveRefusal } from "../ports/personal-records.ts";
import { err, type Result } from "../ports/result.ts";
import type { FlowServices } from "../shell/flow-services.ts";
import type { Resource } from "../shell/resource.ts";

/** Banner above account and employment details; the same for every reason. ACCT-08, EMPL-05 */
export const bannerWords: Readonly<Record<RefusalReason, Message>> = {
  INVALID_EMAIL: saveFailedBanner,
  DUPLICATE_EMAIL: saveFailedBanner,
  GENERIC: saveFailedBanner,
};

/** A separately edited part of a record, saved with the record's version. */
interface PartOfRecord<Versioned, Values extends object, Saved> {
  /** Storage key of the draft, and the event label when it is saved. */
  readonly name: string;
  /** Subject of messages, and the address of its section. */
  readonly subject: SentSubject;
  readonly address: string;
  readonly record: Resource<Versioned>;
  readonly kinds: AnswerShape<Values>;
  readonly read: (record: Versioned) => Values;
  /** Whether editing is allowed. Default: always. */
  readonly mayEdit?: () => boolean;
  readonly problems: (values: Values) => Problems<FieldOf<Values>>;
  /** What to ask about valid values once, by field. */
  readonly questions?: ((values: Values) => Problems<FieldOf<Values>>) | undefined;
  /** Normalises values as the server stores them. */
  readonly shape?: (values: Values) => unknown;
  readonly save: (values: Values, version: string) => Promise<Result<Saved, SaveRefusal>>;
  /** Applies a successful save. Default: reloads the record, because only the institute knows what else changed. */
  readonly onSaved?: (saved: Saved) => Promise<void>;
  /** Overrides the messages of rejected saves. */
  readonly words?: Readonly<Record<RefusalReason, Message>>;
  /** The field that shows a rejected email address. CONT-09, CONS-10 */
  readonly emailField?: FieldOf<Values>;
}

/** Creates the form for a part of a record. */
export const recordForm = <Versioned extends { readonly version: string }, Values extends object, Saved>(
  part: PartOfRecord<Versioned, Values, Saved>,
  parts: FlowServices,
): Form<Values> => {
  const {
    name,
    subject,
    address,
    record,
    kinds,
    read,
    mayEdit,
    problems,
    questions,
    shape = (values) => values,
    save,
    onSaved,
    words = refusalMessages,
    emailField,
  } = part;
  return new Form<Values>(
    {
      name,
      subject,
      address,
      kinds,
      stored: () => record.value && { values: read(record.value), version: record.value.version },
      mayEdit,
      problems,
      questions,
      shape,
      save: async (values, version) => {
        const outcome = await save(values, version);
        if (outcome.ok) {
          if (onSaved) await onSaved(outcome.value);
          else await record.refresh();
          parts.track("sectionSaved", { section: name });
          return outcome;
        }
        if (outcome.reason === "NEWER") return err({ kind: "newer" });
        if (isTooOften(outcome.reason)) return err({ kind: "refused", message: tooOftenMessage(outcome.reason) });
        const field = outcome.reason === "GENERIC" ? undefined : emailField;
        return err({ kind: "refused", message: words[outcome.reason], field });
      },
      reload: () => record.refresh(),
      revalidate: () => record.revalidate(({ ok }) => ok),
      failed: words.GENERIC,
    },
    parts,
  );
};
