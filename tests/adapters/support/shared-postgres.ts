import type { TestProject } from "vitest/node";

import { startPostgres, type PostgresCluster } from "./postgres-cluster.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the PostgreSQL that all contract tests share. */
    readonly postgres: string;
  }
}

let cluster: PostgresCluster | undefined;

/** Starts the PostgreSQL that all contract tests share; each test has its own databases. */
export const setup = async ({ provide }: TestProject): Promise<void> => {
  cluster = await startPostgres({ isDurable: false });
  provide("postgres", cluster.address);
};

export const teardown = (): Promise<void> | undefined => cluster?.stop();
