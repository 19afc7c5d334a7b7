process.env.NODE_ENV ??= "production";
import { fileURLToPath } from "node:url";

// One step library, two actors. `core` runs the services and the http adapters against the institute in this
// process; `browser` runs the same steps in Chromium. The level reaches worlds and hooks as parameters.level.
const own = (name) => fileURLToPath(new URL(`cucumber/${name}-formatter.ts`, import.meta.url));

const told = (report) => ({
  format: [own("analyst"), [own("report"), report]],
  formatOptions: { report },
});

const shared = {
  paths: ["features/**/*.feature"],
  import: ["tests/steps/**/*.ts", "tests/actors/world.ts"],
};

export const core = {
  ...shared,
  ...told("reports/features.html"),
  tags: "not @screen-only",
  worldParameters: { level: "core" },
};

export const browser = {
  ...shared,
  ...told("reports/features-browser.html"),
  tags: "@browser",
  worldParameters: { level: "browser" },
  parallel: 2,
};

// Carries nothing out: writes down which steps there are.
export const steps = { ...shared, dryRun: true, format: [own("catalogue")] };

export default core;
