import { commandVerb } from "@/lib/adapters/offline/reading/command-verb";
import { isField, type SnapshotNode } from "@/lib/agent/domain/snapshot";
import { contentStems, stem } from "@/lib/agent/domain/wording/words";
import { isKin } from "./kin";

/** `Change plate` after a field: the one button at its place that says what is to be done, and to what, sends what stands in the field. */
export function deedButton(
  { text, object }: { text: string; object: string },
  field: SnapshotNode,
  nodes: readonly SnapshotNode[],
): SnapshotNode | undefined {
  const verb = stem(commandVerb(text));
  const said = contentStems(object);
  const says = (name: string): boolean => {
    const [first = "", ...rest] = contentStems(name);
    return isKin(first, verb) && rest.length > 0 && rest.every((word) => said.includes(word));
  };
  const buttons = nodes
    .slice(nodes.indexOf(field) + 1)
    .filter(
      ({ role, path, states }) =>
        role === "button" && path === field.path && !states.includes("hidden") && !states.includes("popup"),
    );
  const [own, ...others] = buttons.filter(({ name }) => says(name));
  if (own) return others.length === 0 ? own : undefined;
  const isAlone =
    field.path !== "" && nodes.every((one) => one === field || one.path !== field.path || !isField(one));
  const [only, ...more] = buttons;
  return isAlone && only && more.length === 0 && changing.test(only.name.trim()) ? only : undefined;
}

/** `Reschedule`, beside the one field of a part of the page: it takes what is entered there. */
const changing =
  /^(?:(?:re)?(?:schedule|assign|plan)|rename|set|apply|place|move|change|update|postpone|adjust|switch|transfer|convert|record|log|ok|go|übernehmen|ändern|verschieben|umbenennen|setzen|modifier|changer|déplacer|appliquer|cambiar|mover|aplicar|modifica|sposta|applica|alterar)$/iu;
