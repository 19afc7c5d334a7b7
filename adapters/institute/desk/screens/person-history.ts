import { isolateDirection } from "../../../../domain/kernel/isolated.ts";
import { fullNameOf } from "../../platform/customers/customers.store.ts";
import { html } from "../../platform/pages/html.ts";
import { changesOnRecord } from "../../platform/storage/audit.ts";
import { changeColumns, changeInWords } from "../../platform/storage/change-words.ts";
import { empty, head, table } from "../components.ts";
import { listFile } from "../list-file.ts";
import type { Download, Screen } from "../visit.ts";
import { personOf } from "./person.ts";

const latestChanges = 200;

/** Who changed what of a person, with the values before and after. CORR-03, DESK-05 */
export const historyScreen: Screen = {
  path: "/people/:parameter/history",
  entry: "people",
  show: async (visit) => {
    const person = await personOf(visit);
    const changes = (await changesOnRecord(visit.database, person.customerId)).toReversed();
    const shown = changes.slice(0, latestChanges);
    const rows = shown.map((change) => changeInWords(change, visit.rules));
    return {
      title: `Change history, ${isolateDirection(fullNameOf(person))}`,
      action: { action: "saw the history of a person", customerId: person.customerId },
      content: html`${head(
        "Change history",
        changes.length > shown.length
          ? `The latest ${String(latestChanges)} of ${String(changes.length)} changes.`
          : "Latest first. Values are kept for the period set in the rules.",
        html`<a class="button second" href="/desk/people/${visit.parameter}/history.csv">Download CSV</a>`,
        html`<a href="/desk/people/${visit.parameter}">${fullNameOf(person)}</a>`,
      )}${
        rows.length === 0
          ? empty("No changes.", "Changes by the member, staff and imports appear here.")
          : table(
              "Change history",
              [["What", "first"], ["When"], ["Who"], ["Before"], ["After"]],
              rows.map(({ what, when, who, before, after }) => [what, when, who, before, after]),
            )
      }`,
    };
  },
};

/** Who changed what of a person as a file, as `registrar history --csv` prints it. DESK-09 */
export const historyFile: Download = {
  path: "/people/:parameter/history.csv",
  file: async (visit) => {
    const { customerId } = await personOf(visit);
    const changes = await changesOnRecord(visit.database, customerId);
    const rows = changes.map((change) => changeInWords(change, visit.rules));
    return listFile(visit, "the history of a person", { columns: changeColumns, rows, customerId });
  },
};
