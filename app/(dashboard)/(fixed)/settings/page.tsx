import type { Metadata } from "next";
import { pageCaller } from "@/app/page-caller";
import { InstallationSettings } from "@/components/settings/installation-settings";
import { healthOf } from "@/lib/server/health";
import { settingsView } from "@/lib/server/settings-view";

export const metadata: Metadata = { title: "Settings" };

export default async function SettingsPage() {
  const { opened } = await pageCaller();
  return <InstallationSettings health={healthOf(opened)} groups={settingsView(opened.config)} />;
}
