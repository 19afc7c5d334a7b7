/** The portal's own labels; `npm run schemas` derives them from the shipped page-framework. CONF-02 */
export const defaultLabels: unknown = {
  "navigation": {
    "dashboard": "Dashboard",
    "professionalDevelopment": "Professional development",
    "annualDeclarations": "Annual Declarations",
    "myQualifications": "My Qualifications",
    "feesAndTransactions": "Fees & transactions",
    "documentsAndDownloads": "Documents & downloads",
    "myDetails": "My details",
    "contactDetails": "Contact details",
    "accountDetails": "Account details",
    "communicationPreferences": "Communication preferences",
    "employmentDetails": "Employment details",
    "loginDetails": "Login details",
    "securityAndActivity": "Security and activity"
  },
  "components": {
    "pages": {
      "/": "Dashboard",
      "/professional-development": "Professional development",
      "/professional-development/annual-declarations": "Annual declarations",
      "/my-qualifications": "My qualifications",
      "/apply-for-membership": "Apply for membership",
      "/documents-and-downloads": "Documents and downloads",
      "/fees-and-transactions": "Fees and transactions",
      "/error": "Something went wrong",
      "/my-details": "My details",
      "/my-details/contact-details": "Contact details",
      "/my-details/account-details": "Account details",
      "/my-details/communication-preferences": "Communication preferences",
      "/my-details/employment-details": "Employment details",
      "/my-details/login-details": "Login details",
      "/my-details/security-and-activity": "Security and activity",
      "/retirement": "Register of retired members",
      "/calendar": "Deadlines in your calendar",
      "/help": "Help"
    },
    "yes": "Yes",
    "no": "No",
    "on": "On",
    "off": "Off",
    "newWindow": "(opens in a new window)",
    "support": "Reference for support: {reference}",
    "flow": {
      "progress": "Step {number} of {total}",
      "start": "Start",
      "resumed": "Your answers from before are kept in this window. Start takes you through them.",
      "clear": "Clear my answers",
      "continue": "Continue",
      "back": "Back",
      "close": "Close",
      "unanswered": "There is something to answer first.",
      "soFar": "Your answers so far",
      "check": "Check your answers",
      "change": "Change",
      "sending": "One moment.",
      "sendingLong": "This is taking longer than usual. Keep this page open; your answers are kept.",
      "changeAnswer": "Change your answer",
      "next": "What happens next",
      "dashboard": "Back to dashboard",
      "print": "Print",
      "reference": "Reference",
      "kept": "Your answers are kept",
      "again": "Try again"
    },
    "form": {
      "edit": "Edit",
      "cancel": "Cancel",
      "save": "Save changes",
      "saving": "Saving...",
      "saved": "Saved. This is what we have on record now.",
      "slow": "We’re still saving your changes. You can go on, and we’ll tell you here when it’s done.",
      "unsaved": "Unsaved changes",
      "unchanged": "No changes made",
      "incomplete": "something is missing or not right yet",
      "savingAloud": "saving",
      "kept": "What you typed here is kept but not saved yet. Choose Edit to go on with it.",
      "notSavedKept": "What you typed is kept.",
      "errors": "There are errors on the page",
      "errorTitle": "Error",
      "required": "Fields marked with an asterisk (*) are required.",
      "requiredGroup": "Required: tick one or more.",
      "select": "Select...",
      "dateFormat": "DD/MM/YYYY",
      "dateExample": "For example, 27/03/2026",
      "noLongerOffered": "{name} (no longer offered)",
      "used": "{count} of {limit} used",
      "left": "{count} left",
      "tooMany": "{count} too many",
      "newer": {
        "heading": "These details were changed somewhere else after you opened them",
        "message": "Nothing you typed is lost. Choose which to keep.",
        "keepTyped": "Keep what I typed",
        "keepRecorded": "Keep what is on record",
        "same": "What is on record now is the same as what you typed.",
        "recorded": "On record now",
        "typed": "What you typed",
        "nothing": "nothing"
      }
    },
    "loading": {
      "subjects": {
        "accountBalance": "your account balance",
        "accountDetails": "your account details",
        "activity": "your activity",
        "application": "your application",
        "applicationForm": "the application",
        "contactDetails": "your contact details",
        "countries": "countries",
        "cpdHistory": "your CPD history",
        "cpdRecord": "your CPD record",
        "cpdStatus": "your CPD status",
        "deadlines": "your deadlines",
        "documents": "your documents",
        "earlierApplication": "your earlier application",
        "employmentChoices": "choices",
        "employmentDetails": "your employment details",
        "networks": "networks",
        "notifications": "your notifications",
        "ownNetworks": "your networks",
        "page": "this page",
        "passkeys": "your passkeys",
        "payments": "your payments",
        "preferences": "your preferences",
        "progress": "your progress",
        "progressOfApplication": "what has happened to your application",
        "qualifications": "your qualifications",
        "registerEntry": "your place on the register",
        "requestToApplicant": "what we need from you",
        "subscription": "your subscription",
        "transactions": "your transactions",
        "whatNeedsDoing": "what needs doing",
        "whatOthersSee": "what others see",
        "evidenceTracker": "Evidence tracker",
        "foundationsInProfessionalism": "Foundations in professionalism",
        "internationalPractisingCertificateRenewal": "International practising certificate renewal",
        "practisingCertificateRenewal": "Practising certificate renewal"
      },
      "loading": "Loading {subject}",
      "begun": "Loading",
      "ended": "Loaded",
      "failed": "We couldn’t load {subject}",
      "notOffered": "We cannot show you {subject} here.",
      "reload": "Reload"
    },
    "download": {
      "file": "{name} (PDF)",
      "download": "Download",
      "copy": "Download a copy",
      "pdf": "(PDF)",
      "loading": "Preparing for download",
      "error": "Something went wrong with the download",
      "again": "Please try again",
      "done": "Downloaded",
      "notOffered": "This file is not offered here"
    },
    "frame": {
      "skip": "Skip to main content",
      "main": "Main",
      "menu": "Menu",
      "account": "Account",
      "help": "Help",
      "logout": "Logout",
      "suspended": "Suspended",
      "idLabel": "ID",
      "standing": "Standing",
      "admitted": "Admitted",
      "inGoodStanding": "In good standing",
      "notInGoodStanding": "Not in good standing",
      "kinds": {
        "member": "Member",
        "affiliate": "Affiliate",
        "student": "Student",
        "graduate": "Tech graduate",
        "firm": "Firm",
        "retired": "Retired member"
      },
      "more": "More under {label}",
      "notifications": {
        "one": "notification",
        "other": "notifications"
      },
      "id": "ID {id}",
      "printed": "Printed on {date}"
    },
    "dialogs": {
      "leave": {
        "heading": "Leave without saving?",
        "message": "You have unsaved changes. If you leave now they will not be saved.",
        "stay": "Stay",
        "leave": "Leave"
      },
      "idle": {
        "heading": "You are about to be signed out",
        "message": "Nothing has happened here for a while. What you typed is kept until you sign in again.",
        "stay": "Stay signed in",
        "minutes": {
          "one": "{count} minute left",
          "other": "{count} minutes left"
        },
        "seconds": "{count} seconds left"
      }
    },
    "notices": {
      "dismiss": "Dismiss",
      "successes": {
        "saved": "Changes saved successfully",
        "declared": "Your CPD record has been updated",
        "linkSent": "Now open the link that we have sent to your new email.",
        "passkeyAdded": "Your passkey is added. You can sign in with it from now on.",
        "passkeyRemoved": "The passkey is removed. Nobody can sign in with it any longer."
      },
      "subjects": {
        "application": "application for membership",
        "communicationPreferences": "communication preferences",
        "declaration": "CPD declaration",
        "email": "email address",
        "employment": "employment details",
        "employmentNetworks": "employment networks",
        "mailingAddress": "mailing address",
        "oxfordBrookes": "answer about the Oxford Brookes degree",
        "passkey": "passkey",
        "password": "password",
        "phone": "phone number",
        "regionalNetwork": "regional network",
        "retirement": "entry in the register",
        "secondaryAddress": "secondary address",
        "signInEmail": "sign-in email",
        "transfer": "answer about your transfer",
        "waiver": "request for a waiver"
      },
      "notSaved": "We couldn’t save your {subject}.",
      "notSavedKept": "We couldn’t save your {subject}. What you typed is kept.",
      "notSubmitted": "We couldn’t submit your {subject}. Your answers are kept.",
      "unknown": "We can’t tell whether your {subject} was submitted. Your answers are kept.",
      "goTo": "Go to your {subject}",
      "closeAlert": "Close this message",
      "tracking": {
        "heading": "May we count your visits?",
        "message": "It helps us see which pages work. We never record your name or your number.",
        "agree": "Yes, count them",
        "refuse": "No"
      }
    },
    "suspension": {
      "label": "Your account is suspended",
      "heading": "Your account is suspended.",
      "lastDay": "Today, {date}, is the last day to put it right.",
      "left": {
        "one": "{count} day left, until {date}.",
        "other": "{count} days left, until {date}."
      },
      "link": "What to do"
    },
    "obligations": {
      "states": {
        "coming": "Coming",
        "due": "Due",
        "dueToday": "Due today",
        "overdue": "Overdue",
        "expired": "Expired",
        "ready": "You may apply"
      },
      "dates": {
        "by": "by {date}",
        "since": "since {date}",
        "on": "on {date}",
        "byIn": {
          "one": "by {date}, in {count} day",
          "other": "by {date}, in {count} days"
        },
        "sinceFor": {
          "one": "since {date}, {count} day",
          "other": "since {date}, {count} days"
        },
        "timeToday": "today, {time}",
        "timeOn": "on {date}, {time}",
        "sinceDay": "Since {date}."
      },
      "figures": {
        "left": {
          "one": "day left",
          "other": "days left"
        },
        "late": {
          "one": "day late",
          "other": "days late"
        },
        "ago": {
          "one": "day ago",
          "other": "days ago"
        },
        "toGo": {
          "one": "day to go",
          "other": "days to go"
        },
        "today": "Today",
        "lastDay": "is the last day",
        "toPay": "to pay",
        "overdue": "overdue",
        "requirements": "3 of 3",
        "requirementsMet": "requirements met"
      }
    },
    "experience": {
      "time": "{unit} recorded, {signedOff} signed off",
      "objectives": "{completed} objective(s) completed, {remaining} to go"
    },
    "handOff": {
      "failed": "We couldn’t open {name}",
      "here": "{name} opens here.",
      "newWindow": "{name} opens in a new window.",
      "unavailable": "This service is not available at the moment.",
      "otherwise": "If it does not,",
      "open": "open it yourself",
      "back": "Back to where you were"
    }
  },
  "unsupported": {
    "title": "Your account is looked after elsewhere",
    "message": [
      {
        "kind": "paragraph",
        "children": [
          {
            "kind": "text",
            "text": "This portal does not hold your kind of account yet. Your details are safe, and you can manage them by getting in touch with us."
          }
        ]
      }
    ]
  },
  "obligations": {
    "heading": "What needs doing",
    "optionalHeading": "What you can do",
    "withUsHeading": "With us",
    "payment": {
      "subscription": "Pay your subscription for {year}",
      "other": "Pay what you owe",
      "failed": "Your payment of {date} failed, and is still to be made.",
      "pending": "Your payment of {date} is on its way to us.",
      "takenBack": "Your payment of {paidOn} was taken back on {date}, and no longer counts.",
      "charge": "Pay for: {description}",
      "settling": "A payment shows here within two working days."
    },
    "declaration": {
      "opened": {
        "heading": "Declare your CPD for {year}",
        "message": "Up to four steps, about five minutes.",
        "link": {
          "text": "Declare your CPD",
          "href": "/professional-development/annual-declarations"
        }
      },
      "withIncomplete": {
        "heading": "Finish your CPD declaration for {year}",
        "message": "What you answered is kept.",
        "link": {
          "text": "Finish your declaration",
          "href": "/professional-development/annual-declarations"
        }
      },
      "notYetOpened": {
        "heading": "Declare your CPD for {year}",
        "message": "We will tell you when it opens.",
        "link": {
          "text": "Annual declarations",
          "href": "/professional-development/annual-declarations"
        }
      },
      "readyToStart": {
        "heading": "Declare your CPD for {year}",
        "message": "Up to four steps, about five minutes.",
        "link": {
          "text": "Declare your CPD",
          "href": "/professional-development/annual-declarations"
        }
      },
      "due": {
        "heading": "Declare your CPD for {year}",
        "message": "Up to four steps, about five minutes.",
        "link": {
          "text": "Declare your CPD",
          "href": "/professional-development/annual-declarations"
        }
      },
      "overdue": {
        "heading": "Declare your CPD for {year}",
        "message": "Up to four steps, about five minutes. Until you declare you are not in good standing.",
        "link": {
          "text": "Declare your CPD",
          "href": "/professional-development/annual-declarations"
        }
      }
    },
    "practisingCertificate": {
      "renew": "Renew your practising certificate ({jurisdiction})",
      "expired": "Your practising certificate ({jurisdiction}) has expired",
      "note": "Certificate {number}. You cannot practise there without one in force.",
      "link": {
        "text": "Renew now",
        "href": "/outgoing/practising-certificate-renewal"
      },
      "internationalLink": {
        "text": "Renew now",
        "href": "/outgoing/international-practising-certificate-renewal"
      }
    },
    "exam": {
      "heading": "Exam: {exam}",
      "link": {
        "text": "Get your docket",
        "href": "/documents-and-downloads"
      }
    },
    "submission": {
      "sent": "Sent on {date}, reference {reference}.",
      "waiver": {
        "received": "We have your request for a waiver for {year}",
        "asked": "Your request for a waiver for {year} is on hold",
        "link": {
          "text": "See your request",
          "href": "/professional-development/annual-declarations"
        }
      }
    },
    "insurance": {
      "heading": "Send us your professional indemnity insurance",
      "note": "It is not on our record for this year.",
      "link": {
        "text": "Send us your details",
        "href": "/help?section=practice"
      }
    },
    "application": {
      "heading": "Apply for membership",
      "note": "About ten minutes. You can check all your answers before you submit.",
      "link": {
        "text": "Apply for membership",
        "href": "/apply-for-membership"
      }
    },
    "calendar": {
      "text": "Add to your calendar",
      "href": "/calendar"
    }
  }
};
