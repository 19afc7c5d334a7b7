import { randomUUID } from "node:crypto";

import { DeskBrowser } from "../actors/desk-browser.ts";
import { answeringAt } from "../adapters/support/answering-at.ts";
import type { CallHeaders } from "../adapters/support/newcomers.ts";
import { sampleJpeg, samplePdf, samplePng, segment } from "../adapters/support/sample-files.ts";
import { send } from "./stage.ts";

/** A server under load, and who keeps it busy. */
export interface Stage {
  readonly url: string;
  readonly desk: DeskBrowser;
  readonly busy: readonly [customerId: string, headers: CallHeaders];
  /** The first of many members with consecutive IDs. */
  readonly firstId: number;
  readonly members: number;
}

/** A kind of heavy work; answers with what became of it. */
export interface HeavyWork {
  readonly name: string;
  readonly seconds: number;
  /** Whether it is done again and again. */
  readonly isRepeated?: boolean;
  readonly work: (stage: Stage) => Promise<string>;
}

export const deskAt = async (url: string): Promise<DeskBrowser> => {
  const desk = new DeskBrowser(answeringAt(url));
  await desk.signIn();
  return desk;
};

const upload =
  (bytes: Buffer) =>
  async ({ url, busy: [customerId, headers] }: Stage): Promise<string> => {
    const sendOne = () =>
      send(`${url}/api/customers/${customerId}/evidence?name=a.png`, {
        method: "POST",
        headers: { ...headers, "content-type": "application/octet-stream", "idempotency-key": randomUUID() },
        body: new Uint8Array(bytes),
      });
    const answers = await Promise.all([1, 2, 3, 4].map(sendOne));
    return answers.map(({ status }) => status).join(" ");
  };

const many = <Part>(count: number, part: Part): readonly Part[] => Array.from({ length: count }, () => part);

const paper = async ({ url, busy: [customerId, headers] }: Stage): Promise<string> => {
  const { status } = await send(`${url}/api/customers/${customerId}/personal-data?format=pdf`, { headers });
  return String(status);
};

const inHundredths = (amount: number): string => (amount / 100).toFixed(2);

/** A bank's file in which each line names a person; one in `share` names the same one. */
const bankFile = ({ firstId, members }: Stage, name: string, lines: number, share = Infinity): string =>
  [
    "Date,Details,Amount",
    ...Array.from({ length: lines }, (_, index) => {
      const customerId = index % share === 0 ? firstId : firstId + (index % members);
      return `2026-11-20,${customerId} ${name} ${index},${inHundredths(10_000 + index)}`;
    }),
  ].join("\n");

const timed = async (work: () => Promise<void>): Promise<string> => {
  const start = performance.now();
  await work();
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
};

const postFile =
  (name: string, lines: number, share?: number) =>
  async (stage: Stage): Promise<string> => {
    const { desk } = stage;
    await desk.open("/desk/money/file");
    const shown = await timed(() =>
      desk.give("See what will happen", `${name}.csv`, bankFile(stage, name, lines, share)),
    );
    if (!desk.words.includes("is posted.")) return `${shown}, not shown: ${desk.status} ${desk.words.slice(0, 80)}`;
    const posted = await timed(() => desk.press("Post the payments"));
    return `shown in ${shown}, posted in ${posted}: ${desk.status} ${desk.words.includes("The bank file is posted") ? "posted" : "NOT POSTED"}`;
  };

const importFile =
  (people: number) =>
  async ({ desk, firstId }: Stage): Promise<string> => {
    const rows = Array.from({ length: people }, (_, index) => `${firstId + index},Newly${index}`);
    await desk.open("/desk/files");
    const csv = ["customerId,firstName", ...rows].join("\n");
    const shown = await timed(() => desk.give("See what will happen", "people.csv", csv));
    if (!desk.words.includes("This will happen"))
      return `${shown}, not shown: ${desk.status} ${desk.words.slice(0, 80)}`;
    const imported = await timed(() => desk.pressMain());
    return `shown in ${shown}, imported in ${imported}: ${desk.status}`;
  };

const lists = ["/desk/people.csv", "/desk/money/owing.csv", "/desk/money.csv", "/desk/year/suspend.csv"];

const previews = async ({ desk }: Stage): Promise<string> => {
  await desk.open("/desk/money/fees");
  const fees = await timed(() => desk.press("See what will happen"));
  const suspensions = await timed(async () => {
    await desk.open("/desk/year/suspend");
    await desk.untilDone();
  });
  return `fee run ${fees}, suspensions ${suspensions}`;
};

export const heavyWorks: readonly HeavyWork[] = [
  { name: "nothing", seconds: 8, work: () => Promise.resolve("") },
  {
    name: "PNG of 780,000 chunks",
    seconds: 8,
    isRepeated: true,
    work: upload(samplePng({ beside: many(780_000, ["sRGB", Buffer.alloc(1)] as const) })),
  },
  {
    name: "JPEG of 1.7 million segments",
    seconds: 8,
    isRepeated: true,
    work: upload(sampleJpeg({ beside: many(1_700_000, segment(0xdd, Buffer.alloc(2))) })),
  },
  {
    name: "PDF of 10 MB",
    seconds: 8,
    isRepeated: true,
    work: upload(samplePdf({ within: Buffer.alloc(10_000_000, 7) })),
  },
  { name: "personal data as PDF", seconds: 8, isRepeated: true, work: paper },
  { name: "bank file, 20,000 people", seconds: 45, work: postFile("each", 20_000) },
  { name: "bank file, 20,000 lines, 1 in 7 of one", seconds: 45, work: postFile("seventh", 20_000, 7) },
  { name: "import of 5,000 people", seconds: 30, work: importFile(5_000) },
  {
    name: "lists as files",
    seconds: 15,
    isRepeated: true,
    work: async ({ desk }) =>
      timed(async () => {
        for (const list of lists) await desk.open(list);
      }),
  },
  { name: "previews", seconds: 20, work: previews },
];
