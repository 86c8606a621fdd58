import type { Metadata } from "next";
import { pageCaller } from "@/app/page-caller";
import { RunForm } from "@/components/run/run-form";
import { RunList } from "@/components/run/run-list";
import { LiveRefresh } from "@/components/shell/live-refresh";
import { PageHead } from "@/components/shell/page-head";

type Props = { searchParams: Promise<{ goal?: string; url?: string }> };

export const metadata: Metadata = { title: "Run" };

export default async function RunPage({ searchParams }: Props) {
  const { goal = "", url = "" } = await searchParams;
  const { opened, caller } = await pageCaller();
  return (
    <>
      <LiveRefresh />
      <PageHead title="Run">
        Start a goal in a headless browser on the server’s machine, and watch it.
      </PageHead>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <RunForm key={`${goal} ${url}`} goal={goal} url={url} />
        <RunList runs={opened.runs.list(caller.tenantId)} />
      </div>
    </>
  );
}
