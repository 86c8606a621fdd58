"use client";

import { BookOpen, Trash2, Upload } from "lucide-react";
import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { toast } from "sonner";
import { type ApiAnswer, callApi } from "@/components/shell/call-api";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Field, Input } from "@/components/ui/input";
import { Moment } from "@/components/ui/moment";
import { countText } from "@/components/ui/number-text";
import { Skeleton } from "@/components/ui/skeleton";
import type { KnowledgeDocumentView } from "@/lib/contracts/knowledge";

type Documents = { documents: KnowledgeDocumentView[] };

const types: Record<string, string> = {
  txt: "text/plain",
  md: "text/markdown",
  html: "text/html",
  htm: "text/html",
  pdf: "application/pdf",
};

/** The organisation's documents: take one in, look what is there, take one out. */
export function KnowledgeScreen() {
  const [answer, setAnswer] = useState<ApiAnswer<Documents>>();
  const look = useCallback(async () => setAnswer(await callApi<Documents>("GET", "/api/knowledge")), []);
  useEffect(() => {
    void look();
  }, [look]);

  async function remove({ id, title }: KnowledgeDocumentView): Promise<void> {
    const before = answer;
    if (answer?.ok)
      setAnswer({ ok: true, data: { documents: answer.data.documents.filter((one) => one.id !== id) } });
    const gone = await callApi("DELETE", `/api/knowledge?id=${encodeURIComponent(id)}`);
    if (gone.ok) return void toast.success(`“${title}” is gone; no task finds it any more.`);
    setAnswer(before);
    toast.error(gone.message);
  }
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <AddDocument onAdded={look} />
      {answer === undefined ? (
        <div className="space-y-2.5">
          <Skeleton className="h-16 rounded-xl" />
          <Skeleton className="h-16 rounded-xl" />
        </div>
      ) : answer.ok ? (
        <DocumentList documents={answer.data.documents} onRemove={remove} />
      ) : (
        <EmptyState
          icon={BookOpen}
          title="The documents could not be read"
          action={<Button onClick={look}>Try again</Button>}
        >
          {answer.message}
        </EmptyState>
      )}
    </div>
  );
}

function AddDocument({ onAdded }: { onAdded: () => Promise<void> }) {
  const file = useRef<HTMLInputElement>(null);
  const [url, setUrl] = useState("");
  const [domain, setDomain] = useState("");
  const [busy, setBusy] = useState(false);

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    const chosen = file.current?.files?.[0];
    const what = chosen ? await fileBody(chosen) : url.trim() ? { url: url.trim() } : undefined;
    if (!what) return void toast.error("Choose a file or give an address first.");
    if (typeof what === "string") return void toast.error(what);
    setBusy(true);
    const answer = await callApi<KnowledgeDocumentView>("POST", "/api/knowledge", {
      ...what,
      ...(domain.trim() ? { domain: domain.trim() } : {}),
    });
    setBusy(false);
    if (!answer.ok) return void toast.error(answer.message);
    toast.success(`“${answer.data.title}” was taken in.`);
    setUrl("");
    if (file.current) file.current.value = "";
    await onAdded();
  }
  return (
    <form onSubmit={add} className="space-y-4 rounded-xl border border-line bg-surface p-5 shadow-card">
      <Field id="file" label="A file" hint="Text, Markdown, HTML or PDF, up to 10 MB.">
        <Input
          id="file"
          ref={file}
          type="file"
          accept=".txt,.md,.html,.htm,.pdf"
          className="py-1.5 file:mr-3 file:rounded-md file:bg-raised file:px-2 file:text-ink"
        />
      </Field>
      <Field id="from" label="Or an address to fetch">
        <Input
          id="from"
          type="url"
          value={url}
          onChange={(event) => setUrl(event.target.value)}
          placeholder="https://example.org/handbook"
        />
      </Field>
      <Field id="domain" label="Only for tasks on" hint="A domain and those below it; none means all tasks.">
        <Input
          id="domain"
          value={domain}
          onChange={(event) => setDomain(event.target.value)}
          placeholder="example.org"
        />
      </Field>
      <Button type="submit" look="primary" disabled={busy}>
        <Upload aria-hidden="true" /> {busy ? "Taking it in …" : "Add document"}
      </Button>
    </form>
  );
}

/** What the route takes of a file; a string is what is wrong with it. */
async function fileBody(file: File): Promise<Record<string, string> | string> {
  const mimeType = types[file.name.split(".").at(-1)?.toLowerCase() ?? ""];
  if (mimeType === undefined) return "That kind of file cannot be read: give text, Markdown, HTML or PDF.";
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return { title: file.name.slice(0, 200), content: btoa(binary), mimeType };
}

function DocumentList({
  documents,
  onRemove,
}: {
  documents: readonly KnowledgeDocumentView[];
  onRemove: (document: KnowledgeDocumentView) => Promise<void>;
}) {
  if (documents.length === 0)
    return (
      <EmptyState icon={BookOpen} title="No document is here yet">
        What you add is searched by every task of your organisation, before a model or the web is asked.
      </EmptyState>
    );
  return (
    <Card title={`${countText(documents.length)} ${documents.length === 1 ? "document" : "documents"}`}>
      <ul className="divide-y divide-line">
        {documents.map((document) => (
          <li key={document.id} className="flex items-center gap-3 px-4 py-3">
            <span className="min-w-0 grow">
              <span className="block truncate font-medium">{document.title}</span>
              <span className="block truncate text-xs text-ink-faint tabular-nums">
                {document.source} · {countText(document.characters)} characters · {countText(document.chunks)}{" "}
                {document.chunks === 1 ? "piece" : "pieces"}
                {document.domain ? ` · only on ${document.domain}` : ""} · <Moment at={document.createdAt} />
              </span>
            </span>
            <Button
              look="quiet"
              size="smallIcon"
              aria-label={`Delete ${document.title}`}
              title="Delete"
              onClick={() => onRemove(document)}
            >
              <Trash2 aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
