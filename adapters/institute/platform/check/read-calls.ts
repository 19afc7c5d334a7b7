import type { UserType } from "../../../../domain/customer/user-type.ts";
import { deadlines } from "../../../contract/calendar.contract.ts";
import type { Call } from "../../../contract/call.ts";
import { cpdHistory, cpdOverview } from "../../../contract/cpd.contract.ts";
import { passkeys } from "../../../contract/credentials-passkeys.contract.ts";
import { signInDetails } from "../../../contract/credentials.contract.ts";
import { balance, encryptSession, notifications, openSession, profile } from "../../../contract/customer.contract.ts";
import { documents, issuedDocuments, standingLink } from "../../../contract/documents.contract.ts";
import { fees } from "../../../contract/fees.contract.ts";
import { membershipApplication } from "../../../contract/membership.contract.ts";
import { accountDetails } from "../../../contract/my-details-account.contract.ts";
import { activity } from "../../../contract/my-details-activity.contract.ts";
import { addressDetail, addressSearch, countries } from "../../../contract/my-details-addresses.contract.ts";
import { consentRecord } from "../../../contract/my-details-consents.contract.ts";
import { contactDetails } from "../../../contract/my-details-contact.contract.ts";
import { employment, employmentLookups } from "../../../contract/my-details-employment.contract.ts";
import { customerNetworks, networkLookups } from "../../../contract/my-details-networks.contract.ts";
import { progress } from "../../../contract/qualifications.contract.ts";

/** A call as the portal makes it for a person. */
export interface ReadCall {
  readonly call: Call;
  /** Query of a person of a type; `found` is the previous call's answer. */
  readonly query?: (person: { readonly customerType: string; readonly type: UserType }, found: unknown) => Query;
  /** Types of users that the portal makes the call for; all by default. */
  readonly only?: readonly UserType[];
}

type Query = Readonly<Record<string, string>>;

const onTheWay: readonly UserType[] = ["affiliate", "student", "graduate"];
const byType: ReadCall["query"] = ({ type }) => ({ customerType: type });

const firstResultIn = (found: unknown): string => {
  const { results } = (found ?? {}) as { readonly results?: readonly { readonly id?: string }[] };
  return results?.[0]?.id ?? "";
};

/** The reading calls of the contract in the order of a visit. A session is opened first, as at each sign-in. CONF-03 */
export const readCalls: readonly ReadCall[] = [
  { call: profile },
  { call: notifications },
  { call: balance, query: () => ({ report: "full" }) },
  { call: openSession },
  { call: encryptSession },
  { call: cpdOverview, only: ["member"] },
  { call: cpdHistory, only: ["member"], query: () => ({ adjustmentStatuses: "AWARDED,PENDING" }) },
  { call: progress, only: onTheWay },
  { call: membershipApplication, only: onTheWay },
  { call: fees },
  { call: documents, query: ({ customerType }) => ({ customerType }) },
  { call: issuedDocuments },
  { call: standingLink },
  { call: deadlines },
  { call: contactDetails },
  { call: countries },
  { call: addressSearch, query: () => ({ text: "London" }) },
  { call: addressDetail, query: (_, found) => ({ id: firstResultIn(found) }) },
  { call: accountDetails, query: byType },
  { call: employment, query: byType },
  { call: employmentLookups, query: byType },
  { call: consentRecord, query: () => ({ expand: "consents,primaryContactMechanisms" }) },
  { call: customerNetworks, only: ["member"] },
  { call: networkLookups, only: ["member"] },
  { call: signInDetails },
  { call: passkeys },
  { call: activity },
];
