import { adjustmentRecords, cpdRecords, cpdYearRecords } from "../../cpd/cpd.records.ts";
import { notificationRecords, personRecords } from "../../customer/customer.records.ts";
import {
  documentRecords,
  examEntryRecords,
  issuedRecords,
  practisingRecords,
} from "../../documents/documents.records.ts";
import { subscriptionRecords, transactionRecords } from "../../fees/fees.records.ts";
import {
  accountDetailRecords,
  consentDetailRecords,
  contactDetailRecords,
  employmentDetailRecords,
  networkDetailRecords,
} from "../../my-details/my-details.records.ts";
import { qualificationRecords } from "../../qualifications/qualifications.records.ts";
import { submissionRecords } from "../../submissions/submissions.records.ts";
import type { RecordFile } from "./record-file.ts";

/** Every file of import and export, in the order of storing: people first. */
export const recordFiles: readonly RecordFile[] = [
  personRecords,
  contactDetailRecords,
  accountDetailRecords,
  employmentDetailRecords,
  consentDetailRecords,
  networkDetailRecords,
  subscriptionRecords,
  transactionRecords,
  cpdRecords,
  cpdYearRecords,
  ...submissionRecords,
  adjustmentRecords,
  qualificationRecords,
  documentRecords,
  practisingRecords,
  examEntryRecords,
  issuedRecords,
  notificationRecords,
];
