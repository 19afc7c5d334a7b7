// The tables of this rank are known where this file is imported.
import "./credentials/email-changes.ts";
import "./credentials/link-requests.ts";
import "./credentials/passkey-challenges.ts";
import "./credentials/passkeys.store.ts";
import "./credentials/passwords.ts";
import "./provider-records.ts";
import "./sign-ins.ts";
import "./staff/links.store.ts";
import "./staff/passkeys.store.ts";
import "./staff/records.store.ts";
import "./staff/sessions.store.ts";
import "./staff/staff.store.ts";
