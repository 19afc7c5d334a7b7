import { expect, test } from "vitest";

import { FileDownloads } from "../../../application/documents/file-downloads.ts";
import type { Bytes, FileSaver } from "../../../application/ports/browser.ts";
import type { FailureReport } from "../../../application/ports/failure-reports.ts";
import { CallFailure, type Result, ok, err } from "../../../application/ports/result.ts";
import type { EventName } from "../../../application/ports/tracking.ts";
import type { FailureStatus } from "../../../domain/shell/failure.ts";

const pdf: Bytes = new Uint8Array([37, 80, 68, 70]);

const downloading = (save?: FileSaver["save"]) => {
  const saved: string[] = [];
  const reported: FailureReport[] = [];
  const events: EventName[] = [];
  const saver = { save: save ?? ((name: string) => void saved.push(name)) };
  const files = new FileDownloads(
    saver,
    { report: (report) => void reported.push(report) },
    () => "an-id",
    (event) => void events.push(event),
  );
  return { files, saved, reported, events };
};
const one = (fetch: () => Promise<Result<Bytes, CallFailure>>) => ({ card: "RCPT-1", name: "receipt.pdf", fetch });
const failure = (status: FailureStatus, description?: string) =>
  err(new CallFailure("RECEIPT_DOWNLOAD_ERROR", status, "an-id", { description }));
const arrives = () => Promise.resolve(ok(pdf));

test("a file is fetched and saved once despite repeated calls", async () => {
  const { files, saved, events } = downloading();
  let fetched = 0;
  const fetch = () => {
    fetched += 1;
    return arrives();
  };
  await Promise.all([files.start(one(fetch)), files.start(one(fetch))]);
  expect([fetched, saved, events]).toEqual([1, ["receipt.pdf"], ["documentDownloaded"]]);
});

test("a download is loading until its bytes arrive", async () => {
  const { files, saved } = downloading();
  let arrive: ((file: Result<Bytes, CallFailure>) => void) | undefined;
  const bytes = new Promise<Result<Bytes, CallFailure>>((resolve) => {
    arrive = resolve;
  });
  const whole = files.start(one(() => bytes));
  expect(files.stateOf("RCPT-1")).toBe("loading");
  arrive?.(ok(pdf));
  await whole;
  expect([files.stateOf("RCPT-1"), saved]).toEqual(["idle", ["receipt.pdf"]]);
});

test("a failed download shows an error, leaves the others alone and can be retried", async () => {
  const { files, saved, reported } = downloading();
  void files.start({ card: "RCPT-2", name: "other.pdf", fetch: () => Promise.race<Result<Bytes, CallFailure>>([]) });
  await files.start(one(() => Promise.resolve(failure("timeout"))));
  expect([files.stateOf("RCPT-1"), files.stateOf("RCPT-2")]).toEqual(["error", "loading"]);
  await files.start(one(arrives));
  expect([files.stateOf("RCPT-1"), saved]).toEqual(["idle", ["receipt.pdf"]]);
  expect(reported).toEqual([]);
});

test("a refused download shows the organisation's reason, until it is tried again (REAL-03)", async () => {
  const { files } = downloading();
  const reason = "Our documents cannot be printed with these characters: 伟.";
  await files.start(one(() => Promise.resolve(failure(422, reason))));
  expect([files.stateOf("RCPT-1"), files.refusalOf("RCPT-1"), files.refusalOf("RCPT-2")]).toEqual([
    "error",
    reason,
    undefined,
  ]);
  await files.start(one(() => Promise.resolve(failure(500, "Something went wrong."))));
  expect([files.stateOf("RCPT-1"), files.refusalOf("RCPT-1")]).toEqual(["error", undefined]);
  await files.start(one(arrives));
  expect([files.stateOf("RCPT-1"), files.refusalOf("RCPT-1")]).toEqual(["idle", undefined]);
});

test.each<[string, Parameters<typeof downloading>[0], () => Promise<Result<Bytes, CallFailure>>]>([
  ["code that does not load", undefined, () => Promise.reject(new Error("a part did not load"))],
  [
    "a file that cannot be saved",
    () => {
      throw new Error("no room");
    },
    arrives,
  ],
])("%s shows on the card and is reported", async (_, save, fetch) => {
  const { files, saved, reported } = downloading(save);
  await files.start(one(fetch));
  expect([files.stateOf("RCPT-1"), saved]).toEqual(["error", []]);
  expect(reported).toEqual([{ name: "FILE_DOWNLOAD_ERROR", status: "unhandled", correlationId: "an-id" }]);
});
