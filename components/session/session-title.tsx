"use client";

import { Pencil } from "lucide-react";
import { type FormEvent, useState } from "react";
import { toast } from "sonner";
import { DeleteSession } from "@/components/session/delete-session";
import { callApi } from "@/components/shell/call-api";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { Input } from "@/components/ui/input";

/** The session's own title, which a person may change, and what else can be done to the session as a whole. */
export function SessionTitle({ sessionId, title }: { sessionId: string; title: string }) {
  const [shown, setShown] = useState(title);
  const [draft, setDraft] = useState<string>();

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const wanted = draft?.trim();
    setDraft(undefined);
    if (!wanted || wanted === shown) return;
    const before = shown;
    setShown(wanted);
    const answer = await callApi("PATCH", `/api/session/${sessionId}`, { title: wanted });
    if (answer.ok) return void toast.success("Renamed.");
    setShown(before);
    toast.error(answer.message);
  }
  if (draft !== undefined)
    return (
      <form onSubmit={save} className="flex min-w-0 gap-2">
        <Input
          aria-label="Title of this session"
          autoFocus
          maxLength={200}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Escape") setDraft(undefined);
          }}
        />
        <Button type="submit">Save</Button>
      </form>
    );
  return (
    <span className="flex min-w-0 items-center gap-0.5 text-ink-faint">
      <span className="truncate text-sm">{shown}</span>
      <Button
        look="quiet"
        size="smallIcon"
        aria-label="Rename this session"
        title="Rename this session"
        onClick={() => setDraft(shown)}
      >
        <Pencil aria-hidden="true" />
      </Button>
      <CopyButton text={sessionId} what="the session's id" />
      <DeleteSession sessionId={sessionId} />
    </span>
  );
}
