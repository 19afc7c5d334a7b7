import { expect, test } from "vitest";

import { FileDownloads } from "../../../application/documents/file-downloads.ts";
import { PersonalDataDownload } from "../../../application/my-details/personal-data-download.ts";
import type { Bytes } from "../../../application/ports/browser.ts";
import { CallFailure, err, ok, type Result } from "../../../application/ports/result.ts";
import type { Customer } from "../../../application/shell/customer.ts";

const customer = { person: { accaId: "4100107" } } as Customer;

const failure = (status: number, description?: string) =>
  err(new CallFailure("PERSONAL_DATA_DOWNLOAD_ERROR", status, "an-id", { description }));

const downloadWith = (...answers: readonly Result<Bytes, CallFailure>[]) => {
  const left = [...answers];
  const saved: string[] = [];
  const requests: string[] = [];
  const files = new FileDownloads(
    { save: (name) => void saved.push(name) },
    { report: () => undefined },
    () => "an-id",
    () => undefined,
  );
  const archive = {
    personalData: (format: string) => {
      requests.push(format);
      return Promise.resolve(left.shift() ?? ok(new Uint8Array()));
    },
  };
  return { data: new PersonalDataDownload(archive, customer, files), saved, requests };
};

test("a refusal is shown in the organisation's words until the next download (DATA-01)", async () => {
  const { data, saved } = downloadWith(failure(429, "Too many requests. Try again in 4 hours."));
  await data.download();
  expect([data.state, data.refusal]).toEqual(["error", "Too many requests. Try again in 4 hours."]);
  await data.download();
  expect([data.state, data.refusal]).toEqual(["idle", undefined]);
  expect(saved).toEqual(["MY-DATA_4100107.pdf"]);
});

test("a call failure without a reason is no refusal (DATA-01)", async () => {
  const { data, saved } = downloadWith(failure(500, "Something went wrong."));
  await data.download();
  expect([data.state, data.refusal]).toEqual(["error", undefined]);
  expect(saved).toEqual([]);
});

test("uses the chosen format, regardless of later choices (DATA-01)", async () => {
  const { data, saved, requests } = downloadWith();
  data.choose("file");
  const downloading = data.download();
  data.choose("document");
  await downloading;
  expect(requests).toEqual(["file"]);
  expect(saved).toEqual(["MY-DATA_4100107.json"]);
});
