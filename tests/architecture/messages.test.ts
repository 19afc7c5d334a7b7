import { globSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { allMessages } from "../../domain/institute/shell/all-messages.ts";

test("content can word every message of the rules, each under one key", () => {
  const topics = globSync("domain/**/*.ts").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/messagesOf\("(\w+)"/g)].map(([, topic]) => topic),
  );
  const listed = new Set(allMessages.map(({ key }) => key.split(".")[0]));
  expect(listed).toEqual(new Set(topics));
  for (const { key, english } of allMessages)
    expect(new Set(allMessages.filter((message) => message.key === key).map((message) => message.english))).toEqual(
      new Set([english]),
    );
});
