import { isField } from "@/lib/agent/domain/snapshot";
import { pageStays } from "@/lib/agent/verification/change/page-change";
import { passesBy } from "@/lib/agent/verification/change/passing-by";
import { rowsFolded } from "@/lib/agent/verification/change/rows-folded";
import type { Ground } from "@/lib/agent/verification/ground";
import { objectRoots } from "@/lib/agent/verification/step/mentions";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";

const went: ReadonlySet<string> = new Set(["element_disappeared", "state_changed", "focus_changed"]);
/** A part of a page says more than a line. */
const fewestLines = 2;

/**
 * `Close the edit panel`, `Close the navigation drawer`: a part without a role of its own went, with what the step calls it by, or with the fields and the control
 * of the editor that it was; nothing else came or changed, and nothing was stored.
 */
export const plainPartClosed = (ground: Ground): boolean => partWent(ground) || rowsFolded(ground);

function partWent(ground: Ground): boolean {
  const { verb, fit, intent, asSaid, diff, requests, effects, nodesBefore, target } = ground;
  if (verb !== "close" || !closing.test(asSaid) || fit.fit !== "this" || !diff || !pageStays(ground))
    return false;
  if (requests.stored.length + requests.open.length + requests.refused.length > 0) return false;
  const isOnly = effects.elsewhere.every(
    (one) =>
      went.has(one.kind) || (one.kind === "text_changed" && one.to === undefined) || passesBy(one, ground),
  );
  if (!isOnly || diff.linesRemoved.length < fewestLines || diff.disappeared.length === 0) return false;
  const gone = rootsOf(
    [...diff.linesRemoved, ...diff.disappeared.map((at) => nodesBefore[at]?.name ?? "")].join("\n"),
  );
  const about = objectRoots(intent);
  const isNamed = about.some((word) => gone.has(word) && !editors.has(word));
  const isEditor =
    about.some((word) => editors.has(word)) &&
    target.afterIndex < 0 &&
    diff.disappeared.some((at) => {
      const node = nodesBefore[at];
      return node !== undefined && isField(node);
    });
  return isNamed || isEditor;
}
/** `Hide the content of the card` leaves the card there. */
const closing = /(?<!\p{L})(?:close|shut|leave|exit)(?!\p{L})/iu;
const editors: ReadonlySet<string> = new Set(["editor", "edit", "form", "edition"].map(rootOf));
