import { isSentByButton } from "@/lib/adapters/offline/matching/find-form";
import { coverage } from "@/lib/adapters/offline/matching/likeness";
import { findElement } from "@/lib/adapters/offline/matching/match-element";
import type { Need } from "@/lib/adapters/offline/matching/role-fit";
import type { Target, Want } from "@/lib/adapters/offline/reading/want";
import { asksToStore } from "@/lib/agent/domain/goal-criterion";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { readUrl } from "@/lib/agent/domain/urls";
import type { Assertion } from "@/lib/contracts/assertion";
import { isSeen, type SeenPage } from "./page";
import { inField, phrase, quoted } from "./phrase";
import { stepsToSettings } from "./ways-there";
import { writeEdit, writeSet } from "./write-changes";
import { asCommand, writeCommand, writeWay } from "./write-command";
import { writeFill, writeLogin } from "./write-entries";
import { writeFilter, writeRead, writeSearch } from "./write-lookups";
import { writeAdd, writeRemove } from "./write-records";
import {
  change,
  opening,
  saveStep,
  saving,
  savingIfAsked,
  sending,
  state,
  step,
  used,
  type Written,
  type WrittenCriterion,
} from "./written";

/** Steps and criteria of one want on this page. `isSentLater`: a later command sends what this one enters. */
export function writeWant(want: Want, page: SeenPage, isSentLater: boolean): Written {
  const command = asCommand(want, page);
  if (command) return writeWay(want.text, command.way, page, isSentLater);
  switch (want.do) {
    case "command":
      return writeCommand(want, page, isSentLater);
    case "add":
      return writeAdd(want, page);
    case "remove":
      return writeRemove(want, page);
    case "set":
      return writeSet(want, page, isSentLater);
    case "edit":
      return writeEdit(want, page);
    case "fill":
      return isSentLater ? { ...writeFill(want, page), criteria: [] } : writeFill(want, page);
    case "login":
      return writeLogin(want, page);
    case "filter":
      return writeFilter(want, page);
    case "search":
      return writeSearch(want, page, isSentLater);
    case "click":
      return writeClick(want, page);
    case "open":
      return writeOpen(want, page);
    case "goto":
      return leading(`Go to ${want.url}${want.newTab ? " in a new tab" : ""}`, [
        state(`${want.url} is open`, [{ kind: "url", match: "path", value: want.url }]),
      ]);
    case "type":
      return writeType(want, page, isSentLater);
    case "choose":
      return writeChoose(want, isSentLater);
    case "tick":
      return writeTick(want, page, isSentLater);
    case "read":
      return writeRead(want, page);
    case "submit":
      return {
        // A verb that the wording only implies is not read back from it.
        steps: [
          sending(
            coverage(want.verb, want.text) > 0 ? want.text : saveStep,
            "What was entered has been accepted",
          ),
        ],
        criteria: [change(`Done: ${want.text}`, true)],
        leads: true,
      };
    default:
      return writePlain(want);
  }
}

const leading = (description: string, criteria: WrittenCriterion[]): Written => ({
  steps: [opening(description, criteria[0]?.text ?? "It is open")],
  criteria,
  leads: true,
});

/** Commands whose own wording is the step. */
function writePlain(want: Want): Written {
  const leads =
    want.do === "history" || want.do === "logout" || want.do === "switch_tab" || want.do === "confirm";
  const mutating = want.do === "mark" || want.do === "upload" || want.do === "drag";
  const criteria = want.do === "wait" || want.do === "scroll" ? [] : [change(`Done: ${want.text}`, mutating)];
  return { steps: [step(want.text, `Done: ${want.text}`, { mutating })], criteria, leads };
}

const seenNode = (target: Target, need: Need, page: SeenPage): SnapshotNode | undefined => {
  const found = isSeen(page) ? findElement(target, page.nodes, { need }) : undefined;
  return found && found.certainty >= 0.75 ? found.best : undefined;
};

const onPage = (target: Target, node: SnapshotNode | undefined): Target =>
  node && node.name !== "" && target.name !== "" && target.ordinal === undefined
    ? { ...target, name: node.name, whole: node.name, exact: true }
    : target;

const hrefOf = (node: SnapshotNode | undefined, page: SeenPage): string | undefined =>
  node?.role === "link" && node.href ? readUrl(node.href, page.url || undefined)?.href : undefined;

const verbs = {
  click: "Click",
  doubleClick: "Double-click",
  rightClick: "Right-click",
  hover: "Hover over",
} as const;

function writeClick(want: Extract<Want, { do: "click" }>, page: SeenPage): Written {
  const node = seenNode(want.target, "click", page);
  const named = phrase(onPage(want.target, node));
  const mutating = asksToStore(node?.name ?? want.target.name);
  const description = `${verbs[want.how]} ${named}`;
  const one = step(description, `${named} has taken effect`, { mutating });
  const href = hrefOf(node, page);
  const goal =
    want.how === "click" && href
      ? [state(`${named} is open`, [urlOf(href)])]
      : [used(`${named} has been ${want.how === "hover" ? "pointed at" : "clicked"}`, mutating)];
  return {
    steps: Array.from({ length: want.times }, () => one),
    criteria: goal,
    leads: want.how === "click",
  };
}

const urlOf = (href: string): Assertion => ({ kind: "url", match: "path", value: href });

function writeOpen({ target }: Extract<Want, { do: "open" }>, page: SeenPage): Written {
  const node = seenNode(target, "open", page);
  const named = phrase(onPage(target, node));
  const href = hrefOf(node, page);
  return leading(`Open ${named}`, [state(`${named} is open`, openAssertions(target, node, href))]);
}

function openAssertions(
  target: Target,
  node: SnapshotNode | undefined,
  href: string | undefined,
): Assertion[] {
  if (href) return [urlOf(href)];
  if (target.kind === "tab" && target.name !== "" && target.ordinal === undefined)
    return [
      { kind: "element", element: { role: "tab", name: node?.name ?? target.name }, state: "selected" },
    ];
  return [];
}

function writeType(want: Extract<Want, { do: "type" }>, page: SeenPage, isSentLater: boolean): Written {
  const { field, value } = want;
  const fields = field?.every && isSeen(page) ? textFieldsOf(page) : [];
  const targets: (Target | undefined)[] =
    fields.length > 1
      ? fields.map((_, index) => ({
          name: "",
          whole: "text field",
          kind: "field",
          exact: false,
          ordinal: index + 1,
        }))
      : [field];
  const steps = targets.map((target) =>
    step(
      `Enter ${quoted(value)}${target ? inField(target, "field") : " in the text field"}`,
      `The field holds ${quoted(value)}`,
    ),
  );
  return {
    steps,
    criteria: isSentLater ? [] : [change(`${quoted(value)} has been entered`, false)],
    leads: false,
  };
}

const textFieldsOf = (page: SeenPage): SnapshotNode[] =>
  page.nodes.filter(
    (node) => node.role === "textbox" && !node.states.includes("hidden") && !node.states.includes("disabled"),
  );

function writeChoose(want: Extract<Want, { do: "choose" }>, isSentLater: boolean): Written {
  const where = want.field ? inField(want.field, "list") : "";
  const option = phrase(want.option);
  const one = step(`Select ${option}${where}`, `${option} is chosen`);
  return { steps: [one], criteria: isSentLater ? [] : [change(`${option} is chosen`, false)], leads: false };
}

/** `In Settings, turn off …`: where it is to be done may be said first. */
const storing =
  /(?:^|[,;:]\s*)(?:please\s+)?(?:turn|switch|enable|disable|activate|deactivate|(?:tick|check) off)\b/i;
export const isStoring = (command: string): boolean => storing.test(command);

function writeTick(want: Extract<Want, { do: "tick" }>, page: SeenPage, isSentLater: boolean): Written {
  const { target, on, text } = want;
  const node = seenNode(target, "tick", page);
  const named = phrase(onPage(target, node));
  const way = !node && isSeen(page) && isStoring(text) ? stepsToSettings(page) : [];
  const element =
    node && ["checkbox", "switch", "radio"].includes(node.role)
      ? { role: node.role, name: node.name }
      : undefined;
  const assertions: Assertion[] = element
    ? [{ kind: "element", element, state: on ? "checked" : "unchecked" }]
    : [];
  // A control of that name may do it where nothing is there to be turned on.
  const verb = !node && /^(?:un)?star\b/i.exec(text)?.[0];
  const command = verb || (on ? "Turn on" : "Turn off");
  const steps = [...way, step(`${command} ${named}`, `${named} is ${on ? "on" : "off"}`)];
  const persistence = isStoring(text);
  if (!isSentLater && persistence && !node) steps.push(savingIfAsked());
  if (!isSentLater && persistence && node && element && isSentByButton(node, page.nodes))
    steps.push(saving());
  return {
    steps,
    criteria: isSentLater ? [] : [{ ...state(`${named} is ${on ? "on" : "off"}`, assertions), persistence }],
    leads: way.length > 0,
  };
}
