import { type FilterChoice, filterChoice, senderOf } from "@/lib/adapters/offline/matching/filter-choice";
import { findElement } from "@/lib/adapters/offline/matching/match-element";
import { readTarget } from "@/lib/adapters/offline/reading/read-target";
import type { WantOf } from "@/lib/adapters/offline/reading/want";
import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { isChosen } from "@/lib/agent/domain/unchosen";
import { fold } from "@/lib/agent/domain/wording/words";
import { searchField } from "./act-on-records";
import { act, describe } from "./answer";
import { toggle } from "./controls";
import { notFound, type PageContext } from "./page-context";

/** Narrows what is shown: the choice is made, and where a button has it take effect, that is pressed next. */
export function actOnFilter({ by, value }: WantOf<"filter">, context: PageContext): ActionAnswer {
  const { nodes } = context;
  const choice = filterChoice({ by, value }, nodes);
  const sender = choice && senderOf(choice.node, nodes);
  if (choice && sender && isMade(choice))
    return act("click", [sender.id], `${describe(sender)} narrows the list.`, 0.8);
  if (choice?.option !== undefined)
    return act(
      "select",
      [choice.node.id, choice.option],
      `${describe(choice.node)} filters by "${choice.option}".`,
      0.8,
    );
  const control = choice
    ? { best: choice.node, certainty: 0.8 }
    : findElement(readTarget(value), nodes, { need: "choose" });
  if (control && control.certainty >= 0.5) return pressed(control.best, control.certainty, value, context);
  const field = searchField(context);
  return field
    ? act("setValue", [field.id, value], `${describe(field)} narrows the list.`, 0.6)
    : notFound(`a filter for ${value}`, context);
}

const toggles: ReadonlySet<string> = new Set(["checkbox", "radio", "switch"]);

function pressed(node: SnapshotNode, certainty: number, value: string, context: PageContext): ActionAnswer {
  return toggles.has(node.role)
    ? toggle(node, true, certainty, context)
    : act("click", [node.id], `${describe(node)} shows only ${value}.`, certainty);
}

const isMade = ({ node, option }: FilterChoice): boolean =>
  option === undefined ? isChosen(node) : fold(node.value ?? "") === fold(option);
