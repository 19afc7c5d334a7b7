import { registrarProgram } from "../../../adapters/registrar/program.ts";
import { deskAt } from "../../../adapters/registrar/office.ts";
import { readSettings } from "../../../adapters/institute/settings.ts";
import type { Database } from "../../../adapters/institute/storage/storage.ts";

/** Runs a command of the registrar's on an open database; what it said comes back. */
export const registrarAt =
  (database: Database, environment: Readonly<Record<string, string>> = {}) =>
  async (...words: readonly string[]): Promise<string> => {
    const said: string[] = [];
    const say = (line: string) => void said.push(line);
    const desk = async (options: object, work: Parameters<Parameters<typeof registrarProgram>[0]["desk"]>[1]) =>
      work(await deskAt(database, readSettings(environment), { as: "A. Clerk", ...options }, say));
    await registrarProgram({ desk, settings: () => readSettings(environment), say }).parseAsync([...words], { from: "user" });
    return said.join("\n");
  };
