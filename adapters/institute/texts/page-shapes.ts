import { validityTexts } from "../../../domain/documents/validity-words.ts";
import {
  line,
  lineWith,
  object,
  richText,
  richTextWith,
  type ContentOf,
  type Shape,
} from "../../../domain/kernel/content.ts";
import { refusalShape } from "./refusal-shapes.ts";

/** Further link targets of these texts: the portal, and the page that sends another link. */
export const pageTargets = ["PORTAL", "FORGOTTEN_PASSWORD"] as const;

/** A page with one message and one button. */
const note = object({ heading: line, message: richText, button: line });

/** Texts of a form's errors. */
const formErrors = object({ title: lineWith("heading"), summary: line });
export type FormErrorTexts = ContentOf<typeof formErrors>;

/** Texts of the institute's own pages. RULE-04, SIGN-01, SIGN-06, PASS-01, LOGN-01 */
export const providerDocuments = {
  refusals: refusalShape,
  "sign-in": object({
    /** Shown at the top of every page outside the portal. */
    purpose: line,
    heading: line,
    email: line,
    password: line,
    /** Beside the password, which is masked at first. */
    show: line,
    hide: line,
    button: line,
    forgotten: line,
    /** Below the form of a trial. */
    trial: lineWith("email", "password"),
    passkey: line,
    /** Shown when the browser used no passkey. */
    passkeyFailed: line,
    formErrors,
    errors: object({ passkey: line, email: line, password: line, wrong: line, tooMany: lineWith("wait") }),
    ended: note,
    failed: object({ heading: line, message: richTextWith("error", "reference"), button: line }),
  }),
  "password-links": object({
    forgotten: object({
      heading: line,
      message: richText,
      email: line,
      button: line,
      back: line,
      errors: object({ email: line }),
    }),
    sent: object({ heading: line, message: { ...richText, targets: pageTargets }, button: line }),
    choose: object({ heading: line, message: richTextWith("email", "shortest"), password: line, button: line }),
    saved: note,
    /** For a used or expired link. */
    spent: note,
    confirmEmail: object({ heading: line, message: richTextWith("email"), button: line }),
    emailChanged: note,
    emailSpent: note,
  }),
  /** The public page of a document. VERI-02 */
  verification: object({
    heading: line,
    introduction: lineWith("organisation"),
    code: line,
    hint: line,
    button: line,
    another: line,
    mistyped: line,
    unknown: object({ title: line, heading: line, message: lineWith("telephone") }),
    headings: object({ valid: line, expired: line, withdrawn: line, replaced: line }),
    validity: validityTexts,
    facts: object({
      document: line,
      issuedBy: line,
      organisation: lineWith("organisation"),
      issuedTo: line,
      erased: line,
      issuedOn: line,
      validUntil: line,
      code: line,
    }),
    /** The page of a member who shows their standing. */
    standing: object({
      title: line,
      valid: object({ member: line, fellow: line }),
      notConfirmed: object({ heading: line, message: line }),
      name: line,
      memberSince: line,
      checkedOn: line,
    }),
    compare: line,
    /** For the holder, who comes from the portal. */
    back: line,
  }),
  /** Pages that show a refusal. */
  "error-pages": object({
    notFound: object({ heading: line, message: line }),
    failed: object({ heading: line, message: lineWith("reason", "reference") }),
    back: line,
  }),
  "sign-out": object({
    heading: line,
    message: richText,
    button: line,
    stay: line,
    done: object({ title: line, heading: line, link: line }),
    failed: object({ heading: line, message: richTextWith("error", "reference"), button: line }),
  }),
} as const satisfies Record<string, Shape>;
export type VerificationTexts = ContentOf<(typeof providerDocuments)["verification"]>;
