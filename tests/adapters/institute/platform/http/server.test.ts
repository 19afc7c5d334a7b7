import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { cpdOverview } from "../../../../../adapters/contract/cpd.contract.ts";
import { startInstitute } from "../../../../../adapters/institute/main/start-institute.ts";
import { describeStartupError } from "../../../../../adapters/institute/main/startup-error.ts";
import { Caller } from "../../../support/caller.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { freePort } from "../../../support/free-port.ts";
import { ask } from "../../../support/open-institute.ts";
import { environmentOf, startServer, tryToStart } from "../../../support/server.ts";
import { settingsOf } from "../../../support/settings.ts";
import { withInstitute } from "../../../support/with-institute.ts";

const inFolder = async (test: (folder: string) => Promise<void>) => {
  const folder = await mkdtemp(join(tmpdir(), "guildhall-"));
  await test(folder).finally(() => rm(folder, { recursive: true, force: true }));
};

/** What operators read when an institute with these settings cannot start in this process. */
const startupError = async (environment: Readonly<Record<string, string>>): Promise<string> => {
  const settings = settingsOf(environment);
  return startInstitute(settings).then(
    () => "",
    (error: unknown) => describeStartupError(error, settings),
  );
};

/** Resolves once the port refuses connections. */
const refusing = async (port: number): Promise<void> => {
  const socket = connect(port, "localhost");
  const outcome = await Promise.race([
    once(socket, "connect").then(() => "accepted"),
    once(socket, "error").then(() => "refused"),
  ]).catch(() => "refused");
  socket.destroy();
  if (outcome === "accepted") await refusing(port);
};

describe("a server that cannot start reports", () => {
  it("invalid variables, each by its name with its valid values", async () => {
    const { code, said } = await tryToStart({ PORT: "0", DATABASE_URL: "mysql://x", LOG_LEVEL: "loud" });
    expect(code).toBe(1);
    expect(said).toContain("PORT has to be a number from 1 to 65535.");
    expect(said).toContain("DATABASE_URL has to be a PostgreSQL address");
    expect(said).toContain("LOG_LEVEL has to be one of trace, debug");
    expect(said).not.toContain("at file:");
  });

  it("an unknown option, instead of starting where a check was requested", async () => {
    const { code, said } = await tryToStart({ DATA_DIR: "/proc/nope" }, "--chek");
    expect(code).toBe(1);
    expect(said).toBe("There is no option --chek. There is --check, which only checks the settings and the content.\n");
  });

  it("made-up people in production", async () => {
    const { code, said } = await tryToStart({ GUILDHALL_ENV: "production", SEED_PEOPLE: "yes" });
    expect(code).toBe(1);
    expect(said).toContain("SEED_PEOPLE cannot be yes while GUILDHALL_ENV is production");
  });

  it("a port in use, by its setting", () =>
    inFolder(async (folder) => {
      const other = createServer().listen(0, "localhost");
      await once(other, "listening");
      const { port } = other.address() as { port: number };
      const free = String(await freePort());
      const settings = { DATA_DIR: folder, SEED_PEOPLE: "no" };
      const inUse = await startupError({ ...settings, PORT: String(port) });
      const metricsInUse = await startupError({ ...settings, PORT: free, METRICS_PORT: String(port) });
      other.close();
      expect(inUse).toBe(`Port ${port} is in use. Stop what is using it, or give another PORT.`);
      expect(metricsInUse).toBe(`Port ${port} is in use. Stop what is using it, or give another METRICS_PORT.`);
    }));

  it("an address that is not this machine's", () =>
    inFolder(async (folder) => {
      expect(await startupError({ HOST: "192.0.2.77", PORT: "4200", DATA_DIR: folder, SEED_PEOPLE: "no" })).toBe(
        "There is no address of this machine called 192.0.2.77. Give another HOST.",
      );
    }));

  it("an unreachable database", async () => {
    const port = await freePort();
    expect(await startupError({ DATABASE_URL: `postgres://guildhall@127.0.0.1:${port}/guildhall` })).toBe(
      `The database at DATABASE_URL cannot be reached: connect ECONNREFUSED 127.0.0.1:${port}.`,
    );
  });

  it("a data folder that cannot be created", async () => {
    const [below, file] = await Promise.all([
      tryToStart({ DATA_DIR: "/proc/nope" }),
      tryToStart({ DATA_DIR: "/etc/passwd" }),
    ]);
    expect(below).toEqual({
      code: 1,
      said: "The data folder /proc/nope cannot be made: ENOENT: no such file or directory, mkdir '/proc/nope'. Give another DATA_DIR.\n",
    });
    expect(file).toEqual({ code: 1, said: "/etc/passwd is no folder. Give another DATA_DIR.\n" });
  });

  it("a DATABASE_URL that does not answer as PostgreSQL", async () => {
    const other = createServer((socket) => socket.destroy()).listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as { port: number };
    const reported = await startupError({ DATABASE_URL: `postgres://guildhall@127.0.0.1:${port}/guildhall` });
    other.close();
    expect(reported).toMatch(/^The database at DATABASE_URL cannot be reached: .+\.$/);
  });

  it("a missing folder of texts, by its setting, and creates no database", () =>
    inFolder(async (folder) => {
      expect(await startupError({ DATA_DIR: folder, CONTENT_DIR: "/etc/passwd" })).toContain(
        "/etc/passwd (CONTENT_DIR) cannot be read",
      );
      expect(await readdir(folder)).toEqual([]);
    }));

  it("a data folder that another process uses, as long as it does", () =>
    inFolder(async (folder) => {
      const first = await startServer({ DATA_DIR: folder, SEED_PEOPLE: "no" });
      const second = await tryToStart({ DATA_DIR: folder });
      expect(second.code).toBe(1);
      expect(second.said).toContain(`Another Guildhall is running on the data folder ${folder}.`);

      first.process.kill("SIGKILL");
      await first.ended;
      const third = await startServer({ DATA_DIR: folder, SEED_PEOPLE: "no" });
      third.process.kill("SIGTERM");
      expect((await third.ended).code).toBe(0);
    }));
});

describe("a running server", () => {
  it("stops despite an open connection without any request, as browsers keep one", () =>
    inFolder(async (folder) => {
      const server = await startServer({ DATA_DIR: folder, SEED_PEOPLE: "no" });
      const held = connect(server.port, "localhost");
      await once(held, "connect");
      // By then the server has accepted the earlier connection too.
      await fetch(server.url);
      server.process.kill("SIGTERM");
      expect((await server.ended).code).toBe(0);
      held.destroy();
    }));

  onEachDatabase(({ fresh }) => {
    it("prints its address and a person to sign in as, completes requests in progress, and keeps declarations", async () => {
      const storage = await fresh();
      const port = await freePort();
      const caller = await withInstitute(storage, port, (institute) =>
        Caller.of(institute, institute.person("Maya").customerId, port),
      );

      const server = await startServer({ ...environmentOf(storage), PORT: String(port) });
      const year = await caller.yearToDeclare();
      const { underWay, finish } = await caller.beginToDeclare(year);
      await underWay;
      server.process.kill("SIGTERM");
      await refusing(port);
      const receipt = await finish();
      expect(receipt).toContain("HTTP/1.1 201");
      const { code, said } = await server.ended;
      expect(code).toBe(0);
      expect(said).toContain("maya.member@example.org");

      const { answer } = await withInstitute(storage, port, (institute) => ask(institute, "Maya", cpdOverview));
      expect(answer).toMatchObject({ code: "UPTODATE", year: year + 1 });
    });
  });
});
