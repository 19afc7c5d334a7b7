import { removeFormerCredentialKeys, rotateCredentialKey } from "../../areas/documents/credential-keys.store.ts";
import { invitation } from "../../platform/mail/mails.ts";
import { putInOutbox } from "../../platform/mail/outbox.ts";
import { newKey, rotateSecret } from "../../platform/storage/secrets.ts";
import { invitationLasts, newPasswordLink } from "../../provider/credentials/passwords.ts";
import { rotateSigningKey } from "../../provider/signing-keys.ts";
import { CommandError, inOneTransaction, type CommandContext, type CommonOptions } from "../command-context.ts";
import { counted } from "../counted.ts";
import { nameOf, peopleOf } from "../people.ts";
import type { RegisterCommand } from "../registry.ts";
import type { Recipients } from "./notify.ts";

/** Sends people a link for choosing a password. PASS-01 */
export const invite = (context: CommandContext, who: readonly string[], recipients: Recipients) =>
  inOneTransaction(context, async (database) => {
    const { publicUrl, identity } = context.settings.institute;
    if (identity) throw new CommandError(`People sign in at ${identity.authority}: invite them there.`);
    const people = await peopleOf(database, who, recipients);
    for (const person of people) {
      if (person.isClosed === 1) throw new CommandError(`${nameOf(person)}: The account is closed.`);
      const { customerId } = person;
      const href = await newPasswordLink(database, { customerId, publicUrl, lasts: invitationLasts, now: context.now });
      await putInOutbox(
        database,
        { customerId, mail: invitation(context.mails, href), expiresAt: context.now.getTime() + invitationLasts },
        context.now,
      );
      if (people.length <= 20) context.print(`${nameOf(person)} is invited at ${person.email}.`);
    }
    context.print(`${people.length} ${people.length === 1 ? "invitation" : "invitations"}.`);
  });

/**
 * Rotates the keys for tokens, cookies and credentials. Former keys stay valid, so sign-ins continue; `compromised`
 * removes the former keys of credentials, which invalidates all credentials issued so far. VERI-04
 */
export const rotateKeys = (context: CommandContext, { compromised = false }: { readonly compromised?: boolean }) =>
  inOneTransaction(context, async (database) => {
    await rotateSigningKey(database);
    await rotateSecret(database, "cookie-key", newKey());
    await rotateCredentialKey(database, context.now);
    const removed = compromised ? await removeFormerCredentialKeys(database) : undefined;
    context.print(
      "Tokens and cookies are signed with new keys once each process is started again, credentials at once.",
    );
    context.print(
      removed === undefined
        ? "Those signed before stay good."
        : `Tokens and cookies signed before stay good. ${counted(removed, "former key")} of membership credentials removed: those signed before can no longer be verified, and members have to download them again.`,
    );
  });

/** `registrar invite` */
export const inviteCommand: RegisterCommand = ({ command, withContext }) => {
  command("invite [people...]", "send people a link to choose a password by")
    .option("--type <type>", "everyone of this kind")
    .action((who: string[], options: CommonOptions & Recipients) =>
      withContext(options, (context) => invite(context, who, options)),
    );
};

/** `registrar rotate-keys` */
export const rotateKeysCommand: RegisterCommand = ({ command, withContext }) => {
  command("rotate-keys", "make new keys to sign tokens, cookies and credentials with; nobody is signed out")
    .option("--compromised", "no longer verify membership credentials that were signed before")
    .action((options: CommonOptions & { readonly compromised?: boolean }) =>
      withContext(options, (context) => rotateKeys(context, options)),
    );
};
