import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { isSilent } from "@/lib/agent/domain/bare-click";
import type { ClientReport } from "@/lib/agent/domain/client-report";
import type { PlanStep } from "@/lib/agent/domain/plan";
import { isActionable, isBusy, type PageSnapshot, type SnapshotNode } from "@/lib/agent/domain/snapshot";
import { storingRequests } from "@/lib/agent/domain/stored-requests";
import type { Task } from "@/lib/agent/domain/task";
import { thresholds } from "@/lib/agent/domain/thresholds";
import { compareUrls, isPlaceChange } from "@/lib/agent/domain/urls";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, fold } from "@/lib/agent/domain/wording/words";
import type { CorrectionStrategy } from "@/lib/agent/model-tasks/choose-correction";
import { isUsable, namedElements } from "@/lib/agent/snapshot/named-elements";
import { headingOver } from "@/lib/agent/snapshot/node-places";
import { ancestorsOf, descendantsOf, textWithin } from "@/lib/agent/snapshot/node-tree";
import { isErrorPage, pageKindOf } from "@/lib/agent/snapshot/page-kind";
import { pathParts } from "@/lib/agent/snapshot/path-parts";
import { type BrowserAction, clickActions } from "@/lib/contracts/browser-action";
import { closeActions, overlayOver, uncoverActions } from "./overlay";

export type Failure = {
  task: Task;
  step?: PlanStep | undefined;
  failed: ActionRecord;
  snapshot: PageSnapshot;
  report: ClientReport;
};

/** `retry` is the same action once more; only rules know when that does no harm. */
export type RuleStrategy = Exclude<CorrectionStrategy, "fail"> | "retry";

export type Proposal = {
  strategy: RuleStrategy;
  action: BrowserAction;
  thought: string;
};

/** Ways on, as far as rules know them, the likeliest first. Empty: rules have nothing. */
export function proposals(failure: Failure): Proposal[] {
  return strategies.flatMap((strategy) => strategy(failure));
}

type Strategy = (failure: Failure) => Proposal[];
const codeOf = ({ report }: Failure): string => report.error?.code ?? "";
const isOneOf = (failure: Failure, ...codes: string[]): boolean => codes.includes(codeOf(failure));

/** The action led somewhere that is no place for this step. */
const goBack: Strategy = ({ failed, snapshot, report }) => {
  const moved = isPlaceChange(compareUrls(failed.urlAtAction, snapshot.url), false);
  const kind = pageKindOf(snapshot, report);
  if (!moved || failed.action.name === "goBack") return [];
  const wrong = isErrorPage(kind) || (failed.actionType !== "navigation" && kind === "ordinary");
  return wrong
    ? [
        {
          strategy: "go_back",
          action: { name: "goBack", args: [] },
          thought: "This led to a page where the step cannot be done; going back.",
        },
      ]
    : [];
};

const wait: Strategy = (failure) => {
  const loading =
    failure.snapshot.nodes.some(isBusy) ||
    isOneOf(failure, "TIMEOUT", "ELEMENT_DISABLED", "NAVIGATION_FAILED", "NO_PAGE");
  return loading
    ? [
        {
          strategy: "wait",
          action: { name: "wait", args: [waitSeconds] },
          thought: "The page is not ready yet; waiting for it.",
        },
      ]
    : [];
};
const waitSeconds = 3;

const dismissOverlay: Strategy = ({ failed, snapshot }) => {
  const overlay = overlayOver(snapshot, failed.target?.id);
  if (!overlay)
    return uncoverActions(snapshot, failed.target?.id).map((action) => ({
      strategy: "dismiss_overlay",
      action,
      thought: "Something lies over the element. Closing it.",
    }));
  const thought = `Something lies over the page${overlay.name ? `: "${overlay.name.slice(0, 60)}"` : ""}. Closing it.`;
  return closeActions(snapshot, overlay).map((action) => ({ strategy: "dismiss_overlay", action, thought }));
};

/** The element may be there, only not where it can be seen or reached. */
const scrollIntoView: Strategy = (failure) => {
  const { failed, snapshot } = failure;
  const name = failed.target?.name ?? "";
  if (!isOneOf(failure, "ELEMENT_NOT_VISIBLE", "ELEMENT_COVERED", "ELEMENT_NOT_FOUND", "ELEMENT_STALE"))
    return [];
  const node = snapshot.nodes.find(({ id }) => id === failed.target?.id);
  const thought = "The element is not in view; scrolling to it.";
  const toward = direction(node, snapshot);
  if (toward) return [{ strategy: "scroll_into_view", action: { name: "scroll", args: [toward] }, thought }];
  if (name && snapshot.lines.some((line) => fold(line).includes(fold(name))))
    return [
      { strategy: "scroll_into_view", action: { name: "findText", args: [name.slice(0, 200)] }, thought },
    ];
  const scrollable = snapshot.nodes.find(
    ({ scroll, role }) => scroll !== undefined && (role === "list" || role === "table"),
  );
  return scrollable
    ? [{ strategy: "scroll_into_view", action: { name: "scroll", args: ["down", scrollable.id] }, thought }]
    : [];
};

function direction(node: SnapshotNode | undefined, { viewport }: PageSnapshot): "up" | "down" | undefined {
  if (!node?.box || !viewport) return undefined;
  const [, top, , height] = node.box;
  if (top + height > viewport.height) return "down";
  return top < 0 ? "up" : undefined;
}

const withTarget: ReadonlySet<string> = new Set([
  ...clickActions,
  "setValue",
  "check",
  "uncheck",
  "select",
  "hover",
]);

/** Another element that the step can mean: the same one under a new id, one of the same name, one that the wording names, or the control inside. */
const alternativeElement: Strategy = (failure) => {
  const { failed, step, snapshot, report } = failure;
  if (!withTarget.has(failed.action.name) || wasTaken(report, snapshot)) return [];
  const [, ...rest] = failed.action.args;
  const wording = step?.description ?? failed.stepDescription ?? "";
  const candidates = [...heirs(failure), ...insideOf(failure), ...namedElements(wording, snapshot)];
  const unique = [...new Set(candidates)].filter(
    (node) =>
      node.id !== failed.target?.id &&
      fits(failed, node) &&
      isInNamedPlace(node, wording, failure) &&
      !isNamesakeElsewhere(node, wording, failure),
  );
  return unique.slice(0, 3).map((node) => ({
    strategy: "alternative_element",
    action: { name: failed.action.name, args: [node.id, ...rest] },
    thought: `Trying ${node.role} "${node.name.slice(0, 60)}" instead.`,
  }));
};

/** The page took the action and sent something: it was no matter of the element. */
const wasTaken = ({ networkEvents = [] }: ClientReport, { url }: PageSnapshot): boolean =>
  storingRequests(networkEvents, url).length > 0;

/**
 * Buttons of a list have the same names in every row. Another one is meant only in the row that the step names, or, where it names none, in the place
 * where the first one stood.
 */
function isInNamedPlace(node: SnapshotNode, wording: string, { snapshot, failed }: Failure): boolean {
  const { nodes } = snapshot;
  const rows = ancestorsOf(nodes, nodes.indexOf(node)).filter((at) => rowRoles.has(nodes[at]?.role ?? ""));
  const [row] = rows;
  if (row === undefined) return true;
  const names = readStepIntent(wording).quoted.filter((name) => fold(name) !== fold(node.name));
  if (names.length > 0) return names.every((name) => containsPhrase(textWithin(nodes, row), name));
  return node.path === failed.target?.path;
}

const rowRoles: ReadonlySet<string> = new Set(["row", "item"]);

/** `Renew` under `Heron`, where `Renew` under `Marten` did nothing and goal or step say `Marten`: the same control of another thing, whatever became of the one that was meant. */
function isNamesakeElsewhere(
  node: SnapshotNode,
  wording: string,
  { snapshot: { nodes }, failed: { target }, task }: Failure,
): boolean {
  if (fold(node.name) !== fold(target?.name ?? "")) return false;
  const own = nodes.find(({ id }) => id === target?.id);
  const stoodIn = own ? partsAround(own, nodes) : namesIn(target?.path ?? "");
  const here = partsAround(node, nodes).map(fold);
  return stoodIn.some(
    (name) => !here.includes(fold(name)) && containsPhrase(`${task.goal}\n${wording}`, name),
  );
}

const namesIn = (path: string): string[] =>
  pathParts(path).flatMap(({ role, name }) => (name === "" || rowRoles.has(role) ? [] : [name]));

/** What a part of the page is called, and its heading. */
const partsAround = (node: SnapshotNode, nodes: readonly SnapshotNode[]): string[] =>
  [...namesIn(node.path), headingOver(node, nodes)].filter((name) => name !== "");

/** Of the same name: where the first one was gone, could not be reached, or did nothing; not where it was the wrong one. */
const heirs = ({ failed: { target, verdict }, snapshot, report }: Failure): SnapshotNode[] =>
  target &&
  target.name !== "" &&
  (report.error !== undefined || (verdict?.confidence ?? 1) <= thresholds.nothingChanged)
    ? snapshot.nodes.filter(
        (node) =>
          isUsable(node) &&
          isActionable(node) &&
          node.role === target.role &&
          fold(node.name) === fold(target.name),
      )
    : [];

function insideOf({ failed, snapshot }: Failure): SnapshotNode[] {
  const index = snapshot.nodes.findIndex(({ id }) => id === failed.target?.id);
  if (index < 0 || !clickActions.has(failed.action.name)) return [];
  return descendantsOf(snapshot.nodes, index).filter((node) => isActionable(node) && isUsable(node));
}

function fits({ action }: ActionRecord, node: SnapshotNode): boolean {
  if (action.name === "setValue") return node.role === "textbox";
  if (action.name === "select") return node.role === "combobox";
  if (action.name === "check" || action.name === "uncheck")
    return node.role === "checkbox" || node.role === "switch" || node.role === "radio";
  return true;
}

const entering: ReadonlySet<string> = new Set(["setValue", "select", "check", "uncheck"]);

/** A field that lost its value while others were filled, or before the page was ready for it, may keep it when it is entered once more. */
const enterAgain: Strategy = ({ failed, snapshot, report }) => {
  const node = snapshot.nodes.find(({ id }) => id === failed.target?.id);
  if (!node || !isUsable(node) || !entering.has(failed.action.name) || wasTaken(report, snapshot)) return [];
  if (node.states.includes("invalid")) return [];
  const thought = `"${node.name.slice(0, 60)}" did not keep what was entered; entering it once more.`;
  return [{ strategy: "retry", action: failed.action, thought }];
};

/** Controls that do not take the action itself can be clicked like anything else. */
const clickInstead: Strategy = (failure) => {
  const id = failure.failed.target?.id;
  if (!id || !isOneOf(failure, "NOT_A_SELECT", "NOT_CHECKABLE")) return [];
  return [
    {
      strategy: "alternative_element",
      action: { name: "click", args: [id] },
      thought: "It is no plain control; clicking it instead.",
    },
  ];
};

/** A fresh start, where nothing that was done on this page would be lost. */
const refresh: Strategy = ({ task, failed, snapshot, report }) => {
  const broken =
    pageKindOf(snapshot, report) === "server_error" || report.error?.code === "NAVIGATION_FAILED";
  const wouldLose = task.history.some((record) => isDone(record) && isOn(record, snapshot));
  const dead = failed.verdict !== undefined && isSilent(failed.verdict);
  if (!broken && (wouldLose || !dead)) return [];
  return [
    {
      strategy: "refresh",
      action: { name: "reload", args: [] },
      thought: "The page does not react; loading it again.",
    },
  ];
};

/** Done for the goal, as far as anybody knows. */
const isDone = ({ purpose, verdict }: ActionRecord): boolean =>
  (purpose === "step" || purpose === "direct" || purpose === "correction") && verdict?.outcome !== "refuted";

const isOn = ({ urlAtAction }: ActionRecord, { url }: PageSnapshot): boolean =>
  compareUrls(urlAtAction, url) === "none";

const strategies: readonly Strategy[] = [
  goBack,
  wait,
  dismissOverlay,
  clickInstead,
  enterAgain,
  alternativeElement,
  scrollIntoView,
  refresh,
];
