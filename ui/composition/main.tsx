import type { Container } from "inversify";
import { onReactionError, reaction } from "mobx";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import type { PortalConfiguration } from "../../adapters/contract/portal-configuration.ts";
import { ClockContext } from "../parts/waiting.ts";
import { AddressBar } from "../shell/address-bar.ts";
import { Portal } from "../shell/portal.tsx";
import { PortalRouter } from "../shell/portal-router.tsx";
import { Sections } from "../shell/sections.ts";
import { CLOCK } from "./bindings/ports.ts";
import { CONTENT, CUSTOMER, FAILURES, LEAVING, LOGIN_SUCCESS, SESSION, TOASTS } from "./bindings/shell.ts";
import { browserContainer } from "./browser-ports.ts";
import { arriveFromSignIn } from "./callback.ts";
import { readConfiguration } from "./configuration.ts";
import { pagesOf } from "./pages.ts";
import { takeOverOn } from "./take-over.ts";

/** Fetches what every page needs, at once. */
const loadFrame = async (container: Container): Promise<void> => {
  const customer = container.get(CUSTOMER);
  container.get(LOGIN_SUCCESS).start();
  void container.get(SESSION).open();
  void customer.notifications.load();
  await customer.profile.load();
  if (customer.profile.value) await container.get(CONTENT).page("page-framework").load();
};

const draw = (container: Container, configuration: PortalConfiguration, element: HTMLElement): void => {
  const failures = container.get(FAILURES);
  const leaving = container.get(LEAVING);
  const bar = new AddressBar(leaving);
  bar.start();
  const sections = new Sections(pagesOf(container), container.get(CLOCK), failures);
  const root = createRoot(element, { onUncaughtError: failures.raise });
  root.render(
    <StrictMode>
      <ClockContext value={container.get(CLOCK)}>
        <PortalRouter bar={bar}>
          <Portal
            customer={container.get(CUSTOMER)}
            content={container.get(CONTENT)}
            failures={failures}
            leaving={leaving}
            session={container.get(SESSION)}
            toasts={container.get(TOASTS)}
            sections={sections}
            support={configuration.support}
          />
        </PortalRouter>
      </ClockContext>
    </StrictMode>,
  );
  window.addEventListener("beforeunload", (unload) => {
    if (leaving.isUnsaved) unload.preventDefault();
  });
  reaction(
    () => failures.shown?.isTakeOver === true,
    () => root.unmount(),
  );
  whenIdle(() => void sections.preload());
};

// Safari has no idle callback; a page's code loads there when it is wanted.
const whenIdle = (run: () => void): void => {
  if ("requestIdleCallback" in window) window.requestIdleCallback(run);
};

const start = async (element: HTMLElement): Promise<void> => {
  const configuration = readConfiguration(document);
  const container = browserContainer(configuration);
  const failures = container.get(FAILURES);
  onReactionError(failures.raise);
  window.addEventListener("unhandledrejection", (rejection) => failures.raise(rejection.reason));
  takeOverOn(container, configuration, element);
  if (!(await arriveFromSignIn(container, configuration))) return;
  if (!(await container.get(SESSION).start(location.hash.replace(/^#/, "")))) return;
  void loadFrame(container);
  draw(container, configuration, element);
};

const element = document.getElementById("root");
if (element) void start(element);
