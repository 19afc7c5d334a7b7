import { fillLine } from "../platform/content/fill-line.ts";
import { unknownAddress } from "../platform/http/refusal-error.ts";
import { html, type Html } from "../platform/pages/html.ts";
import { renderErrors, type FormError } from "../platform/pages/pages.ts";
import { head } from "./components.ts";
import { deskFileOf, keepDeskFile, type DeskFile } from "./desk-files.store.ts";
import { fieldsOf, problemsIn, valuesOf, type Field } from "./fields.ts";
import type { Screen, ScreenResult, Upload, Visit } from "./visit.ts";

/** A form that uploads a file, which waits on the server until its preview is confirmed. */
export interface FileForm extends Omit<Screen, "show"> {
  readonly heading: string;
  readonly lede: string;
  /** Endings that the browser offers, such as ".csv,.xml". */
  readonly accept: string;
  /** Content above the form. */
  readonly above: (visit: Visit) => Html | undefined;
  readonly below?: (visit: Visit) => Promise<Html>;
  readonly fields: readonly Field[];
  /** The faults of a file, each with its place. */
  readonly faults: (visit: Visit, file: Omit<DeskFile, "fileId">) => Promise<readonly string[]>;
  /** The last part of the next address: the preview of the file, or a form for what is needed to read it. */
  readonly next: (visit: Visit, file: Omit<DeskFile, "fileId">) => Promise<string> | string;
}

const longestName = 100;
const faultsShown = 50;

const faultsOf = (name: string, faults: readonly string[]): Html =>
  html`<div class="summary" id="summary" tabindex="-1" autofocus>
      <div role="alert">
        <h2>${name} was not accepted</h2>
        <p>Nothing has been saved.</p>
        <ul>${faults.slice(0, faultsShown).map((fault) => html`<li>${fault}</li>`)}</ul>
        ${faults.length > faultsShown ? html`<p>and ${String(faults.length - faultsShown)} more.</p>` : undefined}
      </div>
    </div>`;

/** The screen with the form of an upload, and the upload itself. DESK-07, DESK-09 */
export const fileForm = ({ heading, lede, accept, above, below, fields, faults, next, ...where }: FileForm) => {
  const drawn = async (
    visit: Visit,
    typed: URLSearchParams,
    { problems = [], refusal }: { readonly problems?: readonly FormError[]; readonly refusal?: Html } = {},
  ): Promise<ScreenResult> => {
    const errors = renderErrors(heading, problems, visit.formErrors);
    return {
      title: refusal ? fillLine(visit.formErrors.title, { heading }) : errors.title,
      ...(problems.length > 0 || refusal ? { status: 422 } : {}),
      action: { action: `opened a form: ${heading.toLowerCase()}` },
      content: html`${errors.summary}${refusal}${head(heading, lede)}
        ${above(visit)}
        <form class="part" method="post" action="/desk${where.path}" enctype="multipart/form-data" novalidate>
          <div class="field">
            <label for="file">File</label>
            ${errors.message("file")}
            <input id="file" name="file" type="file" accept="${accept}" ${errors.marks("file")} />
          </div>
          ${fieldsOf(fields, typed, errors)}
          <p class="row"><button class="button" type="submit">See what will happen</button><span class="soft">Nothing changes yet.</span></p>
        </form>
        ${await below?.(visit)}`,
    };
  };
  const screen: Screen = { ...where, show: (visit) => drawn(visit, new URLSearchParams()) };
  const upload: Upload = {
    ...where,
    heavy: heading,
    take: async (visit, { file, typed }) => {
      const answers = valuesOf(fields, typed, visit.rules);
      const missing = file && file.bytes.length > 0 ? [] : [{ field: "file", message: "Choose a file." }];
      const problems = [...missing, ...problemsIn(fields, answers, visit.rules)];
      if (!file || problems.length > 0) return drawn(visit, typed, { problems });
      const given = { name: file.name.slice(-longestName), answers, bytes: file.bytes };
      const found = await faults(visit, given);
      if (found.length > 0) return drawn(visit, typed, { refusal: faultsOf(given.name, found) });
      const fileId = await keepDeskFile(visit.database, visit.staff.staffId, given, visit.now);
      return `/desk${where.path}/${visit.references.to("file", fileId)}/${await next(visit, given)}`;
    },
  };
  return { screen, upload };
};

/** The file of an opaque reference in an address, if the member of staff gave it. */
export const fileIn = async ({ database, references, parameter, staff }: Visit): Promise<DeskFile> => {
  const fileId = references.from("file", parameter);
  const file = fileId === undefined ? undefined : await deskFileOf(database, staff.staffId, fileId);
  if (!file) throw unknownAddress();
  return file;
};
