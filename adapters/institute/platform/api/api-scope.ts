/** The scopes of the API: what the portal asks for, and the provider grants. */
export const apiScope = "api:read api:write";
