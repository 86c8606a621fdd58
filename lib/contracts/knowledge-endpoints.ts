import { z } from "zod";
import { endpoint, gone, plain } from "./endpoint";
import {
  AddKnowledge,
  KnowledgeDocumentView,
  KnowledgeHits,
  KnowledgePage,
  KnowledgeQuery,
  knowledgeLimits,
} from "./knowledge";

/** The organisation's documents. */
export const knowledgeEndpoints = {
  knowledge: endpoint({
    ...plain,
    method: "GET",
    path: "/api/knowledge",
    summary: "The organisation's documents, newest first",
    data: KnowledgePage,
  }),
  addKnowledge: endpoint({
    ...plain,
    method: "POST",
    path: "/api/knowledge",
    summary: "Take in a document: a text, a file (text, Markdown, HTML, PDF) or an address to fetch",
    body: AddKnowledge,
    data: KnowledgeDocumentView,
    bodyBytes: knowledgeLimits.fileBytes * 1.5,
  }),
  deleteKnowledge: endpoint({
    ...plain,
    method: "DELETE",
    path: "/api/knowledge",
    summary: "Delete a document",
    query: z.strictObject({ id: z.uuid() }),
    data: gone,
  }),
  searchKnowledge: endpoint({
    ...plain,
    method: "GET",
    path: "/api/knowledge/search",
    summary: "What the agent would find in the documents for some words",
    query: KnowledgeQuery,
    data: KnowledgeHits,
  }),
};
