import type { Entered } from "@/lib/agent/completion/deed/entered";
import type { Ground } from "@/lib/agent/completion/ground";
import { shownEntries } from "@/lib/agent/completion/page/entries";
import { isLookOnly } from "@/lib/agent/domain/choose-record";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { containsPhrase, contentStems, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { withoutControls } from "@/lib/agent/snapshot/entry-text";
import { pathParts } from "@/lib/agent/snapshot/path-parts";

/** What was chosen in a list or among radio buttons, what that is called, and what it offered then. */
type Choice = { label: string; chosen: string; offered: readonly string[] };

/**
 * `For: Ida Kaya` and `The boiler leaks`, where `Bo Lind` was chosen under `For`: each entry that shows the text says behind the label of the choice, or by the name of another of its
 * options, whom or what it went to, and that is not what was chosen for it.
 */
export function isToldForOther(
  entered: readonly Entered[],
  { snapshot, task }: Pick<Ground, "snapshot" | "task">,
): boolean {
  const choices = choicesOf(entered, task);
  const texts = entered.flatMap((one) =>
    one.kind === "element_value" && one.element.role === "textbox" && wordsOf(one.value).length > 1
      ? [one.value]
      : [],
  );
  if (choices.length === 0 || texts.length === 0) return false;
  const entries = shownEntries(snapshot.nodes).map((node) => withoutControls(node, snapshot.nodes));
  return texts.some((text) => {
    const said = entries.flatMap(({ name }) =>
      containsPhrase(name, text) ? [fold(name).replace(fold(text), " ")] : [],
    );
    return choices.some(
      (choice) =>
        said.length > 0 && said.every((rest) => saysOther(choice, { rest, text }, snapshot, task.goal)),
    );
  });
}

function choicesOf(entered: readonly Entered[], { history }: Ground["task"]): Choice[] {
  const used = history.flatMap((record) =>
    isLookOnly(record)
      ? []
      : [record.target, ...(record.chainTargets ?? [])].map((target) => ({ target, record })),
  );
  return entered.flatMap((one): Choice[] => {
    const { role, name = "" } = one.element;
    const isList = one.kind === "element_value" && role === "combobox";
    const isButton = one.kind === "element" && role === "radio" && one.state === "checked";
    if (!isList && !isButton) return [];
    const last = used.findLast(({ target }) => target?.role === role && target.name === name);
    const label = isList ? name : groupOf(last?.target?.path ?? "");
    return [{ label, chosen: isList ? one.value : name, offered: last?.record.offered ?? [] }];
  });
}

/** What the radio buttons of a group stand in. */
const groupOf = (path: string): string =>
  pathParts(path).findLast(({ role, name }) => role === "region" && name !== "")?.name ?? "";

/** The text that was written, and what else its entry says. */
type Entry = { text: string; rest: string };

const telling = /^[^\d]*\p{L}{3}[^\d]*$/u;

function saysOther(
  { label, chosen, offered }: Choice,
  entry: Entry,
  page: PageSnapshot,
  goal: string,
): boolean {
  const said = entry.rest;
  if (!telling.test(chosen) || isHeldBy(chosen, [said])) return false;
  const isOther = (text: string): boolean =>
    telling.test(text) &&
    !isHeldBy(text, [goal]) &&
    !contentStems(text).some((word) => contentStems(chosen).includes(word));
  return [
    ...behindLabel(label, page).filter((text) => containsPhrase(said, `${label} ${text}`)),
    ...offered.filter((text) => containsPhrase(said, text) && isPieceOf(entry, text, page)),
  ].some(isOther);
}

/** Lines of a page, and the cells of those that are rows. */
const piecesOf = ({ lines }: PageSnapshot): string[] => lines.flatMap((line) => line.split(" | "));

/**
 * `High` is the option, and `12 High Street` is not; nor is it `Ida Kaya` behind `opened by` or before `wrote this`: there it is told for something else than what was
 * chosen. It stands as a piece of its own among those of that entry.
 */
function isPieceOf(entry: Entry, option: string, page: PageSnapshot): boolean {
  const pieces = piecesOf(page);
  const isText = (piece = ""): boolean => containsPhrase(piece, entry.text);
  const isRest = (piece = ""): boolean => piece !== "" && containsPhrase(entry.rest, piece);
  return pieces.some((piece, at) => {
    const [before, behind] = [pieces[at - 1], pieces[at + 1]];
    const isIn = [before, behind].some((one) => isText(one) || isRest(one));
    const isLed = before !== undefined && isRest(before) && leadsTo.test(before.trim());
    const isLeading = behind !== undefined && isRest(behind) && /^\p{Ll}/u.test(behind.trim());
    return fold(piece) === fold(option) && isIn && !isLed && !isLeading;
  });
}
const leadsTo =
  /^\p{Ll}|:$|(?<!\p{L})(?:by|from|[Aa]uthor|[Rr]eporter|[Cc]reator|[Oo]wner|von|vom|[Aa]utor|par|[Aa]uteur|por|da|door|przez)$/u;

/** `To: Ida`, or `To` and `Ida` on the next line. */
function behindLabel(label: string, page: PageSnapshot): string[] {
  if (label === "") return [];
  const pieces = piecesOf(page);
  return pieces.flatMap((piece, at) => {
    const [head = "", ...rest] = piece.split(":");
    if (fold(head) !== fold(label.replace(/:\s*$/u, ""))) return [];
    const told = rest.join(":").trim();
    return [told === "" ? (pieces[at + 1] ?? "") : told];
  });
}
