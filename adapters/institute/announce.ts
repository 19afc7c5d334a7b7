import { personCalled } from "./people/everyone.ts";
import { trialPassword } from "./people/person.ts";

/** The people one would meet first, and what each shows. */
const introductions = [
  ["Maya", "a member whose CPD declaration is due and who owes fees"],
  ["Owen", "a member whose declaration and payment are overdue"],
  ["Rita", "a retired member"],
  ["Grace", "a suspended member in the grace period"],
  ["Stella", "a student"],
  ["Ada", "an affiliate who may apply for membership"],
  ["Frank", "a firm"],
] as const;

/** What is printed once the server can be used. Its first line is relied upon by scripts. */
export const announcement = (port: number, publicUrl: string, offersPeople: boolean): string => {
  const lines = [`Guildhall is running at http://localhost:${port}`];
  if (publicUrl !== `http://localhost:${port}`) lines.push(`Members reach it at ${publicUrl}`);
  if (offersPeople) {
    const emails = introductions.map(([name]) => personCalled(name).email);
    const width = Math.max(...emails.map((email) => email.length));
    lines.push("", `Sign in as one of these, or anyone else of the trial. Everyone's password is ${trialPassword}`);
    for (const [name, shows] of introductions) lines.push(`  ${personCalled(name).email.padEnd(width)}  ${shows}`);
  }
  return `${lines.join("\n")}\n`;
};
