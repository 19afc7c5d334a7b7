import { reaction, when } from "mobx";
import { useEffect, useRef } from "react";
import { useLocation, useSearch } from "wouter";
import type { NavigationGuard } from "../../application/shell/navigation-guard.ts";
import { useFocusAfter } from "./focus.ts";

/** The controller of a flow, as far as its page and the address drive it. */
export interface DrivenFlow {
  readonly step: string;
  readonly stepInAddress: string | undefined;
  readonly isUnderWay: boolean;
  readonly isUnsaved: boolean;
  resume(): Promise<void>;
  goTo(step: string | undefined): void;
  reset(): void;
  dismiss(): void;
}

/**
 * Ties a flow to its page. Its steps are entries of the history, by the address's "?step=": Back and
 * Forward go from one to the other, and one that may not be reached leads to the first that is not
 * answered. What an earlier visit left is taken up once the flow's facts are known (`isReady`); leaving
 * the page asks first; what is done with is not shown again. SHELL-12, CPD-04, MEMB-01, RETR-01
 */
export const useFlow = (flow: DrivenFlow, navigationGuard: NavigationGuard, isReady: () => boolean): void => {
  const [path, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch()).get("step") ?? undefined;
  const follow = useRef<(step: string | undefined) => void>(undefined);
  const given = useRef({ path, navigate, asked, isReady });
  useEffect(() => {
    given.current = { path, navigate, asked, isReady };
  });
  useEffect(() => {
    const { path: own } = given.current;
    let isFollowing = false;
    let stopTelling = (): void => undefined;
    const tell = (replace: boolean): void => {
      const step = flow.stepInAddress;
      given.current.navigate(step === undefined ? own : `${own}?step=${step}`, { replace });
    };
    const stopWaiting = when(
      () => given.current.isReady(),
      () => {
        void flow.resume();
        if (given.current.asked !== undefined) flow.goTo(given.current.asked);
        tell(true);
        stopTelling = reaction(
          () => flow.stepInAddress,
          () => {
            if (!isFollowing) tell(false);
          },
        );
        follow.current = (step) => {
          isFollowing = true;
          flow.goTo(step);
          isFollowing = false;
          tell(true);
        };
      },
    );
    const stop = (): void => {
      stopWaiting();
      stopTelling();
      follow.current = undefined;
    };
    const unwatch = navigationGuard.watch({
      isUnderWay: () => flow.isUnderWay,
      isUnsaved: () => flow.isUnsaved,
      // The address is on its way elsewhere: it is not told of the landing any more.
      discard: () => {
        stop();
        flow.reset();
      },
    });
    return () => {
      stop();
      unwatch();
      flow.dismiss();
    };
  }, [flow, navigationGuard]);
  const followed = useRef(asked);
  useEffect(() => {
    // The page as it is opened has followed it already.
    if (followed.current === asked) return;
    followed.current = asked;
    follow.current?.(asked);
  }, [asked]);
  // Where a step gave way to what has no question of its own, as on closing, the page's heading has the focus.
  useFocusAfter(flow.step, "page", () =>
    document.activeElement === document.body ? document.querySelector<HTMLElement>("main h1") : undefined,
  );
};
