/**
 * Requirements of the portal by their permanent identifiers, one line each. Feature files use the identifiers as tags;
 * an unknown tag is an error.
 */
export const requirements = {
  "SIGN-01": "Without a valid sign-in the sign-in opens, and the requested page is remembered.",
  "SIGN-02": "After signing in, the requested page opens.",
  "SIGN-03": "A sign-in is renewed before it runs out, unnoticed and without a reload.",
  "SIGN-04": "A failed sign-in shows a full-page error and is logged.",
  "SIGN-05": "A failed renewal, or being signed out elsewhere, leads to the logged-out page.",
  "SIGN-06": "After logging out no page shows data without a new sign-in.",
  "SIGN-07": "Being logged in is remembered for the browser session and restored on start.",
  "SIGN-08": "A sign-in is counted once a session, when notifications and experience are known.",
  "SIGN-09": "Roles are the common names of the groups on the sign-in profile.",
  "SIGN-10": "A device clock up to 600 seconds out is tolerated; one further out shows an error.",
  "SIGN-11": "The sign-in asks for the scopes openid, profile, email, API read and API write.",
  "SIGN-12": "After signing in a session is opened and its encrypted id fetched.",

  "EXP-01": "The customer type in lower case is the user type.",
  "EXP-02": "The experience is one of the three portals or the unsupported page; LEGACY and UNSUPPORTED are not valid.",
  "EXP-03": "Unsupported customers see a page of their own with a way out.",
  "EXP-04": "A customer whose experience is not known here is sent to the external portal.",
  "EXP-05": "A firm without access is sent to the external portal.",
  "EXP-06": "Customers of the older portal are sent to its page that matches.",

  "SHELL-01": "The first thing to take focus skips to the main content.",
  "SHELL-02": "A new page starts at its top, takes the focus, and the page before it is remembered.",
  "SHELL-03": "A skeleton shows until profile and content are there.",
  "SHELL-04": "A wait of more than 4 seconds is explained.",
  "SHELL-05": "An application error and a failed rendering show an error screen.",
  "SHELL-06": "Toasts show at the bottom centre and close after 5 seconds.",
  "SHELL-07": "A critical alert can be closed, and stays closed.",
  "SHELL-08": "Links that open elsewhere have the new-window icon.",
  "SHELL-09": "Tiles open other sites in a new tab and own pages in the same one.",
  "SHELL-10": "Nobody sees the navigation when suspended after the grace period or not loaded.",
  "SHELL-11": "Sections load when needed; one that fails to load says what kind of failure it was.",
  "SHELL-12": "Leaving a form with unsaved changes is asked about first.",
  "SHELL-13": "Page texts come from the content service, one document a page.",

  "ROUTE-01": "The portal has exactly its listed pages.",
  "ROUTE-02": "Three hand-offs open another system with the session's id, in a new tab or the same window.",
  "ROUTE-03": "Foundations in professionalism opens its own system.",
  "ROUTE-04": "There is a suspension page and a hand-off page to single sign-on.",
  "ROUTE-05": "Any other address shows the not-found page.",

  "NAV-01": "The main navigation has its entries in a fixed order, with labels from content.",
  "NAV-02": "Professional development is there for members only, with two sub-entries and a CPD badge.",
  "NAV-03": "My Qualifications is there for all but firms, with the EXA badge.",
  "NAV-04": "Fees & transactions has the PAY badge.",
  "NAV-05": "My details is there for all but firms, with its pages as sub-entries.",
  "NAV-06": "The utility bar has Menu, Account and Help; the controls Help and Logout.",
  "NAV-07": "Badges count notifications by their first three letters, without CPD_REVIEW.",

  "LAND-01": "The greeting follows the person's own clock.",
  "LAND-02": "The dashboard shows notifications, CPD status and balance, in the words of content.",
  "LAND-03": "If one part of the dashboard fails to load, the others show.",
  "TASK-01":
    "What needs doing is one list: a figure, what, by when, its state and one action; each sum and each deadline shows once on a page.",
  "TASK-02": "An affiliate who may apply for membership sees that first, with a link.",
  "TASK-03":
    "A deadline can be downloaded as a calendar file, and all of them are at a private address for calendars; it is renewed and withdrawn in the same place.",
  "DATE-04":
    "In a trial, paying leads to a stand-in that takes the payment and comes back: the debt is gone, the receipt is there, and a suspension for it ends.",
  "DATE-01":
    "Everything with a date or a request is one obligation: what needs doing and what is with the institute derive from it, as do headline, calendar and reminders.",
  "DATE-03": "A refusal gives every reason at once.",

  "DATE-02": "The headline never contradicts the list: it says that nothing is due only when nothing is.",

  "CPD-01": "The CPD status follows from the overview's code and the days left.",
  "CPD-02": "The declaration notice shows for every status but up to date, never to the retired.",
  "CPD-03": "Professional development has guide tiles, a learning-site card and footer links.",
  "CPD-04": "A declaration goes through its steps in order, numbered 1 to 4.",
  "CPD-05": "The route is asked only when requirements were met.",
  "CPD-06": "Back from the engagement partner question leads to where the person came from.",
  "CPD-07": "The next step needs the answer of this one; the last needs the confirmation.",
  "CPD-08": "The submitted route is the picked one, or that requirements were not met.",
  "CPD-09": "A failed submission says so; closing starts over; a success removes the notice.",
  "CPD-10": "A submitted declaration is complete, incomplete or has requirements not met.",
  "CPD-11": "The history lists each year with units brought forward and adjustments; awarded ones count.",

  "WAIV-01": "A waiver request needs year, dates and reason, and they must fit together.",
  "WAIV-02": "A waiver request goes from landing through submitting to complete and the status on record.",
  "WAIV-03": "Opening the waiver form starts afresh.",
  "WAIV-04": "A refused request says why and keeps the answers.",
  "WAIV-05": "A granted request shows its status and units.",
  "WAIV-06": "A deleted waiver leaves the history.",

  "QUAL-01": "Qualification progress is for all but members, once notifications are there.",
  "QUAL-02": "Affiliates see practical experience first, others exams first.",
  "QUAL-03": "The exams card shows passed exams out of all, and names the qualification.",
  "QUAL-04": "On a trail pathway one exam passed fills the doughnut.",
  "QUAL-05": "Conditional exemptions are mentioned where there are any.",
  "QUAL-06": "The ethics module is done unless its status begins with NOT_.",
  "QUAL-07": "Without practical experience data the card says so and offers a way on.",
  "QUAL-08": "Practical experience shows time and objectives, each up to the full doughnut.",
  "QUAL-09": "The foundations record shows one doughnut, full once anything is claimed.",
  "QUAL-10": "Loading and failure of qualifications have their own texts.",
  "QUAL-11": "Before results are out an exam-results warning shows.",
  "QUAL-12": "When results are out a publication card replaces the page.",
  "QUAL-13": "A membership application in progress shows its state.",
  "QUAL-14": "An affiliate who may apply for membership sees an invitation.",
  "QUAL-15": "Students of two jurisdictions see their own information.",

  "SENT-01": "Each submission is one record with its answers and events, of which nothing is deleted.",
  "SENT-02": "Staff list what waits, and read a person's submissions and standing.",
  "SENT-03":
    "Staff decide with the answers before them, ask for more, and take back decisions, declarations and retirements.",
  "SENT-04": "Exported cells are not run as formulas, and an import reads them back as they were.",
  "SENT-05":
    "A webhook receives each event, signed, at least once and in order per person, with retries over three days.",
  "SENT-06": "The registry gets a digest of what came in and what is late, each working day.",
  "SENT-07": "Answers about convictions and public practice reach an institute that accepts them.",
  "KEEP-01": "What is no longer needed is deleted: links in mails, old mails, sign-ins and answers under a key.",
  "KEEP-02": "A person is erased as far as the law permits, and what has to be kept is named.",
  "REAL-01":
    "Phone numbers of every country are accepted as they are written, stored in one form and shown as usual there.",
  "REAL-02": "Texts are stored in one form, and compared without regard to case, accents and width.",
  "REAL-06": "Working days know the public holidays of the organisation's country and its own closed days.",
  "REAL-07": "Calendar entries keep their identity when they move, and their times bear their zone.",
  "REAL-04": "Addresses are suggested by a real service, or typed; nothing made up is suggested in production.",
  "REAL-03":
    "Everyone gets their papers, whatever their script; a refusal of a download that says why in words is shown.",
  "CASH-01": "Staff write amounts with two decimals; anything else is refused with the reading that was meant.",
  "CASH-02":
    "A payment settles the oldest charge first, and what is owed and paid follows from charges and payments alone.",
  "CASH-03": "Staff list who owes what, and post the payments of a bank file; what does not match is listed.",

  "BANK-01":
    "Files of real banks are read: CSV of any dialect, CAMT.053 and MT940; what leaves a doubt is refused by line and column.",
  "BANK-02":
    "An entry of the bank is posted once, in however many files it is, and by however many people at the same time.",
  "BANK-03":
    "What names nobody, or several people, waits until it is paired with a person or a charge, divided, or put aside with a reason.",
  "BANK-04": "Postings, unmatched credits and those put aside equal the credits of all files, to the cent.",

  "CORR-01":
    "A posting is taken back by a counter-posting; debts, subscription, documents and suspension follow, and the member reads it.",
  "CORR-02":
    "A charge knows what it is for and until when it is to be paid; one rule says since when something is owed.",
  "CORR-03":
    "Every change of a register is on record with who, when and the values before and after, which the rules keep for days.",
  "CORR-04":
    "An import changes only what differs, shows it first, loses nothing that others change meanwhile, and can be undone.",
  "CORR-05": "A database is run with the currency, time zone and CPD year that it remembers.",
  "LIFE-01": "Resigning, dying and returning change standing, charges, documents, sign-in and mails by the rules.",
  "LIFE-02": "Two accounts of one person become one; both numbers stay known.",
  "LIFE-03": "What bears an earlier name reads replaced.",
  "LIFE-04": "People with one name and couples with one mailbox can be members.",
  "DESK-01":
    "The desk is served as ordinary pages that work without script, in the portal's look; a setting removes it.",
  "DESK-02":
    "Staff have accounts of their own with a role, sign in with a passkey, and lose an unused session before members do.",
  "DESK-03":
    "A change is shown before it happens, confirmed once, and recorded under the name of who made it; its undo is at hand.",
  "DESK-04":
    "Today shows what waits and is late, money without an owner, mails that could not be delivered, and what does not run.",
  "DESK-05":
    "One field finds a person by name, number, email, reference or code; no name, number or email is in an address.",
  "DESK-06": "The inbox lists what waits with its age; a case has answers, standing, events, decision and take-back.",
  "DESK-07":
    "Staff pair, split and put aside the money of the bank at the desk, see who owes, and charge a year's fees once.",
  "DESK-08":
    "The desk shows what happens on a day and who could be suspended, suspends those ticked after their letter, and undoes it.",
  "DESK-09":
    "Lists of the desk are files that a spreadsheet of the locale opens; an import is shown before it is made, and undone.",
  "DESK-10":
    "Who of the staff saw and changed what, when and about whom, is on record; the person reads that, not who.",
  "DESK-11": "The desk is used by keyboard alone, from 320 to 1920 px, light and dark; each state has words.",

  "LOG-04":
    "Staff ask for more on a case, or for the evidence of a year; the member answers in the portal, once, on the record of both sides, with a reminder before the day.",

  "RULE-01":
    "An organisation's rules are one checked file: time zone, currency, CPD year, units, fees, reminders, grace.",
  "RULE-05": "A second organisation, with another year, currency, time zone and words, runs on the same code.",
  "RULE-02": "Rules and texts of an organisation apply everywhere, in the portal and at the institute.",
  "RULE-03": "Today is the organisation's day, in its time zone.",
  "YEAR-01": "States follow from dates and rules when they are read; years that were not declared stay in the record.",
  "YEAR-02":
    "A reminder is sent at the steps of the rules: once for each, never for what is done, and after a late start only the latest.",
  "YEAR-03": "What will be sent and will change by itself on a day can be seen before; processes share the sending.",
  "YEAR-04":
    "Nobody is suspended by itself: staff list who could be and why, and suspend by the edited list; paying ends it.",
  "YEAR-05":
    "Staff charge a year's subscription by the rules or a file, once for a person and a year, after a preview.",
  "FEES-01": "The fees page has a card with a link, and footer links.",
  "FEES-02": "A reduced subscription is offered, or its application acknowledged.",
  "FEES-03": "Amounts show pounds, and pence when there are any or when asked for.",

  "DOCS-01": "Each document can be downloaded, or is greyed out and says why.",
  "DOCS-02": "Good standing is available by its own truth table.",
  "DOCS-03": "Before exam results are out the good-standing document is withheld.",
  "DOCS-04": "The membership certificate is for members who have one and are allowed it.",
  "DOCS-05": "Practising certificates are listed with name, jurisdiction and expiry date.",
  "DOCS-06": "A download is a file with its own name, and each card shows its own state.",

  "HELP-01": "Help cards have title, message and link; a telephone number can be dialled.",
  "LEARN-01": "The learning site follows the nationality.",

  "SUSP-01": "A customer with the status SUSPENDED is suspended, in the grace period or after it.",
  "SUSP-02": "The grace period ends so many days from today.",
  "SUSP-03": "In the grace period four pages can be reached, after it none.",
  "SUSP-04": "The suspension text follows the country, then the reason, else a general one.",
  "SUSP-05": "Logout is offered only after the grace period.",

  "ERR-01": "A wrong device clock is explained.",
  "ERR-02": "A page that took too long says so.",
  "ERR-03": "Any other failure has the standard screen.",
  "ERR-04": "An unknown page says so and leads home.",
  "ERR-05": "An account that cannot be viewed says so.",
  "ERR-06": "A part that failed shows a panel with a reload.",
  "ERR-07": "A full-page error also offers Logout.",
  "ERR-08": "A failed call shows a full-page error unless it shows in its place.",
  "ERR-09": "Failed notifications are known to the whole portal.",
  "ERR-10": "State errors nobody handled are logged.",

  "DET-01": "My details leads to its pages by cards.",

  "FORM-01": "Sections start read-only, cancel restores, a save returns to reading.",
  "FORM-02": "Saving is possible only when the form is valid and changed.",
  "FORM-03": "A save is confirmed, and nothing is unsaved afterwards.",
  "FORM-04": "Required fields are marked and say when they are missing.",
  "FORM-05": "Dates are typed as day, month and year and shown in words.",
  "FORM-06": "Inputs have a greatest length.",

  "CONT-01": "Contact details have four sections, any of which may be read-only.",
  "CONT-02": "Addresses can be looked up, and typed when the lookup fails.",
  "CONT-03": "Countries are listed by name, area codes by number with the customer's own country first.",
  "CONT-04": "An address is for home or for business, never both or neither.",
  "CONT-05": "Country, city and first address line are required; a postcode in the United Kingdom.",
  "CONT-06": "Some countries take ASCII characters only.",
  "CONT-07": "Email, area code and number each say what is wrong with them.",
  "CONT-08": "A saved value has no empty parts and no plus sign.",
  "CONT-09": "A refused contact save says which of three reasons it was.",

  "ACCT-01": "Account details list what is on record and hide what is empty.",
  "ACCT-02": "The learning record number is on a card with a privacy note.",
  "ACCT-03": "Fellows and the retired see the register card.",
  "ACCT-04": "A transfer to ACCA offers only what is available, staying out first.",
  "ACCT-05": "The Oxford Brookes answer is sent as yes or no.",
  "ACCT-06": "A customer who came for the register and may not join it sees why.",
  "ACCT-07": "Before exam results are out account details are withheld.",
  "ACCT-08": "A refused save says so at the top and keeps the data right.",

  "EMPL-01": "Content decides which employment fields there are, lookups what they offer.",
  "EMPL-02": "Without a business address company and job title cannot be changed.",
  "EMPL-03": "Company name and job title have greatest lengths, job category is required.",
  "EMPL-04": "An empty company name or job title is saved as empty.",
  "EMPL-05": "A refused employment save shows as one of account details.",

  "CONS-01": "Each consent is a switch that loads and fails on its own.",
  "CONS-02": "Account correspondence follows important updates by email.",
  "CONS-03": "Without an email, what needs one is locked and says why.",
  "CONS-04": "Without a mobile, what needs one is locked and says why.",
  "CONS-05": "What needs important updates by email is locked while they are off.",
  "CONS-06": "Account correspondence shows only when it can be chosen.",
  "CONS-07": "Online-country students cannot change important updates by email.",
  "CONS-08": "Residents of Malaysia are not asked about AB magazine.",
  "CONS-09": "Some consents are asked of some kinds of customer only.",
  "CONS-10": "A refused consent says why and shows what is stored.",
  "CONS-11": "Failed notifications show on communication preferences too.",

  "NETW-01": "Members in the United Kingdom or Ireland choose their networks.",
  "NETW-02": "Each kind of network is saved by itself and read back.",

  "LOGN-01": "Login details are one card with a link.",

  "MEMB-01": "A membership application goes through its steps in order, four of them numbered.",
  "MEMB-02": "An application in progress replaces a new one.",
  "MEMB-03": "Who may apply for membership.",
  "MEMB-04": "Convictions and public practice are answered, and confirmed where they are yes.",
  "MEMB-05": "Employment and business category are chosen, unless the person is not employed.",
  "MEMB-06": "The directory question is answered; a regional network too where there are any.",
  "MEMB-07": "The declaration is accepted.",
  "MEMB-08": "What an application sends, and nothing else.",
  "MEMB-09": "A failed application says so and keeps its answers.",

  "RETR-01": "Joining the register goes through its steps in order; residents of China have one more.",
  "RETR-02": "Back goes one step, closing starts over.",
  "RETR-03": "Only members whose status starts with F may start.",
  "RETR-04": "Each step of the register has its own condition.",
  "RETR-05": "The retirement date is what is sent.",
  "RETR-06": "The register card is on the pages that fellows and the retired use.",

  "CALL-01": "Every call is made as it is written down.",
  "CALL-02": "An answer that does not fit is a clear failure.",

  "CONF-01":
    "An answer of another API is read as far as it fits: what does not is left out and reported once, and only the part that needs it fails.",
  "CONF-02": "Labels have defaults in the portal; other words that are missing are reported, and the rest shows.",
  "CONF-03": "The authors of an API can check it: what fits, what is left out, what fails, and what is not there.",
  "CONF-04": "What an older API does not have is not offered, with a word where a person would look for it.",

  "ANLY-01": "Page views, sign-ins and events are counted without the person.",
  "ANLY-02": "What failed to load is marked in what is tracked.",

  "TRAN-01":
    "Each declared year shows when it was declared, by which route, under which reference, and gives a copy as PDF.",
  "TRAN-02": "The CPD record is one PDF: all years, units brought forward, waivers and their decisions.",

  "LOG-01":
    "A member logs CPD with one short form until the year is declared, and sees its sum against the rules, on the dashboard too.",
  "LOG-03":
    "The declaration shows the year's log beside its questions and says where answers and log disagree; it fills nothing in.",
  "LOG-05": "A review samples declarations by rule and seed, asks, collects, decides with words, and reports by year.",
  "LOG-06":
    "The log is in the CPD record, in the personal data, in export and import; the configuration announces it, or the hand-off to an evidence tracker stays.",

  "DATA-01":
    "A person can download everything on record about them: as JSON by a published schema and as a document to read, within 10 s, a few times a day.",

  "VERI-01":
    "Each certificate, letter, receipt and record has a code with a check character, and a QR code that leads to its page.",
  "VERI-02":
    "The page needs no sign-in and says what a document is, to whom and when it was issued, and whether it is valid today; members see the same in every standing.",
  "VERI-03": "A mistyped code and an unknown one get different answers, without details, and tries are limited.",
  "RULE-04":
    "Pages, mails, documents and the sign-in take their words from content files; a sentence that a page and a mail share is one text.",
  "OWN-01":
    "An organisation's texts say only what differs, and outweigh the shipped ones: texts and lists whole, dictionaries key by key.",
  "OWN-02":
    "Words never stop a start: what cannot be used is replaced and named, what is unknown is left out, and a shipped link without an address is not shown.",
  "OWN-03": "A check of texts lists what cannot be used, what is unknown, and what comes from the shipped texts.",
  "LANG-01": "An organisation lists the languages that people can choose from; with none, nothing changes.",
  "LANG-02":
    "The language is the person's own, else the one last chosen on the device, else the browser's, else the organisation's.",
  "LANG-03": "A switch in header and menu changes the words in place; nothing typed is lost, and other tabs follow.",
  "LANG-04": "All that a member reads or hears is in the language: rules, plurals, dates, amounts, names, order.",
  "LANG-05": "Texts that a language lacks come from the organisation's own language.",
  "LANG-07": "Mails are in the language of their reader, and marked with it.",
  "LANG-11": "Staff work in English; they see which language a person reads, and can set it.",
  "LANG-06": "Every call names the reader's language; the content service says which one it answers in.",
  "LANG-10": "French ships whole, with the dates, amounts and typography of French.",
  "LANG-12": "Scenarios are written for somebody who reads another language.",
  "OWN-04": "Files that started an earlier release start this one, with the same meaning; a database is upgraded.",
  "VERI-04":
    "Membership is a verifiable credential that other libraries verify, withdrawn by a status list within a minute; keys change and former credentials stay verifiable.",

  "MAIL-01":
    "After each submission the person gets an email with what was submitted, its reference and what happens next; after each decision on one, an email about it.",
  "MAIL-02": "A change of email, sign-in email or password is mailed to the old and the new address.",
  "MAIL-03": "A mail is sent once, only of what was stored, and tried again while the mail server is away.",

  "PASS-03":
    "A passkey is added in Login details, named, listed with its last use, removed; the last way in cannot be removed.",
  "PASS-04": "A passkey signs in without a password, by a button and by the browser's offer in the email field.",

  "ACTV-01":
    "Security and activity lists sign-ins, refused sign-ins, changes, submissions, downloads and checks of documents; the latest first, a year back, by month.",
  "ACTV-02": "One device, or every other one, is signed out at once.",

  "PASS-01": "A forgotten password is replaced by a link that works once; every other sign-in ends.",
  "PASS-02": "A password has at least 12 characters and is not one that many use; there are no other rules.",

  "LOG-02":
    "Files prove an activity, a waiver request, an application or an answer: checked by content, received once stored, removable until decided.",
} as const satisfies Readonly<Record<string, string>>;
