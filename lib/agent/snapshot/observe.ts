import type { ClientReport } from "@/lib/agent/domain/client-report";
import type { Observation } from "@/lib/agent/domain/observation";
import {
  type BeforeState,
  isActionable,
  type PageSnapshot,
  type SkeletonNode,
} from "@/lib/agent/domain/snapshot";
import { compareUrls, isPlaceChange, type UrlChange } from "@/lib/agent/domain/urls";
import { wordsOf } from "@/lib/agent/domain/wording/words";
import { toneOf } from "./alert-tone";
import { called, changeObservations, observation } from "./change-observations";
import { diffPages, type NodeChange, type PageDiff } from "./diff-pages";
import { isToldApart } from "./message-frame";
import { ancestorsOf, descendantsOf } from "./node-tree";

/** Text lines that are told one by one; the rest is counted. */
const toldLines = 6;

export type ObserveInput = {
  before: BeforeState;
  after: PageSnapshot;
  report?: ClientReport;
  ambientKeys?: readonly string[];
  /** The action opens another page by its nature, so the query of the URL counts. */
  navigates: boolean;
};

export type Observed = {
  observations: Observation[];
  urlChange: UrlChange;
  /** Absent when nothing but a hash was kept of the page before. */
  diff?: PageDiff;
  /** Something changed that is neither ambient nor focus: the skeleton decides, the hash only where there is none. */
  meaningfulContentChange: boolean;
};

/** Names an element for the list of ambient ones: what it is and where, without what it says at the moment. */
export const ambientKeyOf = (node: SkeletonNode): string =>
  `${node.frame}|${node.role}|${node.testId ?? node.name.replace(/\d+/g, "#")}|${node.path.replace(/\d+/g, "#")}`;

/** Tells every difference between the page before and the page now, as sentences and as data. */
export function observe({ before, after, report, ambientKeys = [], navigates }: ObserveInput): Observed {
  const skeleton = before.semanticSkeleton;
  const diff = skeleton && diffPages(skeleton, after);
  const written = compareUrls(before.url, after.url);
  const urlChange =
    written === "anchor" && skeleton && diff && wasExchanged(skeleton.nodes, after.nodes, diff)
      ? "fragment"
      : written;
  const observations = urlObservations(before, after, urlChange, navigates);
  if (skeleton && diff) {
    const isAmbient = ambientTest(new Set(report?.ambientIds ?? []), new Set(ambientKeys));
    observations.push(
      ...elementObservations(skeleton.nodes, after.nodes, diff, isAmbient),
      ...lineObservations(diff, after),
    );
  } else if (before.domHash !== after.hash)
    observations.push(observation("text_changed", "The page's content changed.", { effect: true }));
  observations.push(...witnessObservations(report));
  const content = observations.filter(
    ({ kind, effect }) => effect && !urlKinds.has(kind) && kind !== "client_witness",
  );
  return { observations, urlChange, ...(diff ? { diff } : {}), meaningfulContentChange: content.length > 0 };
}

/** `#about` names a part of a page as well as a place of an application: at the part the rest of the page stays. */
const wasExchanged = (
  before: readonly SkeletonNode[],
  after: readonly SkeletonNode[],
  { appeared, disappeared, changed }: PageDiff,
): boolean => {
  const isHeading = (index: number): boolean => after[index]?.role === "heading";
  return (
    disappeared.length * 2 >= before.length &&
    (appeared.some(isHeading) || changed.some(({ after: at, name }) => name !== undefined && isHeading(at)))
  );
};

const urlKinds: ReadonlySet<Observation["kind"]> = new Set([
  "url_changed",
  "url_query_changed",
  "cross_domain",
  "title_changed",
]);

function urlObservations(
  before: BeforeState,
  after: PageSnapshot,
  change: UrlChange,
  navigates: boolean,
): Observation[] {
  const found: Observation[] = [];
  const effect = isPlaceChange(change, navigates);
  const sides = { effect, from: before.url, to: after.url };
  if (change === "host")
    found.push(observation("cross_domain", `The page is on another site: ${after.url}`, sides));
  else if (change === "path" || change === "fragment")
    found.push(observation("url_changed", `The URL changed to ${after.url}`, sides));
  else if (change === "query")
    found.push(observation("url_query_changed", `The query of the URL changed: ${after.url}`, sides));
  if (before.title !== undefined && before.title !== after.title)
    found.push(
      observation("title_changed", `The title changed from "${before.title}" to "${after.title}"`, {
        from: before.title,
        to: after.title,
      }),
    );
  return found;
}

type AmbientTest = (node: SkeletonNode | undefined) => boolean;
const ambientTest =
  (ids: ReadonlySet<string>, keys: ReadonlySet<string>): AmbientTest =>
  (node) =>
    node !== undefined && (ids.has(node.id) || (keys.size > 0 && keys.has(ambientKeyOf(node))));

function elementObservations(
  before: readonly SkeletonNode[],
  after: readonly SkeletonNode[],
  diff: PageDiff,
  isAmbient: AmbientTest,
): Observation[] {
  const found: Observation[] = [];
  const gone = new Set(diff.disappeared);
  const come = new Set(diff.appeared);
  for (const index of diff.disappeared) {
    const node = before[index];
    if (node && !gone.has(node.parent))
      found.push(cameOrWent(before, index, node, "disappeared", isAmbient(node)));
  }
  for (const index of diff.appeared) {
    const node = after[index];
    if (node && (!come.has(node.parent) || isToldApart(after, index, come)))
      found.push(cameOrWent(after, index, node, "appeared", isAmbient(node)));
  }
  const net = netItems(before, after, diff);
  const told = toldNames(before, after, diff);
  for (const change of diff.changed) {
    const ambient = isAmbient(before[change.before]) || isAmbient(after[change.after]);
    const node = after[change.after];
    const { name, ...rest } = change;
    const repeats =
      name !== undefined &&
      node !== undefined &&
      !isActionable(node) &&
      repeatsParts(change, told) &&
      !(toneOf(node) !== undefined && saysAnew(change, told));
    found.push(...changeObservations(repeats ? rest : change, node, ambient, net.get(change.after) ?? 0));
  }
  for (const index of diff.reordered)
    found.push(
      observation("order_changed", `The items of ${called(after[index])} stand in another order`, {
        effect: !isAmbient(after[index]),
        ambient: isAmbient(after[index]),
        afterIndex: index,
      }),
    );
  return found;
}

function cameOrWent(
  nodes: readonly SkeletonNode[],
  index: number,
  node: SkeletonNode,
  what: "appeared" | "disappeared",
  ambient: boolean,
): Observation {
  const inside = descendantsOf(nodes, index).length;
  const more = inside > 0 ? ` with ${inside} element${inside === 1 ? "" : "s"} in it` : "";
  const tone = toneOf(node);
  const place = what === "appeared" ? { afterIndex: index } : { beforeIndex: index };
  const text = `${tone === "error" ? "Error message" : tone === "success" ? "Success message" : called(node)}${tone && tone !== "info" ? ` "${node.name}"` : ""} ${what}${more}`;
  const kind = tone ? (`alert_${what}` as const) : (`element_${what}` as const);
  return observation(kind, text, { effect: !ambient, ambient, ...place, ...(tone ? { tone } : {}) });
}

/** Names that came or went below each container, by its index after. */
type ToldNames = Map<number, { from: string; to: string }[]>;

function toldNames(
  before: readonly SkeletonNode[],
  after: readonly SkeletonNode[],
  diff: PageDiff,
): ToldNames {
  const told: ToldNames = new Map();
  const tell = (
    nodes: readonly SkeletonNode[],
    index: number,
    place: (above: number) => number,
    name: { from: string; to: string },
  ): void => {
    for (const above of ancestorsOf(nodes, index)) {
      const container = place(above);
      if (container >= 0) told.set(container, [...(told.get(container) ?? []), name]);
    }
  };
  const toAfter = (above: number): number => diff.match.toAfter[above] ?? -1;
  const same = (above: number): number => above;
  for (const index of diff.appeared) tell(after, index, same, { from: "", to: after[index]?.name ?? "" });
  for (const index of diff.disappeared)
    tell(before, index, toAfter, { from: before[index]?.name ?? "", to: "" });
  for (const change of diff.changed) if (change.name) tell(after, change.after, same, change.name);
  return told;
}

/** A container that is named by what is in it changes its name with that; the part's own line says it already. */
function repeatsParts({ after, name }: NodeChange, told: ToldNames): boolean {
  return (told.get(after) ?? []).some(
    ({ from, to }) =>
      (from === "" || name?.from.includes(from)) && (to === "" || name?.to.includes(to)) && from + to !== "",
  );
}

/** A message has words of its own: without the parts that came to it or went from it, as its `×`, it says something else than before. */
function saysAnew({ after, name }: NodeChange, told: ToldNames): boolean {
  const parts = told.get(after) ?? [];
  const without = (text: string, left: (part: { from: string; to: string }) => string): string =>
    wordsOf(
      parts.reduce((rest, part) => (left(part) === "" ? rest : rest.replace(left(part), " ")), text),
    ).join(" ");
  return without(name?.from ?? "", ({ from }) => from) !== without(name?.to ?? "", ({ to }) => to);
}

/** How many items a container gained by elements that are told already: its count says nothing new then. */
function netItems(
  before: readonly SkeletonNode[],
  after: readonly SkeletonNode[],
  diff: PageDiff,
): Map<number, number> {
  const net = new Map<number, number>();
  for (const index of diff.appeared) {
    const parent = after[index]?.parent ?? -1;
    net.set(parent, (net.get(parent) ?? 0) + 1);
  }
  for (const index of diff.disappeared) {
    const parent = diff.match.toAfter[before[index]?.parent ?? -1] ?? -1;
    net.set(parent, (net.get(parent) ?? 0) - 1);
  }
  return net;
}

/** Lines of text that no element's line has told. */
function lineObservations(diff: PageDiff, after: PageSnapshot): Observation[] {
  const told = new Set(
    diff.appeared
      .map((index) => after.nodes[index]?.name)
      .concat(diff.changed.map((change) => change.name?.to)),
  );
  const lines = diff.linesAdded.filter((line) => !told.has(line));
  const removed = diff.linesRemoved.length;
  if (lines.length === 0 && removed === 0) return [];
  const shown = lines
    .slice(0, toldLines)
    .map((line) => observation("text_changed", `Text appeared: "${line}"`, { effect: true, to: line }));
  const rest = lines.length - shown.length;
  if (rest > 0)
    shown.push(observation("text_changed", `${rest} more lines of text appeared`, { effect: true }));
  if (removed > 0)
    shown.push(
      observation(
        "text_changed",
        removed === 1
          ? `Text disappeared: "${diff.linesRemoved[0]}"`
          : `${removed} lines of text disappeared`,
        {
          effect: true,
          from: diff.linesRemoved[0] ?? "",
        },
      ),
    );
  return shown;
}

function witnessObservations(report: ClientReport | undefined): Observation[] {
  if (!report) return [];
  const { witness } = report;
  const said: string[] = [];
  if (witness.didUrlChange) said.push("the URL change");
  if (witness.didDomMutate) said.push("the page change");
  if (witness.didNetworkOccur) said.push("requests");
  const seen = said.length > 0 ? [observation("client_witness", `The client saw ${said.join(" and ")}`)] : [];
  return [
    ...seen,
    ...witness.recentEvents
      .slice(0, toldLines)
      .map((event) => observation("client_witness", `The client saw: ${event}`)),
  ];
}
