import { fileURLToPath } from "node:url";

// Cucumber's profiles: one step library, two actors. `core` renders the real pages in Node; `browser` runs the
// scenarios tagged @browser in Chromium. Worlds and hooks read the level from their parameters.

const shared = {
  import: [
    fileURLToPath(new URL("cucumber/plain-failures.ts", import.meta.url)),
    "tests/steps/**/*.ts",
    "tests/actors/world.ts",
  ],
  format: ["summary"],
};

export const core = { ...shared, tags: "not @screen-only", worldParameters: { level: "core" } };
export const browser = { ...shared, tags: "@browser", worldParameters: { level: "browser" } };
// Cucumber requires a default profile.
export default {};
