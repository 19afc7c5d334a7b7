import { expect, test } from "vitest";
import { FileDownloads } from "../../application/documents/file-downloads.ts";
import type { Answered } from "../../application/ports/answered.ts";
import { answered, refused } from "../../application/ports/answered.ts";

const downloading = () => {
  const saved: string[] = [];
  return { files: new FileDownloads({ save: (address) => void saved.push(address) }, () => undefined), saved };
};
const waiting = () => Promise.race<Answered<string, string>>([]);

test("a file is prepared, and then saved once, however often it is asked for meanwhile", async () => {
  const { files, saved } = downloading();
  const prepare = () => Promise.resolve(answered("/api/receipt?ticket=t"));
  await Promise.all([files.start("RCPT-1", prepare), files.start("RCPT-1", prepare)]);
  expect(saved).toEqual(["/api/receipt?ticket=t"]);
});

test("one that fails says so, leaves the others alone and may be tried again", async () => {
  const { files, saved } = downloading();
  void files.start("RCPT-2", waiting);
  const before = files.stateOf("RCPT-2");
  await files.start("RCPT-1", () => Promise.resolve(refused("why")));
  expect(files.stateOf("RCPT-1")).toBe("error");
  expect(files.stateOf("RCPT-2")).toBe(before);
  await files.start("RCPT-1", () => Promise.resolve(answered("/1")));
  expect(saved).toEqual(["/1"]);
});

test("what is thrown is passed on, and nothing is being prepared for good", async () => {
  const { files, saved } = downloading();
  await expect(files.start("RCPT-1", () => Promise.reject(new Error("a part did not load")))).rejects.toThrow("did not load");
  expect(files.stateOf("RCPT-1")).toBe("error");
  expect(saved).toEqual([]);
});
