import { mkdirSync, writeFileSync } from "node:fs";
import type { FormatterPlugin } from "@cucumber/cucumber/api";
import { stepCatalogue } from "./step-catalogue.ts";
import { StepLibrary } from "./step-library.ts";

const file = "reports/steps.md";

/** Writes the steps an analyst may use, from the step library itself. */
export default {
  type: "formatter",
  formatter({ on, write }) {
    const library = new StepLibrary();
    const used: { readonly text: string; readonly uri: string }[] = [];
    on("message", (envelope) => {
      library.hear(envelope);
      if (envelope.pickle) used.push(...envelope.pickle.steps.map(({ text }) => ({ text, uri: envelope.pickle?.uri ?? "" })));
      if (!envelope.testRunFinished) return;
      mkdirSync("reports", { recursive: true });
      writeFileSync(file, stepCatalogue(library, used));
      write(`${String(library.steps.length)} steps are described in ${file}\n`);
    });
  },
} satisfies FormatterPlugin;
