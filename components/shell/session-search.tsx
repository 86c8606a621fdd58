"use client";

import { Search } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState, useTransition } from "react";
import { sessionsPath } from "@/components/shell/sessions-path";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import type { SessionsQuery } from "@/lib/contracts/session";

type Status = NonNullable<SessionsQuery["status"]>;

const statuses: readonly { value: Status | undefined; label: string }[] = [
  { value: undefined, label: "All" },
  { value: "working", label: "Working" },
  { value: "waiting", label: "Waiting" },
  { value: "completed", label: "Completed" },
  { value: "unproven", label: "Unproven" },
  { value: "failed", label: "Failed" },
];
const typingMs = 250;

/** Search and filter of the sessions; both stand in the address, so that a view can be shared. */
export function SessionSearch({ query }: { query: SessionsQuery }) {
  const router = useRouter();
  const [text, setText] = useState(query.search ?? "");
  const [pending, start] = useTransition();
  const soon = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(soon.current), []);
  const show = (wanted: SessionsQuery) =>
    start(() => router.replace(sessionsPath(wanted), { scroll: false }));

  function search(typed: string): void {
    setText(typed);
    clearTimeout(soon.current);
    soon.current = setTimeout(() => show({ ...query, search: typed, before: undefined }), typingMs);
  }
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3" aria-busy={pending}>
      <div className="relative min-w-0 grow basis-60">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-2.5 left-3 size-4 text-ink-faint"
        />
        <Input
          type="search"
          aria-label="Search sessions"
          placeholder="Search goals"
          className="pl-9 sm:pr-10"
          value={text}
          onChange={(event) => search(event.target.value)}
        />
        {text ? null : (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute top-2 right-2.5 rounded-md border border-line bg-raised px-1.5 font-mono text-xs leading-5 text-ink-faint max-sm:hidden"
          >
            /
          </span>
        )}
      </div>
      <fieldset aria-label="Status" className="-mx-1 flex flex-wrap gap-1 px-1 py-0.5">
        {statuses.map(({ value, label }) => (
          <Button
            key={label}
            size="small"
            look={query.status === value ? "plain" : "quiet"}
            aria-pressed={query.status === value}
            onClick={() => show({ ...query, search: text, status: value, before: undefined })}
          >
            {label}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}
