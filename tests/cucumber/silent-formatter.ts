import type { FormatterPlugin } from "@cucumber/cucumber/api";

/** Writes nothing: the report follows the run. */
export default { type: "formatter", formatter: () => undefined } satisfies FormatterPlugin;
