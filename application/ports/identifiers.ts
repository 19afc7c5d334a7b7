/** Makes an identifier that no one else makes: for idempotency keys and correlation ids. */
export type NewIdentifier = () => string;
