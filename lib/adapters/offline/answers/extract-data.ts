import { coverage, likeness } from "@/lib/adapters/offline/matching/likeness";
import { offlineAnswer } from "@/lib/adapters/offline/offline-answer";
import type { Digest } from "@/lib/agent/domain/snapshot";
import { extractDataTask } from "@/lib/agent/model-tasks/extract-data";

type Cell = { field: string; value: string; source: string };

/** Values that stand beside their label: in a field, after a colon, on the next line, or as a number before the thing that is counted. */
export const answerExtractData = offlineAnswer(extractDataTask, ({ instruction, fields, page }) => {
  const asked = readQuestion(instruction);
  const names = fields.length > 0 ? fields.map(({ name }) => name) : asked ? [asked.attribute] : [];
  const cells = names.flatMap((name) => cellOf(name, asked?.subject, page.digest) ?? []);
  const isComplete = fields.every(
    ({ name, required }) => !required || cells.some(({ field }) => field === name),
  );
  return { rows: cells.length > 0 && isComplete ? [{ cells }] : [] };
});

const question =
  /^(?:what(?:'s| is| are| was)|which is|who is|when is|where is|tell me|find out|read(?: out)?|get|extract|give me|report|let me know|note down|copy)?\s*(?:what\s+)?(?:the\s+)?/i;

function readQuestion(instruction: string): { attribute: string; subject?: string } | undefined {
  const counted = /^how many\s+(.+?)(?:\s+(?:are|is|do|does|have|has)\b.*)?$/i.exec(
    instruction.replace(/[?.!]+$/, ""),
  );
  if (counted) return { attribute: `number of ${counted[1] ?? ""}` };
  const rest = instruction
    .replace(question, "")
    .replace(/[?.!]+$/, "")
    .trim();
  const owned = /^(.+?)['’]s\s+(.+)$/.exec(rest);
  if (owned) return { attribute: owned[2] ?? "", subject: owned[1] ?? "" };
  const of = /^(.+?)\s+(?:of|for)\s+(?:the\s+)?(.+)$/i.exec(rest);
  if (of && !/^number$/i.test(of[1] ?? "")) return { attribute: of[1] ?? "", subject: of[2] ?? "" };
  return rest === "" ? undefined : { attribute: rest };
}

function cellOf(field: string, subject: string | undefined, digest: Digest): Cell | undefined {
  const counted = /^number of (.+)$/i.exec(field)?.[1];
  return counted
    ? countIn(field, counted, digest)
    : (inField(field, digest) ?? inLines(field, subject, digest));
}

function countIn(field: string, thing: string, { lines }: Digest): Cell | undefined {
  for (const line of lines) {
    const match = /(\d[\d,.]*)\s+([\p{L} ]+)/u.exec(line);
    if (match && coverage(thing, match[2] ?? "") >= 0.95)
      return { field, value: match[1] ?? "", source: line };
  }
  return undefined;
}

function inField(field: string, { nodes }: Digest): Cell | undefined {
  const node = nodes.find((one) => one.value && likeness(field, one.name) >= 0.9);
  return node?.value ? { field, value: node.value, source: node.id } : undefined;
}

/** Where the page says whom a value belongs to, only lines from there on count. */
function inLines(field: string, subject: string | undefined, { lines }: Digest): Cell | undefined {
  const start = subject === undefined ? 0 : lines.findIndex((line) => coverage(subject, line) >= 0.99);
  if (start < 0) return undefined;
  const near = subject === undefined ? lines : lines.slice(start, start + 8);
  for (const [index, line] of near.entries()) {
    const labelled = /^([^:]{2,60}):\s*(\S.*)$/.exec(line);
    if (labelled && likeness(field, labelled[1] ?? "") >= 0.8)
      return { field, value: (labelled[2] ?? "").trim(), source: line };
    const next = near[index + 1];
    if (next && likeness(field, line) >= 0.9) return { field, value: next.trim(), source: next };
  }
  return undefined;
}
