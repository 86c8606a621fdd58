import { startsWithVerb } from "@/lib/agent/domain/wording/action-verbs";
import { splitClauses } from "@/lib/agent/domain/wording/clauses";
import { protectedSpans } from "@/lib/agent/domain/wording/protected-spans";
import { takesReasons, withoutReasons } from "@/lib/agent/domain/wording/reasons";
import { remember } from "@/lib/agent/domain/wording/words";
import { isBeyond } from "./beyond-rules";
import { eachNamed } from "./each-named";
import { maskText } from "./masked-text";
import { inEnglish } from "./other-languages";
import { readAdd, readToCart } from "./read-add";
import { readCommand } from "./read-command";
import {
  byDoing,
  placeFirst,
  readChoice,
  readClick,
  readClose,
  readFold,
  readKey,
  readOpen,
  readSubmit,
  readTick,
  usesTo,
} from "./read-commands";
import { readEnteredThing } from "./read-entered-thing";
import { readEntry } from "./read-entry";
import {
  readAddress,
  readBrowserTab,
  readDrag,
  readFilter,
  readHistory,
  readLogin,
  readLogout,
  readScroll,
  readSort,
  readUpload,
  readWait,
} from "./read-journeys";
import { readRecordedValue } from "./read-recorded-value";
import { readEdit, readMark, readRemove } from "./read-records";
import { readConfirm, readOpenForm, readQuestion, readSearch } from "./read-searches";
import { readSend } from "./read-send";
import { readTarget } from "./read-target";
import type { BareWant, Clause, Reader } from "./reader";
import { withReferences } from "./references";
import { joinStatements } from "./statements";
import type { Want, WantOf } from "./want";

/** In order: the narrower rule first. */
const readers: readonly Reader[] = [
  readOpenForm,
  readConfirm,
  readKey,
  readAddress,
  readHistory,
  readWait,
  readScroll,
  readBrowserTab,
  readDrag,
  readLogin,
  readLogout,
  readSort,
  readFilter,
  readSearch,
  readToCart,
  readSend,
  readEnteredThing,
  readRecordedValue,
  readEntry,
  readMark,
  readUpload,
  readChoice,
  readTick,
  readFold,
  readClose,
  readRemove,
  readEdit,
  readAdd,
  readSubmit,
  readQuestion,
  readClick,
  readOpen,
];
const polite =
  /^(?:(?:please|kindly|now|then|next|first|finally|also|just|so|ok(?:ay)?|and|(?:permanently|completely|entirely|fully|irrevocably)(?= \p{L}))(?!\p{L})[,\s]*|(?:can|could|would|will) you(?: please)?\s+|(?:i|we) (?:want|need|would like)(?: you)? to\s+|(?:i|we)['’]d like(?: you)? to\s+|let'?s\s+|try to\s+|make sure (?:to|that you|you)\s+|be sure to\s+|you (?:should|must|need to)\s+|help me(?: to)?\s+)+/iu;
const purposeFirst = /^(?:in order )?to\s+[^,]+,\s*(?=\S)/i;

/** Between a goal and the names, and between these. */
const [goalEnd, nameEnd] = ["\u0000", "\u0001"];
const readings = remember((asked): readonly Want[] => {
  const [goal = "", names = ""] = asked.split(goalEnd);
  return readAnew(goal, names === "" ? [] : names.split(nameEnd));
});

/**
 * What a goal or step asks for, in order. `knownNames`: names that the page shows, so that they are not cut or traded for others. What was read before is
 * not read again, whatever page it was read for, where the names are the same.
 */
export const readGoal = (goal: string, knownNames: readonly string[] = []): readonly Want[] =>
  readings(`${goal.replaceAll(goalEnd, " ")}${goalEnd}${knownNames.join(nameEnd)}`);

function readAnew(goal: string, knownNames: readonly string[]): Want[] {
  const wants: Want[] = [];
  const asked = withoutAsides(takesReasons(knownNames) ? goal : withoutReasons(goal));
  for (const clause of joinStatements(splitClauses(inEnglish(asked, knownNames), knownNames))) {
    if (/^(?:find|locate|look|see)$/i.test(clause)) continue;
    const sent = sendsAll(plainly(clause), wants.at(-1));
    if (sent) {
      wants.push({ do: "submit", verb: sent, target: undefined, text: sendingText(sent) });
      continue;
    }
    const plain = plainly(clause);
    const referred = withReferences(plain, wants);
    const text = referred === plain ? clause : referred;
    for (const one of eachNamed(referred, knownNames)) {
      const own = one === referred ? text : one;
      wants.push(...readClause(one, knownNames).map((want) => ({ ...want, text: own }) as Want));
    }
  }
  return wants;
}

/** What stands in brackets and names no value explains the goal and is none of it. */
const withoutAsides = (goal: string): string =>
  goal.replace(/\s*\([^()"“„«\d@]{8,}\)/g, (aside, at: number) =>
    protectedSpans(goal).some(({ start, end }) => at >= start && at < end) ? aside : "",
  );

/** The command without the politeness and counting before it. */
function plainly(clause: string): string {
  const asked = clause.replace(/[\s,]+(?:please|kindly|thanks?|thank you)\s*[.!]*$/i, "");
  return withoutOpening(asked) || clause;
}

function withoutOpening(clause: string): string {
  const counted = /^(?:second|third|fourth)(?:ly)?[,\s]+(.+)$/i.exec(clause)?.[1];
  const rest = counted && startsWithVerb(counted) ? counted : clause;
  return rest.replace(polite, "").replace(purposeFirst, "");
}

const typed: ReadonlySet<Want["do"]> = new Set(["type", "fill", "set"]);
const handling = /^(?:click|press|tap|delete|remove|clear|check|select|open|find)$/i;
const sending = /^(?:save|submit|send|confirm|apply|update|store|keep|publish|post|book)$/i;

/** `… enter the date and book it`: after what was entered, `it` is all of that. Of a thing that was changed it is the thing, but where it is saved. */
function sendsAll(clause: string, last: Want | undefined): string | undefined {
  const verb =
    last && typed.has(last.do) ? /^(\p{L}+) (?:it|that|them|this)$/iu.exec(clause)?.[1] : undefined;
  if (!verb || handling.test(verb) || (last?.do === "set" && !sending.test(verb))) return undefined;
  return verb.toLowerCase();
}

/** To publish is more than to save, and has a control of its own. */
const sendingText = (verb: string): string => (verb === "publish" ? "Publish the form" : "Submit the form");

function readClause(text: string, knownNames: readonly string[]): BareWant[] {
  const masked = maskText(text.replace(/[.!;,]+$/, ""), knownNames);
  const wants = readMasked({ text: masked.text, masked });
  return isBeyond(masked.text, wants, knownNames) ? [{ do: "unknown" }] : wants;
}

function readMasked(clause: Clause): BareWant[] {
  return reworded(clause) ?? firstRule(clause) ?? [bare(clause)];
}

const firstRule = (clause: Clause): BareWant[] | undefined => {
  for (const reader of readers) {
    const wants = reader(clause);
    if (wants !== undefined) return Array.isArray(wants) ? wants : [wants];
  }
  return undefined;
};

/** Sentences that wrap their command: a tool, a place, or a way of doing it. */
function reworded(clause: Clause): BareWant[] | undefined {
  const { text, masked } = clause;
  const using = usesTo.exec(text);
  if (using)
    return readMasked({ ...clause, text: using[2] ?? "" }).map((want) =>
      inField(want, using[1] ?? "", clause),
    );
  const way = byDoing.exec(text);
  if (way && !/^(?:sort|order|filter)\b/i.test(text)) {
    const object = (way[1] ?? "").replace(/^\S+\s+/, "");
    return readMasked({
      text: `${gerunds[(way[2] ?? "").toLowerCase()] ?? way[2]} ${way[3]}`,
      masked,
      within: masked.restore(object),
    });
  }
  const onlyPlace =
    /^(?:[Ii]n|[Oo]n|[Uu]nder)\s+(?:the\s+|my\s+)?((?:\p{Lu}\S*|[\uE100-\uEFFF])(?:\s\S+){0,2})$/u.exec(text);
  if (onlyPlace) return [{ do: "open", target: readTarget(onlyPlace[1] ?? "", masked) }];
  const place = placeFirst.exec(text);
  const opened = place ? readTarget(place[1] ?? "", masked) : undefined;
  if (place && opened && (opened.kind === "tab" || opened.kind === "page") && opened.name !== "")
    return [{ do: "open", target: opened }, ...readMasked({ ...clause, text: place[2] ?? "" })];
  if (place)
    return readMasked({
      ...clause,
      text: place[2] ?? "",
      within: masked.restore(
        (place[1] ?? "").replace(
          /^(?:the|a|an|my|our|your)\s+(?:(?:row|line|entry|record|card) (?:of|for|with)\s+)?/i,
          "",
        ),
      ),
    });
  return undefined;
}

const gerunds: Readonly<Record<string, string>> = {
  tapp: "tap",
  hitt: "hit",
  choos: "choose",
  typ: "type",
  us: "use",
};

function inField(want: BareWant, field: string, clause: Clause): BareWant {
  const named = readTarget(field, clause.masked);
  if (want.do === "type" && want.field === undefined) return { ...want, field: named };
  if (want.do === "search" && want.field === undefined) return { ...want, field: named };
  if (want.do === "choose" && want.field === undefined) return { ...want, field: named };
  return want;
}

/** A clause read as nothing but a verb with its object, whatever else it could be. */
export function readPlainCommand(text: string, knownNames: readonly string[]): WantOf<"command"> | undefined {
  const masked = maskText(plainly(text).replace(/[.!;,]+$/, ""), knownNames);
  const want = readCommand({ text: masked.text, masked });
  return want && !Array.isArray(want) && want.do === "command" ? { ...want, text } : undefined;
}

/** No command that is known here, but a verb with its object, or a name alone, which is something to press. Anything else is beyond these rules. */
function bare(clause: Clause): BareWant {
  const { text, masked } = clause;
  const command = readCommand(clause);
  if (command && !Array.isArray(command)) return command;
  const words = masked.restore(text).split(/\s+/).length;
  if (!/\p{L}|[\uE100-\uEFFF]/u.test(text) || words > 4) return { do: "unknown" };
  return { do: "click", how: "click", times: 1, target: readTarget(text, masked) };
}
