import type { Metadata } from "next";
import { pageCaller } from "@/app/page-caller";
import { InstallationSettings } from "@/components/shell/installation-settings";
import { healthOf } from "@/lib/server/health";
import { settingsView } from "@/lib/server/settings-view";
import { readPolicy } from "@/lib/server/tenant-policy";

export const metadata: Metadata = { title: "Settings" };

export default async function SettingsPage() {
  const { opened, caller } = await pageCaller();
  const policy = await readPolicy(caller.tenantId, opened);
  return (
    <InstallationSettings health={healthOf(opened)} policy={policy} groups={settingsView(opened.config)} />
  );
}
