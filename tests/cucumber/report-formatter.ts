import { basename } from "node:path";
import type { FormatterPlugin } from "@cucumber/cucumber/api";
import { requirements } from "../requirements.ts";
import { reportPage } from "./report-page.ts";
import { RunRecorder } from "./run-record.ts";

/** Writes a run as one page to read, print and hand around. */
export default {
  type: "formatter",
  formatter({ on, write, options }) {
    const recorder = new RunRecorder();
    on("message", (envelope) => {
      recorder.hear(envelope);
      if (!envelope.testRunFinished) return;
      const when = new Date(envelope.testRunFinished.timestamp.seconds * 1000);
      const level = basename(options.report ?? "").includes("browser") ? "in the browser" : "without a screen";
      write(reportPage(recorder.record(), { when, level, demands: requirements }));
    });
  },
} satisfies FormatterPlugin<{ readonly report?: string }>;
