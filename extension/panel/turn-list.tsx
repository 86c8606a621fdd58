import { useState } from "react";
import { TurnRow } from "@/components/task/turn-row";
import { ClockProvider } from "@/components/ui/clock";
import type { TurnView } from "@/lib/contracts/task-detail";

/** Thought, action and verdict of each turn; the evidence of those that are open. */
export function TurnList({ turns, isOver }: { turns: readonly TurnView[]; isOver: boolean }) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (turnId: string) =>
    setOpen((before) => {
      const after = new Set(before);
      if (!after.delete(turnId)) after.add(turnId);
      return after;
    });
  return (
    <ClockProvider now={new Date().toISOString()}>
      <ol aria-label="Turns" className="space-y-2">
        {turns.map((turn, index) => (
          <li key={turn.turnId}>
            <TurnRow
              turn={turn}
              latest={index === turns.length - 1 && !isOver}
              open={open.has(turn.turnId)}
              onToggle={toggle}
            />
          </li>
        ))}
      </ol>
    </ClockProvider>
  );
}
