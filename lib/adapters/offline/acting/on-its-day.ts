import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import { daysIn, shortDaysIn } from "@/lib/agent/domain/dates/days";
import { weekdaysIn } from "@/lib/agent/domain/dates/weekdays";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { isChosen } from "@/lib/agent/domain/unchosen";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { stemsOf } from "@/lib/agent/domain/wording/words";
import { describe, prepare } from "./answer";
import { wasPressed } from "./explore";
import { type PageContext, topDialog } from "./page-context";

const targetOf = /^\w+\("([^"]+)"/;

type Day = { date?: string; weekday?: number };

/** The one day that a text tells, by its date or by its weekday alone. */
export function dayOf(text: string): Day | undefined {
  const dates = [...daysIn(text), ...shortDaysIn(text)].map(({ text: date }) => date);
  const [date, ...others] = [...new Set(dates)];
  const [weekday, ...more] = [...new Set(weekdaysIn(text))];
  if (others.length > 0 || more.length > 0) return undefined;
  if (date !== undefined) return { date };
  return weekday === undefined ? undefined : { weekday };
}

/** The text is called by this day. */
export const isDay = (text: string, { date, weekday }: Day): boolean =>
  date === undefined ? weekdaysIn(text).some((day) => day === weekday) : isHeldBy(date, [text]);

/**
 * `16:30` under the tab `Mon 8 June` is not the one for `on Tuesday at 16:30`: of tabs that are called by days the one of the goal's day is opened before anything
 * under them is used; and so is `Juniors B` where `Juniors A` is open and the goal speaks of the Juniors B.
 */
export function onItsDay(answer: ActionAnswer, goal: string, context: PageContext): ActionAnswer {
  const { nodes, history } = context;
  const [, id] = targetOf.exec(answer.action ?? "") ?? [];
  const target = nodes.find((node) => node.id === id);
  const isOpening = target === undefined || target.role === "tab" || target.role === "link";
  if (answer.decision !== "act" || isOpening || topDialog(nodes)) return answer;
  const tab = tabOfDay(goal, nodes) ?? tabOfName(goal, nodes);
  if (!tab || isChosen(tab)) return answer;
  return wasPressed(tab, nodes, history)
    ? answer
    : prepare("click", [tab.id], `${describe(tab)} is what the goal speaks of.`);
}

const tabsIn = (nodes: readonly SnapshotNode[]): SnapshotNode[] =>
  nodes.filter(({ role, states }) => role === "tab" && !states.includes("hidden"));

function tabOfDay(goal: string, nodes: readonly SnapshotNode[]): SnapshotNode | undefined {
  const asked = dayOf(goal);
  const tabs = asked ? tabsIn(nodes).filter(({ name }) => dayOf(name) !== undefined) : [];
  const [tab, ...others] = tabs.filter(({ name }) => asked && isDay(name, asked));
  return others.length === 0 && tabs.length > 1 ? tab : undefined;
}

/** The tab beside the open one that is of its kind by a word which the goal says, and has all else of its own said, where the open one has not. */
function tabOfName(goal: string, nodes: readonly SnapshotNode[]): SnapshotNode | undefined {
  const open = tabsIn(nodes).filter(isChosen);
  const [chosen] = open;
  if (!chosen || open.length > 1) return undefined;
  const said = new Set(stemsOf(goal));
  const here = stemsOf(chosen.name);
  const [tab, ...others] = tabsIn(nodes).filter(({ name, path }) => {
    const words = stemsOf(name);
    const own = words.filter((word) => !here.includes(word));
    return (
      path === chosen.path &&
      own.length > 0 &&
      own.every((word) => said.has(word)) &&
      words.some((word) => here.includes(word) && said.has(word)) &&
      here.some((word) => !words.includes(word) && !said.has(word))
    );
  });
  return others.length === 0 ? tab : undefined;
}
