import Bowser from "bowser";

import { deviceWords } from "../../../domain/my-details/activity.ts";

const longestRead = 500;
const longestName = 60;

const filled = (name: string | undefined): string | undefined => (name === "" ? undefined : name);

/** The browser and operating system of a user agent, in words; undefined when both are unknown. ACTV-01 */
export const deviceOf = (userAgent: string | undefined): string | undefined => {
  if (userAgent === undefined || userAgent === "") return undefined;
  const { browser, os } = Bowser.parse(userAgent.slice(0, longestRead));
  return deviceWords(filled(browser.name), filled(os.name))?.slice(0, longestName);
};
