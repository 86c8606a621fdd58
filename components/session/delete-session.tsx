"use client";

import { Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { toast } from "sonner";
import { callApi } from "@/components/shell/call-api";
import { ConfirmButton } from "@/components/ui/confirm-button";

/** Deletes the session once it was asked whether that is meant, and leads to the others. */
export function DeleteSession({ sessionId }: { sessionId: string }) {
  const router = useRouter();

  async function remove(): Promise<void> {
    const answer = await callApi("DELETE", `/api/session/${sessionId}`);
    if (!answer.ok) return void toast.error(answer.message);
    toast.success("The session is deleted.");
    router.replace("/");
  }
  return (
    <ConfirmButton
      icon={<Trash2 aria-hidden="true" />}
      label="Delete this session"
      question="Delete this session?"
      consequences="Its tasks, messages, evidence and traces go for good, and a task that still runs ends. What it did on pages stays done, and what it cost stays counted."
      keep="Keep it"
      confirm="Delete the session"
      look="danger"
      onConfirm={remove}
    />
  );
}
