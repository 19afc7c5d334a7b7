/** Seconds that an access token is good for. SIGN-03 */
export const accessTokenLasts = 600;

export const apiScope = "api:read api:write";
