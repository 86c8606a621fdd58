import type { TaskDetail } from "@/lib/contracts/task-detail";

/** What the task waits for, if it does. */
export function HoldCard({ task }: { task: Pick<TaskDetail, "question" | "blocker" | "approval"> }) {
  const hold = holdOf(task);
  if (!hold) return null;
  return (
    <div role="status" className="rounded-xl border border-unsure bg-unsure-soft px-4 py-3">
      <p className="text-sm font-semibold text-unsure">{hold.title}</p>
      <p className="mt-0.5">{hold.text}</p>
      {hold.lines.length === 0 ? null : (
        <ul className="mt-2 list-disc pl-5 text-sm text-ink-soft">
          {hold.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function holdOf({ question, blocker, approval }: Pick<TaskDetail, "question" | "blocker" | "approval">) {
  if (approval)
    return {
      title: "Needs your approval",
      text: approval.description,
      lines: approval.values.map(({ label, value }) => `${label}: ${value}`),
    };
  if (question) return { title: "Has a question", text: question.text, lines: question.options ?? [] };
  if (blocker) return { title: "Waiting for you", text: blocker.userMessage, lines: [] };
  return null;
}
