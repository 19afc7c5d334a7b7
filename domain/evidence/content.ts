import { each, line, lineWith, object, type ContentOf } from "../kernel/content.ts";

/** Texts of the files that a form is sent with. LOG-02 */
export const evidenceTexts = object({
  ...each(
    ["heading", "hint", "choose", "list", "waiting", "received", "failed", "refused", "again", "remove", "heldUp"],
    line,
  ).fields,
  sending: lineWith("percent"),
  /** Why a file cannot be sent. */
  reasons: each(["tooLarge", "empty", "tooMany", "protected", "unreadable", "unconfirmed", "gone"], line),
  /** What a button does, with the name of its file. */
  againWith: lineWith("name"),
  removeWith: lineWith("name"),
  /** Files that were sent with a form. */
  sent: object({
    ...each(["heading", "message", "keep", "refused", "unknown"], line).fields,
    received: lineWith("date"),
    question: lineWith("name"),
  }),
  /** Announced as it happens. */
  news: object({
    received: lineWith("name"),
    failed: lineWith("name"),
    removed: lineWith("name"),
    notRemoved: lineWith("name"),
  }),
});
export type EvidenceTexts = ContentOf<typeof evidenceTexts>;
