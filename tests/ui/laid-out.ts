import { LaidOutAtOnce } from "../actors/dom/laid-out-at-once.ts";
import { refuseFocusOfOthers } from "../actors/dom/missing.ts";

Object.assign(window, { ResizeObserver: LaidOutAtOnce });
refuseFocusOfOthers(window as unknown as Parameters<typeof refuseFocusOfOthers>[0]);
