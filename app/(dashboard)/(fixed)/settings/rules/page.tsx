import type { Metadata } from "next";
import { pageCaller } from "@/app/page-caller";
import { draftOf } from "@/components/settings/rules-draft";
import { RulesForm } from "@/components/settings/rules-form";
import { RulesInForce } from "@/components/settings/rules-in-force";
import { SettingsPart } from "@/components/settings/settings-part";
import { readPolicy } from "@/lib/server/tenant-policy";

export const metadata: Metadata = { title: "Rules" };

export default async function RulesPage() {
  const { opened, caller } = await pageCaller();
  const policy = await readPolicy(caller.tenantId, opened);
  return (
    <SettingsPart
      title="Rules for tasks"
      text="Your organisation’s own rules come on top of the installation’s. They can narrow where tasks go, never widen it."
    >
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <RulesForm initial={draftOf(policy.own)} mayChange={caller.scopes.includes("admin")} />
        <div className="xl:sticky xl:top-4">
          <RulesInForce policy={policy} />
        </div>
      </div>
    </SettingsPart>
  );
}
