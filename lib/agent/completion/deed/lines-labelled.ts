import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { containsPhrase, fold } from "@/lib/agent/domain/wording/words";

type Lines = Pick<PageSnapshot, "lines">;
const labelled = /^(\p{L}[\p{L} '’-]{1,40}):\s+(\S.{0,80})$/u;

/** `Highest bid: 85 euros (you)`, where it was `Highest bid: 80 euros`: lines that say what was entered behind a label that another value stood behind before. */
export function linesLabelled(then: Lines, now: Lines, values: readonly string[], goal: string): string[] {
  const said = values.filter((value) => containsPhrase(goal, value));
  const labelOf = (line: string): string => fold(labelled.exec(line)?.[1] ?? "");
  const old = new Set(then.lines);
  const labels = then.lines.map(labelOf);
  return now.lines.filter((line) => {
    const [, , rest = ""] = labelled.exec(line) ?? [];
    const isTurned = !old.has(line) && labels.filter((label) => label === labelOf(line)).length === 1;
    return rest !== "" && isTurned && said.some((value) => isHeldBy(value, [rest]));
  });
}
