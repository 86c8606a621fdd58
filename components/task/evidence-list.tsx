import type { Evidence, TrustRank } from "@/lib/contracts/verdict";

const ranks: Record<TrustRank, string> = {
  persisted: "read again",
  network: "network",
  dom: "page state",
  page_text: "page text",
  client: "client",
  model: "model",
};

/** Evidence for and against, the most trusted first. */
export function EvidenceList({ evidence }: { evidence: readonly Evidence[] }) {
  if (evidence.length === 0)
    return <p className="text-sm text-ink-faint">No evidence was found either way.</p>;
  const order = Object.keys(ranks);
  const sorted = [...evidence].sort((a, b) => order.indexOf(a.rank) - order.indexOf(b.rank));
  return (
    <ul className="space-y-1.5">
      {sorted.map((item) => (
        <li key={item.id} className="flex items-baseline gap-2 text-sm">
          <span
            className={`w-16 shrink-0 whitespace-nowrap text-xs font-medium ${item.polarity === "for" ? "text-good" : "text-bad"}`}
          >
            {item.polarity === "for" ? "✓ for" : "✕ against"}
          </span>
          <span className="min-w-0 flex-1 break-words text-ink-soft">{item.text}</span>
          <span className="shrink-0 text-xs text-ink-faint">{ranks[item.rank]}</span>
        </li>
      ))}
    </ul>
  );
}
