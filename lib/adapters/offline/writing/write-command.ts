import { headsOfOthers } from "@/lib/adapters/offline/matching/entry-of-another";
import { findWay, type Way } from "@/lib/adapters/offline/matching/find-command";
import { isSentByButton, submitOf } from "@/lib/adapters/offline/matching/find-form";
import { isKin } from "@/lib/adapters/offline/matching/kin";
import { coverage } from "@/lib/adapters/offline/matching/likeness";
import { formPathOf, pathInside, rowAround } from "@/lib/adapters/offline/matching/parts-of-page";
import { perPage } from "@/lib/adapters/offline/matching/per-page";
import { saysSaving } from "@/lib/adapters/offline/matching/says-saving";
import { commandVerb } from "@/lib/adapters/offline/reading/command-verb";
import { knownNames } from "@/lib/adapters/offline/reading/known-names";
import { readPlainCommand } from "@/lib/adapters/offline/reading/read-goal";
import type { FieldValue, Want, WantOf } from "@/lib/adapters/offline/reading/want";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { startsWithVerb } from "@/lib/agent/domain/wording/action-verbs";
import { commandOf } from "@/lib/agent/domain/wording/goal-asks";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { stem, wordsOf } from "@/lib/agent/domain/wording/words";
import { isSeen, type SeenPage } from "./page";
import { quoted } from "./phrase";
import { fillSteps } from "./write-entries";
import { change, confirming, opening, saving, sending, step, type Written } from "./written";

/** Wants that a rule reads as something else, and that may be no more than a control at a thing which is there: `Book the trip "North"`. */
const other: ReadonlySet<Want["do"]> = new Set(["add", "drag", "submit", "mark"]);

/** The steps of a command whose verb the page knows: a control, a list or a form that says it, at the thing that it is done to. */
export function writeCommand(want: WantOf<"command">, page: SeenPage, isSentLater: boolean): Written {
  const way = isSeen(page) ? findWay(want, page) : undefined;
  // The page does not show whom it is about: what unfolds the entry of another is no way there.
  const others = headsOfOthers(want.text, { nodes: page.nodes, texts: [page.title] });
  if (way?.kind === "open" && others.includes(way.node)) return itself(want.text);
  return way ? writeWay(want.text, way, page, isSentLater) : itself(want.text);
}

/** A want of another kind as a command, where the page shows the thing that it is done to, and there the control that does it. */
export const asCommand = perPage(
  (want: Want, page: SeenPage): { want: WantOf<"command">; way: Way } | undefined => {
    if (!other.has(want.do) || !isSeen(page)) return undefined;
    const command = readPlainCommand(want.text, knownNames(page.nodes));
    const way = command && findWay(command, page);
    if (!command || !way || !isPlain(want, way)) return undefined;
    return { want: command, way };
  },
);

function isPlain(want: Want, way: Way): boolean {
  if (want.do === "submit")
    return want.target !== undefined && (way.kind === "form" || way.thing !== undefined);
  if (want.do === "drag")
    return (way.kind === "press" && way.certainty >= 0.5) || way.kind === "choose" || isTab(way);
  if (want.do === "mark") return way.kind === "choose" || (way.kind === "press" && way.thing !== undefined);
  if (way.kind === "choose" && want.do === "add") return isOfThing(want.thing, way);
  return (way.kind === "press" && way.thing !== undefined && way.certainty >= 0.5) || way.kind === "toggle";
}

const isTab = (way: Way): boolean => way.kind === "open" && way.node.role === "tab";

/** `Day for Tile cutter`, where the tile cutter is to be reserved: the list of a thing that is there already. */
const isOfThing = (thing: string, { node, thing: anchor }: Way & { kind: "choose" }): boolean =>
  [anchor ?? "", ofOwn.exec(node.name)?.[1] ?? "", node.nearText ?? ""].some(
    (text) => text !== "" && coverage(thing, text) >= 0.99,
  );
const ofOwn = /\s(?:for|of)\s+(\S.*)$/iu;

/** Whether no rule reads a want: also a verb that is none of those which people command with, where the page has nothing of that name. */
export const isUnread = (want: Want, page: SeenPage): boolean =>
  want.do === "unknown" ||
  (want.do === "command" && !startsWithVerb(commandOf(want.text)) && findWay(want, page) === undefined);

/** A control is to be pressed for it, and values are to be entered in what that opens. */
export function opensForm(want: Want, page: SeenPage): boolean {
  const way = want.do === "command" ? findWay(want, page) : asCommand(want, page)?.way;
  return way?.kind === "press" && way.values.length > 0;
}

const at = (place: string | undefined): string => (place === undefined ? "" : ` in ${quoted(place)}`);

export function writeWay(text: string, way: Way, page: SeenPage, isSentLater: boolean): Written {
  const done = `Done: ${text}`;
  switch (way.kind) {
    case "press":
      return way.values.length > 0
        ? writeOpener(text, way, way.values)
        : finished(text, writePress(way, done));
    case "choose":
      return writeChosen(text, way, page);
    case "toggle":
      return finished(
        text,
        step(`Turn ${way.on ? "on" : "off"} ${quoted(way.node.name)}${at(way.place)}`, done, {
          mutating: true,
        }),
      );
    case "form": {
      const inputs = way.form.fields;
      return {
        steps: [
          ...way.choices.map(({ name }) => step(`Select ${quoted(name)}`, `${quoted(name)} is chosen`)),
          ...fillSteps(way.values, inputs, ""),
          ...(isSentLater ? [] : [sending(`Click ${quoted(way.form.submit?.name ?? "")}`, done)]),
        ],
        criteria: [change(done, true)],
        leads: true,
      };
    }
    case "open":
      return finished(
        text,
        opening(
          `Click ${quoted(way.node.name || text)}${at(way.node.name ? placeOf(way, page) : undefined)}`,
          `A way to do it is shown: ${text}`,
        ),
        sending(text, done),
      );
  }
}

const placeOf = (way: Way & { kind: "open" }, { nodes }: SeenPage): string | undefined =>
  nodes.filter(({ role, name }) => role === way.node.role && name === way.node.name).length > 1
    ? way.place
    : undefined;

const writePress = ({ node, place }: Way & { kind: "press" }, done: string) =>
  sending(`Click ${quoted(node.name || node.testId || "")}${at(place)}`, done);

/** A list that stands in a form with a button of its own is sent with it; so is one outside where a button of the page stores its changes. */
function writeChosen(text: string, { node, option }: Way & { kind: "choose" }, { nodes }: SeenPage): Written {
  const form = formPathOf(node);
  const beside = form === "" ? sentBeside(text, node, nodes) : undefined;
  const isSent =
    beside !== undefined ||
    (form === "" ? isSentByButton(node, nodes) : submitOf(nodes, form, "", node) !== undefined);
  const isOnly = nodes.filter(({ role, name }) => role === node.role && name === node.name).length === 1;
  const place = isOnly ? "" : at(rowTold(text, node, nodes));
  const wording =
    node.name === "" ? text : `Select ${quoted(option)} in the ${quoted(node.name)} list${place}`;
  const chosen = step(wording, `${quoted(option)} is chosen`, { mutating: !isSent });
  const isNamed = beside !== undefined && nodes.filter(({ name }) => name === beside.name).length === 1;
  const row = beside && !isNamed && !saysSaving(beside.name) ? rowTold(text, node, nodes) : undefined;
  const send =
    beside && (isNamed || row !== undefined)
      ? sending(`Click ${quoted(beside.name)}${at(row)}`, `Done: ${text}`)
      : saving(`Done: ${text}`);
  return {
    steps: [chosen, ...(isSent ? [send] : [])],
    criteria: [change(`Done: ${text}`, true)],
    leads: true,
  };
}

/** What the goal names and, of all rows, only the one around that element has. */
function rowTold(text: string, node: SnapshotNode, nodes: readonly SnapshotNode[]): string | undefined {
  const path = rowAround(node, nodes)?.path;
  // What is laid out as a row and is none by its elements is told by the text that stands before what is in it.
  if (path === undefined) return node.nearText;
  const own = nodes.slice(0, nodes.indexOf(node)).findLast((row) => pathInside(row) === path);
  const rows = nodes.filter(({ role }) => role === own?.role);
  return goalNames(text).find((name) => {
    const having = rows.filter((row) => isHeldBy(name, [row.name]));
    return having.length === 1 && having[0] === own;
  });
}

/** The one button beside a list in its row that says what is to be done, or that it stores it. */
function sentBeside(
  text: string,
  node: SnapshotNode,
  nodes: readonly SnapshotNode[],
): SnapshotNode | undefined {
  const verb = stem(commandVerb(text));
  const inside =
    rowAround(node, nodes)?.inside ?? nodes.filter(({ nearText }) => nearText && nearText === node.nearText);
  const buttons = inside.filter(
    ({ role, name, states }) =>
      role === "button" &&
      !states.includes("hidden") &&
      !states.includes("popup") &&
      (saysSaving(name) || isKin(stem(wordsOf(name)[0] ?? ""), verb)),
  );
  return buttons.length === 1 ? buttons[0] : undefined;
}

/** What a control opens takes the rest: fields that nobody has seen yet. */
function writeOpener(
  text: string,
  { node, place }: Way & { kind: "press" },
  values: readonly FieldValue[],
): Written {
  const steps = [
    opening(`Click ${quoted(node.name)}${at(place)}`, "A form for it is shown"),
    ...values.map((value) =>
      step(
        `Enter ${quoted(value.value)} in the ${value.field === "" ? "text" : quoted(value.field)} field`,
        `The field holds ${quoted(value.value)}`,
      ),
    ),
    sending("Submit the form", `Done: ${text}`),
  ];
  return { steps, criteria: [change(`Done: ${text}`, true)], leads: true };
}

/** What stores or takes away may ask for confirmation first. */
const finished = (text: string, ...steps: Written["steps"]): Written => ({
  steps: [...steps, confirming("Confirm it", `Done: ${text}`)],
  criteria: [change(`Done: ${text}`, true)],
  leads: true,
});

/** The page at hand does not show how: it is found when it is there. */
const itself = (text: string): Written => finished(text, sending(text, `Done: ${text}`));
