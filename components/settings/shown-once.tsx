import { CopyButton } from "@/components/ui/copy-button";

/** A secret that cannot be shown a second time. `note`: what it is and how long it holds. */
export function ShownOnce({ text, what, note }: { text: string; what: string; note?: string }) {
  return (
    <div role="status" className="space-y-2 rounded-xl border border-accent bg-accent-soft p-4">
      <p className="font-medium">Copy it now: it is not shown again.</p>
      <p className="flex items-start gap-2">
        <code className="block min-w-0 font-mono text-[0.8125rem] break-all select-all">{text}</code>
        <CopyButton text={text} what={what} />
      </p>
      {note === undefined ? null : <p className="text-sm text-ink-soft">{note}</p>}
    </div>
  );
}
