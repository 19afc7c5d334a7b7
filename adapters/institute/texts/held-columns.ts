/** Reasons for leaving a column out of a person's data. */
export const omissions = ["secret", "internal", "copy", "nobody"] as const;
export type Omission = (typeof omissions)[number];

export interface OmittedColumn {
  readonly leftOut: Omission;
}

/** Types of stored values. An author is shown as the person or the organisation, never as a member of staff. */
export type ColumnKind =
  | "yes or no"
  | "number"
  | "instant"
  | "amount"
  | "text"
  | "code"
  | "day"
  | "json"
  | "message"
  | "author";

export interface HeldColumn<Kind extends ColumnKind = ColumnKind, IsOptional extends boolean = boolean> {
  readonly kind: Kind;
  readonly isOptional: IsOptional;
}

const heldColumn = <Kind extends ColumnKind>(kind: Kind) => ({ kind, isOptional: false }) as const;
const maybe = <Kind extends ColumnKind>(kind: Kind) => ({ kind, isOptional: true }) as const;

const text = heldColumn("text");
const code = heldColumn("code");
const day = heldColumn("day");
const instant = heldColumn("instant");
const number = heldColumn("number");
const yesNo = heldColumn("yes or no");

const secret = { leftOut: "secret" } as const satisfies OmittedColumn;
const internal = { leftOut: "internal" } as const satisfies OmittedColumn;
const copy = { leftOut: "copy" } as const satisfies OmittedColumn;
const nobody = { leftOut: "nobody" } as const satisfies OmittedColumn;

/**
 * Each table, and each of its columns: held for the person, or left out with the reason. A table or column that is
 * missing here does not compile (main/complete-tables.ts). DATA-01
 */
export const heldColumns = {
  customers: {
    customerId: text,
    email: text,
    firstName: text,
    surname: text,
    foldedName: copy,
    surnameWord: copy,
    initials: text,
    customerType: code,
    status: code,
    membershipDate: maybe("day"),
    portalExperience: maybe("code"),
    nationality: maybe("text"),
    countryOfResidence: maybe("text"),
    onlineCountry: yesNo,
    isRetired: yesNo,
    isFellow: yesNo,
    eligibleForMembership: yesNo,
    pathway: maybe("code"),
    pathwayDescription: maybe("text"),
    perSupervisor: yesNo,
    suspensionCode: maybe("code"),
    isSuspensionGracePeriod: yesNo,
    suspensionGraceEnds: maybe("day"),
    isClosed: yesNo,
    groups: heldColumn("json"),
    passwordHash: secret,
    latestSessionId: secret,
  },
  departures: {
    customerId: text,
    kind: code,
    leftOn: day,
    reason: maybe("text"),
    mergedInto: maybe("text"),
    creditNotes: internal,
  },
  emailAddresses: { customerId: text, address: text },
  personalRecords: { customerId: text, kind: code, details: heldColumn("json"), version: internal },
  notifications: { customerId: text, code, since: maybe("day"), position: internal },
  qualifications: {
    customerId: text,
    examsTotal: number,
    examsCompleted: number,
    hasConditionalExemptions: yesNo,
    moduleStatus: maybe("code"),
    policyType: code,
    unitOfMeasurement: code,
    experienceRequired: number,
    experienceClaimed: number,
    experienceAchieved: number,
    objectivesRequired: number,
    objectivesAchieved: number,
  },
  examEntries: { customerId: text, date: day, time: text, exam: text, place: text, timeZone: maybe("text") },
  cpdOverviews: { customerId: text, year: number, nextDueDate: day, isRequired: yesNo },
  cpdYears: { customerId: text, year: number, status: code, broughtForwardUnits: number },
  cpdAdjustments: {
    customerId: text,
    adjustmentId: text,
    year: number,
    type: code,
    reason: text,
    reasonCode: maybe("code"),
    units: number,
    status: code,
    startDate: maybe("day"),
    endDate: maybe("day"),
  },
  cpdActivities: {
    customerId: text,
    date: day,
    title: text,
    units: number,
    isVerifiable: yesNo,
    learnt: maybe("text"),
    loggedAt: instant,
    activityId: text,
  },
  cpdReviewMembers: {
    customerId: text,
    year: number,
    number,
    reference: text,
    route: code,
    isResting: yesNo,
    place: maybe("number"),
    endedAs: internal,
  },
  subscriptions: { customerId: text, year: number, amount: heldColumn("amount"), dueDate: day },
  transactions: {
    customerId: text,
    date: day,
    reference: text,
    description: text,
    amount: heldColumn("amount"),
    type: code,
    status: code,
    receiptAvailable: yesNo,
    purpose: maybe("text"),
    dueDate: maybe("day"),
    settles: maybe("json"),
    reverses: maybe("text"),
    reason: maybe("message"),
    effects: maybe("json"),
    bankLine: maybe("text"),
    postedBy: maybe("author"),
    postedAt: maybe("instant"),
  },
  onlinePayments: {
    customerId: text,
    reference: text,
    amount: heldColumn("amount"),
    items: heldColumn("json"),
    state: code,
    providerId: maybe("text"),
    address: secret,
    startedAt: instant,
    changedAt: instant,
  },
  bankLines: {
    bankLine: text,
    day,
    amount: heldColumn("amount"),
    words: text,
    payer: text,
    addedAt: instant,
    open: internal,
    file: internal,
    fileLine: internal,
    addedBy: internal,
    asideReason: internal,
    asideBy: internal,
    asideAt: internal,
  },
  submissions: {
    customerId: text,
    submittedAt: instant,
    submittedOn: day,
    reference: text,
    kind: code,
    answers: heldColumn("json"),
  },
  submissionEvents: {
    at: instant,
    reference: text,
    position: number,
    type: code,
    by: heldColumn("author"),
    reason: maybe("message"),
    verdict: maybe("code"),
    until: maybe("day"),
    replaced: maybe("json"),
  },
  evidence: {
    customerId: text,
    receivedAt: instant,
    receivedOn: copy,
    name: text,
    type: code,
    size: number,
    aboutKind: maybe("code"),
    aboutReference: maybe("text"),
    aboutEvent: maybe("number"),
    fileId: internal,
    idempotencyKey: internal,
  },
  keyResources: {
    customerId: text,
    key: code,
    eligible: yesNo,
    warning: maybe("code"),
    certificateNumber: text,
    certificateType: code,
    issuedOn: day,
    particulars: heldColumn("json"),
  },
  practisingCertificates: {
    customerId: text,
    certificateNumber: text,
    certificateType: code,
    certificateName: text,
    jurisdictionDescription: text,
    issuedOn: day,
    expiresOn: day,
  },
  issuedDocuments: {
    customerId: text,
    issuedAt: instant,
    issuedOn: day,
    expiresOn: maybe("day"),
    code: text,
    kind: code,
    subject: text,
    title: text,
    name: maybe("text"),
    facts: heldColumn("json"),
    isOfRetired: yesNo,
    position: internal,
    digest: internal,
  },
  membershipCredentials: { code: text, list: number, position: number },
  mails: {
    customerId: maybe("text"),
    writtenAt: instant,
    recipient: text,
    subject: text,
    text: heldColumn("message"),
    sentAt: maybe("instant"),
    givenUpAt: maybe("instant"),
    expiresAt: maybe("instant"),
    html: copy,
    mailId: internal,
    attempts: internal,
    nextAttemptAt: internal,
    heldFor: internal,
  },
  reminders: { customerId: text, sentAt: instant, kind: code, subject: text, dueDate: day, step: number },
  signIns: {
    customerId: text,
    startedAt: instant,
    lastUsedAt: instant,
    endedAt: maybe("instant"),
    device: maybe("text"),
    signInId: secret,
  },
  passkeys: {
    customerId: text,
    addedAt: instant,
    lastUsedAt: maybe("instant"),
    name: text,
    credentialId: internal,
    publicKey: internal,
    counter: internal,
    transports: internal,
    passkeyId: internal,
  },
  activityCounts: { customerId: text, day, kind: code, subject: text, count: number, latestAt: instant },
  sessions: { customerId: text, openedAt: instant, sessionId: secret },
  passwordLinks: { customerId: text, expiresAt: instant, usedAt: maybe("instant"), digest: secret },
  passwordLinkRequests: { requestedAt: instant, email: text, requestId: internal },
  emailChanges: { customerId: text, expiresAt: instant, email: text, digest: secret },
  calendarAddresses: { customerId: text, token: secret },
  refusingAddresses: { customerId: text, address: text, times: number, latestAt: instant },
  standingLinks: { customerId: text, code: text },
  onceAnswers: {
    customerId: text,
    answeredAt: instant,
    call: text,
    answer: heldColumn("json"),
    idempotencyKey: internal,
    digest: internal,
  },
  webhookMessages: {
    customerId: text,
    writtenAt: instant,
    deliveredAt: maybe("instant"),
    givenUpAt: maybe("instant"),
    payload: copy,
    messageId: internal,
    position: internal,
    attempts: internal,
    nextAttemptAt: internal,
    heldFor: internal,
  },
  auditEntries: {
    customerId: text,
    changedAt: instant,
    changedBy: heldColumn("author"),
    kind: code,
    record: maybe("text"),
    field: code,
    oldValue: maybe("json"),
    newValue: maybe("json"),
    entryId: internal,
    oldHash: internal,
    newHash: internal,
    importNumber: internal,
  },
  imports: { number: nobody, importedAt: nobody, importedBy: nobody, undoes: nobody },
  providerRecords: {
    kind: secret,
    recordId: secret,
    payload: secret,
    grantId: secret,
    userCode: secret,
    uid: secret,
    expiresAt: secret,
    consumedAt: secret,
  },
  staff: { staffId: nobody, email: nobody, name: nobody, role: nobody, addedAt: nobody, removedAt: nobody },
  staffLinks: { digest: nobody, staffId: nobody, expiresAt: nobody },
  staffPasskeys: {
    credentialId: nobody,
    staffId: nobody,
    publicKey: nobody,
    counter: nobody,
    transports: nobody,
    addedAt: nobody,
    lastUsedAt: nobody,
  },
  staffSessions: { digest: nobody, staffId: nobody, startedAt: nobody, lastUsedAt: nobody },
  staffRecords: {
    recordId: internal,
    staffId: internal,
    at: internal,
    action: internal,
    customerId: internal,
    reference: internal,
    isChange: internal,
  },
  deskFiles: {
    fileId: internal,
    staffId: internal,
    name: internal,
    answers: internal,
    content: internal,
    givenAt: internal,
  },
  sentForms: { digest: nobody, location: nobody, sentAt: nobody },
  usedChallenges: { digest: internal, expiresAt: internal },
  limits: { limitKey: internal, fullAgainAt: internal },
  secrets: { name: nobody, value: nobody },
  credentialKeys: { position: nobody, publicKey: nobody, secretKey: nobody, madeAt: nobody },
  cpdReviews: {
    year: nobody,
    number: nobody,
    seed: nobody,
    rules: nobody,
    population: nobody,
    digest: nobody,
    reason: nobody,
    drawnBy: nobody,
    drawnAt: nobody,
  },
  bankColumns: { heading: nobody, columns: nobody, dayOrder: nobody },
  databaseProperties: { name: nobody, value: nobody },
} as const satisfies Readonly<Record<string, Readonly<Record<string, OmittedColumn | HeldColumn>>>>;

type Held = typeof heldColumns;

/** The columns of a table that the person receives. */
export type HeldColumnOf<Table extends keyof Held> = {
  [Column in keyof Held[Table]]: Held[Table][Column] extends HeldColumn ? Column : never;
}[keyof Held[Table]];

/** The tables whose rows the person receives. */
export type HeldTable = { [Table in keyof Held]: HeldColumnOf<Table> extends never ? never : Table }[keyof Held];

const isHeld = (column: OmittedColumn | HeldColumn): column is HeldColumn => "kind" in column;

/** A table with its columns, held and left out. */
export interface HeldTableColumns {
  readonly table: string;
  readonly held: readonly (readonly [name: string, column: HeldColumn])[];
  readonly leftOut: readonly (readonly [name: string, because: Omission])[];
}

/** All tables in reading order. */
export const tablesInOrder: readonly HeldTableColumns[] = Object.entries(heldColumns).map(([table, columns]) => {
  const entries = Object.entries<OmittedColumn | HeldColumn>(columns);
  return {
    table,
    held: entries.flatMap(([name, column]) => (isHeld(column) ? [[name, column] as const] : [])),
    leftOut: entries.flatMap(([name, column]) => (isHeld(column) ? [] : [[name, column.leftOut] as const])),
  };
});

/** The tables with at least one column that the person receives. */
export const heldTables: readonly HeldTableColumns[] = tablesInOrder.filter(({ held: columns }) => columns.length > 0);
