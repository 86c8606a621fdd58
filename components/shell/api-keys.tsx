"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { Moment } from "@/components/ui/moment";
import { type ApiKeyView, CreatedApiKey } from "@/lib/contracts/api-key";
import { successBody } from "@/lib/contracts/error";

/** The keys of the tenant: make one, see it once, revoke it. */
export function ApiKeys({ keys, now }: { keys: readonly ApiKeyView[]; now: string }) {
  const router = useRouter();
  const [name, setName] = useState("");
  const [made, setMade] = useState<string>();
  const [problem, setProblem] = useState<string>();

  async function call(path: string, init: RequestInit): Promise<Response | undefined> {
    const response = await fetch(path, init);
    setProblem(response.ok ? undefined : "The server did not do that; try again.");
    return response.ok ? response : undefined;
  }

  async function create(event: FormEvent): Promise<void> {
    event.preventDefault();
    const response = await call("/api/keys", { method: "POST", body: JSON.stringify({ name: name.trim() }) });
    if (!response) return;
    setMade(successBody(CreatedApiKey).parse(await response.json()).data.key);
    setName("");
    router.refresh();
  }

  async function revoke(id: string): Promise<void> {
    await call(`/api/keys?id=${encodeURIComponent(id)}`, { method: "DELETE" });
    router.refresh();
  }

  return (
    <div className="space-y-6">
      <form onSubmit={create} className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 grow sm:max-w-xs">
          <label htmlFor="key-name" className="mb-1 block text-sm font-medium">
            What will use it
          </label>
          <input
            id="key-name"
            required
            maxLength={100}
            value={name}
            onChange={(event) => setName(event.target.value)}
            placeholder="My laptop"
            className="w-full rounded-lg border border-line-strong bg-surface px-3 py-2 text-sm"
          />
        </div>
        <button type="submit" className="rounded-lg bg-accent px-4 py-2 text-sm font-medium text-on-accent">
          Create key
        </button>
      </form>
      {problem === undefined ? null : (
        <p role="alert" className="text-sm text-bad">
          {problem}
        </p>
      )}
      {made === undefined ? null : <NewKey text={made} />}
      {keys.length === 0 ? (
        <p className="text-sm text-ink-faint">There is no key yet.</p>
      ) : (
        <Card>
          <ul className="divide-y divide-line">
            {keys.map((key) => (
              <KeyRow key={key.id} record={key} now={now} onRevoke={() => revoke(key.id)} />
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}

function NewKey({ text }: { text: string }) {
  return (
    <div role="status" className="space-y-2 rounded-xl border border-accent bg-accent-soft p-4">
      <p className="text-sm font-medium">Copy it now: it is not shown again.</p>
      <code className="block break-all font-mono text-sm select-all">{text}</code>
    </div>
  );
}

function KeyRow({ record, now, onRevoke }: { record: ApiKeyView; now: string; onRevoke: () => void }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
      <span className="font-medium">{record.name}</span>
      <code className="font-mono text-xs text-ink-faint">{record.prefix}…</code>
      <span className="text-xs text-ink-faint">
        {record.lastUsedAt === undefined ? (
          "never used"
        ) : (
          <>
            used <Moment at={record.lastUsedAt} now={now} />
          </>
        )}
      </span>
      <span className="ml-auto">
        {record.revokedAt === undefined ? (
          <button
            type="button"
            onClick={onRevoke}
            className="rounded-md px-2 py-1 text-sm text-bad hover:bg-bad-soft"
          >
            Revoke<span className="sr-only"> {record.name}</span>
          </button>
        ) : (
          <Badge tone="plain">Revoked</Badge>
        )}
      </span>
    </li>
  );
}
