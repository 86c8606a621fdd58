"use client";

import { Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "sonner";
import { callApi } from "@/components/shell/call-api";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

/** Deletes the session once it was asked whether that is meant, and leads to the others. */
export function DeleteSession({ sessionId }: { sessionId: string }) {
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  async function remove(): Promise<void> {
    setBusy(true);
    const answer = await callApi("DELETE", `/api/session/${sessionId}`);
    setBusy(false);
    setAsking(false);
    if (!answer.ok) return void toast.error(answer.message);
    toast.success("The session is deleted.");
    router.replace("/");
  }
  return (
    <>
      <Button
        look="quiet"
        size="smallIcon"
        aria-label="Delete this session"
        title="Delete this session"
        onClick={() => setAsking(true)}
      >
        <Trash2 aria-hidden="true" />
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete this session?"
        description="Its tasks, messages, evidence and traces go for good, and a task that still runs ends. What it did on pages stays done, and what it cost stays counted."
      >
        <div className="flex justify-end gap-2">
          <Button onClick={() => setAsking(false)}>Keep it</Button>
          <Button look="danger" disabled={busy} onClick={remove}>
            {busy ? "Deleting …" : "Delete the session"}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
