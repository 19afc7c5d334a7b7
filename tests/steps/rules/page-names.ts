import type { Route } from "../../../domain/customer/routes.ts";

/** The features' names of the portal's pages. */
export const pages: Readonly<Record<string, Route>> = {
  Dashboard: "/",
  "Professional development": "/professional-development",
  "Annual declarations": "/professional-development/annual-declarations",
  "CPD log": "/professional-development/log",
  "My qualifications": "/my-qualifications",
  "Apply for membership": "/apply-for-membership",
  "Documents and downloads": "/documents-and-downloads",
  "Fees and transactions": "/fees-and-transactions",
  "Pay what you owe": "/fees-and-transactions/pay",
  "Your payment": "/fees-and-transactions/paid",
  "Error page": "/error",
  "My details": "/my-details",
  "Contact details": "/my-details/contact-details",
  "Account details": "/my-details/account-details",
  "Communication preferences": "/my-details/communication-preferences",
  "Employment details": "/my-details/employment-details",
  "Login details": "/my-details/login-details",
  "Security and activity": "/my-details/security-and-activity",
  "Register of retired members": "/retirement",
  "What we ask of you": "/requests",
  "Deadlines in your calendar": "/calendar",
  Help: "/help",
};
