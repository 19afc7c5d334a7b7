/** The outcome of a mail at one address, in a delivery report. RFC 3464, 2.3 */
interface ReportedOutcome {
  readonly recipient: string;
  readonly hasFailed: boolean;
  /** "5.1.1" */
  readonly status: string;
}

/** A report about a mail that the outbox sent. */
export interface DeliveryReport {
  readonly mailId: string;
  readonly outcomes: readonly ReportedOutcome[];
}

type Fields = ReadonlyMap<string, string>;

/** Reads header fields, by name in lower case, up to an empty line; folded lines are joined. RFC 5322, 2.2 */
const fieldsOf = (block: string): Fields =>
  new Map(
    block
      .replaceAll(/\r?\n[ \t]+/g, " ")
      .split(/\r?\n/)
      .flatMap((line) => {
        const [, name, value] = /^([!-9;-~]+):[ \t]*(.*)$/.exec(line) ?? [];
        return name === undefined || value === undefined ? [] : [[name.toLowerCase(), value.trim()] as const];
      }),
  );

const blocksOf = (text: string): readonly string[] => text.trim().split(/(?:\r?\n[ \t]*){2,}/);

/** "rfc822; <maya@example.org>" without its type. */
const addressIn = (field: string): string => field.replace(/^[^;]*;/, "").replaceAll(/[<>\s]/g, "");

const outcomeOf = (fields: Fields): ReportedOutcome => ({
  recipient: addressIn(fields.get("final-recipient") ?? ""),
  hasFailed: fields.get("action")?.toLowerCase() === "failed",
  status: /^[245]\.\d{1,3}\.\d{1,3}/.exec(fields.get("status") ?? "")?.[0] ?? "",
});

/**
 * Reads a delivery report from its part message/delivery-status and the returned mail or its headers; undefined for one of
 * a mail whose id the outbox cannot have given. RFC 3464, MAIL-03
 */
export const readDeliveryReport = (statusPart: string, returned: string): DeliveryReport | undefined => {
  const [headers = ""] = blocksOf(returned);
  const [, mailId] =
    /^<([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@/.exec(fieldsOf(headers).get("message-id") ?? "") ?? [];
  const [, ...recipients] = blocksOf(statusPart);
  return mailId === undefined ? undefined : { mailId, outcomes: recipients.map((each) => outcomeOf(fieldsOf(each))) };
};
