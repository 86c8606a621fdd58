import type { Metadata } from "next";
import { pageCaller } from "@/app/page-caller";
import { ApiKeys } from "@/components/settings/api-keys";
import { OwnersOnly } from "@/components/settings/owners-only";
import { SettingsPart } from "@/components/settings/settings-part";
import { listKeys } from "@/lib/server/api-keys";

export const metadata: Metadata = { title: "API keys" };

export default async function KeysPage() {
  const { opened, caller } = await pageCaller();
  if (!caller.scopes.includes("admin")) return <OwnersOnly what="API keys" />;
  return (
    <SettingsPart title="API keys" text="Clients send one as a Bearer token. Only a hash of each is stored.">
      <ApiKeys keys={await listKeys(caller.tenantId, opened.store)} />
    </SettingsPart>
  );
}
