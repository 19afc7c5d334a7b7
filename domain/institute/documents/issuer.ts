/**
 * The identifier of the organisation as an issuer, by did:web: the host of its public address, with an escaped port.
 * VERI-04
 */
export const issuerOf = (publicUrl: string): string =>
  `did:web:${publicUrl
    .replace(/^https?:\/\//, "")
    .replace(":", "%3A")
    .replaceAll("/", ":")}`;
