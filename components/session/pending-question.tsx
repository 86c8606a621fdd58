"use client";

import { useRouter } from "next/navigation";
import { toast } from "sonner";
import { callApi } from "@/components/shell/call-api";
import { QuestionHold } from "@/components/task/hold-card";
import type { PendingQuestion as Pending } from "@/lib/contracts/session";

/** A question that came before there was a task. */
export function PendingQuestion({ sessionId, pending }: { sessionId: string; pending: Pending }) {
  const router = useRouter();
  if (pending.decided)
    return (
      <p role="status" className="mb-4 rounded-xl border border-busy bg-busy-soft px-4 py-3 text-busy">
        Answered. The client that asked goes on with its next turn.
      </p>
    );
  return (
    <div className="mb-4 space-y-3">
      <h1 className="text-xl font-semibold tracking-tight break-words">{pending.goal}</h1>
      <QuestionHold
        question={pending.question}
        decide={async (decided) => {
          const answer = await callApi("POST", `/api/session/${sessionId}/decide`, decided);
          if (answer.ok) toast.success("Answered.");
          else toast.error(answer.message);
          router.refresh();
          return answer.ok;
        }}
      />
    </div>
  );
}
