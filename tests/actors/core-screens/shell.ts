import type { Container } from "inversify";
import type { ShownFailure } from "../../../application/shell/failures.ts";
import { offersLogout } from "../../../domain/customer/suspension.ts";
import { errorTexts } from "../../../ui/boot/error-texts.ts";
import { CLOCK } from "../../../ui/composition/bindings/ports.ts";
import { CONTENT, CUSTOMER } from "../../../ui/composition/bindings/shell.ts";
import { suspensionText, suspensionValues } from "../../../ui/suspension/suspension-text.ts";
import { plainText } from "../plain-text.ts";
import type { CorePage, Screen } from "../screen.ts";
import { loaded } from "./loaded.ts";

type Press = () => Promise<void>;

/** What stands in place of a page, or of the whole portal, at core level. */
export const errorScreen = ({ screen, isTakeOver }: ShownFailure, reload: Press, logOut: Press): Screen => {
  const { title, heading, message, offersReload } = errorTexts[screen];
  return {
    heading,
    words: [title, message, offersReload ? "" : "Get in touch", "Get support, 24/7"],
    buttons: { ...(offersReload ? { Reload: reload } : {}), ...(isTakeOver ? { Logout: logOut } : {}) },
  };
};

export const notFoundPage = (container: Container, open: (address: string) => Promise<void>): CorePage => {
  const content = container.get(CONTENT).page("page-not-found");
  return {
    open: () => content.ensure(),
    screen: () => {
      const { heading, message, button, help } = loaded(content);
      return { heading, words: [message, button, help.heading, help.link.text], buttons: { [button]: () => open("/") } };
    },
  };
};

export const unsupportedPage = (container: Container, logOut: Press): CorePage => {
  const content = container.get(CONTENT).page("page-framework");
  return {
    open: () => content.ensure(),
    screen: () => {
      const { title, message, button } = loaded(content).unsupported;
      return { heading: title, words: [plainText(message), button.text], buttons: { Logout: logOut } };
    },
  };
};

const suspension = (container: Container) => {
  const customer = container.get(CUSTOMER);
  const resource = container.get(CONTENT).page("suspension");
  const telephone = container.get(CONTENT).page("page-framework").value?.telephone ?? "";
  const values = suspensionValues(customer, container.get(CLOCK).now(), telephone);
  return { customer, resource, values };
};

export const blockedView = (container: Container): CorePage => {
  const { customer, resource, values } = suspension(container);
  return {
    open: () => resource.ensure(),
    screen: () => {
      const { heading, blocked, texts } = loaded(resource);
      return {
        heading: blocked.heading,
        words: [heading, plainText(blocked.message, values), plainText(suspensionText(customer, texts), values)],
        buttons: {},
      };
    },
  };
};

export const suspensionPage = (container: Container, logOut: Press): CorePage => {
  const { customer, resource, values } = suspension(container);
  return {
    open: () => resource.ensure(),
    screen: () => {
      const { heading, texts } = loaded(resource);
      return {
        heading,
        words: [plainText(suspensionText(customer, texts), values)],
        buttons: offersLogout(customer.suspensionPhase) ? { Logout: logOut } : {},
      };
    },
  };
};
