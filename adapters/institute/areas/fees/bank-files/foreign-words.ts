import type { ForeignCredit } from "./bank-file.ts";

const mostLines = 10;

/** Credits that are left out, by currency and line: "2 credits in EUR (lines 4, 7)". BANK-01 */
export const foreignWords = (foreign: readonly ForeignCredit[]): string =>
  [...new Set(foreign.map(({ currency }) => currency))]
    .map((each) => {
      const lines = foreign.filter(({ currency }) => currency === each).map(({ line }) => line);
      const shown = `${lines.slice(0, mostLines).join(", ")}${lines.length > mostLines ? ", …" : ""}`;
      return lines.length === 1
        ? `1 credit in ${each} (line ${shown})`
        : `${lines.length} credits in ${each} (lines ${shown})`;
    })
    .join(", ");
