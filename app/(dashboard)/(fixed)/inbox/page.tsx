import type { Metadata } from "next";
import { pageCaller } from "@/app/page-caller";
import { InboxList } from "@/components/session/inbox-list";
import { LiveRefresh } from "@/components/shell/live-refresh";
import { PageHead } from "@/components/shell/page-head";
import { readInbox } from "@/lib/server/inbox";

export const metadata: Metadata = { title: "Inbox" };

export default async function InboxPage() {
  const { opened, caller } = await pageCaller();
  const { tasks, questions } = await readInbox(opened.store, caller);
  return (
    <>
      <LiveRefresh />
      <PageHead title="Inbox">Approvals, questions and hold-ups: tasks that wait for a person.</PageHead>
      <InboxList tasks={tasks} questions={questions} />
    </>
  );
}
