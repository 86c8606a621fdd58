import { Badge, type Tone } from "@/components/ui/badge";
import type { ResponseStatus } from "@/lib/contracts/interact-response";

const shown: Record<ResponseStatus, { label: string; tone: Tone }> = {
  executing: { label: "Working", tone: "busy" },
  completed: { label: "Completed", tone: "good" },
  partial: { label: "Partial", tone: "unsure" },
  unverified: { label: "Unverified", tone: "unsure" },
  failed: { label: "Failed", tone: "bad" },
  needs_user_input: { label: "Has a question", tone: "unsure" },
  awaiting_user: { label: "Waiting for you", tone: "unsure" },
  awaiting_approval: { label: "Needs approval", tone: "unsure" },
  awaiting_plan_approval: { label: "Plan to approve", tone: "unsure" },
  paused: { label: "Paused", tone: "plain" },
  needs_context: { label: "Looking closer", tone: "busy" },
  needs_full_dom: { label: "Looking closer", tone: "busy" },
  cancelled: { label: "Cancelled", tone: "plain" },
};

/** What a turn waited for that others came after: nobody has to do anything about it any more. */
const waited: Partial<Record<ResponseStatus, string>> = {
  needs_user_input: "Asked a question",
  awaiting_user: "Waited for a person",
  awaiting_approval: "Asked for approval",
  awaiting_plan_approval: "Asked about the plan",
};

export function StatusBadge({ status, isPast = false }: { status: ResponseStatus; isPast?: boolean }) {
  const before = isPast ? waited[status] : undefined;
  const { label, tone }: { label: string; tone: Tone } =
    before === undefined ? shown[status] : { label: before, tone: "plain" };
  return (
    <Badge tone={tone}>
      {tone === "busy" ? (
        <span className="size-1.5 rounded-full bg-current motion-safe:animate-pulse" />
      ) : null}
      {label}
    </Badge>
  );
}
