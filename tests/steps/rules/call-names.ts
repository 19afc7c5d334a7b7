import { contractCalls as calls } from "../../../adapters/institute/main/contract-calls.ts";
import { contentDocuments } from "../../../domain/shell/content-documents.ts";

/** The features' names of calls, with the ends of their paths. */
const paths: Readonly<Record<string, string>> = {
  "account activity": "/activity",
  "account balance": "/balance",
  "account details": "/details",
  answers: "/answers",
  "address search": "/addresses",
  "calendar texts": "/content/templates/calendar",
  "calendar address": "/calendar-address",
  certificates: "/certificates",
  "choices of employment": "/lookups/employmentDetails",
  consents: "/consents",
  "contact details": "/contactMechanisms",
  countries: "/validations/countries",
  language: "/language",
  "CPD history": "/cpds",
  "CPD log": "/cpds/log",
  "CPD record": "/cpds/record",
  "CPD overview": "/cpds/overview",
  "declaration texts": "/content/templates/annual-declarations",
  "dashboard texts": "/content/templates/landing-page",
  "deadline of the declaration": "/deadlines/declaration-2026",
  deadlines: "/deadlines",
  declaration: "/cpds/submissions",
  documents: "/documents",
  "documents texts": "/content/templates/documents-and-downloads",
  employment: "/employer",
  "employment networks": "/networks/employment",
  evidence: "/evidence",
  "exam progress": "/progress",
  "contact details texts": "/content/templates/contact-details",
  fees: "/fees",
  "fees texts": "/content/templates/fees-and-transactions",
  "frame texts": "/content/templates/page-framework",
  "hand-off identifier": "/sessions/encrypt",
  "hand-off session": "/sessions",
  "help texts": "/content/templates/help-information",
  "issued documents": "/issued-documents",
  "standing link": "/standing-link",
  "membership credential": "/membership-credential",
  "membership application": "/membership/application",
  networks: "/networks",
  "my networks": "/customers/4100107/networks",
  "networks on offer": "/lookups/networks",
  notifications: "/notifications",
  "page-not-found texts": "/content/templates/page-not-found",
  passkeys: "/passkeys",
  password: "/sign-in/password",
  "personal data": "/personal-data",
  "practising certificate": "/certificates/PC41001072",
  profile: "/profile",
  "removal of a passkey": "/removal",
  "register of retired members": "/membership/retirement",
  "sign-in email": "/sign-in/email",
  "sign-ins": "/sign-ins",
  "suspension texts": "/content/templates/suspension",
  waivers: "/cpds/adjustments",
};

const contentOf = (path: string): readonly string[] =>
  path.includes("{name}") ? Object.keys(contentDocuments).map((name) => path.replace("{name}", name)) : [path];

/** All suffixes of a path: "/validations/addresses" and "/addresses". */
const endingsOf = (path: string): readonly string[] =>
  [...path.matchAll(/\/(?=\w)/g)].map(({ index }) => path.slice(index));

const known = [...new Set(calls.flatMap(({ path }) => contentOf(path)).flatMap(endingsOf))];

/** Whether the portal makes such a call; a fault of another call would have no effect. */
const isMade = (ending: string): boolean =>
  known.some(
    (path) => path.startsWith(`${ending}/`) || new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(ending),
  );

for (const [name, path] of Object.entries(paths))
  if (!isMade(path)) throw new Error(`"${name}" stands for ${path}, which is no call of the contract.`);

/** The path suffixes of calls by their names in features; "/" stands for all calls. */
export const callPaths: Readonly<Record<string, string>> = { ...paths, "any call": "/" };
