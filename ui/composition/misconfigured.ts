/** What the portal was told does not fit: which field, and what it has to be. The guard shows what it says. */
export class Misconfigured extends Error {
  override readonly name = "Misconfigured";
}
