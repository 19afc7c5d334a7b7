import { accountDetails, saveAccountDetails } from "../my-details/account/contract.ts";
import { addressDetail, addressSearch, countries } from "../my-details/addresses/contract.ts";
import type { Call } from "./call.ts";
import { contactDetails, saveContactDetails } from "../my-details/contact/contract.ts";
import { contentTemplate } from "./templates.ts";
import { cpdHistory, submitDeclaration } from "../cpd/declarations/contract.ts";
import { cpdOverview } from "../cpd/contract.ts";
import { balance, encryptSession, notifications, openSession, profile } from "../customer/contract.ts";
import { certificate, documents, prepareCertificate } from "../documents/contract.ts";
import { fees, prepareReceipt, receipt } from "../fees/contract.ts";
import { employment, saveEmployment } from "../my-details/employment/contract.ts";
import { employmentLookups, networkLookups } from "../my-details/lookups/contract.ts";
import { applyForMembership, joinRetiredRegister } from "../membership/contract.ts";
import { progress } from "../qualifications/contract.ts";
import {
  consentRecord,
  customerNetworks,
  saveConsents,
  saveEmploymentNetworks,
  saveRegionalNetwork,
} from "../my-details/preferences/contract.ts";
import { reportFailure } from "../shell/contract.ts";
import { deleteWaiver, requestWaiver } from "../cpd/waivers/contract.ts";

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
