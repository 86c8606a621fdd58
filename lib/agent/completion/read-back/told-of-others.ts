import { type Entered, valuesOf } from "@/lib/agent/completion/deed/entered";
import { isFieldBesideChanged } from "@/lib/agent/completion/deed/fields-beside";
import type { Ground } from "@/lib/agent/completion/ground";
import { entriesOf, saysOf } from "@/lib/agent/completion/page/entries";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { ReadBack } from "@/lib/agent/domain/criterion";
import type { PageSnapshot, SkeletonNode } from "@/lib/agent/domain/snapshot";
import { goalNames, namesUnquoted } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { headingOver } from "@/lib/agent/snapshot/node-places";
import { changedWithIt } from "./changed-with-it";
import { wentAlongTo } from "./went-along-to";

type Looked = { deed: ActionRecord | undefined; entered: readonly Entered[]; isHeldInForm: boolean };

/** The page as loaded anew tells that more was changed than what the goal asks for: another entry of its list, another field, the choice for another one. */
export const isOtherChanged = (
  { deed, entered, isHeldInForm }: Looked,
  kept: Partial<ReadBack>,
  ground: Pick<Ground, "snapshot" | "task" | "load" | "keepsOthers">,
): boolean =>
  (isHeldInForm && isFieldBesideChanged(kept, ground.snapshot, ground.task.history)) ||
  changedWithIt(deed, ground, entered) ||
  wentAlongTo(deed, ground) ||
  isOtherChoiceTold(kept, entered, ground.snapshot, ground.task.goal);

/**
 * `Marta: present`, who was sent as `absent`, in the list that has the entry of the thing with what was entered. One of that name in another list may well say something
 * else; an entry that says both, or none of what could be chosen, tells nothing.
 */
function isOtherChoiceTold(
  { heldBeside = [] }: Partial<ReadBack>,
  entered: readonly Entered[],
  page: PageSnapshot,
  goal: string,
): boolean {
  const values = valuesOf(entered);
  const beside = heldBeside.filter(({ of, instead }) => of !== undefined && instead !== undefined);
  if (beside.length === 0 || values.length === 0) return false;
  const named = [...goalNames(goal), ...namesUnquoted(goal)].flatMap((name) => entriesOf(name, page));
  const own = named.filter((entry) => values.every((value) => saysOf(entry, value, page)));
  const lists = new Set(own.map((entry) => listOf(entry, page)));
  return beside.some(({ element, held, of = "", instead = [] }) => {
    const chosen = element.role === "radio" ? (element.name ?? "") : held;
    const others = entriesOf(of, page).filter(
      (entry) => lists.has(listOf(entry, page)) && !own.includes(entry),
    );
    const [entry, ...more] = others;
    if (!entry || more.length > 0 || saysOf(entry, chosen, page)) return false;
    // What its entry said when it was sent as well is the state it has, and no choice that was made since.
    return instead.some((one) => !isHeldBy(one, [of]) && saysOf(entry, one, page));
  });
}

/** The list that an entry stands in, and the heading over it. */
const listOf = (entry: SkeletonNode, { nodes }: PageSnapshot): string =>
  `${entry.path} ${headingOver(entry, nodes)}`;
