import { ImapFlow, type ImapFlowError, type MessageStructureObject } from "imapflow";

import { readDeliveryReport, type DeliveryReport } from "./delivery-report.ts";

/** The mailbox to which mail servers send their reports. */
export interface ReportMailbox {
  /** imaps://user:password@host/folder */
  readonly url: string;
  /** Whether to refuse a server without encryption. */
  readonly requiresTls: boolean;
}

const slice = 50;
/** A status and the headers of a mail are far shorter; a returned mail is not read to its end. */
const longestPart = 64 * 1024;

const statusTypes = ["message/delivery-status", "message/global-delivery-status"];
const returnedTypes = ["text/rfc822-headers", "message/rfc822", "message/global-headers", "message/global"];

const clientOf = ({ url, requiresTls }: ReportMailbox): ImapFlow => {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === "imaps:";
  const client = new ImapFlow({
    host: hostname.replaceAll(/[[\]]/g, ""),
    port: port === "" ? (secure ? 993 : 143) : Number(port),
    secure,
    ...(secure ? {} : { doSTARTTLS: requiresTls }),
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    maxLiteralSize: 2 * longestPart,
  });
  // A failure between two commands is emitted too; the next command throws it.
  client.on("error", () => undefined);
  return client;
};

const folderIn = ({ url }: ReportMailbox): string => decodeURIComponent(new URL(url).pathname.slice(1)) || "INBOX";

/** Why a mailbox cannot be read, without its user, password or content. */
export const mailboxFault = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const { authenticationFailed, responseText, code, message } = error as ImapFlowError;
  if (authenticationFailed === true) return "it refuses the user or the password";
  return (responseText ?? message) || (code ?? "it does not answer");
};

/** Opens the folder of reports, works in it, and signs out. */
const inFolder = async <T>(mailbox: ReportMailbox, work: (client: ImapFlow) => Promise<T>): Promise<T> => {
  const client = clientOf(mailbox);
  try {
    await client.connect();
    await client.mailboxOpen(folderIn(mailbox));
    const result = await work(client);
    await client.logout();
    return result;
  } finally {
    client.close();
  }
};

/** Checks that the folder of reports can be opened; throws otherwise. */
export const checkMailbox = (mailbox: ReportMailbox): Promise<void> => inFolder(mailbox, () => Promise.resolve());

const partOf = (structure: MessageStructureObject | undefined, types: readonly string[]): string | undefined =>
  structure?.childNodes?.find(({ type }) => types.includes(type.toLowerCase()))?.part;

const reportIn = async (
  client: ImapFlow,
  uid: number,
  structure: MessageStructureObject | undefined,
): Promise<DeliveryReport | undefined> => {
  const [status, returned] = [partOf(structure, statusTypes), partOf(structure, returnedTypes)];
  if (status === undefined || returned === undefined) return undefined;
  const parts = await client.downloadMany(String(uid), [status, returned], { uid: true, maxBytes: longestPart });
  const textOf = (part: string): string => parts[part]?.content?.toString("utf8") ?? "";
  return readDeliveryReport(textOf(status), textOf(returned));
};

/**
 * Hands the unread delivery reports of a mailbox to `record`, in slices. Those that it takes are marked as read; other mails
 * stay as they are. MAIL-03
 */
export const readReports = (
  mailbox: ReportMailbox,
  record: (report: DeliveryReport) => Promise<boolean>,
  yieldToRequests: () => Promise<void>,
): Promise<void> =>
  inFolder(mailbox, async (client) => {
    const unread = await client.search({ seen: false, header: { "content-type": "multipart/report" } }, { uid: true });
    const uids = unread === false || unread === undefined ? [] : unread;
    for (let from = 0; from < uids.length; from += slice) {
      const taken: number[] = [];
      const messages = await client.fetchAll(uids.slice(from, from + slice), { bodyStructure: true }, { uid: true });
      for (const { uid, bodyStructure } of messages) {
        const report = await reportIn(client, uid, bodyStructure);
        if (report !== undefined && (await record(report))) taken.push(uid);
      }
      if (taken.length > 0) await client.messageFlagsAdd(taken, ["\\Seen"], { uid: true });
      await yieldToRequests();
    }
  });
