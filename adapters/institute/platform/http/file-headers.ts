/** Characters that a parameter by RFC 8187 holds as they are, beside what encodeURIComponent keeps. */
const encoded = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Headers of a file that is only ever saved: browsers neither show it in the portal's place nor run what may be in it.
 * The name is given in ASCII too, for readers that know no other.
 */
export const fileHeaders = (name: string): Readonly<Record<string, string>> => {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const whole = ascii === name ? "" : `; filename*=UTF-8''${encoded(name)}`;
  return {
    "content-disposition": `attachment; filename="${ascii}"${whole}`,
    "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
  };
};
