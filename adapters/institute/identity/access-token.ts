/** Seconds that an access token is good for at most. SIGN-03 */
export const accessTokenLasts = 600;

/**
 * Seconds that a token is good for where a sign-in ends after so many minutes without use: short enough
 * that someone who only types renews it in time.
 */
export const accessTokenLastsWith = (idleMinutes: number): number => Math.min(accessTokenLasts, idleMinutes * 45);

export const apiScope = "api:read api:write";
