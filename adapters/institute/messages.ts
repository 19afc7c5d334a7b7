import * as z from "zod/mini";

/** What an error says, whatever it was that was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Why an address was not answered at all: what `fetch` says of it hides that in its cause. */
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
export const plainly = (issue: z.core.$ZodRawIssue): string | undefined => {
  if (issue.code === "unrecognized_keys") return `there is no field ${issue.keys.join(", ")}`;
  if (issue.code !== "invalid_type") return undefined;
  if (issue.input === undefined) return "is missing";
  if (issue.input === null) return "is empty";
  const kind = kinds[issue.expected];
  return kind === undefined ? undefined : `has to be ${kind}`;
};

// The contract's schemas are zod/mini's, which bring no words of their own for what does not fit.
z.config(z.locales.en());
