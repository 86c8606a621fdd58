import type { Ground } from "@/lib/agent/completion/ground";
import type { Criterion } from "@/lib/agent/domain/criterion";
import { containsPhrase, fold } from "@/lib/agent/domain/wording/words";

/** Where nothing but the name of a place stood, it says whose it is now. */
const own =
  /^(?:(?:it(?:'|’)?s |this is )?(?:yours|mine)|you|(?:you(?:'|’)?(?:re| are| have)? )?(?:booked|reserved|enrolled|enroled|registered|signed up|joined|going|attending|in)(?: by you)?)[.!]*$/iu;

/** `You`, `yours`, `booked by you`: said to the user, of what the user has. */
export const isOwnWord = (text: string): boolean => own.test(text);

/**
 * `09:20 – yours`, where the button `Book` stood beside it, and stands beside the others still: what was pressed there is taken by the user. The page tells it of
 * the place that the goal names, on a fresh load.
 */
export function ownMark(
  { readBack }: Pick<Criterion, "readBack">,
  { load, snapshot: { nodes, lines }, task: { goal } }: Ground,
): string[] {
  const [control, ...more] = readBack?.used ?? [];
  const place = control?.place ?? "";
  if (load !== "in_place" || !control || more.length > 0 || place === "") return [];
  if (!containsPhrase(goal, place)) return [];
  const offered = nodes.filter(({ role, name }) => role === control.role && name === control.name);
  if (offered.length === 0 || offered.some(({ nearText = "" }) => containsPhrase(nearText, place))) return [];
  const at = lines.findIndex((line) => fold(line.replace(/^- /u, "")) === fold(place));
  const told =
    at < 0
      ? ""
      : (lines[at + 1] ?? "")
          .replace(/^[–—-] /u, "")
          .replace(/✓/gu, "")
          .trim();
  return isOwnWord(told) ? [`"${place}" is told as "${told}"`] : [];
}
