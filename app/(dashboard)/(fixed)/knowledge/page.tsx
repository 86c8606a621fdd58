import type { Metadata } from "next";
import { KnowledgeScreen } from "@/components/shell/knowledge-screen";
import { PageHead } from "@/components/shell/page-head";

export const metadata: Metadata = { title: "Knowledge" };

export default function KnowledgePage() {
  return (
    <>
      <PageHead title="Knowledge">
        Documents of your organisation. A task looks here first, before it asks a model or the web.
      </PageHead>
      <KnowledgeScreen />
    </>
  );
}
