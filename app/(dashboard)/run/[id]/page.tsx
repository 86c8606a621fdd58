import type { Metadata } from "next";
import { orNotFound, pageCaller } from "@/app/page-caller";
import { RunScreen } from "@/components/run/run-screen";
import { BackLink } from "@/components/shell/back-link";

type Props = { params: Promise<{ id: string }> };

export const metadata: Metadata = { title: "Run" };

export default async function RunPage({ params }: Props) {
  const { id } = await params;
  const { opened, caller } = await pageCaller();
  const run = await orNotFound(Promise.resolve().then(() => opened.runs.find(caller.tenantId, id)));
  return (
    <>
      <div className="mb-3">
        <BackLink href="/run">Run</BackLink>
      </div>
      <RunScreen initial={run} />
    </>
  );
}
