import { setTimeout } from "node:timers/promises";

import { openStorage, type StorageChoice } from "../../adapters/institute/platform/storage/storage.ts";
import { trialPassword } from "../../adapters/institute/trial/person.ts";
import { answeringAt } from "../adapters/support/answering-at.ts";
import { Browser, SignIn } from "../adapters/support/browser.ts";
import { declarationAnswers } from "../adapters/support/declaring.ts";
import { addNewcomers, emailOf, headersOf, newcomersLikeMaya } from "../adapters/support/newcomers.ts";
import { registrarAt } from "../adapters/support/registrar.ts";
import { startServer, stopServer, type Server } from "../adapters/support/server.ts";
import { countStatuses, environmentAt, onBoth, send, sendUntilAccepted, type Answer } from "./stage.ts";

const contenders = 50;

/** Uses a single-use item at a server as one of several contenders. */
type Use = (url: string, contender: number) => Promise<Pick<Answer, "status">>;

/** Kinds of single-use items, by name; each round creates a new item. */
type ItemKinds = Readonly<Record<string, (round: number) => Promise<Use>>>;

let browsers = 0;
/** A new browser with an address of its own, because addresses are rate limited. */
const browserAt = (url: string): Browser =>
  new Browser(answeringAt(url), undefined, `198.51.100.${(browsers += 1) % 250}`);

const choosePassword =
  (link: string): Use =>
  (url, contender) =>
    browserAt(url).visit(link, { password: `correct horse battery ${contender}` });

/** The latest link for choosing a password, from the trial's mail page, which shows to direct connections only. */
const mailedLink = async (url: string, email: string): Promise<string> => {
  const browser = new Browser(answeringAt(url));
  for (let attempt = 0; attempt < 400; attempt += 1) {
    const { text: mails } = await browser.visit("/outside/mail");
    const [, mail] = new RegExp(`href="([^"]+)">[^<]*</a> to ${email}<`).exec(mails) ?? [];
    const { text } = mail === undefined ? { text: "" } : await browser.visit(mail);
    const [link] = /[^"]+\/idp\/choose-password\/[^"]+/.exec(text) ?? [];
    if (link !== undefined) return link;
    await setTimeout(25);
  }
  throw new Error(`No link was sent to ${email}`);
};

// Each kind has its own people.
const firstIds = {
  signIn: 6_290_000,
  newPassword: 6_300_000,
  invitation: 6_310_000,
  declaration: 6_320_000,
  version: 6_330_000,
};

const itemKindsAt = async (storage: StorageChoice, url: string, rounds: number): Promise<ItemKinds> => {
  const crowd = Object.values(firstIds).flatMap((firstId) => newcomersLikeMaya(firstId, rounds));
  await addNewcomers(storage, crowd);
  const headers = await headersOf(storage, crowd);
  const call = (server: string, customerId: number, path: string, { headers: further, ...options }: RequestInit = {}) =>
    send(`${server}/api/customers/${customerId}${path}`, {
      ...options,
      headers: { ...headers.get(String(customerId)), "content-type": "application/json", ...(further as object) },
    });
  return {
    "the code of a sign-in": async (round) => {
      const signIn = new SignIn(browserAt(url));
      const callback = await signIn.authorize(emailOf(firstIds.signIn + round), trialPassword);
      return (server) => signIn.tokens(callback, {}, answeringAt(server));
    },
    "the link to choose a new password": async (round) => {
      const email = emailOf(firstIds.newPassword + round);
      await browserAt(url).visit("/idp/forgotten-password", { email });
      return choosePassword(await mailedLink(url, email));
    },
    "an invitation": async (round) => {
      const email = emailOf(firstIds.invitation + round);
      const { database, close } = await openStorage(storage);
      await registrarAt(database, environmentAt(storage))("invite", email, "--apply");
      await close();
      return choosePassword(await mailedLink(url, email));
    },
    "the declaration of a year": async (round) => {
      const customerId = firstIds.declaration + round;
      const { year } = JSON.parse((await call(url, customerId, "/cpds/overview")).text) as { readonly year: number };
      const body = JSON.stringify({ year, ...declarationAnswers });
      return (server, contender) =>
        call(server, customerId, "/cpds/submissions", {
          method: "POST",
          body,
          headers: { "idempotency-key": `key-of-contender-${contender}` },
        });
    },
    "the version that a change is based on": async (round) => {
      const customerId = firstIds.version + round;
      const { text } = await call(url, customerId, "/employer?customerType=member");
      const { version } = JSON.parse(text) as { readonly version: string };
      return (server, contender) =>
        call(server, customerId, "/employer", {
          method: "PUT",
          body: JSON.stringify({ companyName: "", jobTitle: `Auditor ${contender}`, jobCategory: "TAX" }),
          headers: { "if-match": `"${version}"` },
        });
    },
  };
};

/** Lets all contenders use each kind of item at once, repeatedly; counts how often each item was used. */
const contend = async (itemKinds: ItemKinds, servers: readonly Server[], rounds: number) => {
  const rows = [];
  for (const [name, make] of Object.entries(itemKinds)) {
    const used: number[] = [];
    const answers: Pick<Answer, "status">[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const useItem = await make(round);
      const useAt = (contender: number) => useItem(servers[contender % servers.length]?.url ?? "", contender);
      const ofRound = await Promise.all(
        // The queue for passwords may be full.
        Array.from({ length: contenders }, (_, contender) => sendUntilAccepted(() => useAt(contender))),
      );
      answers.push(...ofRound);
      used.push(ofRound.filter(({ status }) => status > 0 && status < 300).length);
    }
    rows.push({
      item: name,
      rounds,
      "used once in": used.filter((times) => times === 1).length,
      "most often used": Math.max(...used),
      answers: countStatuses(answers),
    });
  }
  return rows;
};

/**
 * Lets fifty contenders use single-use items at once: over two processes on PostgreSQL, and over one on SQLite, which
 * allows only one. False when an item was used twice or never.
 */
export const once = async (rounds: number): Promise<boolean> => {
  const results = await onBoth(async (database, storage) => {
    const environment = { ...environmentAt(storage), TRUST_PROXY: "1", LONGEST_DELAY: "10000" };
    const first = await startServer(environment);
    const servers = storage.kind === "postgres" ? [first, await startServer(environment)] : [first];
    const rows = await contend(await itemKindsAt(storage, first.url, rounds), servers, rounds);
    await Promise.all(servers.map(stopServer));
    return rows.map((row) => ({ database, processes: servers.length, ...row }));
  });
  const rows = results.flat();
  console.table(rows);
  return rows.every((row) => row["used once in"] === rounds && row["most often used"] === 1);
};
