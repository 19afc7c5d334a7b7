import { cpdRecordFile } from "../../../adapters/contract/cpd-record.contract.ts";
import { requestWaiver } from "../../../adapters/contract/cpd-waivers.contract.ts";
import { certificate, documents } from "../../../adapters/contract/documents.contract.ts";
import { fees, invoice, receipt } from "../../../adapters/contract/fees.contract.ts";
import { personalDataDocument } from "../../../adapters/contract/personal-data.contract.ts";
import { submissionCopy } from "../../../adapters/contract/submissions.contract.ts";
import { fetchFile } from "./fetch-file.ts";
import { ask } from "./open-institute.ts";
import type { TestInstitute } from "./test-institute.ts";

/** A paper as somebody downloads it. */
interface DownloadedPaper {
  /** What it is, and of what: "GOOD_STANDING GS4100107". */
  readonly kind: string;
  readonly who: string;
  readonly bytes: Uint8Array;
}

type File = Parameters<typeof fetchFile>[2];

/**
 * Every kind of paper that people download, of a freshly seeded institute, in the language that they read; the
 * organisation's own without one. DOCS-01, DOCS-05, FEES-03, DATA-01, LANG-07
 */
export const everyPaper = async (institute: TestInstitute, language?: string): Promise<readonly DownloadedPaper[]> => {
  const papers: DownloadedPaper[] = [];
  const take = async (
    who: string,
    call: File,
    kind: string,
    params: Readonly<Record<string, string>> = {},
    query: Record<string, string> = {},
  ): Promise<void> => {
    const { status, bytes } = await fetchFile(institute, who, call, params, query, language);
    if (status !== 200) throw new Error(`${who} is answered ${String(status)} for ${kind}.`);
    papers.push({ kind, who, bytes });
  };
  for (const [who, customerType] of [
    ["Maya", "member"],
    ["Stella", "student"],
  ] as const) {
    const { keyResources, practisingCertificates } = (await ask(institute, who, documents, { query: { customerType } }))
      .answer;
    for (const resource of [...Object.values(keyResources), ...practisingCertificates.slice(0, 1)]) {
      const { certificateNumber = "", certificateType = "" } = resource ?? {};
      await take(who, certificate, certificateType, { number: certificateNumber }, { certificateType });
    }
  }
  const { transactions } = (await ask(institute, "Maya", fees)).answer;
  const { reference: paid = "" } = transactions.find(({ receiptAvailable }) => receiptAvailable) ?? {};
  await take("Maya", receipt, "RECEIPT", { reference: paid });
  const { reference: charged = "" } = transactions.find(({ invoiceAvailable }) => invoiceAvailable === true) ?? {};
  await take("Maya", invoice, "INVOICE", { reference: charged });
  await take("Maya", cpdRecordFile, "CPD_RECORD");
  const year = new Date().getFullYear();
  const waiver = {
    year,
    startDate: `${String(year)}-02-01`,
    endDate: `${String(year)}-03-31`,
    reasonCode: "PARENTAL_LEAVE",
    reasonLabel: "Parental leave",
    adjustmentType: "waiver",
  } as const;
  const asked = await ask(institute, "Priya", requestWaiver, {
    headers: { "idempotency-key": "every-paper" },
    body: waiver,
  });
  await take("Priya", submissionCopy, "SUBMISSION_COPY", { reference: asked.answer.reference ?? "" });
  await take("Maya", personalDataDocument, "PERSONAL_DATA");
  return papers;
};
