import type { Metadata } from "next";
import { orNotFound, pageCaller } from "@/app/page-caller";
import { EvidenceScreen } from "@/components/session/evidence-screen";
import { BackLink } from "@/components/shell/back-link";
import { LiveRefresh } from "@/components/shell/live-refresh";
import { readEvidence } from "@/lib/server/task-evidence";

type Props = {
  params: Promise<{ id: string; taskId: string }>;
  searchParams: Promise<{ turn?: string }>;
};

export const metadata: Metadata = { title: "Evidence" };

export default async function EvidencePage({ params, searchParams }: Props) {
  const [{ id, taskId }, { turn }] = await Promise.all([params, searchParams]);
  const { opened, caller } = await pageCaller();
  const which = { sessionId: id, taskId, turn: Number(turn) || undefined };
  const shown = await orNotFound(readEvidence(opened.store, caller, which));
  return (
    <>
      <LiveRefresh />
      <div className="mb-3">
        <BackLink href={`/sessions/${id}?task=${taskId}`}>The task</BackLink>
      </div>
      <EvidenceScreen task={shown.task} turn={shown.turn} />
    </>
  );
}
