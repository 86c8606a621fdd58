import { isDay } from "@/lib/agent/domain/dates/days";
import type { BeforeState, PageSnapshot, SkeletonNode } from "@/lib/agent/domain/snapshot";
import { fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { headingOver } from "@/lib/agent/snapshot/node-places";
import { pathParts } from "@/lib/agent/snapshot/path-parts";
import { headingRank } from "./waiting-part";

/** Over what happened on the site, and not over the things themselves: `Actions` and `Activities` alone may be things that are to be done. */
const recording =
  /^(?:(?:(?:recent|latest|last) (?:activities|actions)|(?:activit(?:y|ies)|actions?) (?:log|trail|feed|history|stream))|(?:(?:recent|latest|last|all|your|my) )?(?:activity|log|logbook|event log|changes|change ?log|history|audit|aktivität|letzte änderungen|änderungen|änderungsverlauf|verlauf|protokoll|activité|historique|journal|actividad|historial|registro|attività|cronologia|atividade|histórico|activiteit|geschiedenis|logboek)(?: (?:log|trail|feed|history|stream))?)$/iu;

/** Over a part of such a record: a day. */
const dayOnly =
  /^(?:today|yesterday|(?:this|last) (?:week|month)|earlier|older|heute|gestern|aujourd['’]hui|hier|hoy|ayer|oggi|ieri|hoje|ontem|vandaag|gisteren)$/iu;
const isDayOnly = (heading: string): boolean => dayOnly.test(heading.trim()) || isDay(heading);

/** `Hall lamp set to dim`: what somebody did to a thing, told with what it was to become. */
const doneTo =
  /(?<!\p{L})(?:(?:set|changed?|updated|switched|turned|moved|marked|renamed|assigned|transferred|raised|lowered|increased|reduced|adjusted) (?:from .{1,40} )?(?:to|as|into|on|off)|(?:auf|zu|in|nach|als) .{1,60} (?:gesetzt|gestellt|geändert|verschoben|umbenannt|markiert)|(?:mise?s?|passée?s?|changée?s?|déplacée?s?|marquée?s?) (?:à|en|sur|dans|comme)|(?:cambiad|puest|pasad|movid|marcad|alterad|definid|mudad)[oa]s? (?:a|en|como|para)|(?:impostat|cambiat|spostat|segnat)[oaie] (?:a|su|in|come)|(?:op|naar|als) .{1,60} (?:gezet|gewijzigd|verplaatst|gemarkeerd))(?![\p{L}])/iu;

type Told = { nodes: readonly SkeletonNode[]; lines: readonly string[] };

/**
 * `Activity`, and under it `Hall lamp set to dim`: a site records what it was told, whatever became of it. The page without such entries, where the goal
 * does not speak of that record itself; what a thing is now, it tells elsewhere.
 */
export function withoutRecord(page: PageSnapshot, goal: string): PageSnapshot {
  const { isLeftOut, lines } = recordOn(page, goal);
  return { ...page, nodes: page.nodes.map((node) => (isLeftOut(node) ? leftOut(node) : node)), lines };
}

/** The page before a deed is read as the one after it: else what is left out of the later one alone would be gone since. */
export function beforeWithoutRecord(before: BeforeState | undefined, goal: string): BeforeState | undefined {
  const then = before?.semanticSkeleton;
  if (!before || !then) return before;
  const { isLeftOut, lines } = recordOn({ nodes: then.nodes, lines: then.textDigest }, goal);
  const nodes = then.nodes.map((node) => (isLeftOut(node) ? leftOut(node) : node));
  return { ...before, semanticSkeleton: { ...then, nodes, textDigest: lines } };
}

/** Each stays where it is: the nodes know one another by their places. */
const leftOut = <Node extends SkeletonNode>(node: Node): Node => ({ ...node, name: "", states: ["hidden"] });

function recordOn({ nodes, lines }: Told, goal: string) {
  const said = new Set(wordsOf(goal));
  const isRecord = (heading: string): boolean =>
    recording.test(heading.trim()) && !wordsOf(heading).some((word) => said.has(word));
  const isOf = (node: SkeletonNode): boolean =>
    (node.role === "item" || node.role === "row") &&
    doneTo.test(node.name) &&
    (isRecord(headingPastDays(node, nodes)) || isInPart(node, isRecord));
  const of = new Set(nodes.filter(isOf));
  const [own, others] = [
    new Set([...of].map(({ name }) => fold(name))),
    new Set(nodes.flatMap((node) => (of.has(node) ? [] : [fold(node.name)]))),
  ];
  const isOwn = (line: string): boolean => own.has(bare(line)) && !others.has(bare(line));
  return {
    isLeftOut: (node: SkeletonNode): boolean => of.has(node),
    lines: linesWithout(lines, isRecord).filter((line) => !isOwn(line)),
  };
}
const bare = (line: string): string => fold(line.replace(/^\s*[-*•] /, ""));

/** A list or part of the page that is called so, with or without a heading. */
const isInPart = ({ path }: SkeletonNode, isRecord: (name: string) => boolean): boolean =>
  pathParts(path).some(({ role, name }) => parts.has(role) && isRecord(name));
const parts: ReadonlySet<string> = new Set(["list", "table", "region"]);

/** The heading over it; of a day below another heading that one. */
function headingPastDays(node: SkeletonNode, nodes: readonly SkeletonNode[]): string {
  const over = headingOver(node, nodes);
  if (!isDayOnly(over)) return over;
  const shown = nodes
    .slice(0, nodes.indexOf(node))
    .filter(({ role, states }) => role === "heading" && !states.includes("hidden"));
  const level = Number(shown.findLast(({ name }) => name === over)?.inputType);
  return shown.findLast(({ inputType }) => Number(inputType) < level)?.name ?? over;
}

function linesWithout(lines: readonly string[], isRecord: (heading: string) => boolean): string[] {
  let rank = Number.POSITIVE_INFINITY;
  return lines.filter((line) => {
    const own = headingRank(line);
    const heading = line.replace(/^#+ /, "");
    if (Number.isFinite(own) && !(own > rank && isDayOnly(heading)))
      rank = isRecord(heading) ? own : Number.POSITIVE_INFINITY;
    return !(Number.isFinite(rank) && doneTo.test(line));
  });
}
