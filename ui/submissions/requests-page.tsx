import { observer } from "mobx-react-lite";
import { useSearch } from "wouter";

import type { SentEvidence } from "../../application/evidence/sent-evidence.ts";
import type { RequestAnswers } from "../../application/submissions/request-answers.ts";
import { requestAddress } from "../../domain/customer/routes.ts";
import { displayDate } from "../../domain/kernel/calendar-date.ts";
import { fill } from "../../domain/kernel/rich-text.ts";
import type { RequestsContent } from "../../domain/submissions/content.ts";
import type { RequestThread } from "../../domain/submissions/thread.ts";
import { PageContent } from "../components/page-content.tsx";
import { Page, Section } from "../components/page.tsx";
import { PortalLink } from "../components/portal-link.tsx";
import { ResourceView } from "../components/resource-view.tsx";
import { RichText } from "../components/rich-text.tsx";
import { useRules } from "../components/rules.ts";
import type { Services } from "../components/services.ts";
import { OneRequest } from "./one-request.tsx";
import { threadName } from "./thread-words.ts";
import { Happened } from "./thread.tsx";

import styles from "./requests.module.css";

export interface RequestsPageProps extends Pick<Services, "content" | "clock" | "copies" | "navigationGuard"> {
  readonly answers: RequestAnswers;
  /** The files that were sent; undefined where none are taken. LOG-02 */
  readonly evidence: SentEvidence | undefined;
  /** Whether the API takes answers. */
  readonly configuration: { readonly answers?: boolean | undefined };
}

/** The requests about the customer's submissions: all, or the one that the address names. LOG-04 */
export const RequestsPage = observer((props: RequestsPageProps) => {
  const { content, answers, configuration } = props;
  const about = new URLSearchParams(useSearch()).get("about");
  const isOffered = configuration.answers === true;
  return (
    <PageContent texts={content.page("requests")} shows={isOffered ? [answers.threads] : []}>
      {(texts) => {
        if (!isOffered)
          return (
            <Page heading={texts.heading}>
              <RichText text={texts.elsewhere} />
            </Page>
          );
        return about === null ? (
          <AllRequests texts={texts} answers={answers} />
        ) : (
          <OneRequest key={about} {...props} texts={texts} reference={about} />
        );
      }}
    </PageContent>
  );
});

interface AllRequestsProps {
  readonly texts: RequestsContent;
  readonly answers: RequestAnswers;
}

const AllRequests = observer(({ texts, answers }: AllRequestsProps) => (
  <Page heading={texts.heading}>
    <ResourceView resource={answers.threads} subject="requests" showsFailure>
      {(threads) =>
        threads.length === 0 ? (
          <RichText text={texts.nothing} />
        ) : (
          <>
            <Threads heading={texts.openHeading} texts={texts} threads={threads.filter(({ request }) => request)} />
            <Threads heading={texts.closedHeading} texts={texts} threads={threads.filter(({ request }) => !request)} />
          </>
        )
      }
    </ResourceView>
  </Page>
));

interface ThreadsProps {
  readonly heading: string;
  readonly texts: RequestsContent;
  readonly threads: readonly RequestThread[];
}

const Threads = ({ heading, texts, threads }: ThreadsProps) => {
  const rules = useRules();
  if (threads.length === 0) return null;
  return (
    <Section heading={heading}>
      <ul className={styles.threads}>
        {threads.map(({ reference, request, events, ...thread }) => {
          const latest = events.at(-1);
          return (
            <li key={reference}>
              <PortalLink href={requestAddress(reference)}>{threadName(thread, texts.names)}</PortalLink>{" "}
              <span className={styles.reference}>{reference}</span>
              {request ? (
                <p>{fill(texts.by, { date: displayDate(request.by, rules) })}</p>
              ) : (
                latest && (
                  <p>
                    <Happened texts={texts.thread} event={latest} />
                  </p>
                )
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
};
