import type { Metadata } from "next";
import { pageCaller } from "@/app/page-caller";
import { AuditLog } from "@/components/settings/audit-log";
import { OwnersOnly } from "@/components/settings/owners-only";
import { SettingsPart } from "@/components/settings/settings-part";
import { AuditQuery } from "@/lib/contracts/user";
import { readAudit } from "@/lib/server/audit-page";

type Props = { searchParams: Promise<{ before?: string }> };

export const metadata: Metadata = { title: "Audit log" };

export default async function AuditPage({ searchParams }: Props) {
  const { opened, caller } = await pageCaller();
  if (!caller.scopes.includes("admin")) return <OwnersOnly what="the audit log" />;
  // An address that somebody mistyped shows the newest.
  const { before } = AuditQuery.pick({ before: true })
    .catch({})
    .parse(await searchParams);
  const { entries, names, next } = await readAudit(caller.tenantId, before, opened.store);
  return (
    <SettingsPart
      title="Audit log"
      text="Who signed in, and who changed or decided what. Entries are never changed, and are kept for as long as the installation keeps data."
    >
      <AuditLog
        entries={entries}
        names={names}
        older={next === undefined ? undefined : `/settings/audit?before=${encodeURIComponent(next)}`}
      />
    </SettingsPart>
  );
}
