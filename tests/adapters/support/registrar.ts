import type { Database } from "../../../adapters/institute/platform/storage/storage.ts";
import { contextFor } from "../../../adapters/institute/registrar/command-context.ts";
import { registrarProgram } from "../../../adapters/institute/registrar/program.ts";
import { shippedTexts } from "./own-texts.ts";
import { settingsOf } from "./settings.ts";

/** Runs a registrar's command on an open database, now or at another time; returns its output. */
export const registrarAt =
  (database: Database, environment: Readonly<Record<string, string>> = {}, now?: Date) =>
  async (...words: readonly string[]): Promise<string> => {
    const said: string[] = [];
    const print = (line: string) => void said.push(line);
    const withContext = async (
      options: object,
      work: Parameters<Parameters<typeof registrarProgram>[0]["withContext"]>[1],
    ) => {
      const context = await contextFor(database, settingsOf(environment), { as: "A. Clerk", ...options }, print, now);
      const { contentFolder, institute } = context.settings;
      const { body, rules } = institute;
      // A command reads its texts anew; those of the project do not change.
      const library = contentFolder === undefined ? shippedTexts(body.links, rules) : context.mails.library;
      return work({ ...context, mails: { ...context.mails, library } });
    };
    await registrarProgram({ withContext, settings: () => Promise.resolve(settingsOf(environment)), print }).parseAsync(
      [...words],
      {
        from: "user",
      },
    );
    return said.join("\n");
  };
