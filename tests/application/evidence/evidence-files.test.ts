import { describe, expect, it, vi } from "vitest";

import { EvidenceFiles } from "../../../application/evidence/evidence-files.ts";
import { Drafts } from "../../../application/flow/drafts.ts";
import type { EvidenceArchive, ListedEvidence } from "../../../application/ports/evidence.ts";
import { CallFailure, err, ok } from "../../../application/ports/result.ts";
import type { Session } from "../../../application/shell/session.ts";
import { maxEvidenceBytes } from "../../../domain/evidence/evidence-limits.ts";
import type { CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import type { FailureStatus } from "../../../domain/shell/failure.ts";
import { memoryTab } from "../support/memory-tab.ts";
import { TestClock } from "../support/test-clock.ts";

type Upload = EvidenceArchive["upload"];

const fileOf = (name: string, size = 3) => ({
  name,
  size,
  lastModified: 1_750_000_000_000,
  arrayBuffer: () => Promise.resolve(new Uint8Array([1, 2, 3]).buffer),
});

const failure = (status: FailureStatus, description?: string) =>
  err(new CallFailure("EVIDENCE_UPLOAD_SUBMIT_ERROR", status, "id", { description }));

const stored: Upload = (name, bytes, key) =>
  Promise.resolve(
    ok({ id: `id-of-${key}`, name, type: "pdf", size: bytes.length, receivedOn: "2026-06-15" as CalendarDate }),
  );

const opened = (upload: Upload = stored) => {
  const tab = memoryTab(new Map<string, string>());
  const session = { user: { customerId: "1" } as Session["user"] } as Session;
  const drafts = new Drafts(tab, session, new TestClock(new Date("2026-06-15T12:00:00")));
  const archive = {
    upload: vi.fn(upload),
    list: (): ReturnType<EvidenceArchive["list"]> => Promise.resolve(ok([])),
    file: () => Promise.resolve(failure(404)),
    remove: vi.fn<EvidenceArchive["remove"]>(() => Promise.resolve(ok(undefined))),
  };
  let count = 0;
  const services = { drafts, newIdentifier: () => `key-${(count += 1)}` };
  const filesOf = (form: string) => new EvidenceFiles(form, archive, services);
  return { files: filesOf("waiver"), archive, filesOf };
};

const statuses = ({ entries }: EvidenceFiles) => entries.map(({ state }) => state.status);

describe("the files of a form (LOG-02)", () => {
  it("are sent one after the other, with their progress, and are received once they are stored", async () => {
    const steps: string[] = [];
    const { files } = opened(async (name, bytes, key, onProgress) => {
      onProgress(0.5);
      steps.push(JSON.stringify(files.entries.map(({ state }) => state)));
      return stored(name, bytes, key, onProgress);
    });
    await files.add([fileOf("one.pdf"), fileOf("two.pdf")]);
    expect(steps).toEqual([
      '[{"status":"sending","share":0.5},{"status":"waiting"}]',
      '[{"status":"received","id":"id-of-key-1"},{"status":"sending","share":0.5}]',
    ]);
    expect(files.ids).toEqual(["id-of-key-1", "id-of-key-2"]);
    expect(files.news).toEqual({ what: "received", name: "two.pdf" });
  });

  it.each([
    ["no answer", "unreachable", "failed"],
    ["a time-out", "timeout", "failed"],
    ["too many requests", 429, "failed"],
    ["a scanner that is not there", 503, "failed"],
    ["a type that is not taken", 415, "refused"],
    ["no room", 409, "refused"],
  ] as const)("after %s may be tried again only where that helps", async (_, status, state) => {
    const { files } = opened(() => Promise.resolve(failure(status, "Why it was.")));
    await files.add([fileOf("one.pdf")]);
    expect(files.entries[0]?.state).toEqual({ status: state, description: "Why it was." });
    expect([files.ids, files.mayBeSent(), files.heldUp]).toEqual([undefined, false, { key: "key-1" }]);
  });

  it("are tried again under the same key, and hold the form up no longer", async () => {
    const answers = [failure("unreachable")];
    const { files, archive } = opened((...sent) => Promise.resolve(answers.shift() ?? stored(...sent)));
    await files.add([fileOf("one.pdf")]);
    expect(files.mayBeSent()).toBe(false);
    await files.retry("key-1");
    await files.retry("key-1");
    expect(archive.upload.mock.calls.map(([, , key]) => key)).toEqual(["key-1", "key-1"]);
    expect([files.heldUp, files.mayBeSent()]).toEqual([undefined, true]);
  });

  it("are not sent where they cannot be taken", async () => {
    const { files, archive } = opened();
    await files.add([fileOf("big.pdf", maxEvidenceBytes + 1), fileOf("empty.pdf", 0)]);
    await files.add(Array.from({ length: 9 }, (_, index) => fileOf(`${index}.pdf`)));
    expect(files.entries.flatMap(({ state }) => ("reason" in state ? [state.reason] : []))).toEqual([
      "tooLarge",
      "empty",
      "tooMany",
    ]);
    expect(archive.upload).toHaveBeenCalledTimes(8);
  });

  it("say so when the device can no longer read one", async () => {
    const { files } = opened();
    await files.add([{ ...fileOf("one.pdf"), arrayBuffer: () => Promise.reject(new Error("gone")) }]);
    expect(files.entries[0]?.state).toEqual({ status: "refused", reason: "unreadable" });
  });

  it("are not sent where they are protected PDFs", async () => {
    const { files, archive } = opened();
    const pdf = new TextEncoder().encode("\n%PDF-1.7\ntrailer<</Encrypt 5 0 R>>");
    await files.add([{ ...fileOf("one.pdf"), arrayBuffer: () => Promise.resolve(pdf.buffer) }]);
    expect(files.entries[0]?.state).toEqual({ status: "refused", reason: "protected" });
    expect(archive.upload).not.toHaveBeenCalled();
  });

  it("are removed here and at the organisation, and stay when that fails", async () => {
    const { files, archive } = opened();
    await files.add([fileOf("one.pdf"), fileOf("two.pdf")]);
    archive.remove.mockResolvedValueOnce(failure("unreachable"));
    await files.remove("key-1");
    expect(files.entries).toHaveLength(2);
    await files.remove("key-1");
    await files.remove("key-1");
    expect(files.ids).toEqual(["id-of-key-2"]);
    expect(archive.remove.mock.calls).toEqual([["id-of-key-1"], ["id-of-key-1"]]);
  });

  it("that did not arrive are named on the next visit, and hold the form up until they are removed", async () => {
    const never = new Promise<never>(() => {});
    const { files, filesOf } = opened(() => never);
    void files.add([fileOf("one.pdf"), fileOf("two.pdf")]);
    const later = filesOf("waiver");
    later.resume();
    expect(later.entries.map(({ name, state }) => [name, state])).toEqual([
      ["one.pdf", { status: "refused", reason: "unreadable" }],
      ["two.pdf", { status: "refused", reason: "unreadable" }],
    ]);
    expect(later.mayBeSent()).toBe(false);
    await later.remove("key-1");
    await later.remove("key-2");
    expect(later.mayBeSent()).toBe(true);
  });

  it("that were refused keep their reason on the next visit", async () => {
    const { files, filesOf } = opened(() => Promise.resolve(failure(415, "This is not a PDF.")));
    await files.add([fileOf("one.docx"), fileOf("big.pdf", maxEvidenceBytes + 1), fileOf("empty.pdf", 0)]);
    const later = filesOf("waiver");
    later.resume();
    expect(later.entries).toEqual(files.entries);
  });

  it("lead to the first that holds the form up, on each attempt", async () => {
    const answers = [stored];
    const { files } = opened((...sent) => (answers.shift() ?? (() => Promise.resolve(failure(415))))(...sent));
    await files.add([fileOf("one.pdf"), fileOf("two.docx"), fileOf("three.docx")]);
    expect(files.mayBeSent()).toBe(false);
    const first = files.heldUp;
    expect(first).toEqual({ key: "key-2" });
    expect(files.mayBeSent()).toBe(false);
    expect(files.heldUp).not.toBe(first);
    await files.remove("key-2");
    expect([files.mayBeSent(), files.heldUp]).toEqual([false, { key: "key-3" }]);
    await files.remove("key-3");
    expect(files.heldUp).toBeUndefined();
  });

  it("can be given up while they are sent, so that the next is sent", async () => {
    const never = new Promise<never>(() => {});
    const answers: Upload[] = [() => never, stored];
    const { files } = opened((...sent) => (answers.shift() ?? stored)(...sent));
    const sending = files.add([fileOf("one.pdf"), fileOf("two.pdf")]);
    await vi.waitFor(() => expect(statuses(files)).toEqual(["sending", "waiting"]));
    await files.remove("key-1");
    await sending;
    expect(files.ids).toEqual(["id-of-key-2"]);
  });

  it("that were received are there on the next visit, in their own form alone", async () => {
    const answers = [stored, () => Promise.resolve(failure("unreachable"))];
    const { files, filesOf } = opened((...sent) => (answers.shift() ?? stored)(...sent));
    await files.add([fileOf("one.pdf"), fileOf("two.pdf")]);
    expect(statuses(files)).toEqual(["received", "failed"]);
    const [later, other] = [filesOf("waiver"), filesOf("answer")];
    for (const each of [later, other]) each.resume();
    expect([later.ids, other.ids]).toEqual([["id-of-key-1"], undefined]);
    later.clear();
    const afterwards = filesOf("waiver");
    afterwards.resume();
    expect(afterwards.entries).toEqual([]);
  });

  it("make the form another attempt when others would be sent", async () => {
    const { files } = opened();
    const onChange = vi.fn<() => void>();
    files.watch(onChange);
    await files.add([fileOf("one.pdf")]);
    await files.remove("key-1");
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  const withCode = (code: string) => new CallFailure("CPD_WAIVER_SUBMIT_ERROR", 422, "id", { code });
  const listed = (id: string, about?: ListedEvidence["about"]): ListedEvidence => ({
    id,
    name: "a.pdf",
    type: "pdf",
    size: 3,
    receivedOn: "2026-06-15" as CalendarDate,
    mayRemove: true,
    about,
  });

  it("that are gone, or prove something else, hold their form up by name", async () => {
    const { files, archive } = opened();
    archive.list = () =>
      Promise.resolve(ok([listed("id-of-key-1"), listed("id-of-key-3", { kind: "submission", reference: "WVR-1" })]));
    await files.add([fileOf("one.pdf"), fileOf("two.pdf"), fileOf("three.pdf")]);
    expect(await files.showGone(withCode("EVIDENCE_GONE"))).toBe(true);
    expect(files.entries.map(({ state }) => ("reason" in state ? state.reason : state.status))).toEqual([
      "received",
      "gone",
      "gone",
    ]);
    expect(files.heldUp).toEqual({ key: "key-2" });
  });

  it.each<[string, CallFailure, EvidenceArchive["list"]]>([
    ["another refusal", withCode("ALREADY_COVERED"), () => Promise.resolve(ok([]))],
    ["a refusal without a code", new CallFailure("CPD_WAIVER_SUBMIT_ERROR", 422, "id"), () => Promise.resolve(ok([]))],
    ["a list that cannot be read", withCode("EVIDENCE_GONE"), () => Promise.resolve(failure(500))],
    ["a list of all of them", withCode("EVIDENCE_GONE"), () => Promise.resolve(ok([listed("id-of-key-1")]))],
  ])("stay as they are after %s", async (_, reason, list) => {
    const { files, archive } = opened();
    archive.list = list;
    await files.add([fileOf("one.pdf")]);
    expect(await files.showGone(reason)).toBe(false);
    expect(statuses(files)).toEqual(["received"]);
  });
});
