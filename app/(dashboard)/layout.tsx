import type { ReactNode } from "react";
import { DashboardClock } from "@/app/dashboard-clock";
import { pageCaller } from "@/app/page-caller";
import { keepTheme } from "@/app/theme-choice";
import { readTheme } from "@/app/theme-of-request";
import { LiveProvider } from "@/components/shell/live";
import { Shell } from "@/components/shell/shell";
import { Toaster } from "@/components/ui/toaster";
import { healthOf } from "@/lib/server/health";
import { countWaiting } from "@/lib/server/inbox";

export default async function DashboardLayout({ children }: { children: ReactNode }) {
  const { opened, caller } = await pageCaller();
  const waiting = await countWaiting(opened.store, caller);
  return (
    <DashboardClock now={opened.clock.now().toISOString()}>
      <LiveProvider>
        <Shell health={healthOf(opened)} waiting={waiting} theme={await readTheme()} setTheme={keepTheme}>
          {children}
        </Shell>
      </LiveProvider>
      <Toaster />
    </DashboardClock>
  );
}
