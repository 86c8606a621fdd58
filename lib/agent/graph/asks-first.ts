import { answering, asksForAnswer } from "@/lib/agent/domain/asks-for-answer";
import { isField, type PageSnapshot, type SkeletonNode } from "@/lib/agent/domain/snapshot";
import { storingRequests } from "@/lib/agent/domain/stored-requests";
import { compareUrls, isPlaceChange } from "@/lib/agent/domain/urls";
import { declining } from "@/lib/agent/domain/wording/question-answers";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, contentWords } from "@/lib/agent/domain/wording/words";
import type { LookedAt } from "./verification-input";

/** The page asks first, and nothing is done yet: in a dialog that came up in answer, or, with no request sent, in the entry itself or on a page of its own. */
export const asksFirst = (looked: LookedAt, page: PageSnapshot): boolean =>
  asksInDialog(looked, page) ||
  asksInEntry(looked, page) ||
  asksInPlace(looked, page) ||
  asksOnPage(looked, page);

const isSent = ({ record, report }: LookedAt): boolean =>
  report.networkEvents === undefined || storingRequests(report.networkEvents, record.urlAtAction).length > 0;

/** Another page came up that asks and takes nothing but the answer. */
const asksOnPage = (looked: LookedAt, { url, nodes, lines }: PageSnapshot): boolean =>
  !isSent(looked) &&
  isPlaceChange(compareUrls(looked.record.urlAtAction, url), true) &&
  asksForAnswer(nodes, lines);

/** In the entry of the control there is now a second one of its name, or one that confirms; no entry came or went, and no request went out. */
function asksInEntry(looked: LookedAt, { nodes }: PageSnapshot): boolean {
  const { target, beforeState } = looked.record;
  const before = beforeState?.semanticSkeleton?.nodes;
  const entry = /^.*(?:^|\/)(?:row|item)(?::[^/]*)?/u.exec(target?.path ?? "")?.[0];
  if (!target || !before || entry === undefined || isSent(looked)) return false;
  if (before.filter(isEntry).length !== nodes.filter(isEntry).length) return false;
  // An entry is called by what it holds: its path begins as before.
  const at = entry.slice(0, entryNameKept);
  const answers = (page: readonly SkeletonNode[], isOne: (name: string) => boolean): number =>
    page.filter(
      ({ role, name, states, path }) =>
        answering.has(role) && !states.includes("hidden") && path.startsWith(at) && isOne(name.trim()),
    ).length;
  const comesMore = (isOne: (name: string) => boolean): boolean =>
    answers(nodes, isOne) > answers(before, isOne);
  const repeats = (name: string): boolean => containsPhrase(name, target.name) && !declining.test(name);
  return (
    comesMore((name) => name === target.name || confirming.test(name)) ||
    // `Yes, remove | Keep`, `Remove for good | Cancel` in place of the control itself.
    comesMore((name) => confirming.test(name)) ||
    (comesMore((name) => declining.test(name)) && answers(nodes, repeats) > 0)
  );
}
/** Where the control stood, and is no more, there came one that says yes and a way back; no request went out. */
function asksInPlace(looked: LookedAt, { nodes }: PageSnapshot): boolean {
  const { target, beforeState } = looked.record;
  const before = beforeState?.semanticSkeleton?.nodes;
  if (!target || !before || isSent(looked)) return false;
  const names = (page: readonly SkeletonNode[]): string[] =>
    page
      .filter(
        ({ role, path, states }) => answering.has(role) && path === target.path && !states.includes("hidden"),
      )
      .map(({ name }) => name.trim());
  const old = new Set(names(before));
  const come = names(nodes).filter((name) => !old.has(name));
  return (
    !names(nodes).includes(target.name) &&
    come.some((name) => declining.test(name)) &&
    come.some((name) => confirming.test(name) || (!declining.test(name) && isSameDeed(name, target.name)))
  );
}

/** `Really delete`, `Delete for good` for `Delete the comment of Gus`. */
function isSameDeed(name: string, pressed: string): boolean {
  const said = name.replace(really, "");
  const { verb } = readStepIntent(said);
  const [word] = contentWords(said);
  return verb === readStepIntent(pressed).verb && (verb !== "unknown" || word === contentWords(pressed)[0]);
}
const really = /^(?:really|definitely|wirklich|endgültig|vraiment|realmente|davvero|echt)\s+/iu;

const isEntry = ({ role, states }: SkeletonNode): boolean =>
  (role === "row" || role === "item") && !states.includes("hidden");
/** Paths keep this much of an entry's name; what came up in it stands at its end. */
const entryNameKept = 40;
const confirming =
  /^(?:yes|confirm|ok|okay|sure|continue|ja|bestätigen|oui|confirmer|sí|confirmar|sì|conferma|sim)(?!\p{L})/iu;

/** A dialog came up in answer, with nothing in it but what to press, or, where no request went out, with fields for what is still to be said. */
function asksInDialog(looked: LookedAt, { nodes }: PageSnapshot): boolean {
  const { beforeState } = looked.record;
  const isShown = ({ role, states }: { role: string; states: readonly string[] }): boolean =>
    role === "dialog" && !states.includes("hidden");
  const before = beforeState?.semanticSkeleton?.nodes.filter(isShown).length ?? 0;
  const dialog = nodes.findLastIndex(isShown);
  if (dialog < 0 || nodes.filter(isShown).length <= before) return false;
  const isInside = (index: number): boolean => {
    const above = nodes[index]?.parent ?? -1;
    return above === dialog || (above >= 0 && above < index && isInside(above));
  };
  const inside = [...nodes.keys()].filter(isInside);
  const shown = inside.flatMap((index) => nodes[index] ?? []);
  const takesNothing = !shown.some(isField);
  return shown.some(({ role }) => answering.has(role)) && (takesNothing || !isSent(looked));
}
