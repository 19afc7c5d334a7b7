import { activityRecords, adjustmentRecords, cpdRecords, cpdYearRecords } from "./cpd.records.ts";
import { departureRecords, notificationRecords, personRecords } from "./customer.records.ts";
import { documentRecords, examEntryRecords, issuedRecords, practisingRecords } from "./documents.records.ts";
import { subscriptionRecords, transactionRecords } from "./fees.records.ts";
import {
  accountDetailRecords,
  consentDetailRecords,
  contactDetailRecords,
  employmentDetailRecords,
  networkDetailRecords,
} from "./my-details.records.ts";
import { qualificationRecords } from "./qualifications.records.ts";
import type { RecordFile } from "./record-file.ts";
import { submissionRecords } from "./submissions.records.ts";

/** Every file of import and export, in the order of storing: people first. */
export const recordFiles: readonly RecordFile[] = [
  personRecords,
  departureRecords,
  contactDetailRecords,
  accountDetailRecords,
  employmentDetailRecords,
  consentDetailRecords,
  networkDetailRecords,
  subscriptionRecords,
  transactionRecords,
  cpdRecords,
  cpdYearRecords,
  activityRecords,
  ...submissionRecords,
  adjustmentRecords,
  qualificationRecords,
  documentRecords,
  practisingRecords,
  examEntryRecords,
  issuedRecords,
  notificationRecords,
];
