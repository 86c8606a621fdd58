import { fetchDocument } from "@/lib/adapters/knowledge/fetch-document";
import { readDocument } from "@/lib/adapters/knowledge/read-document";
import { splitPieces } from "@/lib/adapters/knowledge/split-pieces";
import { AppError } from "@/lib/agent/domain/app-error";
import type { Clock } from "@/lib/agent/ports/clock";
import type { Ids } from "@/lib/agent/ports/ids";
import type { KnowledgeStore } from "@/lib/agent/ports/knowledge";
import {
  type AddKnowledge,
  type KnowledgeDocumentView,
  type KnowledgeType,
  knowledgeLimits,
} from "@/lib/contracts/knowledge";

type KnowledgeDeps = {
  store: KnowledgeStore;
  clock: Clock;
  ids: Ids;
  config: { SUREFOOT_FETCH_INSIDE: boolean };
};

type Given = { bytes: Uint8Array; mimeType: KnowledgeType; source: string };

/** Takes a document in: read, cut into pieces, stored. Throws `invalid_request` that says what is wrong with it. */
export async function addKnowledge(
  tenantId: string,
  wanted: AddKnowledge,
  deps: KnowledgeDeps,
): Promise<KnowledgeDocumentView> {
  const { store, clock, ids } = deps;
  if ((await store.listKnowledge(tenantId)).length >= knowledgeLimits.documents)
    throw new AppError(
      "invalid_request",
      `There are ${knowledgeLimits.documents} documents already, which is the most; delete one first.`,
    );
  const { bytes, mimeType, source } = await givenBy(wanted, deps);
  const read = await readDocument(bytes, mimeType);
  const pieces = splitPieces(read.text);
  const { domain } = wanted;
  const shown = {
    id: ids.uuid(),
    title: wanted.title ?? read.title ?? titleOf(read.text),
    source,
    mimeType,
    ...(domain ? { domain: domain.toLowerCase() } : {}),
    characters: read.text.length,
    createdAt: clock.now().toISOString(),
  };
  await store.addKnowledge({ ...shown, tenantId, pieces });
  return { ...shown, chunks: pieces.length };
}

async function givenBy(wanted: AddKnowledge, { config }: KnowledgeDeps): Promise<Given> {
  const { text, content, url } = wanted;
  if (url !== undefined) {
    const fetched = await fetchDocument(url, { allowInside: config.SUREFOOT_FETCH_INSIDE });
    return { ...fetched, source: url };
  }
  if (content !== undefined) {
    const mimeType = wanted.mimeType ?? "text/plain";
    return { bytes: Buffer.from(content, "base64"), mimeType, source: "upload" };
  }
  return { bytes: Buffer.from(text ?? ""), mimeType: wanted.mimeType ?? "text/plain", source: "upload" };
}

const titleOf = (text: string): string =>
  (text.split("\n").find((line) => line.trim() !== "") ?? "Untitled").replace(/^#+\s*/, "").slice(0, 80);

export async function deleteKnowledge(
  tenantId: string,
  id: string,
  store: KnowledgeStore,
): Promise<{ id: string }> {
  if (await store.deleteKnowledge(tenantId, id)) return { id };
  throw new AppError("not_found", "id: there is no such document");
}
