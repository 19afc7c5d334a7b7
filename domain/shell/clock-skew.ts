/** Maximum difference between the clocks of device and identity provider, in seconds. SIGN-10 */
export const toleratedClockSkew = 600;

/** Whether the device's clock is close enough to the provider's to sign in; both in seconds since 1970. SIGN-10 */
export const isClockTolerated = (deviceSeconds: number, providerSeconds: number): boolean =>
  Math.abs(deviceSeconds - providerSeconds) <= toleratedClockSkew;
