// The tables of this rank are known where this file is imported.
import "./calendar/calendar.store.ts";
import "./cpd/cpd.store.ts";
import "./cpd/log/log.store.ts";
import "./documents/credential-keys.store.ts";
import "./documents/credential-status.store.ts";
import "./documents/documents.store.ts";
import "./documents/exam-entries.store.ts";
import "./documents/issued.store.ts";
import "./documents/standing-links.store.ts";
import "./fees/bank-files/bank-columns.store.ts";
import "./fees/bank-files/bank-lines.store.ts";
import "./fees/fees.store.ts";
import "./fees/online-payments/online-payments.store.ts";
import "./my-details/my-details.store.ts";
import "./qualifications/qualifications.store.ts";
import "./reminders/reminders.store.ts";
import "./submissions/submissions.store.ts";
