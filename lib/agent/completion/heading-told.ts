import { doneWords } from "@/lib/agent/domain/done-word";
import { isHeldBy } from "@/lib/agent/domain/same-value";
import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { wordsOf } from "@/lib/agent/domain/words";
import { goalNames } from "./goal-names";

type Page = { nodes: readonly SkeletonNode[] };

const headings = ({ nodes }: Page): string[] =>
  nodes.flatMap(({ role, name, states }) => (role === "heading" && !states.includes("hidden") ? [name] : []));

/** The page of the thing is headed by it and by what has become of it: `North log Draft` is `North log Submitted` since the deed. */
export function headingTold(then: Page, now: Page, goal: string): { name: string; value: string }[] {
  const done = doneWords(goal);
  const names = goalNames(goal);
  const old = new Set(headings(then));
  return headings(now).flatMap((heading) => {
    const value = wordsOf(heading).find((word) => done.has(word));
    const name = names.filter((one) => isHeldBy(one, [heading])).join(" ");
    const isNew = value !== undefined && name !== "" && !old.has(heading);
    const wasThere = [...old].some((one) => isHeldBy(name, [one]) && !wordsOf(one).includes(value ?? ""));
    return isNew && wasThere ? [{ name, value }] : [];
  });
}

/** Headings of that name, by whether they say so. Undefined where there is none. */
export function headingSays(name: string, value: string, page: Page): boolean | undefined {
  const own = headings(page).filter((heading) => isHeldBy(name, [heading]));
  return own.length === 0 ? undefined : own.some((heading) => isHeldBy(value, [heading]));
}
