import type { TrackedEvent, Tracking } from "../../application/ports/tracking.ts";

/** Visit tracking of a deployment. */
export interface TrackingSettings {
  readonly asksAgreement: boolean;
  readonly suffix: string;
  readonly salt: string;
}

const sha256 = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
};

/** Pushes events to `window.dataLayer` for a deployment's tag manager; nothing is sent without one. ANLY-01 */
export const dataLayerTracking = (settings: TrackingSettings, target: { dataLayer?: TrackedEvent[] }): Tracking => ({
  asksAgreement: settings.asksAgreement,
  push: (event) => {
    target.dataLayer ??= [];
    target.dataLayer.push(event);
  },
  hashedId: (accountId) => sha256(`${settings.salt}${accountId}${settings.suffix}`),
});
