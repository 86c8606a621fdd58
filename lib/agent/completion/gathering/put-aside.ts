import type { Ground } from "@/lib/agent/completion/ground";
import { entryAround, isShown, shownEntries } from "@/lib/agent/completion/page/entries";
import { withoutCount } from "@/lib/agent/domain/named-place";
import type { PageSnapshot, SnapshotNode } from "@/lib/agent/domain/snapshot";
import { isChosen } from "@/lib/agent/domain/unchosen";
import { compareUrls, readUrl } from "@/lib/agent/domain/urls";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { wordsOf } from "@/lib/agent/domain/wording/words";
import { placeOf } from "./list-link";
import type { Opening } from "./reopen";

const deleting =
  /^(?:please\s+)?(?:delete|erase|destroy|wipe|lösch\p{L}*|supprime\p{L}*|efface\p{L}*|elimin\p{L}*|borr\p{L}*|apag\p{L}*|verwijder\p{L}*|usu[nń]\p{L}*|удал\p{L}*)(?!\p{L})/iu;
const forGood =
  /(?<!\p{L})(?:for good|for ever|forever|permanently|irrevocably|endgültig|dauerhaft|unwiderruflich|définitivement|definitivamente|definitief|na zawsze|навсегда)(?!\p{L})/iu;
const archives =
  /^(?:archived?|archives|archiv|archivierte?|archivée?s?|archivos?|archivad[oa]s?|archivi[oa]?t?[oaie]?|arquivos?|arquivad[oa]s?|archief|gearchiveerde?|archiwum|архив)$/iu;
/** What a bin holds is deleted, unless it is to be gone for good. */
const bins =
  /^(?:bin|trash|deleted|papierkorb|gelöschte?|corbeille|papelera|cestino|lixeira|prullenbak|kosz|корзина)$/iu;
const mostWords = 3;

/** `Archive (2)`, `Archived moulds`: where a thing may be kept that the goal wants deleted. */
function keepsAside(name: string, goal: string): boolean {
  if (!deleting.test(goal.trim())) return false;
  const words = wordsOf(withoutCount(name).replace(/^(?:show|view|see)\s+/iu, ""));
  const [first = ""] = words;
  const isAside = archives.test(first) || (bins.test(first) && forGood.test(goal));
  return words.length <= mostWords && isAside;
}

/** A page that is asked once more before what was proven counts, or a part of this one. */
export type SecondLook =
  | { name: string; href: string; node?: undefined }
  | { name: string; node: SnapshotNode; option?: string; href?: undefined };

/** How the part is opened: by a press, or by a choice. */
export const openingOf = ({ node, option }: { node: SnapshotNode; option?: string }): Opening => ({
  node,
  action:
    option === undefined ? { name: "click", args: [node.id] } : { name: "select", args: [node.id, option] },
});

/**
 * Gone from its list, a thing may be in the archive: where the page leads to one, by a link, a tab or a folded part. What stands in an entry that says more is a
 * command for that entry.
 */
export function placeAside({ task, snapshot }: Pick<Ground, "task" | "snapshot">): SecondLook | undefined {
  const { nodes, url } = snapshot;
  const aside = nodes.filter(
    (node, at) =>
      isShown(node) &&
      !node.occluded &&
      keepsAside(node.name, task.goal) &&
      wordsOf(entryAround(at, nodes)?.name ?? "").length <= wordsOf(node.name).length,
  );
  const part = aside.find(
    ({ role, states }) =>
      (role === "button" && states.includes("collapsed") && !states.includes("popup")) ||
      (role === "tab" && !isChosen({ states })),
  );
  if (part && !part.states.includes("disabled")) return { name: part.name, node: part };
  const hrefs = aside.flatMap((node) => placeOf({ ...node, name: "" }, url) ?? []);
  // With the number of a thing in it, the address is a command for that thing.
  const [href, ...others] = new Set(hrefs.filter((one) => !/\d/.test(readUrl(one)?.pathname ?? "")));
  return href !== undefined && others.length === 0 ? { name: aside[0]?.name ?? "", href } : undefined;
}

/** The page, or the part of it that was opened, keeps things aside, and an entry of it has all that the goal names. */
export function standsAside(goal: string, { nodes, title, url }: PageSnapshot): string[] {
  const names = goalNames(goal);
  const isOpen = nodes.some(
    (node) =>
      isShown(node) &&
      keepsAside(node.name, goal) &&
      (node.role === "heading" ||
        node.states.includes("expanded") ||
        (node.role === "tab" && isChosen(node)) ||
        (node.href !== undefined && compareUrls(url, node.href) === "none")),
  );
  const isAside = isOpen || keepsAside(title, goal);
  const holding = shownEntries(nodes).filter(({ name }) => names.every((one) => isHeldBy(one, [name])));
  return isAside && names.length > 0 && holding.length > 0
    ? [`"${names.join(" ")}" is kept aside and not deleted`]
    : [];
}
