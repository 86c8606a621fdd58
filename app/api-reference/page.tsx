import type { Metadata } from "next";
import { pageCaller } from "@/app/page-caller";
import { ApiReference } from "@/components/shell/api-reference";
import { Shell } from "@/components/shell/shell";
import { healthOf } from "@/lib/server/health";
import { listedEndpoints } from "@/lib/server/openapi";

export const metadata: Metadata = { title: "API" };

export default async function ApiReferencePage() {
  const { opened } = await pageCaller();
  return (
    <Shell health={healthOf(opened)} current="/api-reference">
      <h1 className="text-xl font-semibold tracking-tight">API</h1>
      <p className="mt-1 mb-6 text-ink-soft">
        Generated from the contracts that the server checks with; also as{" "}
        <a href="/api/openapi.json" className="text-accent underline">
          openapi.json
        </a>
        .
      </p>
      <ApiReference operations={listedEndpoints()} />
    </Shell>
  );
}
