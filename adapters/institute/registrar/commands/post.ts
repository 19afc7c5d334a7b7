import type { CommonOptions } from "../command-context.ts";
import { parseBankColumns, parseDay, parseLine } from "../option-values.ts";
import type { RegisterCommand } from "../registry.ts";
import { postPayments, type BankFileOptions } from "./post-payments.ts";

/** `registrar post payments`; actions with one person add `charge`, `payment`, `reverse` and `refund`. */
export const postCommands: RegisterCommand = ({ command, program, withContext }) => {
  const posting = program
    .command("post")
    .description("post a charge or a payment, reverse a posting, refund credit, or post a bank file");
  command("payments <file>", "post the payments of a bank's file: CSV, CAMT.053 or MT940", posting)
    .option("--date <day>", "date of the entries that have none, such as 2026-03-04", parseDay)
    .option(
      "--columns <columns>",
      "the columns of CSV, kept for this heading: amount=…,reference=…,date=…",
      parseBankColumns,
    )
    .option("--leave <lines...>", "the lines of the file to leave unmatched", parseLine)
    .action((path: string, options: CommonOptions & BankFileOptions) =>
      withContext(options, (context) => postPayments(context, path, options)),
    );
};
