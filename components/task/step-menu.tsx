"use client";

import { ArrowDown, ArrowUp, EllipsisVertical, Pencil, RotateCcw, SkipForward } from "lucide-react";
import { type FormEvent, useState } from "react";
import type { TaskActions } from "@/components/task/task-actions";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field, Textarea } from "@/components/ui/input";
import { Menu, type MenuItem } from "@/components/ui/menu";
import { isEndStatus } from "@/lib/contracts/end-status";
import type { PlanStepView } from "@/lib/contracts/plan";
import type { TaskDetail } from "@/lib/contracts/task-detail";

type Props = {
  step: PlanStepView;
  task: Pick<TaskDetail, "plan" | "status">;
  /** Without `retry` a step cannot be done anew from there. */
  actions: Pick<TaskActions, "changePlan"> & Partial<Pick<TaskActions, "retry">>;
};

/** What a person can do to one step of a plan. Nothing of a task that is proved done or was cancelled. */
export function StepMenu({ step, task, actions }: Props) {
  const { retry } = actions;
  const [editing, setEditing] = useState(false);
  if (task.status === "completed" || task.status === "cancelled") return null;
  const open = !isEndStatus(task.status);
  const toDo = open && (step.status === "pending" || step.status === "active");
  return (
    <>
      <Menu
        trigger={
          <Button
            look="quiet"
            size="smallIcon"
            className="-my-1"
            aria-label={`More about step ${step.index + 1}`}
          >
            <EllipsisVertical aria-hidden="true" />
          </Button>
        }
        items={[
          ...(retry
            ? [{ label: "Retry from here", icon: RotateCcw, onSelect: () => void retry(step.id) }]
            : []),
          { label: "Change", icon: Pencil, disabled: !toDo, onSelect: () => setEditing(true) },
          {
            label: "Skip",
            icon: SkipForward,
            disabled: !toDo,
            onSelect: () => void actions.changePlan({ change: "skip", stepId: step.id }),
          },
          moveItem({ step, task, actions }, -1, toDo),
          moveItem({ step, task, actions }, 1, toDo),
        ]}
      />
      <Dialog open={editing} onOpenChange={setEditing} title={`Change step ${step.index + 1}`}>
        <EditForm step={step} changePlan={actions.changePlan} onClose={() => setEditing(false)} />
      </Dialog>
    </>
  );
}

function moveItem({ step, task, actions }: Props, by: 1 | -1, toDo: boolean): MenuItem {
  const ids = task.plan?.steps.map(({ id }) => id) ?? [];
  const from = ids.indexOf(step.id);
  const other = ids[from + by];
  return {
    label: by < 0 ? "Move up" : "Move down",
    icon: by < 0 ? ArrowUp : ArrowDown,
    disabled: !toDo || other === undefined,
    onSelect: () => {
      if (other === undefined) return;
      const stepIds = ids.with(from, other).with(from + by, step.id);
      void actions.changePlan({ change: "reorder", stepIds });
    },
  };
}

function EditForm({
  step,
  changePlan,
  onClose,
}: {
  step: PlanStepView;
  changePlan: TaskActions["changePlan"];
  onClose: () => void;
}) {
  const [description, setDescription] = useState(step.description);
  const [verify, setVerify] = useState(step.verify);
  const [busy, setBusy] = useState(false);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    const done = await changePlan({
      change: "edit",
      stepId: step.id,
      description: description.trim(),
      ...(verify.trim() ? { verify: verify.trim() } : {}),
    });
    setBusy(false);
    if (done) onClose();
  }
  return (
    <form onSubmit={save} className="space-y-4">
      <Field id="step-text" label="What is to be done">
        <Textarea
          id="step-text"
          required
          maxLength={1_000}
          value={description}
          onChange={(event) => setDescription(event.target.value)}
        />
      </Field>
      <Field id="step-verify" label="How one sees that it worked">
        <Textarea
          id="step-verify"
          maxLength={1_000}
          value={verify}
          onChange={(event) => setVerify(event.target.value)}
        />
      </Field>
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>Leave it</Button>
        <Button type="submit" look="primary" disabled={busy || !description.trim()}>
          {busy ? "Saving …" : "Change the step"}
        </Button>
      </div>
    </form>
  );
}
