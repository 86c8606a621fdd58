import type { Metadata } from "next";
import { pageCaller } from "@/app/page-caller";
import { ApiKeys } from "@/components/shell/api-keys";
import { listKeys } from "@/lib/server/api-keys";

export const metadata: Metadata = { title: "API keys" };

export default async function KeysPage() {
  const { opened, caller } = await pageCaller();
  const keys = await listKeys(caller.tenantId, opened.store);
  return (
    <section aria-labelledby="keys">
      <h2 id="keys" className="text-base font-semibold">
        API keys
      </h2>
      <p className="mb-4 text-ink-soft">Clients send one as a Bearer token. Only a hash of each is stored.</p>
      <ApiKeys keys={keys} />
    </section>
  );
}
