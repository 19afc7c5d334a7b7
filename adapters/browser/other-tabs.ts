import type { OtherTabs } from "../../application/ports/other-tabs.ts";

/** The portal's other tabs, over a channel of this browser. */
export const broadcastTabs = (channel: BroadcastChannel): OtherTabs => ({
  tell: (word) => channel.postMessage(word),
  listen: (hear) =>
    channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      if (typeof data === "string") hear(data);
    }),
});
