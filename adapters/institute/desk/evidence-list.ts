import type { Activity } from "../../../domain/cpd/activity.ts";
import { displaySize } from "../../../domain/evidence/evidence-limits.ts";
import type { Evidence, EvidenceSubject } from "../../../domain/evidence/evidence.ts";
import { html, type Html } from "../platform/pages/html.ts";
import { section, time, type Words } from "./components.ts";
import type { Visit } from "./visit.ts";

/** The address under which a file of a member is saved. LOG-02 */
const addressOf = ({ references }: Visit, { id }: Evidence): string =>
  `/desk/evidence/${references.to("evidence", id)}`;

/** What a file proves: the title of an activity, or the reference of a submission. */
const subjectOf = (
  about: EvidenceSubject | undefined,
  activities: readonly Pick<Activity, "id" | "title">[],
): Words => {
  if (!about) return ", not sent with a form";
  if (about.kind === "submission") return html` <span class="code">${about.reference}</span>`;
  return html`<br /><span class="soft">${activities.find(({ id }) => id === about.reference)?.title ?? "An activity that was removed"}</span>`;
};

/** The files of a case or a person, with links that save them; nothing without any. LOG-02 */
export const evidenceList = (
  visit: Visit,
  files: readonly Evidence[],
  activities: readonly Pick<Activity, "id" | "title">[] = [],
): Html | undefined =>
  files.length === 0
    ? undefined
    : section(
        "files",
        "Files",
        html`<ul class="days wide-days ruled">${files.map(
          (file) =>
            html`<li>${time(file.receivedOn, visit.rules)}<div><a href="${addressOf(visit, file)}">${file.name}</a>, ${displaySize(file.size)}${subjectOf(file.about, activities)}</div></li>`,
        )}</ul>`,
      );
