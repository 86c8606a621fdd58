import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { ReadBack } from "@/lib/agent/domain/criterion";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { isChosen } from "@/lib/agent/domain/unchosen";
import { fold } from "@/lib/agent/domain/wording/words";
import { ancestorsOf } from "@/lib/agent/snapshot/node-tree";

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
