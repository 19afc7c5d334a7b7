import type { Container } from "inversify";
import type { ComponentType } from "react";
import { bindMyDetails, CONTACT_DETAILS } from "../bindings/my-details.ts";
import { CONTENT } from "../bindings/shell.ts";
import { pageWith } from "../page.tsx";

/** Loads by itself: the search for addresses is more than the rest of My details together. */
export const contactDetailsPage = async (container: Container): Promise<ComponentType> => {
  bindMyDetails(container);
  const { ContactDetailsPage } = await import("../../my-details/contact-details-page.tsx");
  return pageWith(container, ContactDetailsPage, { content: CONTENT, contact: CONTACT_DETAILS });
};
