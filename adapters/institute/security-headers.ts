import type { OutgoingHttpHeaders } from "node:http";

/** What every answer bears, whoever it is for. */
export const securityHeaders = (publicUrl: string): OutgoingHttpHeaders => ({
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  ...(publicUrl.startsWith("https:") ? { "strict-transport-security": "max-age=31536000" } : {}),
});

/** The policy of the institute's own pages: a style sheet, a form, and one script of a line. */
export const ownPagesPolicy =
  "default-src 'none'; style-src 'self'; script-src 'self'; form-action 'self'; frame-ancestors 'self'; base-uri 'none'";
