"use client";

import { KeyRound, Plus } from "lucide-react";
import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { toast } from "sonner";
import { ShownOnce } from "@/components/settings/shown-once";
import { callApi } from "@/components/shell/call-api";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { useNow } from "@/components/ui/clock";
import { Dialog } from "@/components/ui/dialog";
import { EmptyState } from "@/components/ui/empty-state";
import { Field, Input, Select } from "@/components/ui/input";
import { Moment, useTimeZone } from "@/components/ui/moment";
import { exactText } from "@/components/ui/time-text";
import type { ApiKeyView, CreatedApiKey } from "@/lib/contracts/api-key";
import type { Scope } from "@/lib/contracts/scope";

const scopeChoices: Record<string, { label: string; scopes: Scope[] }> = {
  act: { label: "Look and run tasks", scopes: ["read", "act"] },
  read: { label: "Look only", scopes: ["read"] },
  admin: { label: "Everything, keys and rules too", scopes: ["read", "act", "admin"] },
};

/** Days; none means until it is revoked. */
const lifeChoices: Record<string, { label: string; days?: number }> = {
  always: { label: "Until it is revoked" },
  month: { label: "30 days", days: 30 },
  quarter: { label: "90 days", days: 90 },
  year: { label: "One year", days: 365 },
};
const dayMs = 86_400_000;

/** The keys of the tenant: make one, see it once, revoke it. */
export function ApiKeys({ keys }: { keys: readonly ApiKeyView[] }) {
  const router = useRouter();
  const [made, setMade] = useState<string>();
  const [revoking, setRevoking] = useState<ApiKeyView>();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());

  async function revoke({ id, name }: ApiKeyView): Promise<void> {
    setRevoking(undefined);
    setGone((before) => new Set([...before, id]));
    const answer = await callApi("DELETE", `/api/keys?id=${encodeURIComponent(id)}`);
    if (answer.ok) toast.success(`“${name}” is revoked; calls with it are refused from now on.`);
    else {
      setGone((before) => new Set([...before].filter((one) => one !== id)));
      toast.error(answer.message);
    }
    router.refresh();
  }
  return (
    <div className="space-y-5">
      <NewKeyForm
        onMade={(key) => {
          setMade(key);
          router.refresh();
        }}
      />
      {made === undefined ? null : <ShownOnce text={made} what="the key" />}
      {keys.length === 0 ? (
        <EmptyState icon={KeyRound} title="There is no key yet">
          Make one for each client, so that each can be revoked by itself.
        </EmptyState>
      ) : (
        <Card>
          <ul className="divide-y divide-line">
            {keys.map((key) => (
              <KeyRow
                key={key.id}
                record={key}
                revoked={key.revokedAt !== undefined || gone.has(key.id)}
                onRevoke={() => setRevoking(key)}
              />
            ))}
          </ul>
        </Card>
      )}
      <Dialog
        open={revoking !== undefined}
        onOpenChange={() => setRevoking(undefined)}
        title={`Revoke “${revoking?.name ?? ""}”?`}
        description="What uses it is refused from then on. This cannot be taken back."
      >
        <div className="flex justify-end gap-2">
          <Button onClick={() => setRevoking(undefined)}>Keep it</Button>
          <Button look="danger" onClick={() => revoking && revoke(revoking)}>
            Revoke the key
          </Button>
        </div>
      </Dialog>
    </div>
  );
}

function NewKeyForm({ onMade }: { onMade: (key: string) => void }) {
  const [name, setName] = useState("");
  const [choice, setChoice] = useState("act");
  const [life, setLife] = useState("always");
  const [busy, setBusy] = useState(false);
  const now = useNow();

  async function create(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    const days = lifeChoices[life]?.days;
    const wanted = {
      name: name.trim(),
      scopes: scopeChoices[choice]?.scopes,
      ...(days === undefined ? {} : { expiresAt: new Date(Date.parse(now) + days * dayMs).toISOString() }),
    };
    const answer = await callApi<CreatedApiKey>("POST", "/api/keys", wanted);
    setBusy(false);
    if (!answer.ok) return void toast.error(answer.message);
    setName("");
    onMade(answer.data.key);
  }
  return (
    <form onSubmit={create} className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 grow basis-56 sm:max-w-xs">
        <Field id="key-name" label="What will use it">
          <Input
            id="key-name"
            required
            maxLength={100}
            value={name}
            onChange={(event) => setName(event.target.value)}
            placeholder="My laptop"
          />
        </Field>
      </div>
      <div className="min-w-0">
        <Field id="key-scope" label="What it may do">
          <Select id="key-scope" value={choice} onChange={(event) => setChoice(event.target.value)}>
            {Object.entries(scopeChoices).map(([value, { label }]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <div className="min-w-0">
        <Field id="key-life" label="How long it holds">
          <Select id="key-life" value={life} onChange={(event) => setLife(event.target.value)}>
            {Object.entries(lifeChoices).map(([value, { label }]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Button type="submit" look="primary" disabled={busy || !name.trim()}>
        <Plus aria-hidden="true" /> Create key
      </Button>
    </form>
  );
}

type RowProps = { record: ApiKeyView; revoked: boolean; onRevoke: () => void };

function KeyRow({ record, revoked, onRevoke }: RowProps) {
  const now = useNow();
  const zone = useTimeZone();
  const { expiresAt, origin } = record;
  const expired = expiresAt !== undefined && expiresAt <= now;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
      <span className="min-w-0 font-medium break-words">{record.name}</span>
      <code className="font-mono text-xs text-ink-faint">{record.prefix}…</code>
      <span className="text-xs text-ink-faint">
        {record.scopes.join(", ")} ·{" "}
        {record.lastUsedAt === undefined ? (
          "never used"
        ) : (
          <>
            used <Moment at={record.lastUsedAt} />
          </>
        )}
        {expiresAt === undefined || expired ? null : ` · holds until ${exactText(expiresAt, zone)}`}
        {origin === undefined ? null : " · bound to one extension"}
      </span>
      <span className="ml-auto">
        {revoked || expired ? (
          <Badge tone="plain">{revoked ? "Revoked" : "Expired"}</Badge>
        ) : (
          <Button
            look="quiet"
            size="small"
            className="text-bad hover:bg-bad-soft hover:text-bad"
            onClick={onRevoke}
          >
            Revoke<span className="sr-only"> {record.name}</span>
          </Button>
        )}
      </span>
    </li>
  );
}
