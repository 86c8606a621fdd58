"use client";

import { Route } from "lucide-react";
import { useCallback, useMemo, useState } from "react";
import { type TimelineItem, timeline } from "@/components/chat/timeline";
import { VirtualList } from "@/components/chat/virtual-list";
import { PlanSteps } from "@/components/task/plan-steps";
import { type TurnLinks, TurnRow } from "@/components/task/turn-row";
import { cn } from "@/components/ui/cn";
import { Moment } from "@/components/ui/moment";
import type { Message } from "@/lib/contracts/message";
import type { TurnView } from "@/lib/contracts/task-detail";

type Props = {
  messages: readonly Message[];
  turns: readonly TurnView[];
  /** The task has ended: no further turn judges the last one. */
  isOver: boolean;
  links?: TurnLinks;
  onOverrule?: (turn: TurnView) => void;
};

const rowHeight = 96;

/** A task as a conversation: what was said, the plan as it was made and changed, and a row for each turn. */
export function Conversation({ messages, turns, isOver, links, onOverrule }: Props) {
  const items = useMemo(() => timeline(messages, turns), [messages, turns]);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const awaited = isOver ? undefined : turns.at(-1)?.turnId;
  const toggle = useCallback((id: string) => {
    setOpen((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }, []);
  return (
    <VirtualList items={items} estimate={rowHeight}>
      {(item) =>
        item.kind === "turn" ? (
          <TurnRow
            turn={item.turn}
            latest={item.id === awaited}
            open={open.has(item.id)}
            onToggle={toggle}
            {...(links ? { links } : {})}
            {...(onOverrule ? { onOverrule } : {})}
          />
        ) : (
          <Entry item={item} />
        )
      }
    </VirtualList>
  );
}

function Entry({ item }: { item: Exclude<TimelineItem, { kind: "turn" }> }) {
  switch (item.kind) {
    case "said":
      return <Bubble item={item} />;
    case "plan":
      return (
        <section
          aria-label={item.changed ? "The plan changed" : "The plan"}
          className="rounded-xl border border-line bg-surface p-4 shadow-card"
        >
          <h3 className="mb-3 flex items-center gap-2 font-semibold">
            <Route aria-hidden="true" className="size-4 text-accent" />
            {item.changed ? "The plan changed" : "The plan"}
            <span className="ml-auto text-xs font-normal text-ink-faint">
              <Moment at={item.at} />
            </span>
          </h3>
          <PlanSteps plan={item.plan} rest="to do" />
        </section>
      );
    case "note":
      return (
        <p className="flex flex-wrap justify-center gap-x-2 py-0.5 text-center text-xs text-ink-faint">
          {item.text} <Moment at={item.at} />
        </p>
      );
  }
}

function Bubble({ item: { by, text, at } }: { item: Extract<TimelineItem, { kind: "said" }> }) {
  const own = by === "user";
  return (
    <div className={cn("flex flex-col gap-0.5", own ? "items-end" : "items-start")}>
      <p
        className={cn(
          "max-w-[88%] rounded-2xl px-3.5 py-2 break-words whitespace-pre-wrap",
          own ? "rounded-br-md bg-accent text-on-accent" : "rounded-bl-md border border-line bg-raised",
        )}
      >
        <span className="sr-only">{own ? "You: " : "Surefoot: "}</span>
        {text}
      </p>
      <span className="px-1 text-xs text-ink-faint">
        <Moment at={at} />
      </span>
    </div>
  );
}
