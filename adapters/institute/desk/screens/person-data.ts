import { personalDataOf, personalDataPaper } from "../../areas/personal-data/personal-data.ts";
import { assertPossible } from "../../areas/staff-actions/possible.ts";
import { readerLanguage } from "../../platform/mail/mails.ts";
import type { FileDownload, Visit } from "../visit.ts";
import { personOf } from "./person.ts";

const bytesOf = async (visit: Visit, format: "json" | "pdf", customer: Awaited<ReturnType<typeof personOf>>) => {
  const { database, now, rules, mails, organisation: body, connected } = visit;
  const language = readerLanguage(mails, customer);
  const data = { database, customer, now, body, content: mails.library, rules, language };
  return format === "pdf"
    ? personalDataPaper(data)
    : Buffer.from(JSON.stringify(await personalDataOf({ ...data, publicUrl: connected.publicUrl }), undefined, 2));
};

/** All data held about a person, to give them, as a file for programs and as a document to read. DATA-01, DESK-05 */
export const personDataFiles = (["json", "pdf"] as const).map((format): FileDownload => ({
  path: `/people/:parameter/data.${format}`,
  role: "admin",
  file: async (visit) => {
    const customer = await personOf(visit);
    await assertPossible(visit, "data", customer);
    const { customerId } = customer;
    return {
      name: `${customerId}.${format}`,
      bytes: await bytesOf(visit, format, customer),
      action: { action: "downloaded a person's data", customerId },
    };
  },
}));
