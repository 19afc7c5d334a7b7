/** How far the device's clock may differ from the identity provider's, in seconds. SIGN-10 */
export const toleratedClockSkew = 600;

/** Whether the device's clock is close enough to the provider's for a sign-in; both in seconds since 1970. SIGN-10 */
export const isClockTolerated = (deviceSeconds: number, providerSeconds: number): boolean =>
  Math.abs(deviceSeconds - providerSeconds) <= toleratedClockSkew;
