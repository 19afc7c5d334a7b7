import { changedRules } from "../../../../domain/institute/rules/remembered-rules.ts";
import { impactLines, rulesImpact } from "../../areas/reminders/rules-impact.ts";
import { rememberedRules, rememberRules } from "../../platform/storage/remembered-rules.ts";
import { inOneTransaction, type CommandContext, type CommonOptions } from "../command-context.ts";
import { printTable } from "../print-table.ts";
import type { RegisterCommand } from "../registry.ts";

/** Shows what the rules change for whom, and makes them those of the database. CORR-05 */
const rules = async (context: CommandContext, { rows = false }: { readonly rows?: boolean }): Promise<void> => {
  const { print, now } = context;
  await inOneTransaction(context, async (database) => {
    const before = await rememberedRules(database);
    if (before) {
      const changed = changedRules(before, context.rules);
      if (changed.length === 0) return print("The database uses these rules already.");
      printTable(
        print,
        ["Rule", "Now", "Then"],
        changed.map((change) => [change.rule, change.before, change.after]),
      );
      const impact = await rulesImpact(database, now, before, context.rules);
      for (const line of impactLines(impact, rows ? impact.people.length : 20)) print(line);
    }
    await rememberRules(database, context.rules);
  });
};

/** `registrar rules` */
export const rulesCommand: RegisterCommand = ({ command, withContext }) => {
  command("rules", "show what the rules in RULES_FILE change, and for whom; with --apply, use them")
    .option("--rows", "show each person")
    .action((options: CommonOptions & { rows?: boolean }) =>
      withContext({ ...options, isChangingRules: true }, (context) => rules(context, options)),
    );
};
