import { textsOf } from "@/lib/agent/completion/page/places";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { ReadBack } from "@/lib/agent/domain/criterion";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { isChosen } from "@/lib/agent/domain/unchosen";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { containsPhrase, fold } from "@/lib/agent/domain/wording/words";
import { ancestorsOf } from "@/lib/agent/snapshot/node-tree";
import { type Entered, valuesOf } from "./entered";

/** What stood chosen in a list of which several may be, and last the one that the deed chose beside them: a site that stores only that one has lost the rest. */
export function chosenBeside(deed: ActionRecord, then: PageSnapshot): Pick<ReadBack, "chosen"> {
  const { role, name, path } = deed.target ?? {};
  const options = then.nodes.filter((node) => node.role === "option" && node.path === path);
  const own = options.find((node) => node.name === name);
  const at = own ? then.nodes.indexOf(own) : -1;
  const isOfMany = ancestorsOf(then.nodes, at).some((above) =>
    then.nodes[above]?.states.includes("multiple"),
  );
  if (role !== "option" || !own || isChosen(own) || !isOfMany) return {};
  const others = options.filter(isChosen);
  return others.length > 0 ? { chosen: [...others, own].map((node) => node.name) } : {};
}

/** Of the lists that were chosen from, the options that go by the name of the one that was chosen and more. */
export function optionsAlike(entered: readonly Entered[], then: PageSnapshot): Pick<ReadBack, "alike"> {
  const alike = entered.flatMap((one) =>
    one.kind === "element_value"
      ? then.nodes
          .filter(({ name, options = [] }) => name === one.element.name && options.includes(one.value))
          .flatMap(({ options = [] }) => options)
          .filter((option) => option !== one.value && containsPhrase(option, one.value))
      : [],
  );
  return alike.length > 0 ? { alike } : {};
}

/** All that was entered is told of the other one of two options that are called alike, and of nothing else. */
export function isOfAlike(
  { alike = [] }: Pick<ReadBack, "alike">,
  entered: readonly Entered[],
  page: PageSnapshot,
): boolean {
  const values = valuesOf(entered);
  const texts = alike.length === 0 || values.length === 0 ? [] : textsOf(page);
  const holding = texts.filter((text) => values.every((value) => isHeldBy(value, [text])));
  return holding.length > 0 && holding.every((text) => alike.some((option) => containsPhrase(text, option)));
}

/** Those that the page as loaded anew shows no more, where it shows the one that was chosen last. */
export function chosenLost({ chosen = [] }: Pick<ReadBack, "chosen">, page: PageSnapshot): string[] {
  const lines = new Set(page.lines.map(fold));
  const stands = (name: string): boolean => {
    const options = page.nodes.filter((node) => node.role === "option" && node.name === name);
    return options.length > 0 ? options.some(isChosen) : lines.has(fold(name));
  };
  const last = chosen.at(-1);
  if (last === undefined || !stands(last)) return [];
  return chosen.filter((name) => !stands(name)).map((name) => `"${name}" is chosen as before`);
}
