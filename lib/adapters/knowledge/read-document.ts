import { load } from "cheerio/slim";
import { extractText, getDocumentProxy } from "unpdf";
import { AppError } from "@/lib/agent/domain/app-error";
import { type KnowledgeType, knowledgeLimits } from "@/lib/contracts/knowledge";

export type ReadDocument = { title: string | undefined; text: string };

const unseen = "script, style, noscript, template, svg, nav, iframe, [hidden], [aria-hidden=true]";
const blocks = "p, div, section, article, header, footer, li, tr, table, blockquote, pre, dd, dt, figcaption";

/** The text of a document in any of the formats taken. Throws `invalid_request` for a file that cannot be read or holds no text. */
export async function readDocument(bytes: Uint8Array, mimeType: KnowledgeType): Promise<ReadDocument> {
  const document = mimeType === "application/pdf" ? await readPdf(bytes) : readText(bytes, mimeType);
  const text = document.text.trim().slice(0, knowledgeLimits.characters);
  if (text === "") throw new AppError("invalid_request", "content: no text was found in the document");
  return { title: document.title?.trim().slice(0, 200) || undefined, text };
}

function readText(bytes: Uint8Array, mimeType: KnowledgeType): ReadDocument {
  const text = new TextDecoder("utf-8").decode(bytes);
  if (mimeType === "text/html") return readHtml(text);
  return { title: /^#\s+(.+)$/m.exec(text)?.[1], text };
}

function readHtml(html: string): ReadDocument {
  const $ = load(html);
  const title = $("title").first().text() || $("h1").first().text();
  $(unseen).remove();
  for (const level of [1, 2, 3, 4, 5, 6])
    $(`h${level}`).each((_, heading) => {
      $(heading)
        .prepend(`\n\n${"#".repeat(level)} `)
        .append("\n\n");
    });
  $("br").replaceWith("\n");
  $("td, th").append(" ");
  $(blocks).prepend("\n").append("\n");
  const part = ["main", "body"].find((selector) => $(selector).length > 0);
  const text = (part ? $(part).text() : $.root().text())
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n");
  return { title, text };
}

async function readPdf(bytes: Uint8Array): Promise<ReadDocument> {
  try {
    // The reader takes the bytes over, and leaves the caller's empty.
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false });
    return { title: undefined, text: text.join("\n\n") };
  } catch (error) {
    throw new AppError("invalid_request", "content: the PDF cannot be read; is it damaged or locked?", {
      cause: error,
    });
  }
}
