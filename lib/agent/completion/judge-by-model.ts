import type { z } from "zod";
import { judgeCriteriaTask } from "@/lib/agent/model-tasks/judge-criteria";
import type { ModelPort } from "@/lib/agent/ports/model";
import { digestOf } from "@/lib/agent/snapshot/digest";
import { renderDigest } from "@/lib/agent/snapshot/render-digest";
import type { Evidence } from "@/lib/contracts/verdict";
import type { Ground, Judgement } from "./ground";
import { isShownLastingly } from "./page-answer";
import { evidencePool } from "./step-proof";

const pageTokens = 2_000;
type Answer = z.infer<typeof judgeCriteriaTask.output>["judgements"][number];

/** Puts to a model what rules could not say. Its word counts only with proof that is found again, and never for what was to be stored. */
export async function judgeByModel(
  judged: readonly Judgement[],
  ground: Ground,
  screenshot: string | undefined,
  deps: { model: ModelPort; signal?: AbortSignal | undefined },
): Promise<Judgement[]> {
  const open = judged.filter(({ result }) => result === "unknown");
  if (open.length === 0) return [...judged];
  const known = knownEvidence(open, ground);
  const input = inputFor(open, known, ground);
  const { data } = await deps.model.run(judgeCriteriaTask, input, {
    ...(deps.signal ? { signal: deps.signal } : {}),
    ...(screenshot === undefined ? {} : { screenshot }),
  });
  return judged.map((judgement) => {
    if (judgement.result !== "unknown") return judgement;
    const answer = data.judgements.find(({ criterionId }) => criterionId === judgement.criterion.id);
    return answer ? weighed(judgement, answer, known, ground) : { ...judgement, result: "unverifiable" };
  });
}

/** What steps were verified by, as evidence that an answer can name. */
function knownEvidence(open: readonly Judgement[], ground: Ground): Map<string, Evidence> {
  const known = evidencePool(ground.task, ground.verdict);
  for (const item of open.flatMap(({ evidence }) => evidence)) known.set(item.id, item);
  for (const step of ground.task.plan?.steps ?? []) {
    if (step.status !== "completed" || step.unverified || step.verifiedBy.some((id) => known.has(id)))
      continue;
    const text = `The step was done: ${step.description}`;
    const rank = step.toolType === "browser" ? "dom" : "page_text";
    const item = ground.evidence({ source: "observation", polarity: "for", strength: 0.8, rank, text });
    known.set(item.id, item);
  }
  return known;
}

function inputFor(
  open: readonly Judgement[],
  known: ReadonlyMap<string, Evidence>,
  { task, snapshot }: Ground,
): z.infer<typeof judgeCriteriaTask.input> {
  const focus = [task.goal, ...open.map(({ criterion }) => criterion.text)].join(" ");
  const digest = digestOf(snapshot, { focus, tokenBudget: pageTokens });
  return {
    goal: task.goal,
    criteria: open.map(({ criterion: { id, text, kind } }) => ({ id, text, kind })),
    steps: (task.plan?.steps ?? []).map(({ description, verify, status, unverified }) => ({
      description,
      verify,
      verified: status === "completed" && !unverified,
    })),
    evidence: [...known.values()].map(({ id, polarity, rank, text }) => ({ id, polarity, rank, text })),
    page: { digest, text: renderDigest(digest, { text: true }) },
    data: task.data,
  };
}

/** A refutation counts as it is. A "met" counts as far as what it names is there and speaks for it. */
function weighed(
  judgement: Judgement,
  answer: Answer,
  known: ReadonlyMap<string, Evidence>,
  ground: Ground,
): Judgement {
  const { criterion, proof } = judgement;
  if (answer.result === "unverifiable") return { ...judgement, result: "unverifiable" };
  if (answer.result === "unmet") {
    const against = modelEvidence(answer, "against", ground);
    return { ...judgement, result: "unmet", evidence: [...judgement.evidence, against] };
  }
  const named = answer.evidenceIds
    .flatMap((id) => known.get(id) ?? [])
    .filter(({ polarity }) => polarity === "for");
  const shown = answer.quotes.filter(
    (quote) => quote.trim() !== "" && isShownLastingly(quote, ground.snapshot),
  );
  const quoted = shown.length > 0;
  const solid = named.filter(({ rank }) => rank === "persisted" || rank === "network" || rank === "dom");
  const stored = [...named, ...judgement.evidence].filter(
    ({ rank }) => rank === "persisted" || rank === "network",
  );
  const changed = solid.length > 0 && proof.state !== "failed" && proof.state !== "open";
  const holds = criterion.persistence
    ? stored.length > 0 && proof.state === "verified"
    : criterion.kind === "state"
      ? quoted || solid.length > 0
      : changed;
  const evidence = [
    ...judgement.evidence,
    ...named,
    ...(quoted ? [modelEvidence(answer, "for", ground), quotedEvidence(shown, ground)] : []),
  ];
  return { ...judgement, result: holds ? "met" : "unverifiable", evidence };
}

const modelEvidence = (answer: Answer, polarity: "for" | "against", { evidence }: Ground): Evidence =>
  evidence({ source: "model", polarity, strength: 0.5, rank: "model", text: answer.reason });

/** What was quoted and found again on the page. */
const quotedEvidence = (quotes: readonly string[], { evidence }: Ground): Evidence =>
  evidence({
    source: "read_back",
    polarity: "for",
    strength: 0.8,
    rank: "page_text",
    text: `The page shows: ${quotes.map((quote) => `"${quote}"`).join("; ")}`,
  });
