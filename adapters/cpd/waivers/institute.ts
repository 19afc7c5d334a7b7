import { deleteWaiver, requestWaiver } from "./contract.ts";
import { Refused } from "../../institute/refused.ts";
import { customerOf } from "../../customer/storage.ts";
import { removeWaiver } from "./storage.ts";
import type { ApiParts } from "../../institute/api/api-parts.ts";
import { askForWaiver } from "./ask-for-waiver.ts";
import { refuseSuspended } from "../../institute/api/refuse-suspended.ts";

/** Waivers of part of a CPD year: asked for, and taken back. WAIV-02, WAIV-06 */
export const serveWaivers = ({ serve, database, content, now }: ApiParts): void => {
  serve(requestWaiver, {
    answer: async ({ customerId, body, idempotencyKey }) => {
      const { reasons } = (await content.document("annual-declarations", undefined)).waiver;
      return askForWaiver(database, { customerId, waiver: body, reasons, idempotencyKey }, now());
    },
  });

  serve(deleteWaiver, {
    answer: async ({ customerId, params: { waiverId = "" } }) => {
      refuseSuspended(await customerOf(database, customerId));
      if (!(await removeWaiver(database, customerId, waiverId)))
        throw new Refused(404, "NO_SUCH_WAIVER", "This waiver is no longer on your record.");
      return undefined;
    },
  });
};
