import { rotateSigningKey } from "../../institute/identity/signing-keys.ts";
import { newKey, rotateSecret } from "../../institute/storage/secrets.ts";
import { inOneTransaction, type CommandContext } from "../command-context.ts";

/** Makes new keys to sign tokens and cookies with; those before go on being taken, so that nobody is signed out. */
export const rotateKeys = (context: CommandContext) =>
  inOneTransaction(context, async (database) => {
    await rotateSigningKey(database);
    await rotateSecret(database, "cookie-key", newKey());
    context.print("Tokens and cookies are signed with new keys once each process is started again; those signed before stay good.");
  });
