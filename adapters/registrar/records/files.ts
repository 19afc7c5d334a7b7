import { adjustmentRecords, cpdRecords, cpdYearRecords } from "../../cpd/cpd.store.ts";
import { notificationRecords, personRecords } from "../../customer/customer.store.ts";
import { documentRecords, practisingRecords } from "../../documents/documents.store.ts";
import { subscriptionRecords, transactionRecords } from "../../fees/fees.store.ts";
import {
  accountDetailRecords,
  consentDetailRecords,
  contactDetailRecords,
  employmentDetailRecords,
  networkDetailRecords,
} from "../../my-details/records.ts";
import { qualificationRecords } from "../../qualifications/qualifications.store.ts";
import { submissionRecords } from "../../submissions/records.ts";
import type { RecordFile } from "./record-file.ts";

/** Every file that can be imported and exported, in the order in which they are stored: people first. */
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
  notificationRecords,
];
