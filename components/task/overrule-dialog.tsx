"use client";

import { type FormEvent, useState } from "react";
import type { TaskActions } from "@/components/task/task-actions";
import { VerdictBadge } from "@/components/task/verdict-badge";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field, Textarea } from "@/components/ui/input";
import type { TurnView } from "@/lib/contracts/task-detail";

/** A person's verdict in place of the machine's. It is kept as a case to measure with. */
export function OverruleDialog({
  turn,
  overrule,
  onClose,
}: {
  turn: TurnView | undefined;
  overrule: TaskActions["overrule"];
  onClose: () => void;
}) {
  return (
    <Dialog
      open={turn !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Overrule the verdict"
      description="Your word takes its place, and the case is kept to measure with."
    >
      {turn ? <OverruleForm turn={turn} overrule={overrule} onClose={onClose} /> : null}
    </Dialog>
  );
}

function OverruleForm({
  turn,
  overrule,
  onClose,
}: {
  turn: TurnView;
  overrule: TaskActions["overrule"];
  onClose: () => void;
}) {
  const was = turn.verdict?.outcome ?? "undecided";
  const [outcome, setOutcome] = useState<"verified" | "refuted">(was === "verified" ? "refuted" : "verified");
  const [reason, setReason] = useState("");
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (turn.actionId === undefined) return;
    setBusy(true);
    const done = await overrule({ actionId: turn.actionId, outcome, reason: reason.trim() });
    setBusy(false);
    if (done) onClose();
  }
  return (
    <form onSubmit={submit} className="space-y-4">
      <p className="flex flex-wrap items-center gap-2 text-ink-soft">
        Turn {turn.turn}, <code className="font-mono text-[0.8125rem]">{turn.action}</code>, was judged
        <VerdictBadge outcome={was} />
      </p>
      <fieldset className="flex gap-4">
        <legend className="mb-1.5 text-sm font-medium">The action</legend>
        {(["verified", "refuted"] as const).map((one) => (
          <label key={one} className="flex items-center gap-2">
            <input
              type="radio"
              name="outcome"
              className="accent-accent"
              checked={outcome === one}
              onChange={() => setOutcome(one)}
            />
            {one === "verified" ? "did what it should" : "did not"}
          </label>
        ))}
      </fieldset>
      <Field id="overrule-reason" label="What you saw">
        <Textarea
          id="overrule-reason"
          required
          maxLength={400}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>Leave it</Button>
        <Button type="submit" look="primary" disabled={busy || !reason.trim()}>
          {busy ? "Saving …" : "Overrule"}
        </Button>
      </div>
    </form>
  );
}
