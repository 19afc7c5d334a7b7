/** A setting that the server cannot start with. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
}
