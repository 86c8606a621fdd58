import { pageCaller } from "@/app/page-caller";
import { FirstRun } from "@/components/shell/first-run";
import { LiveRefresh } from "@/components/shell/live-refresh";
import { PageHead } from "@/components/shell/page-head";
import { SessionList } from "@/components/shell/session-list";
import { SessionSearch } from "@/components/shell/session-search";
import { sessionsPath } from "@/components/shell/sessions-path";
import { SessionsQuery } from "@/lib/contracts/session";
import { findSessions } from "@/lib/server/find-sessions";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function SessionsPage({ searchParams }: Props) {
  const { opened, caller } = await pageCaller();
  // An address that somebody mistyped shows all.
  const query = SessionsQuery.catch({}).parse(await searchParams);
  const page = await findSessions(opened.store, caller, query);
  const isFirst = page.sessions.length === 0 && Object.keys(query).length === 0;
  return (
    <>
      <LiveRefresh />
      {isFirst ? (
        <FirstRun />
      ) : (
        <>
          <PageHead title="Sessions">What was asked for, and how far it is proved.</PageHead>
          <SessionSearch query={query} />
          <SessionList
            page={page}
            older={page.next === undefined ? undefined : sessionsPath({ ...query, before: page.next })}
          />
        </>
      )}
    </>
  );
}
