import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import { daysIn, shortDaysIn } from "@/lib/agent/domain/dates/days";
import { weekdaysIn } from "@/lib/agent/domain/dates/weekdays";
import { isChosen } from "@/lib/agent/domain/unchosen";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
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
 * under them is used.
 */
export function onItsDay(answer: ActionAnswer, goal: string, context: PageContext): ActionAnswer {
  const { nodes, history } = context;
  const [, id] = targetOf.exec(answer.action ?? "") ?? [];
  const target = nodes.find((node) => node.id === id);
  const asked = dayOf(goal);
  const isOpening = target === undefined || target.role === "tab" || target.role === "link";
  if (answer.decision !== "act" || isOpening || !asked || topDialog(nodes)) return answer;
  const tabs = nodes.filter((node) => node.role === "tab" && dayOf(node.name) !== undefined);
  const [tab, ...others] = tabs.filter(({ name }) => isDay(name, asked));
  if (!tab || others.length > 0 || tabs.length < 2 || isChosen(tab)) return answer;
  return wasPressed(tab, nodes, history)
    ? answer
    : prepare("click", [tab.id], `${describe(tab)} is the day that is meant.`);
}
