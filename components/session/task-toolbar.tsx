"use client";

import { Ban, EllipsisVertical, Pause, Play, Rocket, ScanSearch } from "lucide-react";
import { useState } from "react";
import type { TaskActions } from "@/components/task/task-actions";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Menu } from "@/components/ui/menu";
import { isEndStatus } from "@/lib/contracts/end-status";
import type { TaskDetail } from "@/lib/contracts/task-detail";

type Props = { task: TaskDetail; actions: TaskActions; onGo: (path: string) => void };

/** What can be done to the whole task. */
export function TaskToolbar({ task, actions, onGo }: Props) {
  const [cancelling, setCancelling] = useState(false);
  const ended = isEndStatus(task.status);
  const again = `/run?goal=${encodeURIComponent(task.goal)}`;
  const evidence = `/sessions/${task.sessionId}/tasks/${task.taskId}`;
  return (
    <div className="flex shrink-0 items-center gap-2">
      {ended ? (
        <Button size="small" onClick={() => onGo(again)}>
          <Rocket aria-hidden="true" /> Run again
        </Button>
      ) : task.status === "paused" ? (
        <Button size="small" look="primary" onClick={() => actions.resume({ resolutionMethod: "retry" })}>
          <Play aria-hidden="true" /> Resume
        </Button>
      ) : (
        <Button size="small" onClick={() => actions.pause()}>
          <Pause aria-hidden="true" /> Pause
        </Button>
      )}
      <Menu
        trigger={
          <Button size="smallIcon" aria-label="More about this task">
            <EllipsisVertical aria-hidden="true" />
          </Button>
        }
        items={[
          { label: "Evidence", icon: ScanSearch, onSelect: () => onGo(evidence) },
          {
            label: "Cancel for good",
            icon: Ban,
            danger: true,
            disabled: ended,
            onSelect: () => setCancelling(true),
          },
        ]}
      />
      <Dialog
        open={cancelling}
        onOpenChange={setCancelling}
        title="Cancel this task?"
        description="It ends for good. What it did on pages so far stays done."
      >
        <div className="flex justify-end gap-2">
          <Button onClick={() => setCancelling(false)}>Keep it</Button>
          <Button
            look="danger"
            onClick={() => {
              setCancelling(false);
              void actions.cancel();
            }}
          >
            Cancel the task
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
