import { GlobalWindow } from "happy-dom";
import { vi } from "vitest";

import type { CalendarDate } from "../../domain/kernel/calendar-date.ts";
import type { CoreActor } from "../actors/core.ts";
import { surroundWith } from "../actors/dom/globals.ts";
import { mendElements } from "../actors/dom/missing.ts";
import { firstDay } from "../actors/trial-institute.ts";

/** The day of every snapshot. */
const day = "2026-03-04" as CalendarDate;

// React and lit-html look for a window when they load.
const window = new GlobalWindow();
surroundWith(window);
mendElements(window);

export const { CoreActor: Reader } = await import("../actors/core.ts");

const importsSettled = async (): Promise<boolean> => {
  await vi.dynamicImportSettled();
  return true;
};

let open: CoreActor[] = [];

export const endReaders = async (): Promise<void> => {
  for (const actor of open) await actor.end();
  open = [];
};

/** A seeded person who will sign in, at a freshly seeded institute. */
export const readerOf = async (firstName: string): Promise<CoreActor> => {
  const actor = new Reader(await firstDay(day), importsSettled);
  open.push(actor);
  await actor.session.become(firstName);
  return actor;
};
