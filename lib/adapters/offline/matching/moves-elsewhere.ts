import { contentStems, stemsOf } from "@/lib/agent/domain/wording/words";
import { areSynonyms } from "./synonyms";

const moving =
  /^(?:move|send|transfer|verschieben|déplacer|mover|sposta(?:re)?|verplaatsen)\s+(?:to|into|in|nach|zu|vers|dans|a|en|para|naar|su)\s+(.{1,80})$/iu;

/** `Move to folder…`, `Move to another list`: where to is asked next. */
const open: ReadonlySet<string> = new Set(
  "another other different new folder list board column lane section category group project place label collection location".split(
    " ",
  ),
);

/** `Move to Photos` and `Move to trash`, where the goal moves it to Archive: a control that says a place of which the wording has no word. */
export function movesElsewhere(name: string, wording: string): boolean {
  const [, place = ""] = moving.exec(name.trim()) ?? [];
  const words = contentStems(place);
  if (words.length === 0 || words.some((word) => open.has(word))) return false;
  const said = stemsOf(wording);
  return !words.some((word) => said.some((one) => one === word || areSynonyms(one, word)));
}
