/** Bytes as a buffer, without a copy: threads pass buffers on as plain arrays. */
export const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);
