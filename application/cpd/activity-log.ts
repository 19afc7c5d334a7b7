import { makeAutoObservable, observableRef, runInAction } from "mobx";

import {
  activityEntryOf,
  activityFormShape,
  activityProblems,
  activityQuestions,
  emptyActivityForm,
  formOfActivity,
  type Activity,
  type ActivityEntry,
  type ActivityFacts,
  type ActivityField,
  type ActivityForm,
  type SentActivity,
} from "../../domain/cpd/activity.ts";
import { isSameAnswers } from "../../domain/kernel/answers.ts";
import { dayOf, type CalendarDate } from "../../domain/kernel/calendar-date.ts";
import type { Problems } from "../../domain/kernel/field-rules.ts";
import type { EvidenceFiles } from "../evidence/evidence-files.ts";
import type { ActionFailure } from "../flow/confirmed-action.ts";
import { IdempotentSubmission } from "../flow/idempotent-submission.ts";
import { Questions } from "../flow/questions.ts";
import { showFailureElsewhere } from "../flow/show-failure-elsewhere.ts";
import { TouchedFields } from "../flow/touched-fields.ts";
import type { ActivityRegister } from "../ports/institute.ts";
import type { FlowServices } from "../shell/flow-services.ts";
import { draftFrom, type ActivityDraft, type OpenedForm } from "./activity-draft.ts";
import type { CpdRecord } from "./cpd-record.ts";

/** The payload: a new activity, or a changed one. */
interface Sent {
  readonly changes?: string | undefined;
  /** The version that it is changed from. */
  readonly version?: string | undefined;
  readonly entry: SentActivity;
}

/** What was changed is gone, or was changed meanwhile. */
const movedStatuses: readonly unknown[] = [404, 412];

/** Key of the form of a new activity; others have the ID of theirs. */
const added = "";

/** The form that adds an activity to the log, or changes one. LOG-01 */
export class ActivityLog {
  isOpen = false;
  /** ID of the activity that is changed; undefined for a new one. */
  changes: string | undefined = undefined;
  /** The activity that was saved last, until the form opens again. */
  saved: ActivityEntry | undefined = undefined;
  /** Errors shown beside the fields. */
  readonly touched: TouchedFields<ActivityField> = new TouchedFields(() => ({
    ...this.problems,
    ...this.questions.asked,
  }));
  readonly questions: Questions<ActivityForm> = new Questions(
    (form) => activityQuestions(form, this.#current?.opened ?? form),
    this.touched,
  );
  readonly #confirmation: IdempotentSubmission<Sent, ActivityEntry>;
  readonly #record: CpdRecord;
  readonly #services: Pick<FlowServices, "clock" | "rules">;
  readonly #newFiles: (form: string) => EvidenceFiles | undefined;
  readonly #files = new Map<string, EvidenceFiles | undefined>();
  /** What is typed and not sent, by activity. */
  forms: ActivityDraft["forms"] = {};

  constructor(
    register: ActivityRegister,
    record: CpdRecord,
    services: Pick<FlowServices, "clock" | "rules" | "drafts" | "failedSaves" | "navigationGuard" | "newIdentifier">,
    newFiles: (form: string) => EvidenceFiles | undefined = () => undefined,
  ) {
    this.#newFiles = newFiles;
    this.#record = record;
    this.#services = services;
    this.#confirmation = new IdempotentSubmission(
      {
        name: "activity",
        submit: async ({ changes, version, entry }, key) => {
          const outcome = await (changes === undefined
            ? register.logActivity(entry, key)
            : register.changeActivity(changes, entry, version));
          if (!outcome.ok && movedStatuses.includes(outcome.reason.status))
            await this.#readAgain({ isGone: outcome.reason.status === 404 });
          return outcome.ok ? { ok: true, value: entry } : outcome;
        },
        onDone: (entry) => {
          this.#discard();
          this.saved = entry;
          void record.log?.refresh();
        },
        showInForm: (reason) => this.files?.showGone(reason),
        ...showFailureElsewhere(services.failedSaves, "activity", "/professional-development/log"),
      },
      services,
    );
    // The day changes unobserved.
    makeAutoObservable(
      this,
      { forms: observableRef, saved: observableRef, files: false, today: false },
      { autoBind: true },
    );
  }

  get today(): CalendarDate {
    const { clock, rules } = this.#services;
    return dayOf(clock.now(), rules);
  }

  get form(): ActivityForm {
    return this.#current?.form ?? emptyActivityForm(this.today);
  }

  /** The files that it is sent with; undefined where none are taken. LOG-02 */
  get files(): EvidenceFiles | undefined {
    return this.#filesOf(this.changes ?? added);
  }

  get problems(): Problems<ActivityField> {
    return activityProblems(this.form, this.#facts);
  }

  get isSending(): boolean {
    return this.#confirmation.submission.status === "submitting";
  }

  /** Whether the activity was changed elsewhere since the form was opened. FORM-01 */
  get isOutdated(): boolean {
    const { submission } = this.#confirmation;
    return submission.status === "failed" && submission.reason.status === 412;
  }

  /** Whether the activity was removed elsewhere since the form was opened. FORM-01 */
  get isGone(): boolean {
    return this.#current?.isGone === true;
  }

  /** Why the latest attempt failed. */
  get refusal(): ActionFailure | undefined {
    const { submission, isRefused } = this.#confirmation;
    return submission.status === "failed" ? { description: submission.reason.description, isRefused } : undefined;
  }

  /** Whether leaving would lose input. A pending submission resumes on the next visit. SHELL-12 */
  get isUnsaved(): boolean {
    return this.isOpen && !this.isSending && this.#isBegun;
  }

  /** Opens the form of an activity, or of a new one, with what was typed and not sent. */
  open(activity?: Activity): void {
    if (this.isOpen || this.isSending) return;
    const isAgain = this.changes === activity?.id;
    this.changes = activity?.id;
    if (!this.#isBegun) {
      const opened = activity ? formOfActivity(activity) : emptyActivityForm(this.today);
      this.#put({ opened, form: opened, version: activity?.version });
    }
    this.isOpen = true;
    this.saved = undefined;
    this.touched.clear();
    this.questions.clear();
    this.#confirmation.recover();
    // An attempt of unknown outcome keeps its key, so that it counts once.
    if (isAgain) this.#confirmation.keep(this.#draft);
    else this.#confirmation.change(this.#draft);
  }

  /** Opens the form that was closed last. */
  reopen(): void {
    if (this.#isBegun) this.isOpen = true;
    else this.open();
  }

  /** Restores state from an earlier visit in this tab: what was typed, and a submission with unknown outcome. */
  async resume(): Promise<void> {
    const restored = this.#confirmation.resume();
    if (!restored) return;
    const { isOpen, changes, forms } = draftFrom(restored.draft, emptyActivityForm(this.today));
    this.forms = forms;
    this.changes = changes;
    for (const form of Object.keys(forms)) this.#filesOf(form)?.resume();
    this.isOpen = isOpen || restored.sending !== undefined;
    if (restored.sending !== undefined) await this.#confirmation.send(restored.sending, this.#draft);
  }

  /** Changes fields. A changed form is sent under a key of its own. */
  change(entered: Partial<ActivityForm>): void {
    const current = this.#current;
    if (!this.isOpen || this.isSending || !current) return;
    this.questions.clear();
    this.touched.change(Object.keys(entered) as ActivityField[], () => {
      this.#put({ ...current, form: { ...current.form, ...entered } });
    });
    this.#confirmation.change(this.#draft);
  }

  /** Sends a valid form, and shows the errors of another; ignores repeated calls. */
  async save(): Promise<void> {
    if (!this.isOpen) return;
    this.touched.touchAll(this.problems);
    const entry = activityEntryOf(this.form, this.#facts);
    if (!entry || this.files?.mayBeSent() === false || this.questions.ask(this.form)) return;
    const evidence = this.files?.ids;
    const { version, isGone } = this.#current ?? {};
    const changes = isGone === true ? undefined : this.changes;
    const sent = { changes, version, entry: evidence ? { ...entry, evidence } : entry };
    await this.#confirmation.send(sent, this.#draft);
  }

  /** Closes the form and keeps what is typed; no effect while sending. */
  close(): void {
    if (!this.isOpen || this.isSending) return;
    if (!this.#isBegun) {
      this.#discard();
      return;
    }
    this.isOpen = false;
    this.#confirmation.keep(this.#draft);
  }

  /** Leaves the page, so that the next visit starts with the log. */
  dismiss(): void {
    this.#confirmation.leave();
    this.saved = undefined;
    if (!this.isUnsaved) this.close();
  }

  /** Closes the form and discards all that is typed; no effect while sending. */
  reset(): void {
    if (this.isSending) return;
    for (const files of this.#files.values()) files?.clear();
    this.forms = {};
    this.#discard();
  }

  get #facts(): ActivityFacts {
    const years = this.#record.log?.value ?? [];
    return {
      today: this.today,
      rules: this.#services.rules,
      openYears: years.filter(({ isOpen }) => isOpen).map(({ year }) => year),
    };
  }

  get #current(): OpenedForm | undefined {
    return this.forms[this.changes ?? added];
  }

  get #isBegun(): boolean {
    const current = this.#current;
    const isTyped = current !== undefined && !isSameAnswers(activityFormShape, current.form, current.opened);
    return isTyped || (this.files?.entries.length ?? 0) > 0;
  }

  get #draft(): ActivityDraft {
    return { isOpen: this.isOpen, changes: this.changes, forms: this.forms };
  }

  /** Reads the log again, so that what is sent next replaces what somebody saved or removed meanwhile knowingly. FORM-01 */
  async #readAgain({ isGone }: Pick<OpenedForm, "isGone">): Promise<void> {
    await this.#record.log?.refresh();
    const activities = this.#record.log?.value?.flatMap((year) => year.activities);
    const version = activities?.find(({ id }) => id === this.changes)?.version;
    runInAction(() => {
      if (this.#current) this.#put({ ...this.#current, version, isGone });
    });
  }

  #filesOf(form: string): EvidenceFiles | undefined {
    if (!this.#files.has(form)) {
      const files = this.#newFiles(`activity-${form}`);
      files?.watch(() => this.#confirmation.change(this.#draft));
      this.#files.set(form, files);
    }
    return this.#files.get(form);
  }

  #put(form: OpenedForm): void {
    this.forms = { ...this.forms, [this.changes ?? added]: form };
  }

  /** Closes the form and discards what is typed in it; what is typed in others stays. */
  #discard(): void {
    this.files?.clear();
    const { [this.changes ?? added]: _, ...others } = this.forms;
    this.forms = others;
    this.changes = undefined;
    this.isOpen = false;
    this.#confirmation.forget();
    if (Object.keys(others).length > 0) this.#confirmation.keep(this.#draft);
  }
}
