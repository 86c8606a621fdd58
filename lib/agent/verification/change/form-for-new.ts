import { contentWords } from "@/lib/agent/domain/wording/words";
import type { Part } from "@/lib/agent/verification/change/parts";
import type { Ground } from "@/lib/agent/verification/ground";
import { kindWords } from "@/lib/agent/verification/step/mentions";
import { rootOf } from "@/lib/agent/verification/step/word-roots";

const making: ReadonlySet<string> = new Set(["new", "create", "compose", "start"].map(rootOf));
export const isMaking = (word: string): boolean =>
  making.has(word) || /^(?:creat|add|compos|start)/.test(word);

const whoseBegins = / (?:to|for|from|in|on) /u;

/** A title that says what is made, and nothing of it that the step does not: `Create item`, `New text layer`. */
function isTitleOfNew(title: string, wanted: ReadonlySet<string>): boolean {
  // `New letter to a patient`: whom it is for is none of what is made.
  const words = contentWords(title.split(whoseBegins)[0] ?? "").map(rootOf);
  const isKind = (word: string): boolean => kindWords.has(word) || word === "record";
  const things = words.filter((word) => !isMaking(word) && (words.length <= 2 || !isKind(word)));
  return words.some(isMaking) && things.length > 0 && things.every((word) => wanted.has(word));
}

/** The page that came up is headed by what is made on it. */
export const isHeadedAsNew = ({ intent, diff, nodesAfter, nodesBefore }: Ground): boolean =>
  headingsNew({ diff, nodesAfter, nodesBefore }).some((name) =>
    isTitleOfNew(name, new Set(intent.words.map(rootOf))),
  );

const headingsNew = (page: Pick<Ground, "diff" | "nodesAfter" | "nodesBefore">): string[] =>
  [
    ...(page.diff?.appeared ?? []),
    ...(page.diff?.changed ?? []).flatMap(({ after, name }) => (name ? [after] : [])),
  ].flatMap((at) => {
    const node = page.nodesAfter[at];
    return node?.role === "heading" || node?.role === "dialog" ? [withoutSite(node.name, page)] : [];
  });
/** `Quay - New boat`, where a heading of the page before was `Quay - Boats`: the site's own name stands in front of both. */
function withoutSite(name: string, { nodesBefore }: Pick<Ground, "nodesBefore">): string {
  const [, site = "", rest = name] = behindSite.exec(name) ?? [];
  const isOfSite = nodesBefore.some(
    ({ role, name: before }) =>
      role === "heading" && before !== name && behindSite.exec(before)?.[1] === site,
  );
  return site !== "" && isOfSite ? rest : name;
}
const behindSite = /^([^|·–—-]{2,40}) [-|·–—] (\S.*)$/u;

/** `Open the form for a new item`, `Start a new text layer`: what came up has fields, and it or the control is called after making just that. */
export function isFormForNew(part: Part, ground: Ground): boolean {
  const { intent, target, diff, nodesAfter, requests, asSaid } = ground;
  const wanted = new Set(intent.words.map(rootOf));
  // A field alone is no form.
  if (!part.hasFields || part.controls < 2 || requests.stored.length > 0 || ![...wanted].some(isMaking))
    return false;
  // A field in the place of another one may be known by that, and is called otherwise.
  const renamed = (diff?.changed ?? []).flatMap(({ after, name }) => (name === undefined ? [] : [after]));
  const isWritable = [...(diff?.appeared ?? []), ...renamed].some((at) => nodesAfter[at]?.role === "textbox");
  if (!isWritable || closing.test(asSaid)) return false;
  const titled = headingsNew(ground).filter((name) => name !== "");
  const lines = (diff?.linesAdded ?? []).filter((line) => line.length <= titleChars);
  // What is headed is told by its heading: a form that changes something is called like one that makes it.
  const titles = titled.length > 0 ? titled : [target.node?.name ?? "", part.name, ...lines];
  const isCalledNew = titled.some((title) => contentWords(title).map(rootOf).some(isMaking));
  // `New event`, by `New booking`: both make something.
  return (
    titles.some((title) => isTitleOfNew(title, wanted)) ||
    (isCalledNew && isTitleOfNew(target.node?.name ?? "", wanted))
  );
}
const titleChars = 40;
const closing = /(?<!\p{L})(?:clos|hid|cancel|dismiss|leav|exit|abort|discard)/iu;

const entering = /^(?:enter|type|fill|put|write|give|set|choose|select|pick|name|call)(?!\p{L})/iu;

/** `Create a note` where the next step is to write its title: it only opens what that is written in. */
export const opensForNew = ({ verb, intent, input }: Pick<Ground, "verb" | "intent" | "input">): boolean =>
  (verb === "create" || verb === "add") &&
  intent.quoted.length === 0 &&
  intent.value === undefined &&
  !input.isLastStep &&
  input.step?.mutating !== true &&
  entering.test(input.nextStep?.trim() ?? "");
