import { ScrollText } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { CopyButton } from "@/components/ui/copy-button";
import { EmptyState } from "@/components/ui/empty-state";
import { Moment } from "@/components/ui/moment";
import type { AuditEntry } from "@/lib/contracts/user";

const ways: Record<AuditEntry["via"], string> = {
  key: "by key",
  cookie: "in the dashboard",
  link: "by a link",
  command: "on the command line",
};

type Props = {
  entries: readonly AuditEntry[];
  /** What people call a user, a key or another thing, by its id. */
  names: Readonly<Record<string, string>>;
  /** Leads to the entries before these. */
  older: string | undefined;
};

/** Who did what, newest first. */
export function AuditLog({ entries, names, older }: Props) {
  if (entries.length === 0)
    return (
      <EmptyState icon={ScrollText} title="Nothing is in the log here">
        Signing in, keys, users, rules, approvals and whatever a person does to a task are kept in it.
      </EmptyState>
    );
  return (
    <>
      <Card>
        <ol className="divide-y divide-line">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} names={names} />
          ))}
        </ol>
      </Card>
      {older === undefined ? null : (
        <div className="mt-4 text-center">
          <Button asChild>
            <Link href={older}>Older entries</Link>
          </Button>
        </div>
      )}
    </>
  );
}

function Entry({ entry, names }: { entry: AuditEntry; names: Props["names"] }) {
  const { at, actor, via, action, subject } = entry;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-0.5 px-4 py-2.5">
      <span className="min-w-0 grow basis-64">
        <span className="font-medium break-words">{names[actor] ?? actor}</span>{" "}
        <span className="break-words">{action}</span>{" "}
        <span className="text-xs whitespace-nowrap text-ink-faint">{ways[via]}</span>
      </span>
      {subject === undefined ? null : <Subject id={subject} name={names[subject]} />}
      <span className="text-right text-xs text-ink-faint sm:w-26">
        <Moment at={at} />
      </span>
    </li>
  );
}

function Subject({ id, name }: { id: string; name: string | undefined }) {
  return (
    <span className="flex min-w-0 items-center text-xs text-ink-faint" title={id}>
      {name === undefined ? (
        <code className="max-w-36 truncate font-mono">{id}</code>
      ) : (
        <span className="max-w-48 truncate">{name}</span>
      )}
      <CopyButton text={id} what="the id" />
    </span>
  );
}
