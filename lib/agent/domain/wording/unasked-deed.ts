import type { ApprovalRisk } from "@/lib/contracts/policy-rules";
import { plainRequest } from "./asked/plain-request";
import { splitClauses } from "./clauses";
import { commandOf } from "./goal-asks";
import { riskWords } from "./risk-words";
import { readStepIntent, type StepVerb } from "./step-intent";
import { contentStems, fold, remember, wordsOf } from "./words";

/** Long names are sentences about something, not commands. */
const commandWords = 7;

/** What a control does that is hard to undo, by what it is called. */
export function riskOfName(text: string): ApprovalRisk | undefined {
  const name = fold(text).replace(/^[^\p{L}\p{N}]+/u, "");
  if (name === "" || name.split(" ").length > commandWords) return undefined;
  return riskWords.find(({ begins, anywhere }) => begins.test(name) || anywhere?.test(name))?.risk;
}

const endings: ReadonlySet<StepVerb> = new Set(["remove", "clear", "archive", "close", "logout"]);
/** Other verbs by which something goes, and what is put in the place of another. */
const ends =
  /^(?:get rid|do away|scratch|strike|cross (?:off|out)|throw|toss|chuck|scrap|ditch|bin|knock|replace|swap|exchange|substitute|undo|revert|end|quit|leave|stop|withdraw|return|decline|reject|refuse|deny|block|ban|fire|dismiss|expire|retire|release|purge|wipe|destroy|strip|reduce|detach|disband|dissolve|merge|tidy|clean|prune|expel|kick|un(?:assign|pair|share|register|enrol|book|join|invite|subscribe|follow|link|pin|install|like|star|save)|opt out|sign out|rid)/iu;
/** How something is to be gone, whatever verb it is said with. */
const isToGo =
  /(?<!\p{L})(?:no longer|any longer|(?:must|should|shall|has to|have to|needs? to) (?:go|disappear|vanish|be gone)|rid of|off (?:the|my|our)|out of (?:the|my|our))(?!\p{L})/iu;
/** What says so without a verb of its own at the beginning, or in another language. */
const goneSaid =
  /(?<!\p{L})(?:delet|remov|eras|discard|trash|cancel|archiv|revok|terminat|any ?more|without|instead|only|except|nothing|none|empty|bin|dustbin|trash ?can|lösch|entfern|streich|storn|kündig|verwerf|leere|supprim|effac|retir|annul|enlev|elimin|borr|quita|suprim|exclu|apag|remov|rimuov|cancell|verwijder|wis|usuń|skasuj|удал|стер|sil|kaldır)\p{L}*|删除|移除|刪除|清空|削除|消去|삭제|제거|حذف|احذف|إزالة/iu;
const quoted =
  /"[^"]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»|(?<![\p{L}\p{N}])'(?:[^']|(?<=[\p{L}\p{N}])'(?=\p{L}))*'(?![\p{L}\p{N}])/gu;

/** Whether a goal or step asks for something to be taken away or ended; what is quoted is a name. */
const asksToEnd = remember((wording: string): boolean =>
  [wording, plainRequest(wording)]
    .flatMap((text) => splitClauses(text))
    .some((clause) => {
      const command = commandOf(clause).replace(quoted, " x ");
      const { verb } = readStepIntent(command);
      // What is to be pressed is called so.
      if (verb === "click" && goneSaid.test(clause)) return true;
      return (
        endings.has(verb) ||
        ends.test(command) ||
        isToGo.test(command) ||
        (verb === "unknown" && goneSaid.test(command))
      );
    }),
);

/** `Remove Ann`, where no wording of the task asks for anything to be taken away: its other words may be the goal's, the deed is not. */
export function isUnaskedRemoval(name: string, wordings: readonly string[]): boolean {
  if (riskOfName(name) !== "delete") return false;
  const [verb = ""] = wordsOf(name);
  return !wordings.some(
    (wording) =>
      asksToEnd(wording) ||
      // In the language of the page.
      contentStems(wording.replace(quoted, " ")).some(
        (word) => verb.length > 3 && word.startsWith(verb.slice(0, 4)),
      ),
  );
}
