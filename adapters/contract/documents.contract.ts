import * as z from "zod/mini";

import type { PractisingCertificate } from "../../domain/documents/certificates.ts";
import type { Documents, KeyResource } from "../../domain/documents/key-resources.ts";
import type { StandingLink } from "../../domain/documents/standing-link.ts";
import { withdrawalCauses, type ListedDocument, type Validity } from "../../domain/documents/verification.ts";
import type { Call, FieldsOf } from "./call.ts";
import { calendarDay, filledLine, line } from "./fields.ts";
import { neverOmitted, withFallback, isolatedPart } from "./read-policy.ts";

const resource = isolatedPart(
  neverOmitted(
    z.optional(
      z.object({
        eligible: z.boolean(),
        warning: z.optional(z.string()),
        certificateNumber: z.optional(z.string()),
        certificateType: z.optional(z.string()),
      } satisfies FieldsOf<KeyResource>),
    ),
  ),
  undefined,
);

export const documents = {
  failure: "DOCUMENTS_FETCH_ERROR",
  summary: "The documents there are for the customer, by key, and their practising certificates.",
  method: "GET",
  path: "/customers/{id}/documents",
  access: "not suspended",
  query: z.object({ customerType: line(40) }),
  answer: z.object({
    keyResources: isolatedPart(
      z.object({
        goodStanding: resource,
        membershipCertificate: resource,
        equivalence: resource,
        certificates: resource,
        docket: resource,
      } satisfies FieldsOf<Documents["keyResources"]>),
      {},
    ),
    practisingCertificates: withFallback(
      z.array(
        z.object({
          certificateName: z.string(),
          jurisdictionDescription: z.string(),
          expiryDisplayDate: z.optional(z.string()),
          certificateNumber: z.string(),
          certificateType: z.string(),
        } satisfies FieldsOf<PractisingCertificate>),
      ),
      [],
    ),
  } satisfies FieldsOf<Documents>),
} as const satisfies Call;

export const issuedDocuments = {
  failure: "ISSUED_DOCUMENTS_FETCH_ERROR",
  summary: "The documents issued to the customer, with their codes and their validity as third parties see it.",
  method: "GET",
  path: "/customers/{id}/issued-documents",
  access: "open account",
  isAddition: true,
  answer: z.object({
    documents: z.array(
      z.object({
        code: z.string(),
        title: z.string(),
        number: z.string(),
        issuedOn: calendarDay,
        isDated: withFallback(z.boolean(), false),
        validity: z.discriminatedUnion("state", [
          z.object({ state: z.literal("valid"), isStillSo: z.optional(z.boolean()) }),
          z.object({ state: z.literal("expired"), on: calendarDay }),
          z.object({ state: z.literal("replaced"), on: z.optional(calendarDay) }),
          z.object({ state: z.literal("withdrawn"), because: z.enum(withdrawalCauses) }),
        ]) satisfies z.ZodMiniType<Validity>,
        address: z.string(),
      } satisfies FieldsOf<ListedDocument>),
    ),
  }),
} as const satisfies Call;

export const standingLink = {
  failure: "STANDING_LINK_FETCH_ERROR",
  summary: "The public page that shows today whether the customer is in good standing, if they made one.",
  method: "GET",
  path: "/customers/{id}/standing-link",
  access: "open account",
  isAddition: true,
  answer: z.object({
    isOffered: withFallback(z.boolean(), false),
    address: z.optional(z.string()),
  } satisfies FieldsOf<StandingLink>),
} as const satisfies Call;

export const newStandingLink = {
  failure: "STANDING_LINK_SUBMIT_ERROR",
  summary: "Makes the page that shows others whether the customer is in good standing. The one before stops working.",
  method: "POST",
  path: "/customers/{id}/standing-link",
  access: "not suspended",
  isAddition: true,
  answer: z.object({ address: z.string() }),
  success: 201,
} as const satisfies Call;

export const withdrawStandingLink = {
  failure: "STANDING_LINK_WITHDRAWAL_SUBMIT_ERROR",
  summary: "Withdraws the page: later visits find nothing there.",
  method: "DELETE",
  path: "/customers/{id}/standing-link",
  access: "open account",
  isAddition: true,
  success: 204,
} as const satisfies Call;

export const certificate = {
  failure: "CERTIFICATE_DOWNLOAD_ERROR",
  summary: "A document as a PDF.",
  method: "GET",
  path: "/customers/{id}/certificates/{number}",
  access: "not suspended",
  query: z.object({ certificateType: filledLine(40) }),
  file: "application/pdf",
} as const satisfies Call;
