import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { successNote } from "@/lib/agent/domain/step-note";
import { fold } from "@/lib/agent/domain/wording/words";
import { extractDataTask, type WantedField } from "@/lib/agent/model-tasks/extract-data";
import { viewPage } from "@/lib/agent/snapshot/view-page";
import type { FoundRow } from "./found-row";
import { picksByMeaning, rowsByRules } from "./rows-by-rules";
import { countField } from "./shown-count";
import { shownPart } from "./shown-part";
import { failed, type Tool, type ToolDeps } from "./tool-result";
import { typedAs } from "./typed-value";
import { wantedFields } from "./wanted-fields";

const pageTokens = 8_000;

/** A typed row, and for each of its values the element or text that it came from. */
export type ExtractedRow = {
  values: Record<string, unknown>;
  sources: Record<string, FoundRow[number]["source"]>;
};

/** Reads rows from the page: by rules where it shows a table, a list or labelled values, else by a model whose every value is found again on the page. */
export const extractRows: Tool = async (step, { goal, snapshot }, deps) => {
  const fields = wantedFields(step.description, goal);
  const isPicking = picksByMeaning(step.description);
  if (isPicking && deps.model.info.offline)
    return failed(`only a model could tell which of what is shown is meant: ${step.description}`);
  const found =
    (isPicking ? undefined : rowsByRules(step.description, fields, snapshot)) ??
    (await rowsByModel(step.description, goal, fields, snapshot, deps));
  if (found.length === 0)
    return failed(`the page does not show what is to be extracted: ${step.description}`);
  const rows: ExtractedRow[] = [];
  for (const row of found) {
    const typed = typedRow(row, fields);
    if (typeof typed === "string") return failed(typed);
    rows.push(typed);
  }
  const part = shownPart(step.description, rows.length, snapshot);
  const read = `${rows.length} ${rows.length === 1 ? "row" : "rows"} extracted`;
  return {
    ok: true,
    note: successNote(part === undefined ? read : `${read}, a part: ${part}`),
    output: part === undefined ? { rows } : { rows, part },
    rows: rows.map(({ values }) => values),
    pendingCalls: 0,
  };
};

/** The row as its fields' types want it, or why it does not fit. */
function typedRow(row: FoundRow, fields: readonly WantedField[]): ExtractedRow | string {
  const typed: ExtractedRow = { values: {}, sources: {} };
  for (const { field, value, source } of row) {
    const wanted = fields.find(({ name }) => name === field);
    if (fields.length > 0 && !wanted) continue;
    const read = typedAs(value, wanted?.type ?? (field === countField ? "number" : "string"));
    if (read === undefined) {
      if (wanted?.required) return `"${value.slice(0, 60)}" is no ${wanted.type} for ${field}`;
      continue;
    }
    typed.values[field] = read;
    typed.sources[field] = source;
  }
  const missing = fields.find(({ name, required }) => required && !(name in typed.values));
  return missing ? `a row has no ${missing.name}` : typed;
}

async function rowsByModel(
  instruction: string,
  goal: string,
  fields: WantedField[],
  snapshot: PageSnapshot,
  { model, signal }: ToolDeps,
): Promise<FoundRow[]> {
  const page = viewPage(snapshot, {
    focus: instruction,
    tokenBudget: pageTokens,
    text: true,
    offline: model.info.offline,
  });
  const { data } = await model.run(
    extractDataTask,
    { goal, instruction, fields, page },
    signal ? { signal } : {},
  );
  return data.rows
    .map(({ cells }) => cells.flatMap((cell) => grounded(cell, snapshot) ?? []))
    .filter((row) => row.length > 0);
}

/** A value counts only where it stands at the place that is named for it. */
function grounded(
  { field, value, source }: { field: string; value: string; source: string },
  { nodes, lines }: PageSnapshot,
): FoundRow[number] | undefined {
  const wanted = fold(value);
  if (wanted === "") return undefined;
  const node = nodes.find(({ id }) => id === source.replace(/^[@[]|\]$/g, ""));
  const shown =
    node &&
    [node.name, node.value, node.href, node.description].some(
      (text) => text !== undefined && fold(text).includes(wanted),
    );
  if (node && shown) return { field, value, source: { elementId: node.id, text: node.name } };
  const copied = asText(source);
  const line = lines.find((one) => {
    const text = asText(one);
    return text.includes(wanted) && (text.includes(copied) || copied.includes(text));
  });
  return line === undefined ? undefined : { field, value, source: { text: line } };
}

/** What the view of a page puts into its text: the ids of elements. A line may be copied with them. */
const marks = /\[[^\]\s]+(?: [^\]]*)?\] |@\S+ |^- /g;
const asText = (line: string): string => fold(line.replace(marks, ""));
