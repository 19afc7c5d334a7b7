import { expect, test } from "vitest";

import { portalInBrowser } from "./portal.ts";
import { spokenPhrases } from "./spoken-phrases.ts";

// Announcements of the main journeys. Days, years and times of day are removed, so the phrases do not depend on the day
// of the run.

const portal = portalInBrowser({ sharesWindow: true });

// Buttons marked unavailable may be pressed too.
const press = (name: string): Promise<void> =>
  portal.page.getByRole("button", { name, exact: true }).click({ force: true });

const heading = (name: string): Promise<void> => portal.page.getByRole("heading", { level: 1, name }).waitFor();

test("the dashboard: obligations with dates and links", async () => {
  // Owen has no certificate, so his list does not depend on the season.
  await portal.open("owen.overdue");
  expect(await spokenPhrases(portal.page, "main section")).toMatchInlineSnapshot(`
    [
      "region, What needs doing",
      "heading, What needs doing, level 2",
      "heading, Pay your subscription for a year, level 3",
      "Overdue",
      "since a day, some days",
      "A bank transfer shows here within two working days.",
      "£268.50",
      "overdue",
      "link, Pay now",
      "heading, Declare your CPD for a year, level 3",
      "Overdue",
      "since a day",
      "Up to four steps, about five minutes. Until you declare you are not in good standing.",
      "a number",
      "days late",
      "link, Declare your CPD",
    ]
  `);
});

test("a declaration: the question, its options, and the missing answer", async () => {
  await portal.open("maya.member", "/professional-development/annual-declarations");
  await press("Start");
  await heading("Have you met your CPD requirements?");
  expect(await spokenPhrases(portal.page, "main form")).toMatchInlineSnapshot(`
    [
      "group, Have you met your CPD requirements?",
      "radio, Yes, not checked, position 1, set size 2",
      "Yes",
      "radio, No, not checked, position 2, set size 2",
      "No",
      "button, Continue, There is something to answer first., disabled",
      "There is something to answer first.",
    ]
  `);
  await press("Continue");
  expect(await spokenPhrases(portal.page)).toMatchInlineSnapshot(`
    [
      "button, Back",
      "button, Close",
      "Annual declarations",
      "Step 1 of 4",
      "heading, Have you met your CPD requirements?, Step 1 of 4, level 1",
      "alert",
      "heading, There are errors on the page, level 2",
      "link, Select whether you have met your CPD requirements",
      "Answer yes if, in",
      "a year",
      ", you did one of these:",
      "at least 40 units of relevant CPD, 21 of them verifiable, counting units brought forward and any waiver we awarded",
      "your employer’s programme, if it is an approved employer",
      "the CPD that another IFAC body requires of you",
      "CPD that fits the work you do, if you work part time or are semi-retired",
      "If you did not, answer no. You can still declare, and we will help you to make up what is missing.",
      "group, Have you met your CPD requirements?, This field is required",
      "This field is required",
      "radio, Yes, not checked, position 1, set size 2",
      "Yes",
      "radio, No, not checked, position 2, set size 2",
      "No",
      "button, Continue, disabled",
      "complementary",
      "heading, Your log of a year, level 2",
      "Units",
      "27 of 40 units",
      "Verifiable",
      "15 of 21 verifiable",
      "13 units to go, 6 of them verifiable.",
      "link, See your log",
    ]
  `);
});

test("a waiver: each field, and the errors of an incomplete request", async () => {
  await portal.open("maya.member", "/professional-development/annual-declarations");
  await press("Request a waiver");
  await press("Request waiver");
  expect(await spokenPhrases(portal.page, "main form")).toMatchInlineSnapshot(`
    [
      "Fields marked with an asterisk (*) are required.",
      "Year",
      "This field is required",
      "combobox, Year, This field is required, has popup listbox, not expanded, invalid, required",
      "option, Select..., not selected, disabled, position 1, set size 4",
      "option, a year, not selected, position 2, set size 4",
      "option, a year, not selected, position 3, set size 4",
      "option, a year, not selected, position 4, set size 4",
      "Start date",
      "For example, a date",
      "This field is required",
      "textbox, Start date, For example, a date This field is required, invalid, placeholder DD/MM/YYYY, required",
      "End date",
      "For example, a date",
      "This field is required",
      "textbox, End date, For example, a date This field is required, invalid, placeholder DD/MM/YYYY, required",
      "Reason",
      "This field is required",
      "combobox, Reason, This field is required, has popup listbox, not expanded, invalid, required",
      "option, Select..., not selected, disabled, position 1, set size 8",
      "option, Illness or injury, ILLNESS, not selected, position 2, set size 8",
      "option, Parental leave, PARENTAL_LEAVE, not selected, position 3, set size 8",
      "option, Caring for someone, CARING, not selected, position 4, set size 8",
      "option, Career break, CAREER_BREAK, not selected, position 5, set size 8",
      "option, Unemployment, UNEMPLOYMENT, not selected, position 6, set size 8",
      "option, Military service, MILITARY_SERVICE, not selected, position 7, set size 8",
      "option, Another reason, OTHER, not selected, position 8, set size 8",
      "group, Evidence, if you have it",
      "Evidence, if you have it",
      "PDF, JPEG or PNG, at most 10 MB each and ten files.",
      "Choose files, PDF, JPEG or PNG, at most 10 MB each and ten files.",
      "Choose files",
      "button, Request waiver",
    ]
  `);
});

test("an application for membership: its first step", async () => {
  await portal.open("ada.affiliate", "/apply-for-membership");
  await press("Start");
  await heading("Convictions and public practice");
  expect(await spokenPhrases(portal.page, "main form")).toMatchInlineSnapshot(`
    [
      "Fields marked with an asterisk (*) are required.",
      "group, Do you have any convictions to declare?",
      "Do you have any convictions to declare?",
      "Do you have any convictions to declare?",
      "end, Do you have any convictions to declare?",
      "radio, Yes, not checked, position 1, set size 2",
      "Yes",
      "radio, No, not checked, position 2, set size 2",
      "No",
      "group, Do you work in public practice?",
      "Do you work in public practice?",
      "Do you work in public practice?",
      "end, Do you work in public practice?",
      "You work in public practice if you are a principal of a firm that provides accountancy services to the public, or do such work on your own account.",
      "radio, Yes, not checked, position 1, set size 2",
      "Yes",
      "radio, No, not checked, position 2, set size 2",
      "No",
      "button, Continue, There is something to answer first., disabled",
      "There is something to answer first.",
    ]
  `);
});

test("the register of retired members: its first step", async () => {
  await portal.open("fiona.fellow", "/retirement");
  await press("Start");
  await portal.page.getByText("Step 1 of").waitFor();
  expect(await spokenPhrases(portal.page, "main form")).toMatchInlineSnapshot(`
    [
      "Fields marked with an asterisk (*) are required.",
      "group, Is your retirement permanent?",
      "Is your retirement permanent?",
      "Is your retirement permanent?",
      "end, Is your retirement permanent?",
      "radio, Yes, not checked, position 1, set size 2",
      "Yes",
      "radio, No, not checked, position 2, set size 2",
      "No",
      "Retirement date",
      "The first day on which you no longer worked. For example, a date",
      "textbox, Retirement date, a date, The first day on which you no longer worked. For example, a date, not invalid, required",
      "button, Continue, There is something to answer first., disabled",
      "There is something to answer first.",
    ]
  `);
});

test("contact details: an invalid change of email", async () => {
  await portal.open("maya.member", "/my-details/contact-details");
  await portal.page.getByRole("region", { name: "Email" }).getByRole("button", { name: "Edit" }).click();
  await portal.page.getByLabel("Email address").fill("nobody");
  await press("Save changes");
  await portal.page.getByText("There are errors on the page").waitFor();
  expect(await spokenPhrases(portal.page, "main section")).toMatchInlineSnapshot(`
    [
      "region, Email",
      "heading, Email, level 2",
      "button, Cancel, Email",
      "form, not busy",
      "alert",
      "heading, There are errors on the page, level 2",
      "link, Email address: Please enter a valid email address",
      "Fields marked with an asterisk (*) are required.",
      "We send your renewal notice and receipts here. It does not change the email address that you sign in with.",
      "Email address",
      "Please enter a valid email address",
      "textbox, Email address, nobody, We send your renewal notice and receipts here. It does not change the email address that you sign in with. Please enter a valid email address, invalid, required",
      "Unsaved changes",
      ": something is missing or not right yet",
      "button, Save changes, Unsaved changes: something is missing or not right yet, disabled",
    ]
  `);
});

test("fees: each row has a header with its subject", async () => {
  await portal.open("maya.member", "/fees-and-transactions");
  expect(await spokenPhrases(portal.page, "main tbody th")).toMatchInlineSnapshot(`
    [
      "rowheader, Payment by card: annual subscription PAY-4100107-10 Failed, not counted",
      "Payment by card: annual subscription",
      "PAY-4100107-10",
      "Failed, not counted",
    ]
  `);
});

test("a suspended account: the reason, the date and the number to call", async () => {
  await portal.open("petra.post");
  expect(await spokenPhrases(portal.page)).toMatchInlineSnapshot(`
    [
      "Institute of Professional Accountants",
      "group, Language",
      "button, English, pressed",
      "button, Français, not pressed",
      "heading, Your account is suspended, level 1",
      "We suspended your account because a CPD declaration is missing, and the time to submit it has passed. You may not use your designatory letters or hold a practising certificate. Call us and ask for readmission.",
      "Your name",
      "Petra Post",
      "Your ID, to read out",
      "4100212",
      "link, Call +44 20 7946 0123",
      "Day and night, every day of the year",
      "region, What happens when you call",
      "heading, What happens when you call, level 2",
      "We find your record by your ID.",
      "We tell you what is missing and what you can do.",
      "You hear our decision in writing.",
      "region, What others see when they check you",
      "heading, What others see when they check you, level 2",
      "Your documents have codes by which an employer or a client can check them. This is what they see while you are suspended.",
      "You have downloaded no document that others could check.",
      "region, Your data",
      "heading, Your data, level 2",
      "You can have everything that we hold about you. It takes some seconds, and you can have it six times a day.",
      "group, In which form?",
      "In which form?",
      "In which form?",
      "end, In which form?",
      "radio, A document to read (PDF), With everything in words., checked, position 1, set size 2",
      "A document to read (PDF)",
      "With everything in words.",
      "radio, A file for other programs (JSON), With everything as it is stored., not checked, position 2, set size 2",
      "A file for other programs (JSON)",
      "With everything as it is stored.",
      "button, Download my data",
      "button, Logout",
    ]
  `);
});

test("in French: the dashboard of a suspended member", async () => {
  await portal.open("luc.suspendu");
  expect(await spokenPhrases(portal.page, "main section")).toMatchInlineSnapshot(`
    [
      "region, À faire",
      "heading, À faire, level 2",
      "heading, Payer votre cotisation a year, level 3",
      "En retard",
      "depuis le a day, some jours",
      "Un virement apparaît ici sous deux jours ouvrés.",
      "268,50 £",
      "en retard",
      "link, Payer maintenant",
    ]
  `);
});

test("in French: an invalid change of email", async () => {
  await portal.open("elise.quebec", "/my-details/contact-details");
  await portal.page.getByRole("region", { name: "Courriel" }).getByRole("button").first().click();
  await portal.page.getByLabel("Adresse de courriel").fill("nobody");
  await press("Enregistrer les modifications");
  await portal.page.getByRole("alert").filter({ hasText: /\S/ }).waitFor();
  expect(await spokenPhrases(portal.page, "main section")).toMatchInlineSnapshot(`
    [
      "region, Courriel",
      "heading, Courriel, level 2",
      "button, Annuler, Courriel",
      "form, not busy",
      "alert",
      "heading, Il y a des erreurs sur la page, level 2",
      "link, Adresse de courriel : Saisissez une adresse de courriel valable",
      "Les champs marqués d’un astérisque (*) sont obligatoires.",
      "Nous y envoyons votre avis de renouvellement et vos reçus. Cela ne change pas l’adresse avec laquelle vous vous connectez.",
      "Adresse de courriel",
      "Saisissez une adresse de courriel valable",
      "textbox, Adresse de courriel, nobody, Nous y envoyons votre avis de renouvellement et vos reçus. Cela ne change pas l’adresse avec laquelle vous vous connectez. Saisissez une adresse de courriel valable, invalid, required",
      "Modifications non enregistrées",
      ": il manque quelque chose, ou quelque chose n’est pas encore correct",
      "button, Enregistrer les modifications, Modifications non enregistrées: il manque quelque chose, ou quelque chose n’est pas encore correct, disabled",
    ]
  `);
});

test("in French: a declaration's first question", async () => {
  await portal.open("elise.quebec", "/professional-development/annual-declarations");
  await press("Commencer");
  await heading("Avez-vous rempli vos obligations de formation continue ?");
  expect(await spokenPhrases(portal.page, "main form")).toMatchInlineSnapshot(`
    [
      "group, Avez-vous rempli vos obligations de formation continue ?",
      "radio, Oui, not checked, position 1, set size 2",
      "Oui",
      "radio, Non, not checked, position 2, set size 2",
      "Non",
      "button, Continuer, Il reste une question à laquelle répondre., disabled",
      "Il reste une question à laquelle répondre.",
    ]
  `);
});
