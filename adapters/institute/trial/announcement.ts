import { personNamed } from "./everyone.ts";
import { isOnlyHere } from "./mail-pages.ts";
import { trialPassword } from "./person.ts";
import { rosa } from "./staff.ts";

/** Made-up people to try first, and what each of them shows. */
const introductions = [
  ["Maya", "a member whose CPD declaration is due and who owes fees"],
  ["Owen", "a member whose declaration and payment are overdue"],
  ["Rita", "a retired member"],
  ["Grace", "a suspended member in the grace period"],
  ["Stella", "a student"],
  ["Ada", "an affiliate who may apply for membership"],
  ["Frank", "a firm"],
  ["Elise", "a member who reads French"],
  ["Luc", "a suspended member who reads French"],
] as const;

interface TrialSettings {
  readonly publicUrl: string;
  /** Absent where there is no desk. */
  readonly deskUrl?: string | undefined;
  /** The mail server; without one, mails are shown as pages. */
  readonly mail?: object | undefined;
}

/** The lines that say whom to sign in as, and where mails are. */
export const trialIntroduction = ({ publicUrl, deskUrl, mail }: TrialSettings): readonly string[] => {
  const emails = introductions.map(([name]) => personNamed(name).email);
  const width = Math.max(...emails.map((email) => email.length));
  return [
    "",
    `Sign in as one of these, or anyone else of the trial. Everyone's password is ${trialPassword}`,
    ...introductions.map(([name, shows]) => `  ${personNamed(name).email.padEnd(width)}  ${shows}`),
    ...(deskUrl === undefined ? [] : [`  ${rosa.email.padEnd(width)}  staff, at ${deskUrl}/desk`]),
    ...(mail === undefined && isOnlyHere(publicUrl)
      ? ["", `A trial sends no mail. Read what it would have sent at ${publicUrl}/outside/mail`]
      : []),
  ];
};
