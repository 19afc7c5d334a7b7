import { userTypes } from "../../../../domain/customer/user-type.ts";
import { contentDocuments, type ContentName } from "../../../../domain/shell/content-documents.ts";
import { schemaOf } from "../../../contract/content-schema.ts";
import { contentDocument } from "../../../contract/content.ts";
import { headers } from "../../../contract/headers.ts";
import { limitedFetch } from "../http/limited-fetch.ts";
import { friendlyIssue, networkErrorReason } from "../messages.ts";
import { documentNames } from "./content-library.ts";
import { problemOfLink } from "./problems.ts";

/** Address and access token of a content service. */
interface ContentService {
  /** The value for CONTENT_BASE, without a trailing slash. */
  readonly base: string;
  readonly token: string | undefined;
  readonly clientId: string;
}

const request = limitedFetch({ longestWait: 15_000 });

const hrefsIn = (document: unknown): readonly string[] => {
  if (Array.isArray(document)) return document.flatMap(hrefsIn);
  if (typeof document !== "object" || document === null) return [];
  return Object.entries(document).flatMap(([key, value]: [string, unknown]) =>
    key === "href" && typeof value === "string" ? [value] : hrefsIn(value),
  );
};

const problemsOfDocument = async (
  { base, token, clientId }: ContentService,
  name: ContentName,
  type: string,
): Promise<readonly string[]> => {
  const answer = await request(`${base}${contentDocument.path.replace("{name}", name)}?type=${type}`, {
    headers: { [headers.clientId]: clientId, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
  }).catch((error: unknown) => {
    throw new Error(`${base} cannot be reached: ${networkErrorReason(error)}.`);
  });
  if (!answer.ok) return [`is answered with ${answer.status}`];
  const document: unknown = await answer.json().catch(() => undefined);
  const { success, error } = schemaOf(contentDocuments[name]).safeParse(document, { error: friendlyIssue });
  if (!success) return error.issues.map(({ path, message }) => `${path.join(".") || "the whole"}: ${message}`);
  // The name of a learning site stands for a configured address.
  return hrefsIn(document).flatMap((href) => (/^\w+$/.test(href) ? [] : (problemOfLink(href) ?? [])));
};

/**
 * Requests every document from a content service as each type of user. Returns the problems, each with its document.
 * Throws when the service does not answer. SHELL-13
 */
export const problemsAt = async (service: ContentService): Promise<readonly string[]> => {
  const problems: string[] = [];
  for (const name of documentNames)
    for (const type of userTypes) {
      const found = await problemsOfDocument(service, name, type);
      problems.push(...found.map((problem) => `${name} for ${type}: ${problem}`));
    }
  return problems;
};
