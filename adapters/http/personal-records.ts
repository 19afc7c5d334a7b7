import type { PersonalRecords } from "../../application/ports/personal-records.ts";
import { contactRefusalOf } from "../../domain/my-details/save-refusals.ts";
import type { BodyOf } from "../contract/call.ts";
import { contactDetails, saveContactDetails } from "../contract/contact.ts";
import type { ApiClient } from "./api-client.ts";
import { saving } from "./saving.ts";

/** The institute's calls for My details. */
export const httpPersonalRecords = (api: ApiClient): PersonalRecords => ({
  contact: () => api.call(contactDetails, {}),
  saveContact: (change, version) => {
    // What is only read here is written out as it is.
    const body = change as BodyOf<typeof saveContactDetails>;
    return saving(api.call(saveContactDetails, { body, version }), contactRefusalOf);
  },
});
