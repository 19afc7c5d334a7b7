import type { Compilable, CompiledQuery, DialectAdapter } from "kysely";
import { askedTogether } from "../asked-together.ts";
import type { Database } from "./storage.ts";

/** Stands for the key until there is one. None is stored with such a character in it. */
const slot = "\u0000";

/**
 * A statement about whatever has a key, which is put together once for a kind of database rather than each time
 * that it is asked, and sent once for all who ask it at the same moment: for what nearly every call asks, where that
 * costs as much as the database's own work. A transaction asks for itself.
 */
export const prepared = <Row>(statement: (database: Database, key: string) => Compilable<Row>) => {
  const compiled = new WeakMap<DialectAdapter, CompiledQuery<Row>>();
  const asking = new WeakMap<Database, (key: string) => Promise<readonly Row[]>>();
  const compile = (database: Database, adapter: DialectAdapter): CompiledQuery<Row> => {
    const query = statement(database, slot).compile();
    compiled.set(adapter, query);
    return query;
  };
  const ask = async (database: Database, key: string): Promise<readonly Row[]> => {
    const { adapter } = database.getExecutor();
    const query = compiled.get(adapter) ?? compile(database, adapter);
    const parameters = query.parameters.map((parameter) => (parameter === slot ? key : parameter));
    return (await database.executeQuery<Row>({ ...query, parameters })).rows;
  };
  return (database: Database, key: string): Promise<readonly Row[]> => {
    if (database.isTransaction) return ask(database, key);
    const together = asking.get(database) ?? askedTogether((of) => ask(database, of));
    asking.set(database, together);
    return together(key);
  };
};
