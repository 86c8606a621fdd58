import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { ExportedCase, exportedQuestions, isExported } from "./exported-case";
import { type CaseQuestions, questionsOf, RecordedCase } from "./recorded-case";

/** What is printed of a case, and the questions that it puts; they are worked out only when they are asked. */
export type ReadCase = {
  file: string;
  id: string;
  site: string;
  category: string;
  label: "success" | "failure";
  goalDone: boolean | undefined;
  questions: () => CaseQuestions;
  /** The recording itself, where it is one and no exported verdict. */
  recorded?: RecordedCase;
};

export type Unreadable = { file: string; reason: string };

/** All cases of a folder and those below it, in the order of their names. What is no case is named with the reason. */
export function readCases(dir: string): { cases: ReadCase[]; unreadable: Unreadable[] } {
  const cases: ReadCase[] = [];
  const unreadable: Unreadable[] = [];
  const files = readdirSync(dir, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".json"),
  );
  for (const file of files.sort())
    for (const read of contentOf(join(dir, file))) {
      const one = read.ok ? caseFrom(read.value, file) : { file, reason: read.reason };
      if ("reason" in one) unreadable.push(one);
      else cases.push(one);
    }
  return { cases, unreadable };
}

type Content = { ok: true; value: unknown } | { ok: false; reason: string };

function contentOf(path: string): Content[] {
  try {
    const value: unknown = JSON.parse(readFileSync(path, "utf8"));
    return (Array.isArray(value) ? value : [value]).map((one) => ({ ok: true, value: one }));
  } catch (error) {
    return [{ ok: false, reason: String(error).slice(0, 300) }];
  }
}

function caseFrom(value: unknown, file: string): ReadCase | Unreadable {
  if (isExported(value)) {
    const read = ExportedCase.safeParse(value);
    return read.success
      ? told(read.data, file, () => exportedQuestions(read.data))
      : { file, reason: z.prettifyError(read.error) };
  }
  const read = RecordedCase.safeParse(value);
  return read.success
    ? { ...told(read.data, file, () => questionsOf(read.data)), recorded: read.data }
    : { file, reason: z.prettifyError(read.error) };
}

const told = (
  {
    id,
    site,
    category,
    label,
    goalDone,
  }: Pick<RecordedCase, "id" | "site" | "category" | "label" | "goalDone">,
  file: string,
  questions: () => CaseQuestions,
): ReadCase => ({
  file,
  id,
  site: site ?? "",
  category: category ?? "",
  label,
  goalDone: goalDone ?? undefined,
  questions,
});
