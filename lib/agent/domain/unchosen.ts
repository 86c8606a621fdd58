import { startsWithVerb } from "./action-verbs";
import type { SkeletonNode } from "./snapshot";
import { readStepIntent } from "./step-intent";
import { contentWords, fold, stem } from "./words";

const segments: ReadonlySet<string> = new Set(["clickable", "button", "option", "tab"]);
const on: ReadonlySet<string> = new Set(["checked", "selected", "pressed", "current"]);
/** Of several of which one is to be chosen, the one that is: by its state, or by what its class says. */
export const isChosen = ({ states }: Pick<SkeletonNode, "states">): boolean =>
  states.some((state) => on.has(state) || /^\.(?:on|active|selected|checked|current|chosen)$/.test(state));

/**
 * What a form or dialog offered, the goal names, and nobody chose when its control was pressed: one of several radio buttons, options or segments of which
 * another one stood, or none. Where the goal names several of a group it is not known which one it means.
 */
export function unchosenOffers(
  goal: string,
  pressed: { name: string; path: string },
  nodes: readonly SkeletonNode[],
): string[] {
  const part = /^.*(?:^|\/)(?:form|dialog)(?::[^/]*)?/u.exec(pressed.path)?.[0];
  if (part === undefined) return [];
  const { quoted } = readStepIntent(goal);
  const plain = quoted.reduce((text, one) => text.replace(one, " "), goal);
  const said = new Set(contentWords(plain).map(stem));
  const isSaid = (name: string): boolean => {
    const words = contentWords(name).map(stem);
    return words.length > 0 && words.length <= 3 && words.every((word) => said.has(word));
  };
  const inside = nodes.filter(
    ({ path, states }) => (path === part || path.startsWith(`${part}/`)) && !states.includes("hidden"),
  );
  const lists = inside.flatMap(({ role, options = [], value = "" }) => {
    const told = role === "combobox" ? options.filter(isSaid) : [];
    const [only] = told;
    return only !== undefined && told.length === 1 && !isSaid(value) && fold(value) !== fold(only)
      ? [only]
      : [];
  });
  return [...lists, ...groupsOf(inside, pressed.name).flatMap((group) => leftOf(group, isSaid))];
}

function groupsOf(inside: readonly SkeletonNode[], pressed: string): SkeletonNode[][] {
  const single = inside.filter(
    ({ role, name, states }) =>
      (role === "radio" || (segments.has(role) && !startsWithVerb(name))) &&
      name !== pressed &&
      !states.includes("popup") &&
      !states.includes("disabled"),
  );
  const keys = [...new Set(single.map(({ role, path }) => `${role} ${path}`))];
  return keys
    .map((key) => single.filter(({ role, path }) => `${role} ${path}` === key))
    .filter((group) => group.length > 1);
}

function leftOf(group: readonly SkeletonNode[], isSaid: (name: string) => boolean): string[] {
  const told = group.filter(({ name }) => isSaid(name));
  const [only] = told;
  return only && told.length === 1 && !isChosen(only) ? [only.name] : [];
}
