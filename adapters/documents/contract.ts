import * as z from "zod/mini";
import { defaultTimeout, type Call } from "../contract/call.ts";
import { prepared, ticket } from "../contract/tickets.ts";

const resource = z.optional(
  z.object({
    eligible: z.boolean(),
    warning: z.optional(z.string()),
    certificateNumber: z.optional(z.string()),
    certificateType: z.optional(z.string()),
  }),
);

export const documents = {
  failure: "DOCUMENTS_FETCH_ERROR",
  summary: "The documents there are for the customer, by key, and their practising certificates.",
  method: "GET",
  path: "/customers/{id}/documents",
  query: z.object({ customerType: z.string() }),
  answer: z.object({
    keyResources: z.object({
      goodStanding: resource,
      membershipCertificate: resource,
      equivalence: resource,
      certificates: resource,
      docket: resource,
    }),
    practisingCertificates: z.array(
      z.object({
        certificateName: z.string(),
        jurisdictionDescription: z.string(),
        expiryDisplayDate: z.string(),
        certificateNumber: z.string(),
        certificateType: z.string(),
      }),
    ),
  }),
  success: 200,
  timeout: defaultTimeout,
} as const satisfies Call;

const certificateType = z.string().check(z.minLength(1), z.maxLength(40));

export const certificate = {
  failure: "CERTIFICATE_DOWNLOAD_ERROR",
  summary: "A document as a PDF. Opened with a bearer token, or with a ticket.",
  method: "GET",
  path: "/customers/{id}/certificates/{number}",
  query: z.object({ certificateType, ticket: z.optional(ticket) }),
  file: "application/pdf",
  success: 200,
  timeout: defaultTimeout,
} as const satisfies Call;

export const prepareCertificate = {
  failure: "CERTIFICATE_DOWNLOAD_ERROR",
  summary: "Prepares a document as a PDF. The ticket opens it once, within a minute.",
  method: "POST",
  path: "/customers/{id}/certificates/{number}/downloads",
  query: z.object({ certificateType }),
  answer: prepared,
  success: 201,
  timeout: defaultTimeout,
} as const satisfies Call;
