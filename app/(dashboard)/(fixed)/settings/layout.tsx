import type { ReactNode } from "react";
import { SettingsNav } from "@/components/settings/settings-nav";
import { PageHead } from "@/components/shell/page-head";

export default function SettingsLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <PageHead title="Settings" />
      <SettingsNav />
      {children}
    </>
  );
}
