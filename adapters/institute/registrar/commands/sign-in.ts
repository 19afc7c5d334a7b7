import { removeFormerCredentialKeys, rotateCredentialKey } from "../../areas/documents/credential-keys.store.ts";
import { inviteGroup, planGroupInvitation } from "../../areas/staff-actions/invite-group.ts";
import { actionAt, perform } from "../../areas/staff-actions/perform.ts";
import { assertPossibleWithAll } from "../../areas/staff-actions/possible.ts";
import { newKey, removeSecret, rotateSecret } from "../../platform/storage/secrets.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { removeEveryLink } from "../../provider/credentials/passwords.ts";
import { removeEveryProviderRecord } from "../../provider/provider-records.ts";
import { endEverySignIn } from "../../provider/sign-ins.ts";
import { removeSigningKeys, rotateSigningKey } from "../../provider/signing-keys.ts";
import { voidStaffLinks } from "../../provider/staff/links.store.ts";
import { endStaffSessions } from "../../provider/staff/sessions.store.ts";
import { inOneTransaction, type CommandContext, type CommonOptions } from "../command-context.ts";
import { nameOf, peopleOf, userTypeNamed } from "../people.ts";
import { pluralise } from "../pluralise.ts";
import type { RegisterCommand } from "../registry.ts";
import type { Recipients } from "./notify.ts";

/** Sends each of some people a link, whether or not they have one. PASS-01 */
const inviteNamed = async (context: CommandContext, who: readonly string[], recipients: Recipients) => {
  const people = await peopleOf(context.database, who, recipients);
  await assertPossibleWithAll(context, "invite", people);
  for (const person of people)
    await perform(actionAt("invite"), { context, about: person, given: {}, isDone: context.apply });
  return { invited: people, withAccess: 0, impossible: 0 };
};

/** Sends a link to those of a kind who have neither a password nor a link that works. PASS-01 */
const inviteKind = async (context: CommandContext, type: string) => {
  const group = await planGroupInvitation(context, { type: userTypeNamed(type), standing: "open" });
  await inviteGroup(context, group.invited);
  return group;
};

/** Sends people a link for choosing a password. PASS-01 */
export const invite = (context: CommandContext, who: readonly string[], recipients: Recipients) =>
  inOneTransaction(context, async (database) => {
    const { print } = context;
    const at = { ...context, database };
    const { type } = recipients;
    const { invited, withAccess, impossible } = await (who.length > 0 || type === undefined
      ? inviteNamed(at, who, recipients)
      : inviteKind(at, type));
    if (invited.length <= 20) for (const person of invited) print(`${nameOf(person)} is invited at ${person.email}.`);
    print(`${pluralise(invited.length, "invitation")}.`);
    if (withAccess > 0)
      print(`${pluralise(withAccess, "person has", "people have")} a password or a valid invitation.`);
    if (impossible > 0) print(`${pluralise(impossible, "person", "people")} cannot be invited.`);
  });

/** Rotates the keys for tokens, cookies and credentials. Former ones stay valid, so sign-ins continue. VERI-04 */
const renewKeys = async ({ print, seal, now }: CommandContext, database: Database): Promise<void> => {
  await rotateSigningKey(database, seal);
  await rotateSecret(database, seal, "cookie-key", newKey());
  await rotateCredentialKey(database, seal, now);
  print("Tokens and cookies are signed with new keys once each process is started again, credentials at once.");
  print("Those signed before stay valid.");
};

/**
 * Keys that a thief could open accounts with. The key that names accounts to authenticators stays, or no passkey would
 * work.
 */
const retiredKeys = [
  "cookie-key",
  "device-key",
  "passkey-challenge-key",
  "desk-passkey-challenge-key",
  "desk-device-key",
  "desk-key",
];

/**
 * Retires everything that opens an account for somebody who has the database: the keys of tokens, cookies, devices,
 * passkey ceremonies and credentials, sign-ins with their sessions, and mailed links. VERI-04
 */
const retireKeys = async ({ print, seal, now }: CommandContext, database: Database): Promise<void> => {
  await removeSigningKeys(database);
  for (const name of retiredKeys) await removeSecret(database, name);
  await endStaffSessions(database);
  await voidStaffLinks(database);
  await removeEveryProviderRecord(database);
  await removeEveryLink(database);
  const ended = await endEverySignIn(database, now);
  await rotateCredentialKey(database, seal, now);
  const removed = await removeFormerCredentialKeys(database);
  print(`${pluralise(ended, "sign-in has", "sign-ins have")} ended, and links in emails no longer work.`);
  print(
    `${pluralise(removed, "former key", "former keys")} of membership credentials removed: those signed before can no longer be verified, and members have to download them again.`,
  );
  print("Start every process again now: until then nobody can sign in.");
};

/** Rotates keys; after a theft (`compromised`), nothing that was stolen stays good. */
export const rotateKeys = (context: CommandContext, { compromised = false }: { readonly compromised?: boolean }) =>
  inOneTransaction(context, (database) => (compromised ? retireKeys : renewKeys)(context, database));

/** `registrar invite` */
export const inviteCommand: RegisterCommand = ({ command, withContext }) => {
  command("invite [people...]", "email people a link to choose a password")
    .option("--type <type>", "people of this type who have no password and no valid invitation")
    .action((who: string[], options: CommonOptions & Recipients) =>
      withContext(options, (context) => invite(context, who, options)),
    );
};

/** `registrar rotate-keys` */
export const rotateKeysCommand: RegisterCommand = ({ command, withContext }) => {
  command("rotate-keys", "make new keys to sign tokens, cookies and credentials with")
    .option("--compromised", "after a theft: retire all former keys at once, and end all sign-ins")
    .action((options: CommonOptions & { readonly compromised?: boolean }) =>
      withContext(options, (context) => rotateKeys(context, options)),
    );
};
