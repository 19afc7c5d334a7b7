import { ImmediateResizeObserver } from "../../actors/dom/immediate-resize-observer.ts";
import { refuseFocusOfOthers } from "../../actors/dom/missing.ts";

Object.assign(window, { ResizeObserver: ImmediateResizeObserver });
refuseFocusOfOthers(window as unknown as Parameters<typeof refuseFocusOfOthers>[0]);
