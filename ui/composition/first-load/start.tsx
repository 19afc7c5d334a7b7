import type { Container } from "inversify";
import { autorun, onReactionError, reaction, when } from "mobx";
import { StrictMode } from "react";
import { createRoot, type Root } from "react-dom/client";

import type { Failures } from "../../../application/shell/failures.ts";
import { rootViewOf } from "../../../application/shell/root-view.ts";
import { shownLanguageKey } from "../../../application/shell/session-keys.ts";
import { pathOf } from "../../../domain/customer/routes.ts";
import { leavingDelay, showLeaving } from "../../boot/leaving.ts";
import { markLanguage } from "../../boot/start-texts.ts";
import { FocusContext, FocusRequests } from "../../components/focus.ts";
import { LanguageContext } from "../../components/language.ts";
import { OrganisationContext } from "../../components/organisation.ts";
import { RulesContext } from "../../components/rules.ts";
import { PageVisitsContext } from "../../components/use-load-on-open.ts";
import { ClockContext, Wait, WaitContext } from "../../components/waiting.ts";
import { WindowTitle, WindowTitleContext } from "../../components/window-title.ts";
import { AddressBar } from "../../shell/address-bar.ts";
import { pageAt } from "../../shell/current-page.tsx";
import { PortalRouter } from "../../shell/portal-router.tsx";
import { Portal } from "../../shell/portal.tsx";
import { Sections } from "../../shell/sections.ts";
import { CLOCK, CONFIGURATION, RULES, TAB_STORE } from "../container/modules/ports.ts";
import {
  CONTENT,
  CUSTOMER,
  FAILURES,
  LANGUAGE,
  NAVIGATION_GUARD,
  PAGE_VISITS,
  SESSION,
} from "../container/modules/shell.ts";
import { pagesOf } from "../pages/pages.ts";
import { finishSignIn } from "../sign-in/callback.ts";
import { whenPageReady } from "./page-ready.ts";
import { reloadOnce } from "./reload-once.ts";
import { showTypeface } from "./typeface.ts";
import { watchFatalFailures } from "./watch-fatal-failures.ts";

/** Loads the data of every page in parallel, then the first page's. */
const loadInitialData = async (container: Container, bar: AddressBar, sections: Sections): Promise<void> => {
  const customer = container.get(CUSTOMER);
  const content = container.get(CONTENT);
  const visits = container.get(PAGE_VISITS);
  bar.subscribe(() => visits.leaveFirst());
  visits.preload(customer.notifications);
  await customer.profile.load();
  if (!customer.profile.value) return;
  await content.page("page-framework").load();
  if (rootViewOf({ customer, content, session: container.get(SESSION) }) !== "frame") return;
  const key = pageAt(pathOf(bar.current), customer.suspensionPhase);
  const page = key && sections.page(key);
  await page?.open();
  visits.preload(...(page?.value?.shows?.() ?? []));
};

/** Yields to the event loop so that responses that have already arrived are processed. */
const yieldToEventLoop = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });

const draw = (container: Container, bar: AddressBar, sections: Sections, element: HTMLElement): Root => {
  const failures = container.get(FAILURES);
  const navigationGuard = container.get(NAVIGATION_GUARD);
  const clock = container.get(CLOCK);
  const now = clock.now().getTime();
  const root = createRoot(element, { onUncaughtError: failures.portalNotDrawn });
  const { body } = container.get(CONFIGURATION);
  root.render(
    <StrictMode>
      <OrganisationContext value={body}>
        <LanguageContext value={container.get(LANGUAGE)}>
          <RulesContext value={container.get(RULES)}>
            <ClockContext value={clock}>
              <WaitContext value={new Wait(now - performance.now(), now)}>
                <WindowTitleContext value={new WindowTitle(body.shortName)}>
                  <FocusContext value={new FocusRequests()}>
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
                  </FocusContext>
                </WindowTitleContext>
              </WaitContext>
            </ClockContext>
          </RulesContext>
        </LanguageContext>
      </OrganisationContext>
    </StrictMode>,
  );
  window.addEventListener("beforeunload", (unload) => {
    if (navigationGuard.losesOnExit && container.get(SESSION).user) unload.preventDefault();
  });
  return root;
};

/** Marks the document with the language of the page as it changes, here and in other tabs. LANG-03, LANG-08 */
const followLanguage = (container: Container): (() => void) => {
  const language = container.get(LANGUAGE);
  const content = container.get(CONTENT);
  const tab = container.get(TAB_STORE);
  const [own] = language.offered;
  if (own === undefined) return () => undefined;
  const stopFollowing = language.followTabs();
  const stopOwn = reaction(
    () => container.get(CUSTOMER).profile.value?.language,
    (theirs) => void (theirs === undefined ? undefined : language.showOwn(theirs)),
  );
  const stopMarking = autorun(() => {
    markLanguage(document, language.current);
    tab.write(shownLanguageKey, language.current ?? own);
  });
  let stopMarkingTexts = (): void => undefined;
  const stopWaiting = when(
    () => [...content.untranslated.values()].some((texts) => texts.length > 0),
    () =>
      void import("../../shell/mark-untranslated.ts").then(({ markUntranslated }) => {
        stopMarkingTexts = markUntranslated(document, content, own);
      }),
  );
  return () => {
    stopFollowing();
    stopOwn();
    stopMarking();
    stopWaiting();
    stopMarkingTexts();
  };
};

/** Starts work that the first page does not need, once that page is ready. */
const startDeferred = async (container: Container, sections: Sections): Promise<void> => {
  // Skipped in Safari without idle callbacks (see page-ready.ts), where preloading would block interaction; code then
  // loads on demand.
  if ("requestIdleCallback" in window) void sections.preload();
  window.prefetched?.abort();
  showTypeface(container.get(TAB_STORE));
  void container.get(SESSION).handOffIds.ensure();
  (await import("../container/watch-session.ts")).watchSession(container);
};

// Ignore Chromium's benign ResizeObserver loop notice.
const isMereNotice = ({ message }: ErrorEvent): boolean => message.startsWith("ResizeObserver loop");

/** Sends all uncaught errors to one place: from reactions, promises, timers and event handlers. ERR-10 */
const reportUncaught = ({ raise }: Failures): (() => void) => {
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
 * Starts the portal: completes a sign-in, begins one, or renders. Returns a function that stops it, for tests that run
 * several portals in one page.
 */
export const start = async (element: HTMLElement, container: Container): Promise<() => void> => {
  const configuration = container.get(CONFIGURATION);
  const failures = container.get(FAILURES);
  const session = container.get(SESSION);
  // From here on the portal reports errors itself.
  element.dataset.started = "yes";
  let endDrawing = (): void => undefined;
  const uncatch = reportUncaught(failures);
  const unwatch = watchFatalFailures(container, configuration, element, () => endDrawing());
  const end = (): void => {
    uncatch();
    unwatch();
    endDrawing();
  };
  const isCallback = location.pathname === new URL(configuration.identity.callbackUrl).pathname;
  if (isCallback && !(await finishSignIn(container, configuration))) return end;
  const clock = container.get(CLOCK);
  const sayLeaving = (): void => {
    if (!failures.shown) showLeaving(element, configuration.startTexts);
  };
  const stopWaiting = clock.after(leavingDelay, sayLeaving);
  const isSignedIn = await session.start();
  stopWaiting();
  if (!isSignedIn) {
    sayLeaving();
    return end;
  }
  const navigationGuard = container.get(NAVIGATION_GUARD);
  const bar = new AddressBar(navigationGuard);
  bar.start();
  const pageReady = whenPageReady(element, clock);
  const sections = new Sections(pagesOf(container, pageReady), clock, failures, reloadOnce(navigationGuard));
  void loadInitialData(container, bar, sections);
  // Processes prefetched responses first, so the page renders without a skeleton.
  await yieldToEventLoop();
  const stopLanguage = followLanguage(container);
  let isEnded = false;
  const root = draw(container, bar, sections, element);
  endDrawing = () => {
    isEnded = true;
    stopLanguage();
    root.unmount();
  };
  void pageReady.then(() => (isEnded || session.hasEnded ? undefined : startDeferred(container, sections)));
  if (configuration.tracking) (await import("../container/visits.ts")).trackVisits(container, bar);
  return end;
};
