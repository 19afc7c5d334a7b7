import { normaliseInput } from "../kernel/typed-text.ts";

/** Units of CPD: all of them, and how many are verifiable. Two decimals at most. */
export interface Units {
  readonly units: number;
  readonly verifiable: number;
}

/** The most units that one activity can count for. LOG-01 */
export const maxUnits = 999.99;

/** Adds units in hundredths, because binary fractions have no exact tenths. */
export const sumOfUnits = (units: readonly number[]): number =>
  units.reduce((sum, each) => sum + Math.round(each * 100), 0) / 100;

/** Whether a number can be the units of an activity: more than 0, with two decimals at most. LOG-01 */
export const isUnits = (units: number): boolean =>
  units > 0 && units <= maxUnits && Math.abs(Math.round(units * 100) - units * 100) < 1e-6;

/** Reads typed units, with a point or a comma: "1.5", "1,25"; undefined when they are none. LOG-01 */
export const readUnits = (typed: string): number | undefined => {
  const text = normaliseInput(typed);
  if (!/^(?:\d{1,3}(?:[.,]\d{0,2})?|[.,]\d{1,2})$/.test(text)) return undefined;
  const units = Number(text.replace(",", "."));
  return isUnits(units) ? units : undefined;
};
