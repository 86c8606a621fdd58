import type { Metadata } from "next";
import { pageCaller } from "@/app/page-caller";
import { ApiReference } from "@/components/shell/api-reference";
import { PageHead } from "@/components/shell/page-head";
import { listedEndpoints } from "@/lib/server/openapi";

export const metadata: Metadata = { title: "API" };

export default async function ApiReferencePage() {
  await pageCaller();
  return (
    <>
      <PageHead title="API">
        Generated from the contracts that the server checks with; also as{" "}
        <a href="/api/openapi.json" className="text-accent underline">
          openapi.json
        </a>
        .
      </PageHead>
      <ApiReference operations={listedEndpoints()} />
    </>
  );
}
