// The tables of this rank are known where this file is imported.
import "./api/once.ts";
import "./customers/activity-counts.store.ts";
import "./customers/customers.store.ts";
import "./customers/email-addresses.store.ts";
import "./limits.ts";
import "./mail/outbox.ts";
import "./mail/refusing-addresses.store.ts";
import "./storage/audit.ts";
import "./storage/imports.store.ts";
import "./storage/properties.ts";
import "./storage/secrets.ts";
import "./webhooks/outbox.ts";
