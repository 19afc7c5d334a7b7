import type { Container } from "inversify";
import { onReactionError, reaction } from "mobx";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { ClockContext } from "../parts/waiting.ts";
import { AddressBar } from "../shell/address-bar.ts";
import { Portal } from "../shell/portal.tsx";
import { PortalRouter } from "../shell/portal-router.tsx";
import { Sections } from "../shell/sections.ts";
import { CLOCK, CONFIGURATION } from "./bindings/ports.ts";
import {
  CONTENT,
  CRITICAL_ALERT,
  CUSTOMER,
  FAILURES,
  IDLE_WATCH,
  LEAVING,
  LOGIN_SUCCESS,
  PAGE_TRACKING,
  SESSION,
} from "./bindings/shell.ts";
import { arriveFromSignIn } from "./callback.ts";
import { pagesOf } from "./pages.ts";
import { reloadOnce } from "./reload-once.ts";
import { takeOverOn } from "./take-over.ts";
import { watchActivity } from "./watch-activity.ts";

/** Fetches what every page needs, at once. */
const loadFrame = async (container: Container): Promise<void> => {
  const customer = container.get(CUSTOMER);
  container.get(LOGIN_SUCCESS).start();
  void container.get(SESSION).open();
  void customer.notifications.load();
  await customer.profile.load();
  if (customer.profile.value) await container.get(CONTENT).page("page-framework").load();
};

const draw = (container: Container, element: HTMLElement): (() => void) => {
  const failures = container.get(FAILURES);
  const leaving = container.get(LEAVING);
  const bar = new AddressBar(leaving);
  bar.start();
  const sections = new Sections(pagesOf(container), container.get(CLOCK), failures, () => reloadOnce(leaving));
  const root = createRoot(element, { onUncaughtError: failures.raise });
  root.render(
    <StrictMode>
      <ClockContext value={container.get(CLOCK)}>
        <PortalRouter bar={bar}>
          <Portal
            alert={container.get(CRITICAL_ALERT)}
            customer={container.get(CUSTOMER)}
            content={container.get(CONTENT)}
            failures={failures}
            leaving={leaving}
            session={container.get(SESSION)}
            tracking={container.get(PAGE_TRACKING)}
            sections={sections}
            configuration={container.get(CONFIGURATION)}
          />
        </PortalRouter>
      </ClockContext>
    </StrictMode>,
  );
  window.addEventListener("beforeunload", (unload) => {
    if (leaving.isUnsaved && container.get(SESSION).user) unload.preventDefault();
  });
  const unwatch = reaction(
    () => failures.shown?.isTakeOver === true && !container.get(SESSION).hasEnded,
    (isTakenOver) => {
      if (isTakenOver) root.unmount();
    },
  );
  void sections.page("attendants")?.ensure();
  whenIdle(() => void sections.preload());
  return () => {
    unwatch();
    root.unmount();
  };
};

// Safari has no idle callback; a page's code loads there when it is wanted.
const whenIdle = (run: () => void): void => {
  if ("requestIdleCallback" in window) window.requestIdleCallback(run);
};

const handOver = async (element: HTMLElement): Promise<void> => {
  const { showSignInHandOff } = await import("../boot/sign-in-hand-off.ts");
  element.replaceChildren();
  showSignInHandOff(element);
};

/**
 * Starts the portal in a page: finishes a sign-in, begins one, or draws. What it gives back ends it: a
 * browser drops the whole page, but where several portals run in turn each has to let go.
 */
export const start = async (element: HTMLElement, container: Container): Promise<() => void> => {
  const configuration = container.get(CONFIGURATION);
  const failures = container.get(FAILURES);
  const session = container.get(SESSION);
  const unhear = onReactionError(failures.raise);
  window.addEventListener("unhandledrejection", (rejection) => failures.raise(rejection.reason));
  const unwatch = takeOverOn(container, configuration, element);
  const end = () => {
    unhear();
    unwatch();
  };
  if (!(await arriveFromSignIn(container, configuration))) return end;
  if (!(await session.start())) {
    if (!failures.shown) await handOver(element);
    return end;
  }
  void loadFrame(container);
  watchActivity(container.get(IDLE_WATCH), session);
  const undraw = draw(container, element);
  return () => {
    end();
    undraw();
  };
};
