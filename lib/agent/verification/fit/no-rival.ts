import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import type { StepIntent } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import type { Wanted } from "@/lib/agent/verification/fit/wanted-words";
import { crosses } from "@/lib/agent/verification/step/meant-verb";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";
import { rowOf } from "./candidates";
import { type Described, hasQuote, knows } from "./described-element";
import { properNames } from "./named-entry";

/** `Remove alert for Copper` is no rival where nothing is to be removed. */
const takesUnasked = ({ name }: Described, { words, quotes }: Wanted): boolean =>
  name.has(taking) && !words.includes(taking) && !quotes.some((quote) => rootsOf(quote).has(taking));
const taking = rootOf("remove");

/** `Add to cart` is no rival where the cart is to be opened. */
const putsUnasked = ({ nameText }: Described, { words, verbs }: Wanted): boolean =>
  putting.test(nameText.trim()) && verbs.includes(opens) && !words.includes(adding);
const putting = /^(?:add|move|save|put|copy) to(?!\p{L})/iu;
const [opens, adding] = [rootOf("open"), rootOf("add")];

/** `Mark all as done` is no rival where one thing is to be marked. */
const takesAll = ({ nameWords }: Described, { words, quotes }: Wanted): boolean =>
  nameWords.some((word) => everything.has(word)) &&
  !words.some((word) => everything.has(word)) &&
  !quotes.some((quote) => [...rootsOf(quote)].some((word) => everything.has(word)));
const everything: ReadonlySet<string> = new Set(["all", "every", "everything"].map(rootOf));

/** `#18`: where what was used bears the number that the step says, what does not bear it is not meant. */
const lacksNumber = (one: Described, own: Described, { words }: Wanted): boolean =>
  words.some(
    (word, at) =>
      /\d/.test(word) &&
      knows(own, word) &&
      (!knows(one, word) || (bearsAs(own, words[at - 1], word) && !bearsAs(one, words[at - 1], word))),
  );
/** The number stands behind the word that it stands behind in the step: `Gate 7` in an entry, and not just `row 7`. */
const bearsAs = ({ nameText, hintText, contextTexts }: Described, word: string | undefined, number: string) =>
  word !== undefined &&
  [nameText, hintText, ...contextTexts].some((text) => {
    const all = wordsOf(text);
    return all.some((one, at) => one === number && at > 0 && rootOf(all[at - 1] ?? "") === word);
  });

/** `Re: Lunch` is no rival of what is called `Lunch` and no more. */
const isAnswer = (one: Described, own: Described, { quotes }: Wanted): boolean =>
  quotes.some((quote) => {
    const [text, at] = [fold(one.nameText), fold(one.nameText).indexOf(fold(quote))];
    return fold(own.nameText).startsWith(fold(quote)) && at > 0 && answering.test(text.slice(0, at));
  });
const answering = /^(?:(?:re|fwd?|aw|wg|sv|rv|tr|vs)\s?:\s*)+["“'‘]?$/iu;

/** `+ Table`, `New list`: it makes one of what the step only says where its thing stands (`Add the guest to the table`, `Show the rows of the table`). */
const makesPlace = ({ name, nameText }: Described, { words, places }: Wanted): boolean => {
  const [, made = ""] = making.exec(nameText.trim()) ?? [];
  const thing = [...rootsOf(made)];
  return (
    thing.length > 0 &&
    thing.every((word) => places.includes(word)) &&
    words.some((word) => !name.has(word) && !places.includes(word))
  );
};
const making = /^(?:[+＋]|(?:new|create)(?!\p{L}))\s*(?:an? )?(\p{L}.{0,40})$/iu;

/** `Add problem` is no rival where the thing that the step quotes is there already, and nothing is to be added. */
const addsInstead = (one: Described, own: Described, { words, quotes }: Wanted): boolean =>
  creating.test(one.nameText.trim()) &&
  !words.some((word) => creation.has(word)) &&
  quotes.some((quote) => hasQuote(own, quote) && !containsPhrase(one.nameText, quote));
const creating = /^[+＋]?\s*(?:add|new|create)(?!\p{L})/iu;
const creation: ReadonlySet<string> = new Set(
  "add new create make insert enter write type register record start begin copy duplicate put"
    .split(" ")
    .map(rootOf),
);

/** `New list` makes another one, where the one that is new already is to be saved or given something (`Set the colour of the new list to blue`). */
const makesAnother = ({ nameText }: Described, own: Described, { words, verbs }: Wanted): boolean => {
  const thing = [...rootsOf(making.exec(nameText.trim())?.[1] ?? "")];
  const [first = "", verb = ""] = verbs;
  return (
    working.has(verb) &&
    !creation.has(first) &&
    thing.length > 0 &&
    words.includes(fresh) &&
    thing.every((word) => words.includes(word)) &&
    !keepsNothing(own, words)
  );
};
/** `Delete`, `Preview` and `Save as draft` neither save nor give what the step says. */
const keepsNothing = ({ nameText }: Described, words: readonly string[]): boolean => {
  const word = dropping.exec(nameText)?.[0];
  return word !== undefined && !words.includes(rootOf(word.toLowerCase()));
};
const dropping =
  /(?<!\p{L})(?:delete|remove|discard|cancel|preview|draft|löschen|entfernen|verwerfen|abbrechen|vorschau|entwurf|supprimer|annuler|aperçu|brouillon|eliminar|borrar|cancelar|vista previa|borrador|elimina|annulla|anteprima|bozza|excluir|apagar|descartar|pré-visualizar|rascunho)(?!\p{L})|удалить|отмена|черновик|предпросмотр|删除|取消|预览|草稿|削除|キャンセル|プレビュー|下書き|حذف|إلغاء|معاينة|مسودة/iu;
const fresh = rootOf("new");
const working: ReadonlySet<string> = new Set(["submit", "edit", "type", "select"].map(rootOf));

/** It does something else, or does it to more, than the step says. */
const doesMore = (one: Described, own: Described, wanted: Wanted): boolean =>
  takesUnasked(one, wanted) ||
  putsUnasked(one, wanted) ||
  takesAll(one, wanted) ||
  makesPlace(one, wanted) ||
  makesAnother(one, own, wanted);

/** What does something else, does it to more, or is about another number than the step says is not what was meant instead of `own`. */
export const isNoRival = (one: Described, own: Described, wanted: Wanted): boolean =>
  doesMore(one, own, wanted) ||
  addsInstead(one, own, wanted) ||
  isAnswer(one, own, wanted) ||
  lacksNumber(one, own, wanted);

/** `my own issues` by `Your issues`: what is not called so is no rival. */
export function isOfAnybody(
  nodes: readonly SkeletonNode[],
  rival: number,
  target: number,
  { object }: StepIntent,
): boolean {
  const [own, other] = [nodes[target]?.name ?? "", nodes[rival]?.name ?? ""];
  if (!ofUser.test(own) || ofUser.test(other) || !personal.test(object)) return false;
  const said = rootsOf(object);
  return (
    wordsOf(own).slice(1).length > 0 &&
    wordsOf(own)
      .slice(1)
      .every((word) => said.has(rootOf(word)))
  );
}
const personal = /(?<!\p{L})(?:my|mine)(?!\p{L})/iu;
const ofUser = /^(?:my|your)(?!\p{L})/iu;

/** `the other options next to Save draft`: that button only says where they are. */
export const isNeighbourSaid = ({ name }: SkeletonNode, { container = "", words }: StepIntent): boolean =>
  name !== "" && words.some((word) => neighbouring.has(word)) && fold(name) === fold(container);
const neighbouring: ReadonlySet<string> = new Set(["next", "beside", "near", "alongside"]);

/** Nothing of the element itself says what it is, or only what its icon is called in a font: that another one is named says nothing against it. */
export const isNameless = ({ name, hint, hintText }: Described): boolean =>
  name.size === 0 && (hint.size === 0 || iconAlone.test(hintText.trim()));
const iconAlone = /^icon [a-z][a-z0-9-]{0,30}$/;

/** An icon without a name, in no entry, with all that stands around it as its neighbour: that tells of the part of the page, and not of the icon. */
export const isToldByPart = (nodes: readonly SkeletonNode[], index: number): boolean =>
  nodes[index]?.name === "" &&
  rowOf(nodes, index) < 0 &&
  wordsOf(nodes[index]?.nearText ?? "").length > mostBeside;
const mostBeside = 6;

/** The link of the place that is open says of which thing it is the page; nobody has to go there. */
export const isPlaceOpen = (node: SkeletonNode | undefined): boolean =>
  node?.role === "link" && node.states.includes("current");

/** A cross in the entry that bears the names of the step, where what is called better stands in no such entry. */
function isCrossOfNamed(
  nodes: readonly SkeletonNode[],
  target: number,
  rival: number,
  intent: StepIntent,
): boolean {
  const names = properNames(intent).map(rootOf);
  const bears = (index: number): boolean => {
    const entry = rootsOf(nodes[rowOf(nodes, index)]?.name ?? "");
    return names.every((name) => entry.has(name));
  };
  return (
    crosses.test(nodes[target]?.name.trim() ?? "") &&
    names.length > 0 &&
    bears(target) &&
    (!bears(rival) || isSign(intent))
  );
}

/** `Press the pencil at "Ann"`: a picture is pressed in the entry of Ann, whatever it is called. Her name in that entry, that says nothing of a picture, is no rival. */
function isSignOfNamed(
  nodes: readonly SkeletonNode[],
  target: number,
  rival: number,
  intent: StepIntent,
): boolean {
  const row = rowOf(nodes, target);
  const thing = rootsOf(intent.container ?? "");
  const entry = rootsOf(nodes[row]?.name ?? "");
  const told = [...properNames({ ...intent, object: "" }), ...intent.quoted.flatMap(wordsOf)].map(rootOf);
  return (
    isSign(intent) &&
    row >= 0 &&
    rowOf(nodes, rival) === row &&
    told.length > 0 &&
    told.every((word) => thing.has(word) && entry.has(word)) &&
    !intent.quoted.some((quote) => containsPhrase(nodes[target]?.name ?? "", quote)) &&
    ![...rootsOf(intent.object)].some((word) => rootsOf(nodes[rival]?.name ?? "").has(word))
  );
}
/** The step presses what it calls by its picture alone. */
export const isSign = ({ verb, object }: StepIntent): boolean => verb === "click" && signs.test(object);
const signs =
  /^(?:(?:small|little|tiny|red|gr[ea]y|green|blue|round) )?(?:cross|x|bin|trash ?can|dustbin|pencil|pen|gear|cog|wheel|star|heart|plus|minus|(?:three )?dots|ellipsis|arrow|chevron|triangle|caret|bell|eye|magnifier|magnifying glass|flag|pin|(?:paper ?)?clip|hamburger|envelope|padlock|lock|key|symbol|icon|sign)(?: (?:icon|symbol|sign|button))?$/iu;

/** It is the cross or the picture of the thing that the step names, whatever is called better. */
export const isItsSign = (...those: Parameters<typeof isCrossOfNamed>): boolean =>
  isCrossOfNamed(...those) || isSignOfNamed(...those);
