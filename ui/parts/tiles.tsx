import type { ContentCard } from "../../application/content/pages.ts";
import { PortalLink } from "./portal-link.tsx";
import { RichText } from "./rich-text.tsx";
import styles from "./tiles.module.css";

/** A grid of ways onward. External ones open in a new tab, internal ones in the same. SHELL-09 */
export const Tiles = ({ tiles }: { readonly tiles: readonly ContentCard[] }) => (
  <ul className={styles.tiles}>
    {tiles.map((tile) => (
      <li key={tile.heading} className={styles.tile}>
        <h3>{tile.heading}</h3>
        {tile.message && <RichText text={tile.message} />}
        {tile.link && (
          <PortalLink href={tile.link.href} className={styles.link}>
            {tile.link.text}
          </PortalLink>
        )}
      </li>
    ))}
  </ul>
);
