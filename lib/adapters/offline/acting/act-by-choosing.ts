import { findElement } from "@/lib/adapters/offline/matching/match-element";
import type { Target, WantOf } from "@/lib/adapters/offline/reading/want";
import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { wordsOf } from "@/lib/agent/domain/wording/words";
import { said } from "./act-by-pressing";
import { act, describe, holds, prepare } from "./answer";
import { enter, isFilled, optionIn, selectIn, toggle } from "./controls";
import { focusPath, notFound, type PageContext } from "./page-context";

export function actOnChoose(want: WantOf<"choose">, context: PageContext): ActionAnswer {
  const { option, field } = want;
  return (
    fromSelect(option, field, context) ??
    fromShown(option, field, context) ??
    fromSuggestions(option, field, context)
  );
}

function fromSelect(
  option: Target,
  field: Target | undefined,
  context: PageContext,
): ActionAnswer | undefined {
  const selects = context.nodes.filter(
    (node) => node.role === "combobox" && (node.options?.length ?? 0) > 0 && !node.states.includes("hidden"),
  );
  const named =
    field && field.name !== ""
      ? findElement({ ...field, kind: "list" }, selects, { need: "field" })
      : undefined;
  if (named && named.certainty >= 0.5) return selectIn(named.best, option, named.certainty, context);
  const having = selects.filter((node) => optionIn(node, option) !== undefined);
  const [only] = having;
  if (!only) return undefined;
  if (having.length > 1 && field?.name) return undefined;
  return selectIn(only, option, having.length === 1 ? 0.9 : 0.55, context);
}

function fromShown(
  option: Target,
  field: Target | undefined,
  context: PageContext,
): ActionAnswer | undefined {
  const placed =
    field && field.name !== "" && option.within === undefined ? { ...option, within: field.name } : option;
  const focus = { need: "choose", focusPath: focusPath(context.nodes) } as const;
  // A list that dropped open stands anywhere in the page: its options count wherever they are.
  const dropped = context.nodes.filter(({ role }) => role === "option" || role === "menuitem");
  const found = [findElement(placed, context.nodes, focus), findElement(option, dropped, focus)].find(
    (one) =>
      one &&
      one.certainty >= 0.5 &&
      (!option.exact || option.startsWith !== undefined || (one.matches[0]?.score ?? 0) >= 0.6),
  );
  const { best, certainty } = found ?? namedAtEnd(option, context) ?? {};
  if (!best || certainty === undefined) return undefined;
  if (["checkbox", "radio", "switch"].includes(best.role)) return toggle(best, true, certainty, context);
  if (best.states.includes("selected") && context.skipsHeld)
    return holds(`${describe(best)} is chosen already.`);
  return act("click", [best.id], `${describe(best)} is what the step means by ${said(option)}.`, certainty);
}

/** `the rating Good`: the group and the choice in one breath. */
function namedAtEnd(
  option: Target,
  { nodes }: PageContext,
): { best: SnapshotNode; certainty: number } | undefined {
  const said = wordsOf(option.whole);
  const fits = nodes.filter((node) => {
    const name = wordsOf(node.name);
    const isChoice = ["radio", "option", "checkbox"].includes(node.role) && !node.states.includes("hidden");
    return (
      isChoice &&
      name.length > 0 &&
      name.length < said.length &&
      said.slice(-name.length).join(" ") === name.join(" ")
    );
  });
  const longest = Math.max(0, ...fits.map((node) => wordsOf(node.name).length));
  const best = fits.filter((node) => wordsOf(node.name).length === longest);
  return best.length === 1 && best[0] ? { best: best[0], certainty: 0.65 } : undefined;
}

/** A field that offers options once it is opened or typed into. */
function fromSuggestions(option: Target, field: Target | undefined, context: PageContext): ActionAnswer {
  const typed = option.startsWith ?? option.name;
  const fields = context.nodes.filter(
    (node) => (node.role === "combobox" || node.role === "textbox") && !node.states.includes("hidden"),
  );
  const opening = context.nodes.filter(
    (node) => node.states.includes("popup") || node.states.includes("collapsed"),
  );
  const isNamed = field !== undefined && field.name !== "";
  const named = isNamed
    ? findElement({ ...field, kind: "list" }, [...new Set([...fields, ...opening])], { need: "any" })
    : undefined;
  const only =
    fields.length === 1 && (option.startsWith !== undefined || fields[0]?.role === "combobox")
      ? fields[0]
      : undefined;
  const node = named && named.certainty >= 0.45 ? named.best : only;
  if (!node) return notFound(said(option), context);
  const offers =
    node.role === "combobox" ||
    node.states.includes("popup") ||
    node.states.includes("collapsed") ||
    option.startsWith !== undefined;
  if (node.role === "textbox" && !offers) return enter(node, option.name, 0.7, context);
  if (
    node.role === "textbox" ||
    node.states.includes("editable") ||
    (node.role === "combobox" && node.value !== undefined)
  ) {
    if (!isFilled(node, typed))
      return prepare(
        "setValue",
        [node.id, typed],
        `${describe(node)} offers options once something is typed.`,
      );
    return prepare("press", ["ArrowDown"], `${describe(node)} shows no options yet.`);
  }
  return prepare("click", [node.id], `${describe(node)} shows its options when it is open.`);
}
