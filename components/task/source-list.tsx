import type { PlanSource } from "@/lib/contracts/plan";

/** What something was drawn from; addresses of the web are links. */
export function SourceList({
  sources = [],
  lead = "From",
}: {
  sources?: readonly PlanSource[] | undefined;
  lead?: string;
}) {
  if (sources.length === 0) return null;
  return (
    <p className="mt-1 text-xs break-words text-ink-faint">
      {lead}{" "}
      {sources.map(({ title, source }, at) => (
        <span key={`${title} ${source}`}>
          {at > 0 ? ", " : ""}
          {/^https?:\/\//.test(source) ? (
            <a className="underline" href={source} target="_blank" rel="noreferrer noopener">
              {title || source}
            </a>
          ) : (
            title || source
          )}
        </span>
      ))}
    </p>
  );
}
