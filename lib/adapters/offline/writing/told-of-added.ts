import { formFor } from "@/lib/adapters/offline/matching/find-form";
import type { CommandPart, FieldValue, Want, WantOf } from "@/lib/adapters/offline/reading/want";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { fold } from "@/lib/agent/domain/wording/words";
import type { SeenPage } from "./page";

/**
 * `Add 'Water the ferns' to the chores and give it to Noah`: what is asked of the new thing right behind it, and what the form that it is added by has to choose
 * from, is chosen there, before the form is sent.
 */
export function withToldOfAdded(wants: readonly Want[], page: SeenPage): Want[] {
  const joined: Want[] = [];
  for (const want of wants) {
    const last = joined.at(-1);
    const told = last?.do === "add" ? toldOf(last, want, page) : undefined;
    if (last?.do === "add" && told)
      joined[joined.length - 1] = {
        ...last,
        fields: [...last.fields, ...told],
        text: `${last.text} and ${want.text}`,
      };
    else joined.push(want);
  }
  return joined;
}

function toldOf(added: WantOf<"add">, want: Want, { nodes, title }: SeenPage): FieldValue[] | undefined {
  const said = valuesSaidOf(
    added.fields.map(({ value }) => value),
    want,
  );
  if (!said || said.length === 0) return undefined;
  const form = formFor(added.thing, added.fields, nodes, title, added.place);
  const found = said.map((value) => offeredIn(form?.fields ?? [], value));
  return found.every((one) => one !== undefined) ? found : undefined;
}

/** What a command says of the thing that is called so, or that it only means by `it`. */
function valuesSaidOf(names: readonly string[], want: Want): string[] | undefined {
  const isIt = (text: string): boolean =>
    itself.test(text) || names.some((name) => fold(name) === fold(text));
  if (want.do === "set") return want.of !== undefined && isIt(want.of) ? [want.value] : undefined;
  if (want.do === "mark") return want.on && isIt(want.name) ? [want.state] : undefined;
  if (want.do === "add")
    return want.place !== undefined && want.fields.length === 1 && isIt(want.fields[0]?.value ?? "")
      ? [want.place.replace(/\s+(?:list|group|category|section|board|folder)$/iu, "")]
      : undefined;
  if (want.do !== "command") return undefined;
  const [first, ...others] = want.parts;
  if (!first) return undefined;
  const values = others.map(nameIn);
  if (first.prep !== "") return [nameIn(first), ...values];
  const [, behind] = /^it\s+(\S.*)$/iu.exec(first.whole) ?? [];
  if (behind !== undefined) return [behind, ...values];
  return isIt(first.name || first.whole) ? values : undefined;
}

const itself = /^(?:it|them|him|her|this|that|-?\s?(?:the|it|l[aeo]s?))$/iu;
const nameIn = ({ name, whole }: CommandPart): string => name || whole;

/** The one list or choice of a form that has it. */
function offeredIn(fields: readonly SnapshotNode[], value: string): FieldValue | undefined {
  const wanted = fold(value.replace(/^(?:the|an?|my|our)\s+/iu, ""));
  const [only, ...more] = fields.flatMap((node): FieldValue[] => {
    if (node.role === "radio")
      return fold(node.name) === wanted ? [{ field: "", value: node.name, hint: "as" }] : [];
    const option = node.options?.find((one) => fold(one) === wanted);
    return option === undefined ? [] : [{ field: node.name, value: option }];
  });
  return more.length === 0 ? only : undefined;
}
