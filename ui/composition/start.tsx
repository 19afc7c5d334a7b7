import type { Container } from "inversify";
import { onReactionError } from "mobx";
import { StrictMode } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import type { Failures } from "../../application/shell/failures.ts";
import type { Body } from "../../domain/shell/body.ts";
import { BodyContext } from "../parts/body.ts";
import { setTitleSuffix } from "../parts/attention.ts";
import { PageVisitsContext } from "../parts/use-opened.ts";
import { ClockContext, Wait, WaitContext } from "../parts/waiting.ts";
import { AddressBar } from "../shell/address-bar.ts";
import { Portal } from "../shell/portal.tsx";
import { PortalRouter } from "../shell/portal-router.tsx";
import { Sections } from "../shell/sections.ts";
import { CLOCK, CONFIGURATION, TAB_STORE } from "./bindings/ports.ts";
import { CONTENT, CUSTOMER, FAILURES, NAVIGATION_GUARD, PAGE_VISITS, SESSION } from "./bindings/shell.ts";
import { pagesOf } from "./pages.ts";
import { whenPageReady } from "./page-ready.ts";
import { reloadOnce } from "./reload-once.ts";
import { takeOverOn } from "./take-over.ts";
import { showTypeface } from "./typeface.ts";

/** Fetches what every page needs, at once. */
const loadFrame = async (container: Container): Promise<void> => {
  const customer = container.get(CUSTOMER);
  void customer.notifications.load();
  await customer.profile.load();
  if (customer.profile.value) await container.get(CONTENT).page("page-framework").load();
};

/** Passes a turn of the browser's loop: whatever answer is there already has been taken up by then. */
const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });

const draw = (container: Container, bar: AddressBar, element: HTMLElement, pageReady: Promise<void>): Root => {
  const failures = container.get(FAILURES);
  const navigationGuard = container.get(NAVIGATION_GUARD);
  const clock = container.get(CLOCK);
  const sections = new Sections(pagesOf(container, pageReady), clock, failures, reloadOnce(navigationGuard));
  const now = clock.now().getTime();
  const root = createRoot(element, { onUncaughtError: failures.portalNotDrawn });
  const portal = (
    <StrictMode>
      <BodyContext value={container.get(CONFIGURATION).body}>
        <ClockContext value={clock}>
          <WaitContext value={new Wait(now - performance.now(), now)}>
            <PageVisitsContext value={container.get(PAGE_VISITS)}>
              <PortalRouter bar={bar}>
                <Portal
                  customer={container.get(CUSTOMER)}
                  content={container.get(CONTENT)}
                  failures={failures}
                  navigationGuard={navigationGuard}
                  session={container.get(SESSION)}
                  sections={sections}
                  configuration={container.get(CONFIGURATION)}
                />
              </PortalRouter>
            </PageVisitsContext>
          </WaitContext>
        </ClockContext>
      </BodyContext>
    </StrictMode>
  );
  // All of it, rather than in slices with the browser's own work between: whatever is known by then is drawn in one frame.
  flushSync(() => root.render(portal));
  window.addEventListener("beforeunload", (unload) => {
    if (navigationGuard.isUnsaved && container.get(SESSION).user) unload.preventDefault();
  });
  void pageReady.then(() => {
    // Not in a Safari without idle callbacks (page-ready.ts), where it would get in the way: a page's code loads there when it is wanted.
    if ("requestIdleCallback" in window) void sections.preload();
  });
  return root;
};

/** What is not part of the first page, once that is there. */
const followUp = async (container: Container): Promise<void> => {
  window.prefetched?.abort();
  showTypeface(container.get(TAB_STORE));
  void container.get(SESSION).handOffIds.ensure();
  (await import("./watch-session.ts")).watchSession(container);
};

const handOver = async (element: HTMLElement, body: Body): Promise<void> => {
  const { showSignInHandOff } = await import("../boot/sign-in-hand-off.ts");
  element.replaceChildren();
  showSignInHandOff(element, body);
};

// Chromium tells so of an observer that will be served in the next frame: nothing is wrong.
const isMereNotice = ({ message }: ErrorEvent): boolean => message.startsWith("ResizeObserver loop");

/** Whatever is thrown and not caught comes to one place: in a reaction, a promise, a timer or an event handler. ERR-10 */
const catchAll = ({ raise }: Failures): (() => void) => {
  const listening = new AbortController();
  const { signal } = listening;
  const unhear = onReactionError(raise);
  window.addEventListener("unhandledrejection", (rejection) => raise(rejection.reason), { signal });
  window.addEventListener(
    "error",
    (thrown) => {
      if (!isMereNotice(thrown)) raise(thrown.error);
    },
    { signal },
  );
  return () => {
    unhear();
    listening.abort();
  };
};

/**
 * Starts the portal in a page: finishes a sign-in, begins one, or draws. What it gives back ends it: a
 * browser drops the whole page, but where several portals run in turn each has to let go.
 */
export const start = async (element: HTMLElement, container: Container): Promise<() => void> => {
  const configuration = container.get(CONFIGURATION);
  const failures = container.get(FAILURES);
  const session = container.get(SESSION);
  // From here on what fails is reported by the portal itself.
  element.dataset.started = "yes";
  setTitleSuffix(configuration.body.shortName);
  let endDrawing = (): void => undefined;
  const uncatch = catchAll(failures);
  const unwatch = takeOverOn(container, configuration, element, () => endDrawing());
  const end = (): void => {
    uncatch();
    unwatch();
    endDrawing();
  };
  if (location.pathname === new URL(configuration.identity.callbackUrl).pathname) {
    const { finishSignIn } = await import("./callback.ts");
    if (!(await finishSignIn(container, configuration))) return end;
  }
  if (!(await session.start())) {
    if (!failures.shown) await handOver(element, configuration.body);
    return end;
  }
  void loadFrame(container);
  // With what was asked for ahead of the code the frame is drawn at once, and not an outline of it first.
  await nextTurn();
  const bar = new AddressBar(container.get(NAVIGATION_GUARD));
  bar.start();
  let isEnded = false;
  const pageReady = whenPageReady(element, container.get(CLOCK));
  const root = draw(container, bar, element, pageReady);
  endDrawing = () => {
    isEnded = true;
    root.unmount();
  };
  void pageReady.then(() => (isEnded ? undefined : followUp(container)));
  if (configuration.tracking) (await import("./visits.ts")).trackVisits(container, bar);
  return end;
};
