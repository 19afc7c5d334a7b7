import type { Container } from "inversify";
import type { AnnualDeclarationsContent } from "../../../application/content/pages.ts";
import { mayAskForWaiver, offeredYears } from "../../../domain/cpd/waiver.ts";
import { isWaiver } from "../../../domain/cpd/history.ts";
import { WAIVER_DELETION, WAIVERS } from "../../../ui/composition/bindings/waivers.ts";
import { CPD_RECORD } from "../../../ui/composition/bindings/cpd.ts";
import { CUSTOMER } from "../../../ui/composition/bindings/shell.ts";
import { adjustmentWords, outcomeWords, statusWords, waiverFields } from "../../../ui/cpd/waiver-words.ts";
import { plainText } from "../plain-text.ts";
import type { Screen } from "../screen.ts";

type Part = Omit<Screen, "heading">;

const answers = (list: readonly { readonly question: string; readonly answer: string }[]): string[] =>
  list.map(({ question, answer }) => `${question}\n${answer}`);

/** Asking for a waiver and deleting one, at core level. */
export const waiverScreens = (container: Container) => {
  const record = container.get(CPD_RECORD);
  const customer = container.get(CUSTOMER);
  const waivers = container.get(WAIVERS);
  const deletion = container.get(WAIVER_DELETION);

  const form = (texts: AnnualDeclarationsContent["waiver"]): Part => ({
    question: waivers.refusal === undefined && waivers.attempt === 0 ? "Request a waiver" : undefined,
    words: [
      plainText(texts.form),
      waivers.refusal ?? "",
      waivers.attempt === 0 ? "" : "There are errors on the page",
      ...(["year", "startDate", "endDate", "reason"] as const).map((field) => waivers.problemOf(field) ?? ""),
    ],
    buttons: { "Request waiver": waivers.request, Close: waivers.close },
    fields: {
      [waiverFields.startDate.label]: (startDate) => waivers.change({ startDate }),
      [waiverFields.endDate.label]: (endDate) => waivers.change({ endDate }),
    },
    selects: {
      [waiverFields.year.label]: Object.fromEntries(
        offeredYears(waivers.today).map((year) => [String(year), () => waivers.change({ year })]),
      ),
      [waiverFields.reason.label]: Object.fromEntries(
        texts.reasons.map((reason) => [reason.label, () => waivers.change({ reason })]),
      ),
    },
  });

  /** What has taken the page over; undefined while nothing has. */
  const open = (texts: AnnualDeclarationsContent["waiver"]): Part | undefined => {
    if (!waivers.isOpen) return undefined;
    switch (waivers.step) {
      case "LANDING":
        return form(texts);
      case "SUBMITTING":
        return { words: [], buttons: {} };
      case "COMPLETE": {
        const { submission } = waivers;
        return {
          question: "Waiver requested",
          words: submission.status === "done" ? answers(outcomeWords(waivers.form, submission.done)) : [],
          buttons: { Continue: waivers.continue },
        };
      }
      case "CPD_STATUS_CONFIRM": {
        const overview = record.overview.value;
        const years = record.history.value;
        return {
          question: "Your CPD status",
          words: overview && years ? answers(statusWords(overview, years, waivers.form.year)) : [],
          buttons: { Close: waivers.continue },
        };
      }
    }
  };

  /** What stands on the page itself. */
  const offered = (): Pick<Screen, "words" | "buttons"> => {
    const overview = record.overview.value;
    const mayAsk = overview !== undefined && mayAskForWaiver(overview.code, customer.isRetired);
    const { asking, deleted, submission } = deletion;
    if (asking)
      return {
        words: ["Delete this waiver?", adjustmentWords(asking.waiver), submission.status === "failed" ? submission.reason : ""],
        buttons: { "Delete waiver": deletion.confirm, "Keep waiver": deletion.keep },
      };
    const [first] = (record.history.value ?? []).flatMap(({ year, adjustments }) =>
      adjustments.filter(isWaiver).map((waiver) => ({ year, waiver })),
    );
    return {
      words: deleted ? [`Deleted from ${deleted.year}: ${adjustmentWords(deleted.waiver)}`] : [],
      buttons: {
        ...(mayAsk ? { "Request a waiver": waivers.open } : {}),
        ...(first ? { "Delete waiver": () => deletion.ask(first.year, first.waiver) } : {}),
      },
    };
  };

  return { open, offered };
};
