import { useEffect, useState } from "react";

import type { QrPath } from "./qr-path.ts";

import styles from "./qr-code.module.css";

interface QrCodeProps {
  readonly address: string;
  /** The text alternative. */
  readonly label: string;
}

/** Blank modules around a QR code, as ISO/IEC 18004 requires. */
const quiet = 4;

/** The QR code of an address, dark on light in both themes. Without its encoder the address alone shows. */
export const QrCode = ({ address, label }: QrCodeProps) => {
  const [drawn, setDrawn] = useState<QrPath>();
  useEffect(() => {
    let isCurrent = true;
    void import("./qr-path.ts").then(
      ({ qrPath }) => isCurrent && setDrawn(qrPath(address)),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [address]);
  if (!drawn) return null;
  const size = drawn.side + 2 * quiet;
  return (
    <svg className={styles.code} viewBox={`${-quiet} ${-quiet} ${size} ${size}`} role="img" aria-label={label}>
      <path d={drawn.path} />
    </svg>
  );
};
