import { z } from "zod";

export const knowledgeLimits = {
  /** Characters of one document's text. */
  characters: 1_000_000,
  /** Bytes of one file or fetched page. */
  fileBytes: 10 * 1024 * 1024,
  documents: 500,
  hits: 20,
} as const;

export const knowledgeTypes = ["text/plain", "text/markdown", "text/html", "application/pdf"] as const;
export const KnowledgeType = z.enum(knowledgeTypes);
export type KnowledgeType = z.infer<typeof KnowledgeType>;

const Domain = z
  .string()
  .max(253)
  .regex(/^[a-z0-9.-]+$/i, "must be a domain like example.org");

/** One of `text`, `content` (a file as base64, with its `mimeType`) and `url` (fetched by the server). */
export const AddKnowledge = z
  .strictObject({
    title: z.string().trim().min(1).max(200).optional(),
    text: z.string().min(1).max(knowledgeLimits.characters).optional(),
    content: z
      .base64()
      .max(Math.ceil((knowledgeLimits.fileBytes * 4) / 3) + 4)
      .optional(),
    mimeType: KnowledgeType.optional(),
    url: z
      .url({ protocol: /^https?$/ })
      .max(2_000)
      .optional(),
    /** Only for tasks on this domain and those below it. */
    domain: Domain.optional(),
  })
  .refine(({ text, content, url }) => [text, content, url].filter((one) => one !== undefined).length === 1, {
    path: ["text"],
    error: "give exactly one of text, content and url",
  })
  .refine(({ content, mimeType }) => content === undefined || mimeType !== undefined, {
    path: ["mimeType"],
    error: `say what the file is: ${knowledgeTypes.join(", ")}`,
  });
export type AddKnowledge = z.infer<typeof AddKnowledge>;

export const KnowledgeDocumentView = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  /** The address it was fetched from, or `upload`. */
  source: z.string(),
  mimeType: KnowledgeType,
  domain: z.string().optional(),
  characters: z.number().int(),
  /** Pieces that are found one by one. */
  chunks: z.number().int(),
  createdAt: z.iso.datetime(),
});
export type KnowledgeDocumentView = z.infer<typeof KnowledgeDocumentView>;

export const KnowledgePage = z.strictObject({ documents: z.array(KnowledgeDocumentView) });

export const KnowledgeQuery = z.strictObject({
  query: z.string().trim().min(1).max(400),
  domain: Domain.optional(),
  limit: z.coerce.number().int().min(1).max(knowledgeLimits.hits).default(5),
});

export const KnowledgeHits = z.strictObject({
  hits: z.array(
    z.strictObject({ documentId: z.uuid(), title: z.string(), source: z.string(), text: z.string() }),
  ),
});
