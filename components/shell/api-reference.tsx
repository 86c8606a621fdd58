import { Badge } from "@/components/ui/badge";

export type Operation = {
  id: string;
  method: string;
  path: string;
  summary: string;
  open: boolean;
  /** JSON schemas, printed. */
  request?: string;
  answer: string;
};

export function ApiReference({ operations }: { operations: readonly Operation[] }) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface">
      {operations.map((operation) => (
        <li key={operation.id} id={operation.id}>
          <details>
            <summary className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3 hover:bg-raised">
              <span className="w-14 font-mono text-xs font-semibold text-accent">{operation.method}</span>
              <code className="font-mono text-sm break-all">{operation.path}</code>
              <span className="text-sm text-ink-soft">{operation.summary}</span>
              {operation.open ? <Badge tone="plain">no key</Badge> : null}
            </summary>
            <div className="grid gap-4 border-t border-line bg-raised p-4 md:grid-cols-2">
              <Schema title="Request" text={operation.request ?? "nothing"} />
              <Schema title="data of the answer" text={operation.answer} />
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}

function Schema({ title, text }: { title: string; text: string }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-1 text-xs font-semibold text-ink-faint">{title}</h3>
      <pre className="max-h-96 overflow-auto rounded-lg border border-line bg-surface p-3 font-mono text-xs">
        {text}
      </pre>
    </div>
  );
}
