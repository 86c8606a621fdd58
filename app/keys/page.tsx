import type { Metadata } from "next";
import { pageCaller } from "@/app/page-caller";
import { ApiKeys } from "@/components/shell/api-keys";
import { Shell } from "@/components/shell/shell";
import { listKeys } from "@/lib/server/api-keys";
import { healthOf } from "@/lib/server/health";

export const metadata: Metadata = { title: "API keys" };

export default async function KeysPage() {
  const { opened, caller } = await pageCaller();
  const keys = await listKeys(caller.tenantId, opened.store);
  return (
    <Shell health={healthOf(opened)} current="/keys">
      <h1 className="text-xl font-semibold tracking-tight">API keys</h1>
      <p className="mt-1 mb-6 text-ink-soft">
        Clients send one as a Bearer token. Only a hash of each is stored.
      </p>
      <ApiKeys keys={keys} now={opened.clock.now().toISOString()} />
    </Shell>
  );
}
