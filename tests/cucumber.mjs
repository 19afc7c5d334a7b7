import { fileURLToPath } from "node:url";

// Cucumber's profiles: one step library, two actors. `core` renders the real pages in Node; `desk` does so once more for
// scenarios tagged @staff, whose registrar works at the desk; `french` does so for those tagged @also-in-french, as
// somebody who reads French; `browser` runs those tagged @browser in Chromium. Worlds and hooks read where they are from
// their parameters.

const shared = {
  import: [
    fileURLToPath(new URL("cucumber/plain-failures.ts", import.meta.url)),
    "tests/steps/**/*.ts",
    "tests/actors/world.ts",
  ],
  format: ["summary"],
};

export const core = { ...shared, tags: "not @screen-only", worldParameters: { level: "core" } };
export const desk = { ...shared, tags: "@staff", worldParameters: { level: "core", staffAt: "desk" } };
export const french = { ...shared, tags: "@also-in-french", worldParameters: { level: "core", reads: "French" } };
export const browser = { ...shared, tags: "@browser", worldParameters: { level: "browser" } };
// Cucumber requires a default profile.
export default {};
