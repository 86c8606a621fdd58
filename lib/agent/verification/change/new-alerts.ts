import type { AlertTone } from "@/lib/agent/domain/observation";
import { isField, type SkeletonNode } from "@/lib/agent/domain/snapshot";
import { isDenied, pastForms } from "@/lib/agent/domain/wording/done-word";
import { fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { toneOfText } from "@/lib/agent/snapshot/alert-tone";
import { ancestorsOf, descendantsOf, isWithin } from "@/lib/agent/snapshot/node-tree";
import type { GroundBase } from "@/lib/agent/verification/ground";
import { mentions } from "@/lib/agent/verification/step/mentions";
import { rootOf } from "@/lib/agent/verification/step/word-roots";

/**
 * Something that the page began to say. `validation`: it refuses what was entered. `near`: it stands in the form, dialog or row of the action, at a field of
 * it, or speaks of what the step names. `bare`: it is a line of text and no message by its markup.
 */
export type NewAlert = { text: string; tone: AlertTone; validation: boolean; near: boolean; bare: boolean };

const validationWords =
  /\bplease (?:enter|select|fill|choose|provide|correct|check|complete|add|specify|use|type|pick)\b|\b(?:is|are) (?:required|needed|invalid|incorrect|wrong|missing|not valid|too (?:short|long|large|small|big|high|low))\b|\brequired\b|\binvalid\b|\bmust (?:be|not|have|contain|match|include|agree|accept|confirm|enter|choose|select|provide|fill|tick|add|balance|equal|exceed)\b|\b(?:is|are) not the same\b|\bno match for\b|\bnot (?:a )?valid\b|\balready (?:exists|taken|in use|registered|used)\b|\b(?:do|does) not match\b|\bdon['’]t match\b|\bat (?:least|most) \d+\b|\bcan(?:not|['’]t) be (?:empty|blank)\b|\bexpired\b|\binsufficient\b|\bnot enough\b|\bdeclined\b|\bincorrect\b|\bwrong (?:user|password|email|code)\b|\bexceeds?\b|\bnot allowed\b|\blocked out\b|obligatori[oa]|obligatoire|erforderlich|pflichtfeld|obrigatóri[oa]|obbligatori[oa]|inválid[oa]|invalide|ungültig|обязательн|неверн|必填|必須|无效|無効|مطلوب|غير صالح/iu;

export const isValidation = (text: string): boolean => validationWords.test(fold(text));

const undoneWords =
  /(?:\b(?:not|never)|n['’]t) (?:be )?(?:saved|updated|added|created|sent|deleted|removed|stored|applied|submitted|changed)\b|\bundone\b|\b(?:reverted|rolled back)\b|\bfailed to (?:save|update|add|create|send|delete|remove|store|apply|submit)\b|nicht gespeichert|no se (?:pudo|ha podido) guardar|n['’]a pas (?:pu être|été) enregistré|não foi (?:possível )?salv|non è stato salvat|не сохранен|не удалось сохранить|保存失败|未能保存|保存できません|لم يتم الحفظ/iu;

/** The page says that a change was not kept. */
export const saysNotKept = ({ text, tone }: NewAlert): boolean =>
  tone === "error" && undoneWords.test(fold(text));

/** Longest line of plain text that can be a remark on a field; longer ones are content. */
const remarkChars = 90;
const isRemark = (line: string): boolean =>
  line.length <= remarkChars && isValidation(line) && toneOfText(line) === "error";

/** A request broke off, and the page says in so many words that something did. */
const tellsOfFault = (line: string, { requests }: GroundBase): boolean =>
  requests.stored.length === 0 &&
  requests.lost.length > 0 &&
  line.length <= remarkChars &&
  toneOfText(line) === "error";

const refusal =
  /^\P{L}{0,3}(?:(?:error|warning|sorry)\P{L}{1,3})?(?:(?:you|we|i) )?(?:can ?not|can['’]t|could ?n[o'’]t|could not|(?:are |is )?(?:unable|not allowed|not permitted|not possible) to|failed to) (\p{L}+)(?!\p{L})/iu;
const refusalChars = 160;
/** `Cannot delete this customer because it has branches`: what the step or the control wants is what the page says it does not do. */
export function refusesDeed(line: string, { action, intent, verb, target }: GroundBase): boolean {
  const [, deed = ""] = line.length > refusalChars ? [] : (refusal.exec(line) ?? []);
  const own = [verb, intent.words[0] ?? "", wordsOf(target.node?.name ?? "")[0] ?? ""];
  return action.clicks && deed !== "" && own.some((word) => rootOf(word) === rootOf(fold(deed)));
}

/** `The page was changed by another user`: what was sent was not taken over that. */
export const tellsOfConflict = (text: string): boolean => text.length <= refusalChars && conflict.test(text);
const conflict =
  /(?<!\p{L})(?:(?:been|was|were) (?:updated|changed|modified|edited|saved|deleted|removed) (?:meanwhile |in the meantime )?by (?:another|an other|a different|some(?:one|body) else)(?!\p{L})|edit(?:ing)? conflict|conflicting (?:edit|change)s?(?!\p{L}))/iu;
/** The same as plain text, over the form that was sent and is there once more. */
const refusesForm = (line: string, { action, requests, nodesAfter, target }: GroundBase): boolean =>
  action.clicks &&
  action.persistent &&
  requests.stored.length > 0 &&
  tellsOfConflict(line) &&
  nodesAfter.some(({ role, name }) => role === "button" && name === target.node?.name);

/** Messages, invalid fields and bare error lines that were not there before the action. */
export function newAlerts(ground: GroundBase): NewAlert[] {
  const { observed, diff, nodesAfter, intent } = ground;
  const found: NewAlert[] = saidInDialog(ground);
  const explains = opensFields(ground);
  const isForNext = formWasTaken(ground);
  for (const { kind, tone: read, afterIndex, to } of observed?.observations ?? []) {
    const node = afterIndex === undefined ? undefined : nodesAfter[afterIndex];
    const tone = read === "error" && node && tellsOwnDeed(node, ground) ? "success" : read;
    if (kind === "alert_appeared" && tone && node) {
      if (isForNext && isValidation(node.name)) continue;
      const inside = isNear(ground, afterIndex ?? -1);
      const isAnswer = inside || isAllThere(ground);
      const isDemand = !explains && isAnswer && tone === "info" && demandsEntry(node.name, ground);
      found.push({
        text: node.name,
        tone: isDemand ? "error" : tone,
        validation: isDemand || (tone === "error" && isValidation(node.name)),
        near: inside || mentions(node.name, intent),
        bare: false,
      });
    } else if (kind === "state_changed" && node && isInvalid(to) && !wasEmptied(ground, afterIndex ?? -1)) {
      const message = node.description ?? `${node.name || "a field"} is invalid`;
      found.push({
        text: message,
        tone: "error",
        validation: true,
        near: isNear(ground, afterIndex ?? -1),
        bare: false,
      });
    }
  }
  const said = found.map(({ text }) => text).join("\n");
  for (const line of diff?.linesAdded ?? [])
    if (
      (tellsOfFault(line, ground) || refusesDeed(line, ground) || refusesForm(line, ground)) &&
      !said.includes(line)
    )
      found.push({ text: line, tone: "error", validation: false, near: true, bare: false });
  const told = found.map(({ text }) => text).join("\n");
  for (const line of explains || isForNext ? [] : (diff?.linesAdded ?? []))
    if (isRemark(line) && !told.includes(line) && !tellsOwnDeed({ name: line, states: [] }, ground))
      found.push({ text: line, tone: "error", validation: true, near: mentions(line, intent), bare: true });
  for (const text of ground.input.report.sentinel.errors)
    if (!tellsOwnDeed({ name: text, states: [] }, ground))
      found.push({
        text,
        tone: "error",
        validation: isValidation(text),
        near: mentions(text, intent),
        bare: false,
      });
  return found;
}

/** `Failed to start the pump`, over `OK`: a dialog with nothing to enter and nothing to decide says how it went. */
function saidInDialog({ action, diff, nodesAfter, verb }: GroundBase): NewAlert[] {
  // `Open the policy`, headed `Conflict of interest policy`: whoever only looks is told of no failure.
  if (verb === "open" || verb === "navigate") return [];
  const come = (diff?.appeared ?? []).filter((at) => nodesAfter[at]?.role === "dialog");
  return come.flatMap((dialog) => {
    const inside = descendantsOf(nodesAfter, dialog);
    const buttons = inside.filter(({ role }) => role === "button").map(({ name }) => name.trim());
    const isToRead =
      action.clicks &&
      !inside.some(isField) &&
      buttons.some((name) => acknowledges.test(name)) &&
      !buttons.some((name) => decides.test(name));
    return isToRead
      ? inside.flatMap(({ role, name, states }) =>
          role === "heading" && !states.includes("hidden") && toneOfText(name) === "error"
            ? [{ text: name, tone: "error" as const, validation: false, near: true, bare: false }]
            : [],
        )
      : [];
  });
}
const acknowledges = /^(?:ok|okay|close|dismiss|got it|understood|[x×✕✖])$/iu;
const decides = /^(?:cancel|no|yes|back|keep|discard|delete|remove|continue|proceed|save)(?!\p{L})/iu;

/** `Request denied`, where it was to be denied and the control says so too: it is told as done. `Card declined` tells of something else. */
function tellsOwnDeed(
  { name, states }: Pick<SkeletonNode, "name" | "states">,
  { intent, target }: GroundBase,
): boolean {
  // `Click "Reject the claim"`: what the control is called is the deed.
  const [deed = ""] = intent.words.slice(intent.verb === "click" ? 1 : 0).map(fold);
  const [called, told] = [wordsOf(target.node?.name ?? ""), wordsOf(name)];
  const done = pastForms(deed);
  if (deed.length < shortestDeed || ![deed, ...done].some((word) => called.includes(word))) return false;
  const own = done.filter((word) => told.includes(word) && isToldOf(told, word, intent.words));
  const rest = own.reduce((text, word) => text.replaceAll(word, ""), fold(name));
  return own.some((word) => !isDenied(name, word)) && toneOfText(rest, { states }) !== "error";
}

/** What is told to be done stands right before it, if anything does. */
function isToldOf(told: readonly string[], done: string, step: readonly string[]): boolean {
  const thing = told.slice(0, told.indexOf(done)).findLast((word) => !auxiliary.has(word));
  return thing === undefined || step.some((word) => rootOf(word) === rootOf(thing));
}
const auxiliary: ReadonlySet<string> = new Set(
  "is are was were has have had been being now successfully you just".split(" "),
);
const shortestDeed = 4;

const demand =
  /^(?:please )?(?:enter|choose|select|pick|fill (?:in|out)|provide|specify|add|type|give|tell us|wählen|geben|saisis|choisis|sélectionne|indique|introdu|elige|elija|seleccion|escrib|inserisci|scegli|seleziona|escolh|preench|kies|vul|wybierz|wpisz|podaj)\p{L}*(?!\p{L})/iu;
const demandChars = 80;

/** `Choose who to send to`, said in the form where it was sent from, with nothing sent: the form wants more before it goes. */
const demandsEntry = (text: string, { action, requests }: GroundBase): boolean =>
  (action.clicks || action.pressesEnter) &&
  requests.stored.length === 0 &&
  text.length <= demandChars &&
  (demand.test(text.trim()) || isValidation(text));

/** Wherever it came up: in the dialog that was to be sent nothing else came of it, and nothing was asked of the site. */
const isAllThere = ({ observed, requests, target, nodesAfter }: GroundBase): boolean =>
  requests.open.length === 0 &&
  ancestorsOf(nodesAfter, target.afterIndex).some((above) => formed.has(nodesAfter[above]?.role ?? "")) &&
  (observed?.observations ?? []).every(
    ({ kind, effect }) => !effect || kind === "alert_appeared" || kind === "focus_changed",
  );
const formed: ReadonlySet<string> = new Set(["form", "dialog"]);

const isInvalid = (state: string | undefined): boolean =>
  state !== undefined && /^(?:\.is-)?\.?invalid$/.test(state);

/** The page took what the field held and emptied it for the next one: that it is required again refuses nothing. */
function wasEmptied({ diff, nodesBefore, nodesAfter }: GroundBase, index: number): boolean {
  const before = nodesBefore[diff?.match.toBefore[index] ?? -1];
  return (before?.value ?? "") !== "" && (nodesAfter[index]?.value ?? "") === "";
}

/** All fields that held something are empty for the next one, and the site took it or says so: that they are required again refuses nothing. */
function formWasTaken({ diff, nodesBefore, nodesAfter, requests, observed }: GroundBase): boolean {
  // A page that the site gave anew after a form was sent to it shows empty fields whatever became of that.
  const isTaken =
    requests.stored.some(({ resourceType }) => resourceType !== "document") ||
    (observed?.observations ?? []).some(({ kind, tone }) => kind === "alert_appeared" && tone === "success");
  if (!isTaken || requests.refused.length + requests.lost.length > 0) return false;
  const held = [...nodesBefore.keys()].filter((at) => {
    const { role = "", value = "", states = [] } = nodesBefore[at] ?? {};
    return role === "textbox" && value !== "" && !states.includes("disabled") && !states.includes("readonly");
  });
  return (
    held.length > 0 &&
    held.every((at) => {
      const now = nodesAfter[diff?.match.toAfter[at] ?? -1];
      return now !== undefined && (now.value ?? "") === "";
    })
  );
}

const entryRoles: ReadonlySet<string> = new Set(["dialog", "form", "textbox", "combobox"]);

/**
 * A form that just opened, alone or with a page, says what its fields require; that refuses nothing, for nothing was entered yet. One that only stands elsewhere
 * in the page since then, with the same fields in it, did not open.
 */
function opensFields({ diff, nodesAfter, nodesBefore }: GroundBase): boolean {
  const nameless = (nodes: readonly SkeletonNode[], role: string): number =>
    nodes.filter((node) => node.role === role && node.name === "" && !node.states.includes("hidden")).length;
  const isOneMore = (role: string): boolean => nameless(nodesAfter, role) > nameless(nodesBefore, role);
  return (diff?.appeared ?? []).some((index) => {
    const came = nodesAfter[index];
    return (
      came !== undefined &&
      entryRoles.has(came.role) &&
      ((came.name === "" && came.role !== "form" && isOneMore(came.role)) ||
        !nodesBefore.some(({ role, name }) => role === came.role && name === came.name))
    );
  });
}

const groups: ReadonlySet<string> = new Set(["form", "dialog", "item", "row"]);

/** In the form, dialog or row of the target. */
function isNear({ nodesAfter, nodesBefore, target, diff }: GroundBase, index: number): boolean {
  const container =
    target.afterIndex >= 0
      ? ancestorsOf(nodesAfter, target.afterIndex).find((above) => groups.has(nodesAfter[above]?.role ?? ""))
      : ancestorsOf(nodesBefore, target.index)
          .filter((above) => groups.has(nodesBefore[above]?.role ?? ""))
          .map((above) => diff?.match.toAfter[above] ?? -1)
          .find((above) => above >= 0);
  return container !== undefined && index >= 0 && isWithin(nodesAfter, index, container);
}
