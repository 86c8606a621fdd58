import type { ReactNode } from "react";
import { PageHead } from "@/components/shell/page-head";
import { SettingsNav } from "@/components/shell/settings-nav";

export default function SettingsLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <PageHead title="Settings" />
      <SettingsNav />
      {children}
    </>
  );
}
