/** The columns that the migrations make. Written by RECORD_TABLES=1 npm run unit -- tests/architecture/tables.test.ts */
export interface MigratedTables {
  activityCounts: "customerId" | "kind" | "day" | "subject" | "count" | "latestAt";
  auditEntries: "entryId" | "customerId" | "changedBy" | "changedAt" | "kind" | "field" | "oldHash" | "newHash";
  calendarAddresses: "customerId" | "token";
  cpdAdjustments: "adjustmentId" | "customerId" | "year" | "type" | "reason" | "units" | "status" | "startDate" | "endDate" | "reasonCode";
  cpdOverviews: "customerId" | "year" | "nextDueDate" | "isRequired";
  cpdYears: "customerId" | "year" | "status" | "broughtForwardUnits";
  credentialKeys: "position" | "publicKey" | "secretKey" | "madeAt";
  customers: "customerId" | "email" | "passwordHash" | "groups" | "isClosed" | "firstName" | "surname" | "initials" | "customerType" | "portalExperience" | "status" | "nationality" | "countryOfResidence" | "onlineCountry" | "isRetired" | "isFellow" | "eligibleForMembership" | "pathway" | "pathwayDescription" | "perSupervisor" | "suspensionCode" | "isSuspensionGracePeriod" | "suspensionGraceEnds" | "latestSessionId" | "membershipDate";
  databaseProperties: "name" | "value";
  emailAddresses: "customerId" | "address";
  emailChanges: "customerId" | "digest" | "email" | "expiresAt";
  examEntries: "customerId" | "exam" | "date" | "time" | "place";
  issuedDocuments: "code" | "customerId" | "kind" | "subject" | "position" | "title" | "name" | "facts" | "digest" | "isOfRetired" | "issuedOn" | "issuedAt" | "expiresOn";
  keyResources: "customerId" | "key" | "eligible" | "warning" | "certificateNumber" | "certificateType" | "issuedOn" | "particulars";
  limits: "limitKey" | "fullAgainAt";
  mails: "mailId" | "recipient" | "subject" | "text" | "html" | "writtenAt" | "attempts" | "nextAttemptAt" | "sentAt" | "givenUpAt" | "expiresAt" | "customerId";
  membershipCredentials: "code" | "list" | "position";
  notifications: "customerId" | "position" | "code";
  onceAnswers: "customerId" | "call" | "idempotencyKey" | "digest" | "answer" | "answeredAt";
  passkeys: "passkeyId" | "customerId" | "credentialId" | "publicKey" | "counter" | "transports" | "name" | "addedAt" | "lastUsedAt";
  passwordLinkRequests: "requestId" | "email" | "requestedAt";
  passwordLinks: "digest" | "customerId" | "expiresAt" | "usedAt";
  personalRecords: "customerId" | "kind" | "details" | "version";
  practisingCertificates: "certificateNumber" | "customerId" | "certificateType" | "certificateName" | "jurisdictionDescription" | "issuedOn" | "expiresOn";
  providerRecords: "kind" | "recordId" | "payload" | "grantId" | "userCode" | "uid" | "expiresAt" | "consumedAt";
  qualifications: "customerId" | "examsTotal" | "examsCompleted" | "hasConditionalExemptions" | "moduleStatus" | "policyType" | "unitOfMeasurement" | "experienceRequired" | "experienceClaimed" | "experienceAchieved" | "objectivesRequired" | "objectivesAchieved";
  reminders: "customerId" | "kind" | "subject" | "dueDate" | "step" | "sentAt";
  secrets: "name" | "value";
  sessions: "sessionId" | "customerId" | "openedAt";
  signIns: "signInId" | "customerId" | "startedAt" | "lastUsedAt" | "endedAt" | "device";
  submissionEvents: "reference" | "position" | "type" | "at" | "by" | "reason" | "verdict" | "until" | "replaced";
  submissions: "reference" | "customerId" | "kind" | "answers" | "submittedOn" | "submittedAt";
  subscriptions: "customerId" | "year" | "amount" | "dueDate";
  transactions: "reference" | "customerId" | "date" | "description" | "amount" | "type" | "status" | "receiptAvailable";
  usedChallenges: "digest" | "expiresAt";
  webhookMessages: "messageId" | "customerId" | "position" | "payload" | "writtenAt" | "attempts" | "nextAttemptAt" | "deliveredAt" | "givenUpAt";
}
