import type { ReactNode } from "react";

import type { Route } from "../../domain/customer/routes.ts";
import { classNames } from "./class-names.ts";
import { EntryOutline } from "./ledger-outline.tsx";
import { Ledger } from "./ledger.tsx";
import { Bar } from "./skeleton.tsx";

import ledgerStyles from "./ledger.module.css";
import styles from "./page-outline.module.css";
import page from "./page.module.css";

const times = (count: number, part: (place: number) => ReactNode): readonly ReactNode[] =>
  Array.from({ length: count }, (_, place) => part(place));

const Headed = ({ children }: { readonly children: ReactNode }) => (
  <div className={page.section}>
    <p className={styles.heading}>
      <Bar length={24} />
    </p>
    {children}
  </div>
);

const Obligations = ({ count }: { readonly count: number }) => (
  <Headed>
    <Ledger>
      {times(count, (place) => (
        <EntryOutline key={place} look="obligation" />
      ))}
    </Ledger>
  </Headed>
);

const Facts = () => (
  <Headed>
    <Ledger>
      {times(3, (place) => (
        <EntryOutline key={place} />
      ))}
    </Ledger>
  </Headed>
);

const Rows = () => (
  <Ledger>
    {times(3, (place) => (
      <li key={place} className={classNames(ledgerStyles.entry, ledgerStyles.plain)}>
        <p className={ledgerStyles.name}>
          <Bar length={24} />
        </p>
        <p className={ledgerStyles.words}>
          <Bar length={60} />
        </p>
      </li>
    ))}
  </Ledger>
);

const Cards = () => (
  <div className={styles.cards}>
    {times(4, (place) => (
      <p key={place} className={styles.card}>
        <Bar length={30} />
      </p>
    ))}
  </div>
);

/** Sections with a heading and text below a hairline. */
const Sections = () =>
  times(2, (place) => (
    <Headed key={place}>
      <p>
        <Bar length={60} />
      </p>
      <p>
        <Bar length={36} />
      </p>
    </Headed>
  ));

/** Sections with text beside their heading on wide screens. */
const Records = () => (
  <div>
    {times(4, (place) => (
      <div key={place} className={styles.record}>
        <p>
          <Bar length={24} />
        </p>
        <p>
          <Bar length={44} />
        </p>
      </div>
    ))}
  </div>
);

const outlines: Readonly<Partial<Record<Route, ReactNode>>> = {
  "/": (
    <>
      <Obligations count={2} />
      <Facts />
    </>
  ),
  "/professional-development": (
    <>
      <Obligations count={1} />
      <Rows />
    </>
  ),
  "/fees-and-transactions": (
    <>
      <Obligations count={1} />
      <Sections />
    </>
  ),
  "/documents-and-downloads": <Cards />,
  "/my-qualifications": <Rows />,
  "/my-details": times(2, (place) => (
    <Headed key={place}>
      <Rows />
    </Headed>
  )),
  "/my-details/contact-details": <Records />,
  "/my-details/employment-details": <Records />,
  "/my-details/login-details": <Records />,
  "/help": <Rows />,
};

/** Skeleton in the shape of the page; generic sections for an unknown address. SHELL-03 */
export const PageOutline = ({ route }: { readonly route: Route | undefined }) => (
  <div className={page.page} aria-hidden="true">
    {(route && outlines[route]) ?? <Sections />}
  </div>
);
