import type { Clock, FileSaver } from "../../application/ports/browser.ts";

/** Milliseconds that a browser may take to read a blob URL. */
const readIn = 60_000;

const kinds: Readonly<Record<string, string>> = {
  ics: "text/calendar",
  jpg: "image/jpeg",
  json: "application/json",
  jwt: "application/vc+jwt",
  png: "image/png",
};

const kindOf = (name: string): string => kinds[name.split(".").at(-1) ?? ""] ?? "application/pdf";

/** Saves a file under its name without a further request. DOCS-06 */
export const browserFileSaver = (clock: Clock): FileSaver => ({
  save: (name, bytes) => {
    const address = URL.createObjectURL(new Blob([bytes], { type: kindOf(name) }));
    const link = document.createElement("a");
    link.href = address;
    link.download = name;
    document.body.append(link);
    link.click();
    link.remove();
    clock.after(readIn, () => URL.revokeObjectURL(address));
  },
});
