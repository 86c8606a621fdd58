import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ExportedCase, exportedQuestions, isExported } from "@/bench/exported-case";
import { type CaseQuestions, questionsOf, RecordedCase } from "@/bench/recorded-case";
import type { ModelPort } from "@/lib/agent/ports/model";
import { verifyAction } from "@/lib/agent/verification/verify-action";

export type JudgedCase = {
  id: string;
  label: "success" | "failure";
  outcome: "verified" | "refuted" | "undecided";
  /** 2 and 3 are the model's; 1 is by rules. */
  tier: number | null;
  confidence: number;
};

/**
 * Each recorded case put to the model: only refutations are left to rules. Doubt is asked about again with the second look, where the recording
 * has one.
 */
export async function judgeCases(
  dir: string,
  model: ModelPort,
  { limit, onCase }: { limit: number; onCase(done: number, all: number): void },
): Promise<JudgedCase[]> {
  const files = readdirSync(dir)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .slice(0, limit);
  const judged: JudgedCase[] = [];
  for (const file of files) {
    const read: unknown = JSON.parse(readFileSync(join(dir, file), "utf8"));
    judged.push(
      isExported(read)
        ? await judge(ExportedCase.parse(read), exportedQuestions, model)
        : await judge(RecordedCase.parse(read), questionsOf, model),
    );
    onCase(judged.length, files.length);
  }
  return judged;
}

async function judge<Case extends Pick<RecordedCase, "id" | "label">>(
  recorded: Case,
  questionsIn: (recorded: Case) => CaseQuestions,
  model: ModelPort,
): Promise<JudgedCase> {
  const questions = questionsIn(recorded);
  const deps = { model, tiersEnabled: false };
  let verdict = await verifyAction(questions.first, deps);
  if (verdict.reobserve && questions.second) verdict = await verifyAction(questions.second(verdict), deps);
  const { outcome, tier, confidence } = verdict;
  return { id: recorded.id, label: recorded.label, outcome, tier, confidence };
}
