import { isActionable } from "@/lib/agent/domain/snapshot";
import { readUrl } from "@/lib/agent/domain/urls";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, wordsOf } from "@/lib/agent/domain/wording/words";
import type { Ground } from "@/lib/agent/verification/ground";
import { objectRoots } from "@/lib/agent/verification/step/mentions";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";

/**
 * Another link that is called so too, or so but for a number that the step does not say, leads elsewhere, and the step's words point at both of them: only the
 * page that came can tell which it was, by the part of the list that the step looks in.
 */
export function isOneOfNamesakes(ground: Ground): boolean {
  const { fit, asSaid, target, nodesBefore } = ground;
  const { name = "", href } = target.node ?? {};
  const said = wordsOf(asSaid);
  const bare = wordsOf(name).filter((word) => !/^\d+$/.test(word) || said.includes(word));
  const alike = [wordsOf(name), bare].map((words) => words.join(" "));
  return (
    fit.fit === "unclear" &&
    bare.length > 0 &&
    nodesBefore.some(
      (node) =>
        node.role === "link" &&
        node.href !== undefined &&
        node.href !== href &&
        !isOfOnePlace(node.href, href ?? "") &&
        !node.states.includes("hidden") &&
        alike.includes(wordsOf(node.name).join(" ")),
    ) &&
    !tellsPart(ground)
  );
}

/** `/coast` and `/coast/visit`: a place, and a page of it. */
const isOfOnePlace = (one: string, other: string): boolean =>
  [
    [one, other],
    [other, one],
  ].some(([above = "", below = ""]) => below.startsWith(`${above.replace(/\/$/, "")}/`));

/** `the card "Tar the keel" in Doing`, and the page of the card says `Column: Doing`, where neither the step's thing nor a control is called so. */
const tellsPart = ({ intent: { container = "", object }, diff, nodesAfter }: Ground): boolean =>
  wordsOf(container).length > 0 &&
  !containsPhrase(object, container) &&
  (diff?.linesAdded ?? []).some((line) => line.length <= longestLine && containsPhrase(line, container)) &&
  !nodesAfter.some((node) => isActionable(node) && containsPhrase(node.name, container));
const longestLine = 60;

/** `Show the list of orders` by `Order templates`, where there is `Orders`: the step says all of the other link's name, and not all of this one's. */
export function isLessCalled({ fit, asSaid, intent, target, nodesBefore }: Ground): boolean {
  const said = rootsOf(asSaid);
  const isSaid = (name: string): boolean =>
    wordsOf(name).every((word) => said.has(rootOf(word)) || /^\d+$/.test(word));
  const about = objectRoots(intent);
  // `The page of the Norse lamp`, by `Danish lamp, brass`, where there is `Norse lamp, brass`.
  const isAbout = (name: string): boolean =>
    about.length > 1 && about.every((word) => rootsOf(name).has(word));
  return (
    fit.fit === "unclear" &&
    !isSaid(target.node?.name ?? "") &&
    !isAbout(target.node?.name ?? "") &&
    nodesBefore.some(
      ({ role, name, href, states }) =>
        role === "link" &&
        href !== target.node?.href &&
        !states.includes("hidden") &&
        (isSaid(name) ? about.some((word) => rootsOf(name).has(word)) : isAbout(name)),
    )
  );
}

/**
 * `Open the list of beds` by a card that leads to `/list/BedPlan`, where another one leads to `/list/Bed`: cards say much beside what they are called, but their
 * addresses do not.
 */
export function leadsToMore({ asSaid, intent, target, nodesBefore }: Ground): boolean {
  const { name = "", href = "" } = target.node ?? {};
  const own = endOf(href);
  const [said, about] = [rootsOf(asSaid), objectRoots(intent)];
  if (
    own.length < 2 ||
    own.every((word) => said.has(word)) ||
    wordsOf(name).every((word) => said.has(rootOf(word)))
  )
    return false;
  return nodesBefore.some(({ role, href: other, states }) => {
    const its = role === "link" && !states.includes("hidden") ? endOf(other) : [];
    return (
      // Where they lie in different parts of the site, the last words say different things.
      aboveOf(other) === aboveOf(href) &&
      its.length > 0 &&
      its.length < own.length &&
      its.every((word) => own.includes(word) && said.has(word)) &&
      its.some((word) => about.includes(word))
    );
  });
}
const partsOf = (href = ""): string[] =>
  (readUrl(href)?.pathname.split("/") ?? []).filter((part) => part !== "");
const aboveOf = (href = ""): string => partsOf(href).slice(0, -1).join("/");
/** The words of the last part of an address. */
const endOf = (href = ""): string[] => {
  const last = partsOf(href).at(-1) ?? "";
  return [...rootsOf(last.replace(/(\p{Ll})(?=\p{Lu})/gu, "$1 ").replace(/[-_.]+/g, " "))];
};

/**
 * `Open the note about leeks` by `Sowing early leeks`, where there is `Sowing leeks`, which the goal quotes: the other link is called just as that, and this one
 * by more than the step or the goal say.
 */
export function isMoreCalled({ input, asSaid, target, nodesBefore }: Ground): boolean {
  const { name = "", href } = target.node ?? {};
  const texts = [asSaid, input.goal];
  if (texts.some((text) => containsPhrase(text, name))) return false;
  const words = wordsOf(name);
  return readStepIntent(input.goal).quoted.some((quote) => {
    const wanted = wordsOf(quote);
    return (
      wanted.length > 1 &&
      wanted.length < words.length &&
      wanted.every((word) => words.includes(word)) &&
      nodesBefore.some(
        (node) =>
          node.role === target.node?.role &&
          node.href !== href &&
          !node.states.includes("hidden") &&
          wordsOf(node.name).join(" ") === wanted.join(" "),
      )
    );
  });
}
