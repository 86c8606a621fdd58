"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useRef, useState } from "react";
import { toast } from "sonner";
import { callApi } from "@/components/shell/call-api";
import { Button } from "@/components/ui/button";
import { Field, faultOf, Input, Select, Textarea } from "@/components/ui/input";
import type { RunView } from "@/lib/contracts/run";

const examples = [
  { goal: "Add a patient named Jas", url: "/sample/patients.html" },
  { goal: "Go to overview, then open the Settings tab", url: "/sample/index.html" },
  { goal: "Add a patient named Noor", url: "/sample/lying.html" },
];

/** A goal, where to begin, and what it may do without asking. */
export function RunForm({ goal: givenGoal, url: givenUrl }: { goal: string; url: string }) {
  const router = useRouter();
  const [goal, setGoal] = useState(givenGoal);
  const [url, setUrl] = useState(givenUrl);
  const [approve, setApprove] = useState("ask");
  const [busy, setBusy] = useState(false);
  const [urlFault, setUrlFault] = useState<string>();
  const urlField = useRef<HTMLInputElement>(null);

  function changeUrl(changed: string): void {
    setUrl(changed);
    setUrlFault(undefined);
  }
  async function start(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setUrlFault(undefined);
    const where = url.trim() === "" ? {} : { url: url.trim() };
    const answer = await callApi<RunView>("POST", "/api/run", { goal: goal.trim(), approve, ...where });
    setBusy(false);
    if (answer.ok) router.push(`/run/${answer.data.runId}`);
    else if (answer.field === "url") {
      setUrlFault(answer.message);
      urlField.current?.focus();
    } else toast.error(answer.message);
  }
  return (
    <form onSubmit={start} className="space-y-4 rounded-xl border border-line bg-surface p-5 shadow-card">
      <Field id="goal" label="Goal" hint="What is to be true in the end, in your own words.">
        <Textarea
          id="goal"
          required
          maxLength={4_000}
          value={goal}
          onChange={(event) => setGoal(event.target.value)}
          placeholder="Add a patient named Jas"
        />
      </Field>
      <Field id="url" label="Begin at" hint="An address, or a path of this server." fault={urlFault}>
        <Input
          id="url"
          ref={urlField}
          {...faultOf("url", urlFault)}
          inputMode="url"
          value={url}
          onChange={(event) => changeUrl(event.target.value)}
          placeholder="https://example.org/"
        />
      </Field>
      <Field id="approve" label="When an action needs approval">
        <Select id="approve" value={approve} onChange={(event) => setApprove(event.target.value)}>
          <option value="ask">Ask in the inbox</option>
          <option value="deny">Refuse it</option>
          <option value="auto">Approve it</option>
        </Select>
      </Field>
      <Button type="submit" look="primary" disabled={busy || !goal.trim()}>
        {busy ? "Starting …" : "Start"}
      </Button>
      <div className="border-t border-line pt-4">
        <p className="mb-2 text-xs text-ink-faint">Try one on the sample clinic</p>
        <div className="flex flex-wrap gap-2">
          {examples.map((example) => (
            <Button
              key={example.url}
              size="small"
              className="h-auto max-w-full shrink py-1 text-left whitespace-normal"
              onClick={() => {
                setGoal(example.goal);
                changeUrl(example.url);
              }}
            >
              {example.goal}
              {example.url.includes("lying") ? " (on a page that lies)" : ""}
            </Button>
          ))}
        </div>
      </div>
    </form>
  );
}
