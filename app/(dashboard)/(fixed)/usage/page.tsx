import type { Metadata } from "next";
import { pageCaller } from "@/app/page-caller";
import { PageHead } from "@/components/shell/page-head";
import { UsageRange } from "@/components/usage/usage-range";
import { UsageScreen } from "@/components/usage/usage-screen";
import { UsageQuery } from "@/lib/contracts/usage-report";
import { daysBetween, readUsage } from "@/lib/server/usage-report";

type Props = { searchParams: Promise<{ days?: string; zone?: string }> };

export const metadata: Metadata = { title: "Usage" };

const ranges = [7, 30, 90] as const;

export default async function UsagePage({ searchParams }: Props) {
  const { days: asked, zone } = await searchParams;
  const { opened, caller } = await pageCaller();
  const days = ranges.find((range) => String(range) === asked) ?? 30;
  const now = opened.clock.now();
  const since = new Date(now.getTime() - days * 86_400_000);
  const timeZone = UsageQuery.shape.timeZone.catch(undefined).parse(zone) ?? "UTC";
  const report = await readUsage(caller.tenantId, { since: since.toISOString(), timeZone }, opened);
  return (
    <>
      <PageHead title="Usage" aside={<UsageRange days={days} ranges={ranges} zone={timeZone} />}>
        What models were asked, what it cost, and what verification saved.
      </PageHead>
      <UsageScreen report={report} days={daysBetween(since, now, timeZone)} />
    </>
  );
}
