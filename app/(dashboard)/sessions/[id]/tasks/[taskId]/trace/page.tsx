import type { Metadata } from "next";
import { orNotFound, pageCaller } from "@/app/page-caller";
import { TraceScreen } from "@/components/session/trace-screen";
import { BackLink } from "@/components/shell/back-link";
import { readTrace } from "@/lib/server/task-trace";

type Props = {
  params: Promise<{ id: string; taskId: string }>;
  searchParams: Promise<{ turn?: string }>;
};

export const metadata: Metadata = { title: "Trace" };

export default async function TracePage({ params, searchParams }: Props) {
  const [{ id, taskId }, { turn: wanted }] = await Promise.all([params, searchParams]);
  const { opened, caller } = await pageCaller();
  const turn = Number(wanted) || undefined;
  const trace = await orNotFound(readTrace(opened, caller, taskId, turn));
  return (
    <>
      <div className="mb-3">
        <BackLink href={`/sessions/${id}?task=${taskId}`}>The task</BackLink>
      </div>
      <TraceScreen trace={trace} turn={turn} base={`/sessions/${id}/tasks/${taskId}`} />
    </>
  );
}
