import type { FileSaver } from "../../application/ports/file-saver.ts";

/** Lets the browser fetch and save the file itself, under the name that its server gives it. */
export const browserFileSaver = (page: Document): FileSaver => ({
  save: (address) => {
    const link = page.createElement("a");
    link.href = address;
    link.download = "";
    page.body.append(link);
    link.click();
    link.remove();
  },
});
