import type { FormatterPlugin } from "@cucumber/cucumber/api";

/** Cucumber wants someone to write to the terminal; what there is to say is said when the run is over. */
export default { type: "formatter", formatter: () => undefined } satisfies FormatterPlugin;
