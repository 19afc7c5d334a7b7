// One step library, two actors. `core` runs the services and the http adapters against the institute in this
// process; `browser` runs the same steps in Chromium. The level reaches worlds and hooks as parameters.level.
const shared = {
  paths: ["features/**/*.feature"],
  import: ["tests/steps/**/*.ts", "tests/actors/**/*.ts"],
  strict: true,
};

export const core = {
  ...shared,
  tags: "not @screen-only",
  worldParameters: { level: "core" },
  format: ["progress", ["html", "reports/features.html"]],
};

export const browser = {
  ...shared,
  tags: "@browser",
  worldParameters: { level: "browser" },
  parallel: 2,
  format: ["progress", ["html", "reports/features-browser.html"]],
};

export default core;
