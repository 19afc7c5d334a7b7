import { accountDetails, saveAccountDetails } from "./account.ts";
import { addressDetail, addressSearch, countries } from "./addresses.ts";
import type { Call } from "./call.ts";
import { contactDetails, saveContactDetails } from "./contact.ts";
import { contentTemplate } from "./content/templates.ts";
import { cpdHistory, submitDeclaration } from "./cpd.ts";
import { cpdOverview } from "./cpd-overview.ts";
import { balance, encryptSession, notifications, openSession, profile } from "./customer.ts";
import { certificate, documents, prepareCertificate } from "./documents.ts";
import { fees, prepareReceipt, receipt } from "./fees.ts";
import { employment, saveEmployment } from "./employment.ts";
import { employmentLookups, networkLookups } from "./lookups.ts";
import { applyForMembership, joinRetiredRegister } from "./membership.ts";
import { progress } from "./qualifications.ts";
import {
  consentRecord,
  customerNetworks,
  saveConsents,
  saveEmploymentNetworks,
  saveRegionalNetwork,
} from "./preferences.ts";
import { reportFailure } from "./reports.ts";
import { deleteWaiver, requestWaiver } from "./waivers.ts";

/** Every call there is. What is not in this list is neither made nor served. CALL-01 */
export const calls: readonly Call[] = [
  profile,
  balance,
  notifications,
  openSession,
  encryptSession,
  cpdOverview,
  cpdHistory,
  submitDeclaration,
  requestWaiver,
  deleteWaiver,
  progress,
  fees,
  receipt,
  prepareReceipt,
  documents,
  certificate,
  prepareCertificate,
  applyForMembership,
  joinRetiredRegister,
  contactDetails,
  saveContactDetails,
  accountDetails,
  saveAccountDetails,
  employment,
  saveEmployment,
  consentRecord,
  saveConsents,
  customerNetworks,
  saveRegionalNetwork,
  saveEmploymentNetworks,
  addressSearch,
  addressDetail,
  countries,
  employmentLookups,
  networkLookups,
  contentTemplate,
  reportFailure,
];
