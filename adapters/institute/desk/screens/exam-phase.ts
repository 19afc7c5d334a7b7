import { examPhases, notificationsIn, type ExamPhase } from "../../../../domain/institute/customer/exam-period.ts";
import { changeNotices } from "../../areas/staff-actions/notices.ts";
import { openAccounts } from "../../platform/customers/find-customers.ts";
import { html } from "../../platform/pages/html.ts";
import type { ChangeForm, Subject } from "../change-form.ts";
import type { Values } from "../fields.ts";
import { formActions } from "../form-actions.ts";

const labels: Readonly<Record<ExamPhase, string>> = {
  withhold: "Hide results while they are being prepared",
  publish: "Publish results and show a notice",
  end: "Remove the notice after the results period",
};

const phaseIn = ({ phase }: Values): ExamPhase => examPhases.find((each) => each === phase) ?? "end";

const form: ChangeForm<undefined> = {
  path: "exam-results",
  heading: "Exam results of all students",
  lede: "Controls what students see while results are prepared, when they are published, and afterwards. No email is sent.",
  role: "admin",
  fields: () => [
    {
      name: "phase",
      label: "Exam results",
      kind: "choice",
      options: examPhases.map((phase) => [phase, labels[phase]]),
    },
  ],
  use: async (context, _about, values) => {
    const students = await openAccounts(context.database, "STUDENT");
    const changed = await changeNotices(context, students, (before) => notificationsIn(phaseIn(values), before));
    return changed.length === 0
      ? undefined
      : html`<p>${String(changed.length)} of ${String(students.length)} students will see a change.</p>`;
  },
  words: (values) => `: ${labels[phaseIn(values)].toLowerCase()}`,
  button: "Change what students see",
  recorded: () => "changed what students see about exam results",
};

const students: Subject<undefined> = {
  entry: "people",
  path: "/people",
  find: () => Promise.resolve(undefined),
  running: () => html`<a href="/desk/people">People</a>`,
  name: () => "All students",
  done: () => "/desk/people?done=exam-results",
};

/** Withholds, publishes or ends the results of an exam session for all students. QUAL-11, QUAL-12, DESK-05 */
export const examPhase = formActions(students, [form]);
