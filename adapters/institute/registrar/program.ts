import type { Command } from "commander";

import { backupCommands } from "./commands/backup.ts";
import { caseCommands } from "./commands/cases.ts";
import { dataCommand } from "./commands/data.ts";
import { exportCommands } from "./commands/export.ts";
import { feeRunsCommand } from "./commands/fee-runs.ts";
import { feesCommand } from "./commands/fees.ts";
import { findCommand } from "./commands/find.ts";
import { historyCommand } from "./commands/history.ts";
import { importCommand } from "./commands/import.ts";
import { inboxCommand } from "./commands/inbox.ts";
import { journalCommand } from "./commands/journal.ts";
import { examsCommand, notifyCommand } from "./commands/notify.ts";
import { overdueCommand } from "./commands/overdue.ts";
import { owingCommand } from "./commands/owing.ts";
import { peopleCommand } from "./commands/people.ts";
import { personActionCommands } from "./commands/person-actions.ts";
import { postCommands } from "./commands/post.ts";
import { reviewCommand } from "./commands/review.ts";
import { rulesCommand } from "./commands/rules.ts";
import { showCommand } from "./commands/show.ts";
import { inviteCommand, rotateKeysCommand } from "./commands/sign-in.ts";
import { staffCommands } from "./commands/staff.ts";
import { statusCommand } from "./commands/status.ts";
import { suspendCommand } from "./commands/suspend-listed.ts";
import { unmatchedCommand } from "./commands/unmatched.ts";
import { yearCommand } from "./commands/year.ts";
import { registryOf, type Environment, type RegisterCommand } from "./registry.ts";

/** Every command, in the order of the help. */
const commands: readonly RegisterCommand[] = [
  importCommand,
  exportCommands,
  inviteCommand,
  inboxCommand,
  showCommand,
  findCommand,
  peopleCommand,
  historyCommand,
  statusCommand,
  caseCommands,
  reviewCommand,
  postCommands,
  unmatchedCommand,
  feesCommand,
  feeRunsCommand,
  owingCommand,
  journalCommand,
  examsCommand,
  yearCommand,
  rulesCommand,
  overdueCommand,
  suspendCommand,
  personActionCommands,
  dataCommand,
  notifyCommand,
  backupCommands,
  rotateKeysCommand,
  staffCommands,
];

/** The registrar's command line. Commands are dry runs without --apply. */
export const registrarProgram = (environment: Environment): Command => {
  const registry = registryOf(environment);
  for (const register of commands) register(registry);
  return registry.program;
};
