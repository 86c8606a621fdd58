"use client";

import { Plus, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { type FormEvent, type ReactNode, useState } from "react";
import { toast } from "sonner";
import {
  type DraftRow,
  type Fault,
  faultOf,
  type RulesDraft,
  risks,
  rowFor,
  rulesIn,
} from "@/components/settings/rules-draft";
import { callApi } from "@/components/shell/call-api";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field, Input, Select, Textarea } from "@/components/ui/input";
import type { ApprovalRisk, PolicyView } from "@/lib/contracts/policy-rules";

type Props = { initial: RulesDraft; mayChange: boolean };

/** The tenant's own rules. What is left empty stays as the installation has it. */
export function RulesForm({ initial, mayChange }: Props) {
  const router = useRouter();
  const [draft, setDraft] = useState(initial);
  const [fault, setFault] = useState<Fault>();
  const [busy, setBusy] = useState(false);
  const change = (part: Partial<RulesDraft>) => setDraft((before) => ({ ...before, ...part }));

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    const answer = await callApi<PolicyView>("PATCH", "/api/policy", rulesIn(draft));
    setBusy(false);
    setFault(answer.ok ? undefined : faultOf(answer, draft));
    if (!answer.ok) return void toast.error("The rules were not saved.");
    toast.success("Saved. Tasks run under these rules from their next turn.");
    router.refresh();
  }
  return (
    <form onSubmit={save}>
      <fieldset disabled={!mayChange || busy} className="space-y-4">
        <DomainFields draft={draft} change={change} fault={fault} />
        <ApprovalFields draft={draft} change={change} />
        <SiteFields draft={draft} change={change} fault={fault} />
        <SecretFields draft={draft} change={change} fault={fault} />
        {mayChange ? (
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" look="primary">
              {busy ? "Saving …" : "Save the rules"}
            </Button>
            {fault === undefined ? null : (
              <p role="alert" className="text-bad">
                Not saved. {fault.text}
              </p>
            )}
          </div>
        ) : (
          <p className="text-ink-faint">Only owners change the rules.</p>
        )}
      </fieldset>
    </form>
  );
}

type PartProps = {
  draft: RulesDraft;
  change: (part: Partial<RulesDraft>) => void;
  fault?: Fault | undefined;
};

function DomainFields({ draft, change, fault }: PartProps) {
  return (
    <Card title="Where tasks may go">
      <div className="grid gap-4 p-4 md:grid-cols-2">
        <Field
          id="allow"
          label="Only these domains"
          hint="One a line; *.example.org covers its sub-domains. Empty: all that are not denied."
        >
          <Textarea
            id="allow"
            spellCheck={false}
            aria-invalid={fault?.part === "allowDomains" || undefined}
            className="font-mono text-[0.8125rem]"
            value={draft.allowDomains}
            onChange={(event) => change({ allowDomains: event.target.value })}
            placeholder="*.example.org"
          />
        </Field>
        <Field id="deny" label="Never these domains" hint="On top of what the installation denies.">
          <Textarea
            id="deny"
            spellCheck={false}
            aria-invalid={fault?.part === "denyDomains" || undefined}
            className="font-mono text-[0.8125rem]"
            value={draft.denyDomains}
            onChange={(event) => change({ denyDomains: event.target.value })}
            placeholder="mail.example.org"
          />
        </Field>
      </div>
    </Card>
  );
}

function ApprovalFields({ draft, change }: PartProps) {
  const { askFor, approvePlans } = draft;
  return (
    <Card title="What a person decides">
      <div className="grid items-start gap-4 p-4 md:grid-cols-2">
        <div className="space-y-3">
          <Field id="ask" label="Ask before actions that">
            <Select
              id="ask"
              value={askFor === undefined ? "installed" : "own"}
              onChange={(event) => change({ askFor: event.target.value === "own" ? [...risks] : undefined })}
            >
              <option value="installed">are as the installation has it</option>
              <option value="own">are chosen here</option>
            </Select>
          </Field>
          {askFor === undefined ? null : (
            <RiskBoxes label="Ask before" chosen={askFor} onChange={(chosen) => change({ askFor: chosen })} />
          )}
        </div>
        <Field id="plans" label="A new plan">
          <Select
            id="plans"
            value={String(approvePlans ?? "installed")}
            onChange={({ target: { value } }) =>
              change({ approvePlans: value === "installed" ? undefined : value === "true" })
            }
          >
            <option value="installed">is handled as the installation has it</option>
            <option value="true">is shown to a person before it runs</option>
            <option value="false">runs at once</option>
          </Select>
        </Field>
      </div>
    </Card>
  );
}

function RiskBoxes({
  label,
  chosen,
  onChange,
}: {
  label: string;
  chosen: readonly ApprovalRisk[];
  onChange: (chosen: ApprovalRisk[]) => void;
}) {
  return (
    <fieldset aria-label={label} className="flex flex-wrap gap-x-4 gap-y-1.5">
      {risks.map((risk) => (
        <label key={risk} className="flex items-center gap-1.5">
          <input
            type="checkbox"
            className="size-4 accent-accent"
            checked={chosen.includes(risk)}
            onChange={({ target: { checked } }) =>
              onChange(risks.filter((one) => (one === risk ? checked : chosen.includes(one))))
            }
          />
          {risk}
        </label>
      ))}
    </fieldset>
  );
}

function SiteFields({ draft: { sites }, change, fault }: PartProps) {
  return (
    <Rows
      title="Sites with a rule of their own"
      empty="None: what is asked for is the same everywhere."
      add="Add a site"
      rows={sites}
      onChange={(rows) => change({ sites: rows })}
      blank={(key) => ({ key, domain: "", askFor: [...risks] })}
    >
      {(site, index, set) => (
        <>
          <Input
            aria-label={`Domain of site ${index + 1}`}
            aria-invalid={(fault?.part === "sites" && fault.row === index) || undefined}
            className="font-mono text-[0.8125rem] sm:max-w-64"
            required
            maxLength={253}
            value={site.domain}
            onChange={(event) => set({ ...site, domain: event.target.value })}
            placeholder="shop.example.org"
          />
          <RiskBoxes
            label={`Ask before, on site ${index + 1}`}
            chosen={site.askFor}
            onChange={(askFor) => set({ ...site, askFor })}
          />
        </>
      )}
    </Rows>
  );
}

function SecretFields({ draft: { secrets }, change, fault }: PartProps) {
  return (
    <Rows
      title="Where secrets may be used"
      empty="No secret is bound here: each client keeps to its own list."
      add="Bind a secret"
      rows={secrets}
      onChange={(rows) => change({ secrets: rows })}
      blank={(key) => ({ key, name: "", domains: "" })}
    >
      {(secret, index, set) => (
        <>
          <Input
            aria-label={`Name of secret ${index + 1}`}
            className="sm:max-w-52"
            required
            maxLength={100}
            value={secret.name}
            onChange={(event) => set({ ...secret, name: event.target.value })}
            placeholder="clinic-password"
          />
          <Input
            aria-label={`Domains of secret ${index + 1}`}
            aria-invalid={(fault?.part === "secrets" && fault.row === index) || undefined}
            className="font-mono text-[0.8125rem] sm:max-w-80"
            required
            value={secret.domains}
            onChange={(event) => set({ ...secret, domains: event.target.value })}
            placeholder="clinic.example.org, *.lab.example.org"
          />
        </>
      )}
    </Rows>
  );
}

/** A list that rows are added to and taken from. */
function Rows<R extends DraftRow>({
  title,
  empty,
  add,
  rows,
  onChange,
  blank,
  children,
}: {
  title: string;
  empty: string;
  add: string;
  rows: readonly R[];
  onChange: (rows: R[]) => void;
  blank: (key: number) => R;
  children: (row: R, index: number, set: (row: R) => void) => ReactNode;
}) {
  return (
    <Card
      title={title}
      aside={
        <Button size="small" onClick={() => onChange([...rows, blank(rowFor(rows))])}>
          <Plus aria-hidden="true" /> {add}
        </Button>
      }
    >
      {rows.length === 0 ? (
        <p className="p-4 text-ink-faint">{empty}</p>
      ) : (
        <ul className="divide-y divide-line">
          {rows.map((row, index) => (
            <li key={row.key} className="flex items-center gap-3 px-4 py-3">
              <div className="flex min-w-0 grow flex-wrap items-center gap-3">
                {children(row, index, (changed) => onChange(rows.with(index, changed)))}
              </div>
              <Button
                look="quiet"
                size="smallIcon"
                aria-label={`Remove row ${index + 1}`}
                title="Remove"
                onClick={() => onChange(rows.toSpliced(index, 1))}
              >
                <Trash2 aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
