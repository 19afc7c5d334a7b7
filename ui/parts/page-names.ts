import type { Route } from "../../domain/customer/routes.ts";

/** What the window is called while a page is on its way, before its texts are there to say so. SHELL-02 */
export const pageNames: Readonly<Record<Route, string>> = {
  "/": "Dashboard",
  "/professional-development": "Professional development",
  "/professional-development/annual-declarations": "Annual declarations",
  "/my-qualifications": "My qualifications",
  "/apply-for-membership": "Apply for membership",
  "/documents-and-downloads": "Documents and downloads",
  "/fees-and-transactions": "Fees and transactions",
  "/my-details": "My details",
  "/my-details/contact-details": "Contact details",
  "/my-details/account-details": "Account details",
  "/my-details/communication-preferences": "Communication preferences",
  "/my-details/employment-details": "Employment details",
  "/my-details/login-details": "Login details",
  "/retirement": "Register of retired members",
  "/help": "Help",
  "/error": "Something went wrong",
};
