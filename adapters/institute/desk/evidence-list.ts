import { displaySize } from "../../../domain/evidence/evidence-limits.ts";
import type { Evidence } from "../../../domain/evidence/evidence.ts";
import { html, type Html } from "../platform/pages/html.ts";
import { section, time } from "./pieces.ts";
import type { Visit } from "./visit.ts";

/** The address under which a file of a member is saved. LOG-02 */
const addressOf = ({ references }: Visit, { id }: Evidence): string =>
  `/desk/evidence/${references.to("evidence", id)}`;

/** The files of a case or a person, with links that save them; nothing without any. LOG-02 */
export const evidenceList = (visit: Visit, files: readonly Evidence[]): Html | undefined =>
  files.length === 0
    ? undefined
    : section(
        "files",
        "Files sent",
        html`<ul class="days wide-days ruled">${files.map(
          (file) =>
            html`<li>${time(file.receivedOn, visit.rules)}<div><a href="${addressOf(visit, file)}">${file.name}</a>, ${displaySize(file.size)}${file.about ? html` <span class="code">${file.about.reference}</span>` : ", not sent with a form yet"}</div></li>`,
        )}</ul>`,
      );
