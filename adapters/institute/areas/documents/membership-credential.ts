import { issuerOf } from "../../../../domain/institute/documents/issuer.ts";
import { statusPurpose } from "../../../../domain/institute/documents/status-list.ts";
import { displayDate, type CalendarDate, type DateStyle } from "../../../../domain/kernel/calendar-date.ts";
import type { OrganisationSettings } from "../../platform/body/body.ts";
import { fillLine } from "../../platform/content/fill-line.ts";
import { fullNameOf, type CustomerRow } from "../../platform/customers/customers.store.ts";
import type { PaperContent } from "../../platform/paper/paper-content.ts";
import type { PaperWords } from "../../platform/paper/paper-texts.ts";
import type { KeyResourceRow } from "../issued-documents/documents.store.ts";
import { achievementContext, credentialContext, type UnsignedCredential } from "./credential-signing.ts";
import type { StatusPlace } from "./credential-status.store.ts";
import { designationInWords } from "./drawings.ts";

/** The public address of a status list. VERI-04 */
export const statusListAddress = (publicUrl: string, list: number): string => `${publicUrl}/credentials/status/${list}`;

/** The day of admission, or of the certificate's issue where it is unknown. */
export const admissionOf = (customer: CustomerRow, certificate: KeyResourceRow): CalendarDate =>
  customer.membershipDate ?? certificate.issuedOn;

/** The facts of a membership credential as its public page shows them. VERI-04 */
export const credentialStatement = (
  { texts, frame }: PaperWords<"paper-membership-credential">,
  institute: OrganisationSettings,
  customer: CustomerRow,
  resource: KeyResourceRow,
  rules: DateStyle,
): PaperContent => ({
  layout: "letter",
  content: {
    title: texts.title,
    paragraphs: [fillLine(texts.body, { institute: institute.name, standing: designationInWords(frame, customer) })],
    facts: [
      [frame.name, fullNameOf(customer)],
      [frame.id, customer.customerId],
      [frame.certificateNumber, resource.certificateNumber],
      [texts.standing, designationInWords(frame, customer)],
      [texts.admittedOn, displayDate(admissionOf(customer, resource), rules)],
    ],
    closing: [],
  },
});

interface CredentialParts {
  readonly words: PaperWords<"paper-membership-credential">;
  readonly institute: OrganisationSettings;
  readonly customer: CustomerRow;
  readonly publicUrl: string;
  /** Address of its public page. */
  readonly address: string;
  readonly place: StatusPlace;
  readonly admittedOn: CalendarDate;
  readonly validFrom: string;
}

/** Membership as an Open Badges 3.0 credential, which is a W3C Verifiable Credential 2.0. VERI-04 */
export const membershipCredential = ({
  words: { texts, frame },
  institute,
  customer,
  publicUrl,
  address,
  place: { list, position },
  admittedOn,
  validFrom,
}: CredentialParts): UnsignedCredential & Readonly<Record<string, unknown>> => {
  const issuer = issuerOf(publicUrl);
  const standing = designationInWords(frame, customer);
  const { name } = institute;
  const statusListCredential = statusListAddress(publicUrl, list);
  return {
    "@context": [credentialContext, achievementContext],
    id: address,
    type: ["VerifiableCredential", "OpenBadgeCredential"],
    name: fillLine(texts.name, { institute: name }),
    issuer: { id: issuer, type: ["Profile"], name: institute.name, url: publicUrl },
    validFrom,
    awardedDate: `${admittedOn}T00:00:00Z`,
    credentialSubject: {
      type: ["AchievementSubject"],
      identifier: [
        { type: "IdentityObject", hashed: false, identityType: "name", identityHash: fullNameOf(customer) },
        { type: "IdentityObject", hashed: false, identityType: "accountId", identityHash: customer.customerId },
      ],
      achievement: {
        id: `${issuer}#membership`,
        type: ["Achievement"],
        achievementType: "Membership",
        name: fillLine(texts.name, { institute: name }),
        description: fillLine(texts.description, { institute: name, standing }),
        criteria: { narrative: fillLine(texts.criteria, { institute: name }) },
      },
    },
    credentialStatus: {
      id: `${statusListCredential}#${position}`,
      type: "BitstringStatusListEntry",
      statusPurpose,
      statusListIndex: String(position),
      statusListCredential,
    },
  };
};
