import type { PageSnapshot, SnapshotNode } from "@/lib/agent/domain/snapshot";
import { wordsOf } from "@/lib/agent/domain/wording/words";
import { headingOver } from "@/lib/agent/snapshot/node-places";
import { headingRank } from "./waiting-part";

/** Over what happened on the site, and not over the things themselves. */
const recording =
  /^(?:(?:recent|latest|last|all|your|my) )?(?:activit(?:y|ies)|actions|log|logbook|event log|changes|change ?log|history|audit|aktivität(?:en)?|letzte änderungen|änderungen|änderungsverlauf|verlauf|protokoll|activité|historique|journal|actividad|historial|registro|attività|cronologia|atividades?|histórico|activiteit|geschiedenis|logboek)(?: (?:log|trail|feed|history|stream))?$/iu;

/** `Hall lamp set to dim`: what somebody did to a thing, told with what it was to become. */
const doneTo =
  /(?<!\p{L})(?:(?:set|changed?|updated|switched|turned|moved|marked|renamed|assigned|transferred|raised|lowered|increased|reduced|adjusted) (?:from .{1,40} )?(?:to|as|into|on|off)|(?:auf|zu|in|nach|als) .{1,60} (?:gesetzt|gestellt|geändert|verschoben|umbenannt|markiert)|(?:mise?s?|passée?s?|changée?s?|déplacée?s?|marquée?s?) (?:à|en|sur|dans|comme)|(?:cambiad|puest|pasad|movid|marcad|alterad|definid|mudad)[oa]s? (?:a|en|como|para)|(?:impostat|cambiat|spostat|segnat)[oaie] (?:a|su|in|come)|(?:op|naar|als) .{1,60} (?:gezet|gewijzigd|verplaatst|gemarkeerd))(?![\p{L}])/iu;

/**
 * `Activity`, and under it `Hall lamp set to dim`: a site records what it was told, whatever became of it. The page without such entries, where the goal
 * does not speak of that record itself; what a thing is now, it tells elsewhere.
 */
export function withoutRecord(page: PageSnapshot, goal: string): PageSnapshot {
  const said = new Set(wordsOf(goal));
  const isRecord = (heading: string): boolean =>
    recording.test(heading.trim()) && !wordsOf(heading).some((word) => said.has(word));
  const isOf = (node: SnapshotNode): boolean =>
    (node.role === "item" || node.role === "row") &&
    doneTo.test(node.name) &&
    isRecord(headingOver(node, page.nodes));
  const lines = linesWithout(page.lines, isRecord);
  if (lines.length === page.lines.length && !page.nodes.some(isOf)) return page;
  // Each stays where it is: the nodes know one another by their places.
  const nodes = page.nodes.map((node) => (isOf(node) ? { ...node, name: "", states: hidden } : node));
  return { ...page, nodes, lines };
}
const hidden: SnapshotNode["states"] = ["hidden"];

function linesWithout(lines: readonly string[], isRecord: (heading: string) => boolean): string[] {
  let isUnder = false;
  return lines.filter((line) => {
    if (Number.isFinite(headingRank(line))) isUnder = isRecord(line.replace(/^#+ /, ""));
    return !(isUnder && doneTo.test(line));
  });
}
