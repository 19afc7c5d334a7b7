import { LaidOutAtOnce } from "../actors/dom/laid-out-at-once.ts";

Object.assign(window, { ResizeObserver: LaidOutAtOnce });
