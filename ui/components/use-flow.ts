import { reaction, when } from "mobx";
import { useEffect, useRef } from "react";
import { useLocation, useSearch } from "wouter";

import type { NavigationGuard } from "../../application/shell/navigation-guard.ts";
import { useFocusAfter } from "./focus.ts";

/** The part of a flow's controller that its page and address use. */
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
 * Connects a flow to its page and address. Each step is a history entry through "?step=": Back and Forward move between
 * steps, and an unreachable step leads to the first incomplete one. Restores an earlier visit once the flow's facts are
 * known (`isReady`), confirms before unsaved answers are left, and closes a completed flow on leaving. SHELL-12,
 * CPD-04, MEMB-01, RETR-01
 */
export const useFlow = (flow: DrivenFlow, navigationGuard: NavigationGuard, isReady: () => boolean): void => {
  const [path, navigate] = useLocation();
  const stepInAddress = new URLSearchParams(useSearch()).get("step") ?? undefined;
  const follow = useRef<(step: string | undefined) => void>(undefined);
  const latest = useRef({ path, navigate, requestedStep: stepInAddress, isReady });
  useEffect(() => {
    latest.current = { path, navigate, requestedStep: stepInAddress, isReady };
  });
  useEffect(() => {
    const { path: own } = latest.current;
    let isFollowing = false;
    let stopWriting = (): void => undefined;
    const writeAddress = (replace: boolean): void => {
      const step = flow.stepInAddress;
      latest.current.navigate(step === undefined ? own : `${own}?step=${step}`, { replace });
    };
    const stopWaiting = when(
      () => latest.current.isReady(),
      () => {
        void flow.resume();
        if (latest.current.requestedStep !== undefined) flow.goTo(latest.current.requestedStep);
        writeAddress(true);
        stopWriting = reaction(
          () => flow.stepInAddress,
          () => {
            if (!isFollowing) writeAddress(false);
          },
        );
        follow.current = (step) => {
          isFollowing = true;
          flow.goTo(step);
          isFollowing = false;
          writeAddress(true);
        };
      },
    );
    const stop = (): void => {
      stopWaiting();
      stopWriting();
      follow.current = undefined;
    };
    const unwatch = navigationGuard.watch({
      isUnderWay: () => flow.isUnderWay,
      isUnsaved: () => flow.isUnsaved,
      // Stops first: the address is changing to another page and must not be set to the landing.
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
  const followed = useRef(stepInAddress);
  useEffect(() => {
    // The initial step was applied when the page opened.
    if (followed.current === stepInAddress) return;
    followed.current = stepInAddress;
    follow.current?.(stepInAddress);
  }, [stepInAddress]);
  // When a step without a successor closes, focus moves to the page's heading.
  useFocusAfter(flow.step, "page", () =>
    document.activeElement === document.body ? document.querySelector<HTMLElement>("main h1") : undefined,
  );
};
