// The pages of the navigation beyond the dashboard. They are one chunk, because they share most of their code.
export * as calendar from "./areas/calendar.ts";
export * as cpd from "./areas/cpd.ts";
export * as cpdLog from "./areas/cpd-log.ts";
export * as documents from "./areas/documents.ts";
export * as fees from "./areas/fees.ts";
export * as help from "./areas/help.ts";
export * as membership from "./areas/membership.ts";
export * as myDetails from "./areas/my-details.ts";
export * as paying from "./areas/paying.ts";
export * as qualifications from "./areas/qualifications.ts";
export * as requests from "./areas/requests.ts";
