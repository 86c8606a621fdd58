import { Check, X } from "lucide-react";
import { cn } from "@/components/ui/cn";
import type { Evidence, TrustRank } from "@/lib/contracts/verdict";

const ranks: Record<TrustRank, { label: string; meaning: string }> = {
  persisted: { label: "read again", meaning: "State that was read again after a reload or a look-up" },
  network: { label: "network", meaning: "The browser's own record of requests" },
  dom: { label: "page state", meaning: "The state of the page's elements" },
  page_text: { label: "page text", meaning: "Text that the page shows" },
  client: { label: "client", meaning: "The client's word" },
  model: { label: "model", meaning: "A model's word" },
};
const order = Object.keys(ranks);
/** A person's word counts like what was read again, and is called by its own name. */
const person = { label: "a person", meaning: "The word of a person who looked" };

function Polarity({ polarity }: Pick<Evidence, "polarity">) {
  const Icon = polarity === "for" ? Check : X;
  return (
    <span
      role="img"
      aria-label={polarity}
      title={polarity}
      className={cn(
        "mt-1 flex size-3.5 shrink-0 items-center justify-center rounded-full",
        polarity === "for" ? "bg-good-soft text-good" : "bg-bad-soft text-bad",
      )}
    >
      <Icon aria-hidden="true" className="size-2.5" strokeWidth={3} />
    </span>
  );
}

/** Evidence for and against, the most trusted first. */
export function EvidenceList({ evidence }: { evidence: readonly Evidence[] }) {
  if (evidence.length === 0)
    return <p className="text-sm text-ink-faint">No evidence was found either way.</p>;
  const sorted = [...evidence].sort((a, b) => order.indexOf(a.rank) - order.indexOf(b.rank));
  return (
    <ul className="space-y-1.5">
      {sorted.map((item) => {
        const { label, meaning } = item.source === "person" ? person : ranks[item.rank];
        return (
          <li key={item.id} className="flex items-start gap-2 text-sm">
            <Polarity polarity={item.polarity} />
            <span className="min-w-0 flex-1 break-words text-ink-soft">
              {item.text}{" "}
              <span className="text-xs whitespace-nowrap text-ink-faint" title={meaning}>
                · {label}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
