import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { KnowledgeDocumentView, KnowledgeHits, KnowledgePage } from "@/lib/contracts/knowledge";
import { type Call, type InProcessApi, inProcessApi } from "@/tests/support/in-process-api";

let api: InProcessApi;
let key: string;

beforeAll(async () => {
  api = await inProcessApi();
  key = await api.keyOf("garden");
}, 120_000);
afterAll(() => api?.close());

const dataAs = <S extends z.ZodType>(schema: S, { body }: { body: unknown }): z.infer<S> =>
  schema.parse(z.object({ data: z.unknown() }).parse(body).data);
const add = (body: unknown) => api.call("addKnowledge", key, { body });
const search = async (query: Call["query"]) =>
  dataAs(KnowledgeHits, await api.call("searchKnowledge", key, { query: query ?? {} })).hits;

/** The smallest PDF that shows one line of text. */
function pdfOf(line: string): string {
  const stream = `BT /F1 12 Tf 20 100 Td (${line}) Tj ET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  const parts = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`);
  const offsets = parts.map((_, at) => 9 + parts.slice(0, at).join("").length);
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const start = 9 + parts.join("").length;
  return `%PDF-1.4\n${parts.join("")}xref\n0 6\n0000000000 65535 f \n${table}trailer << /Size 6 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF`;
}

describe("an organisation's documents", () => {
  it("are taken in as text, Markdown, HTML and PDF, found by their words with their source, listed, and deleted", async () => {
    const files = [
      ["text/plain", "Ferns like the shade of the north wall."],
      ["text/markdown", "# Roses\n\nCut them back in March."],
      ["text/html", "<title>Lawn</title><nav>Menu words</nav><h1>Lawn</h1><p>Mow it on <b>Fridays</b>.</p>"],
      ["application/pdf", pdfOf("Compost needs turning monthly")],
    ] as const;
    for (const [mimeType, text] of files) {
      const content = Buffer.from(text).toString("base64");
      const added = await add({ content, mimeType });
      expect([added.status, dataAs(KnowledgeDocumentView, added).mimeType]).toEqual([201, mimeType]);
    }
    expect((await search({ query: "shade for ferns" }))[0]?.text).toContain("north wall");
    expect((await search({ query: "roses" }))[0]).toMatchObject({ title: "Roses", source: "upload" });
    expect((await search({ query: "mow fridays" }))[0]).toMatchObject({ title: "Lawn" });
    expect((await search({ query: "compost" }))[0]?.text).toContain("turning monthly");
    expect(await search({ query: "menu" })).toEqual([]);

    const { documents } = dataAs(KnowledgePage, await api.call("knowledge", key));
    expect(documents).toHaveLength(files.length);
    for (const { id } of documents)
      expect((await api.call("deleteKnowledge", key, { query: { id } })).status).toBe(200);
    expect(dataAs(KnowledgePage, await api.call("knowledge", key)).documents).toEqual([]);
    expect(await search({ query: "roses" })).toEqual([]);
  });

  it.each([
    ["nothing at all", {}, "text"],
    ["two at once", { text: "a", url: "http://a.example/" }, "text"],
    ["a file of no stated type", { content: "YQ==" }, "mimeType"],
    ["another type", { content: "YQ==", mimeType: "image/png" }, "mimeType"],
    ["no PDF at all", { content: "YQ==", mimeType: "application/pdf" }, "content"],
    ["blank text", { text: "  \n " }, "content"],
    ["an address inside", { url: "http://127.0.0.1:1/" }, "url"],
    ["another scheme", { url: "file:///etc/passwd" }, "url"],
    ["an unknown field", { text: "a", tags: [] }, "tags"],
  ])("are refused when given %s, and the field is named", async (_, body, field) => {
    const answer = await add(body);
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining(field)]);
  });
});
