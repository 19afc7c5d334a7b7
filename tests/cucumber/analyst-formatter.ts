import type { FormatterPlugin } from "@cucumber/cucumber/api";
import type { ParseError } from "@cucumber/messages";
import { counts, explain } from "./explain.ts";
import { RunRecorder } from "./run-record.ts";
import { StepLibrary } from "./step-library.ts";

const unreadable = ({ source, message }: ParseError): string => {
  const place = `${source.uri ?? "A feature file"}:${String(source.location?.line ?? 1)}`;
  const got = /got '(.*)'$/s.exec(message)?.[1];
  return got === undefined
    ? `${place}\n    This file cannot be read: ${message}\n`
    : `${place}\n    This line cannot be read: «${got}». A line begins with Feature, Rule, Scenario, Given, When, Then, And, But, |, @ or #.\n`;
};

/** Tells an analyst what came of a run, in words; the last line has the counts. */
export default {
  type: "formatter",
  formatter({ on, write, options }) {
    const recorder = new RunRecorder();
    const library = new StepLibrary();
    const unread: ParseError[] = [];
    on("message", (envelope) => {
      recorder.hear(envelope);
      library.hear(envelope);
      if (envelope.parseError) unread.push(envelope.parseError);
      if (envelope.testRunFinished) {
        const run = recorder.record();
        const trouble = explain(run, library);
        write(trouble === "" ? "" : `\n${trouble}\n`);
        if (run.scenarios.length === 0) write("No scenario was run.\n");
        else if (options.report !== undefined) write(`The report to read and hand around: ${options.report}\n`);
        write(`${counts(run)}\n`);
        // Stricter than Cucumber, which would call a scenario without steps a success.
        if (run.failed > 0) process.once("exit", () => (process.exitCode = 1));
      }
    });
    return () => {
      if (unread.length > 0) write(`\n${unread.map(unreadable).join("\n")}\n${counts({ passed: 0, failed: unread.length })}\n`);
    };
  },
} satisfies FormatterPlugin<{ readonly report?: string }>;
