import { isCounting } from "./counting-control";
import { rangeDays } from "./dates/day-ranges";
import { shortDaysIn } from "./dates/days";
import { listedDays } from "./dates/listed-days";
import { boxesDeclined, listNamed } from "./named-choices";
import { isField, type SkeletonNode } from "./snapshot";
import { startsWithVerb } from "./wording/action-verbs";
import { beginsCommand } from "./wording/begins-command";
import { goalParts } from "./wording/clauses";
import { optionHead } from "./wording/option-head";
import { isHeldBy } from "./wording/same-value";
import { readStepIntent } from "./wording/step-intent";
import { containsPhrase, contentStems, contentWords, fold, stem, wordsOf } from "./wording/words";

const segments: ReadonlySet<string> = new Set(["clickable", "button", "option", "tab"]);
const on: ReadonlySet<string> = new Set(["checked", "selected", "pressed", "current"]);
/** Of several of which one is to be chosen, the one that is: by its state, or by what its class says. */
export const isChosen = ({ states }: Pick<SkeletonNode, "states">): boolean =>
  states.some((state) => on.has(state) || /^\.(?:on|active|selected|checked|current|chosen)$/.test(state));

/** One of several side by side, of which another one stands. */
export const isBesideChosen = (
  node: Pick<SkeletonNode, "role" | "path" | "states">,
  nodes: readonly Pick<SkeletonNode, "role" | "path" | "states">[],
): boolean =>
  !isChosen(node) &&
  nodes.some((other) => other.role === node.role && other.path === node.path && isChosen(other));

/**
 * What a form, a dialog or an entry outside of both offered, the goal names, and nobody chose when its control was pressed: one of several radio buttons, options or segments of which
 * another one stood, or none; a box that a part of the goal speaks of and of nothing else in the form. Where the goal names several of a group it is not
 * known which one it means. Which way a box is to stand is not read: who used it, meant it.
 */
export function unchosenOffers(
  goal: string,
  pressed: { name: string; path: string; role?: SkeletonNode["role"] },
  nodes: readonly SkeletonNode[],
): string[] {
  const part = formPart.exec(pressed.path)?.[0] ?? entryPart.exec(pressed.path)?.[0];
  const outside = [...radiosMeant(goal, nodes), ...nodes.flatMap((node) => listNamed(node, goal))];
  if (part === undefined) return [...new Set(outside)];
  const { plain, isSaid } = saidIn(goal);
  const inside = nodes.filter(
    ({ path, states }) => (path === part || path.startsWith(`${part}/`)) && !states.includes("hidden"),
  );
  const offered = [
    ...inside.flatMap((node) => listLeft(node, goal)),
    ...groupsOf(inside, controlUsed(pressed, inside)).flatMap((group) => leftOf(group, isSaid, plain)),
    ...boxesNamed(plain, inside),
    ...boxesDeclined(plain, inside),
  ];
  return [...new Set([...offered, ...outside])];
}

const formPart = /^.*(?:^|\/)(?:form|dialog)(?::[^/]*)?/u;
/** A row or card with fields and a button of its own is a form, however it is marked up. */
const entryPart = /^.*(?:^|\/)(?:row|item)(?::[^/]*)?/u;

/** A key pressed in a field sends its form as the first button of it does. */
const controlUsed = (
  { name, role }: { name: string; role?: SkeletonNode["role"] },
  inside: readonly SkeletonNode[],
): string =>
  role !== undefined && isField({ role }) && role !== "radio" && role !== "checkbox"
    ? (inside.find((node) => node.role === "button")?.name ?? name)
    : name;

/** `Switch to the plan "Family"`: the one radio button of the page that is called just what it is to be, wherever that is confirmed. */
function radiosMeant(goal: string, nodes: readonly SkeletonNode[]): string[] {
  if (!choosing.test(goal.trim())) return [];
  const wanted = readStepIntent(goal).quoted.filter((text) =>
    becoming.test(goal.slice(0, goal.indexOf(text))),
  );
  const [only, ...more] = nodes.filter(
    ({ role, name, states }) =>
      role === "radio" &&
      !states.includes("hidden") &&
      !states.includes("disabled") &&
      wanted.some((text) => fold(text) === fold(name)),
  );
  return only && more.length === 0 && !isChosen(only) ? [only.name] : [];
}
const choosing =
  /^(?:please\s+|bitte\s+)?(?:switch|change|move|upgrade|downgrade|choose|pick|select|take|wechs\p{L}*|änder\p{L}*|wähl\p{L}*|chang\p{L}*|chois\p{L}*|pass\p{L}*|cambi\p{L}*|elig\p{L}*|scegl\p{L}*|mud\p{L}*|escolh\p{L}*|kies)(?!\p{L})/iu;
const becoming =
  /(?<!\p{L})(?:to|as|choose|pick|select|option|auf|zu|als|à|en|comme|como|para|naar)\s(?:\p{L}+\s){0,3}\P{L}$/iu;

type Saying = { plain: string; isSaid: (name: string) => boolean };

/** `to 8 vCPU` → `8 vCPU · 32 GB`: what an option says after its first part explains that part, which the goal says word for word. */
const isHeadSaid = (name: string, plain: string): boolean => {
  const head = optionHead(name);
  return head !== name && wordsOf(head).join("").length > 1 && containsPhrase(plain, head);
};

/**
 * What a goal says outside of its quotes. A letter by itself tells only beside its word: `zone B` says nothing of `Zone A`, nor does `a zone`. Numbers tell
 * only in a row: `on 14 May at 10:30` says nothing of `14:30`. A day is said by its number and month together: `berth 12 from 3 to 6 May` says nothing of `12 May`.
 */
function saidIn(goal: string): Saying {
  const { quoted } = readStepIntent(goal);
  const plain = quoted.reduce((text, one) => text.replace(one, " "), goal);
  const said = new Set(contentStems(plain));
  const isSaid = (name: string): boolean => {
    const words = contentWords(name)
      .filter((word) => !permitting.has(word))
      .map(stem);
    const all = wordsOf(name);
    const isLettered = all.length > 1 && all.some((word) => /^\p{L}$/u.test(word));
    const isInRow = all.length > 1 && all.every((word) => /^\d+$/.test(word));
    return (
      words.length > 0 &&
      contentWords(name).length <= 3 &&
      words.every((word) => said.has(word)) &&
      (!(isLettered || isInRow) || containsPhrase(plain, name)) &&
      (shortDaysIn(name).length === 0 || isDaySaid(name, plain))
    );
  };
  return { plain, isSaid };
}

const isDaySaid = (day: string, goal: string): boolean =>
  isHeldBy(day, [goal]) ||
  rangeDays(goal).some(({ value }) => isHeldBy(day, [value])) ||
  shortDaysIn(day).some(({ time }) => listedDays(goal).includes(time));

/** `Can view`, where the goal says `view only`: that it may be done is said by every option. */
const permitting: ReadonlySet<string> = new Set("can allowed kann darf peut puede può pode".split(" "));

/** The option of a list that the goal says, and that it does not show; one that the goal says word for word before one of scattered words. */
function listLeft({ role, name, options = [], value = "" }: SkeletonNode, goal: string): string[] {
  if (role !== "combobox") return [];
  const { plain, isSaid } = saidIn(goal);
  const { quoted } = readStepIntent(goal);
  // Options of one letter are told behind the name of their list: `zone B`.
  const isLetter = (option: string): boolean =>
    wordsOf(option).join("").length === 1 && containsPhrase(plain, `${name} ${option}`);
  const whole = options.filter((option) => isSaid(option) || isLetter(option));
  const all = whole.length > 0 ? whole : options.filter((option) => isHeadSaid(option, plain));
  const exact = all.filter((option) => containsPhrase(plain, option));
  const told = all.length > 1 && exact.length === 1 ? exact : all;
  const aimed = told.length > 1 ? told.filter((option) => !isLeft(option, plain)) : told;
  const named =
    aimed.length > 0 ? aimed : options.filter((one) => quoted.some((text) => fold(text) === fold(one)));
  const [only] = named;
  const isShown = all.length === 1 && isSaid(value);
  return only !== undefined && named.length === 1 && !isShown && fold(value) !== fold(only) ? [only] : [];
}

/** `from Tuesday to Thursday`: what it is to be no longer. */
const isLeft = (option: string, goal: string): boolean =>
  leaving.some((word) => containsPhrase(goal, `${word} ${option}`));
const leaving = ["from", "instead of", "not", "von", "statt", "de", "depuis", "desde", "da", "du", "del"];

const boxRoles: ReadonlySet<string> = new Set(["checkbox", "switch"]);

const staying =
  /^(?:keep|leave|behalt|lass|garde|laisse|deja|mantén|mantieni|lascia|mantém|deixa)\p{L}*(?!\p{L})/iu;
const turningOn =
  /^(?:please\s+)?(?:(?:turn|switch)\s+on|tick|check|accept|agree|subscribe|enable|activate|include|add|with|aktivier|akzeptier|mit|füg|ajout|accept|activ|avec|acept|con|aggiung|attiv|ativ|com)\p{L}*(?!\p{L})/iu;

/** `Send a weekly digest`, `Show prices`: what a box does when it is on, which is not what it is called. */
const says: ReadonlySet<string> = new Set(
  "send show receive get enable allow use include display turn switch activate keep me notify want".split(
    " ",
  ),
);

/** Boxes with a part of the goal to themselves: `… and unsubscribe from the offers`. */
function boxesNamed(goal: string, inside: readonly SkeletonNode[]): string[] {
  const fields = inside.filter((node) => isField(node) && contentWords(node.name).length > 0);
  const parts = goalParts(goal).map((text) => ({ text, said: new Set(contentStems(text)) }));
  return fields
    .filter(({ role }) => boxRoles.has(role))
    .filter((box) => {
      const words = contentWords(box.name)
        .filter((word) => !says.has(word))
        .map(stem);
      return (
        words.length > 0 &&
        parts.some(
          ({ text, said: part }) =>
            words.every((word) => part.has(word)) &&
            !staying.test(text) &&
            !(isChosen(box) && turningOn.test(text)) &&
            !fields.some(
              (other) => other !== box && contentWords(other.name).some((word) => part.has(stem(word))),
            ),
        )
      );
    })
    .map(({ name }) => name);
}

function groupsOf(inside: readonly SkeletonNode[], pressed: string): SkeletonNode[][] {
  const single = inside.filter(
    ({ role, name, states }) =>
      (role === "radio" || (segments.has(role) && !startsWithVerb(name) && !isCounting(name))) &&
      name !== pressed &&
      !states.includes("popup") &&
      !states.includes("disabled"),
  );
  const keys = [...new Set(single.map(({ role, path }) => `${role} ${path}`))];
  return keys
    .map((key) => single.filter(({ role, path }) => `${role} ${path}` === key))
    .filter((group) => group.length > 1);
}

function leftOf(group: readonly SkeletonNode[], isSaid: (name: string) => boolean, goal: string): string[] {
  const whole = group.filter(({ name }) => isSaid(name));
  const told = whole.length > 0 ? whole : group.filter(({ name }) => isHeadSaid(name, goal));
  // `Approve` and `Comment only`, where the goal says both words: it commands one of them.
  const commanded = told.length > 1 ? told.filter(({ name }) => beginsCommand(name, goal)) : told;
  const [only] = commanded;
  return only && commanded.length === 1 && !isChosen(only) ? [only.name] : [];
}
