import * as z from "zod/mini";

/** The message of any thrown value. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const fileErrors: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  ENOTDIR: "there is no such file",
  EACCES: "this user may not read it",
  EISDIR: "it is a folder",
};

/** The reason why a file cannot be read, in words. */
export const fileErrorReason = (error: unknown): string => {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return fileErrors[code] ?? messageOf(error);
};

/** The reason why an address did not answer, which `fetch` hides in the error's cause. */
export const networkErrorReason = (error: unknown): string => {
  if (!(error instanceof Error) || !(error.cause instanceof Error)) return messageOf(error);
  const { message, code } = error.cause as Error & { readonly code?: string };
  return message || (code ?? messageOf(error));
};

const kinds: Readonly<Record<string, string>> = {
  string: "a text: put it in quotation marks",
  number: "a number",
  boolean: "true or false",
  array: "a list",
  object: "fields with a value each",
  record: "fields with a value each",
};

/**
 * Words a validation issue for the author of a file; falls back to the schema's own message.
 */
export const friendlyIssue = (issue: z.core.$ZodRawIssue): string | undefined => {
  if (issue.code === "unrecognized_keys") return `there is no field ${issue.keys.join(", ")}`;
  if (issue.code !== "invalid_type") return undefined;
  if (issue.input === undefined) return "is missing";
  if (issue.input === null) return "is empty";
  const kind = kinds[issue.expected];
  return kind === undefined ? undefined : `has to be ${kind}`;
};

// The contract's zod/mini schemas have no messages of their own.
z.config(z.locales.en());
