import { fold } from "@/lib/agent/domain/wording/words";
import { toneOfText } from "@/lib/agent/snapshot/alert-tone";
import type { Ground } from "@/lib/agent/verification/ground";

const changes: ReadonlySet<string> = new Set(["Added", "Removed", "Changed"]);
const dialogs = ["Dialog (alert, accepted)", "Dialog (confirm, accepted)"];
const outside = [...dialogs, "New tab", "Download refused"];

/**
 * The client saw the page react where neither look at it shows anything: a text that came or changed out of sight or for a moment only, a dialog that
 * was answered, another tab. What the pages do show, numbers aside, is judged as they show it.
 */
export function reactedOutOfSight(ground: Ground): boolean {
  const { input, before, nodesBefore, nodesAfter, target } = ground;
  const seen = input.report.witness.recentEvents;
  const firstLook = input.action.verdict?.observations ?? [];
  const shown = new Set(
    [
      ...input.after.lines,
      ...(before?.semanticSkeleton?.textDigest ?? []),
      ...[...nodesBefore, ...nodesAfter].map(({ name }) => name),
      ...firstLook.filter((text) => !seen.some((line) => text.endsWith(line))),
      target.node?.description ?? "",
    ].flatMap(wordsOf),
  );
  return seen.some((line) => {
    const { kind, text } = clientEvent(line);
    if (dialogs.includes(kind) && isAskedInVain(ground, text)) return false;
    if (outside.includes(kind)) return true;
    // That it was refused is no effect of it.
    if (kind === "Added" && toneOfText(text.replace(/^'|'$/g, "")) === "error") return false;
    return changes.has(kind) && wordsOf(text).some((word) => !isMadeOf(word, shown));
  });
}

/** The page asked whether to take something away, nothing was sent then, and it stands there as it did. */
const isAskedInVain = ({ verb, input }: Ground, question: string): boolean =>
  verb === "remove" &&
  question.replace(/'$/, "").trimEnd().endsWith("?") &&
  input.report.witness.didNetworkOccur === false;

/** `[0.5s ago] Changed: 'text'`, as the client writes it. */
export function clientEvent(line: string): { kind: string; text: string } {
  const said = line.startsWith("[") ? line.slice(line.indexOf("]") + 1).trim() : line;
  const [kind = "", ...rest] = said.split(": ");
  return { kind, text: rest.join(": ") };
}

/** A counter that went on is still the same text. */
const wordsOf = (text: string): string[] =>
  fold(text)
    .replace(/\d+/g, "0")
    .split(/[^\p{L}\p{N}.]+/u)
    .filter((word) => word !== "");

/** What stands side by side is told as one word by the client: `DarkBlue` of the choices `Dark` and `Blue`. */
function isMadeOf(word: string, shown: ReadonlySet<string>): boolean {
  if (shown.has(word)) return true;
  if (word.length > longest) return false;
  const reached = new Set([0]);
  for (let end = shortest; end <= word.length; end++)
    for (const from of reached)
      if (end - from >= shortest && shown.has(word.slice(from, end))) {
        reached.add(end);
        break;
      }
  return reached.has(word.length);
}
const shortest = 2;
const longest = 80;
