import { asksToStore } from "@/lib/agent/domain/goal-criterion";
import { startsWithVerb } from "./action-verbs";
import { splitClauses } from "./clauses";
import { entersNewThing } from "./entered-as-thing";
import { readStepIntent } from "./step-intent";

/**
 * What a goal asks for, read from its own words and from nobody's plan of it.
 * - `stores`: something is to be stored, sent or deleted.
 * - `switches`: what is to be turned on or off, which of them; undefined when nothing is, or both.
 * - `values`: what it names word for word: quotes, mail addresses, times, numbers and codes of at least two characters, in the order of the goal.
 * - `deeds`: verbs of the commands that name nothing of their own (`renew that book`, `publish it`): only the deed itself shows that they were done.
 */
export type GoalAsks = {
  stores: boolean;
  switches: "on" | "off" | undefined;
  values: string[];
  deeds: string[];
};

export function readGoalAsks(goal: string): GoalAsks {
  const clauses = splitClauses(goal).map(commandOf);
  return {
    stores: clauses.some(isStoring),
    switches: switched(clauses),
    values: valuesOf(goal),
    deeds: clauses.slice(1).flatMap((clause) => bareDeed(clause) ?? []),
  };
}

const circumstance =
  /^(?:for|on|in|at|from|under|within|inside|using|as|to|für|auf|bei|pour|dans|sur|para|en|per|nel|voor)\s[^,]{1,80},\s*/iu;
const wish =
  /^(?:(?:please|kindly|also|now|then|bitte)[\s,]+|i(?:['’]d| would) like (?:you )?to\s+|(?:i|we) (?:want|need|have) (?:you )?to\s+|(?:can|could|would|will) you\s+|(?:let['’]s|help me(?: to)?|go and)\s+)+/iu;

/** The command itself, without where it is to be done and without what politeness puts before it. */
export function commandOf(clause: string): string {
  const bare = clause.trim().replace(wish, "");
  const inner = bare.replace(circumstance, "").replace(wish, "");
  return inner.trim() === "" ? bare : inner;
}

const looking =
  /^(?:how|what|which|who|whose|when|where|why|is|are|does|do|did|has|have|can|tell(?! (?!(?:me|us|if|whether|what|which|how|who|when|where|why|the (?:number|name|price|amount|total|date|time|title|value|count|text|result|answer|list))(?!\p{L}))[^,.;:]{2,60} that )|find|show|list|read|look|count|compare|see|check (?:that|whether|if)|make sure|search|sort|filter|open|go|visit|navigate|log ?in|sign ?in|log ?out|sign ?out|log (?:on|off)|sign off|scroll|view|get me)(?!\p{L})/iu;

/** The command only looks, finds or goes somewhere. */
export const isLooking = (clause: string): boolean => looking.test(clause);

/** Commands of people that a site keeps something of, beyond those that steps are worded with. */
const keeping =
  /^(?:renew|extend|schedule|re-?schedule|assign|re-?assign|unassign|log|report|request|apply|order|reserve|invite|rename|deploy|roll (?:out|back)|release|rate|vote|enrol+|subscribe|unsubscribe|donate|transfer|restock|approve|reject|decline|accept|resolve|re-?open|block|unblock|mute|mark|flag|record|note|register|hire|charge|refund|merge|duplicate|clone|withdraw|postpone|prolong|switch|turn|enable|disable|activate|deactivate|follow|unfollow|star|favou?rite|bookmark|pin|unpin|increase|decrease|raise|lower|put|set|swap|promote|ban|lift|give|grant|revoke|sign up|check (?:in|out)|transfer|ship|complain|review|comment|answer|forward|buy|pay|bump|bin|scrap|get rid of|pencil|hand|lend|borrow|return(?! (?:to|its|their|the (?:\p{Ll}+ )?(?:name|price|list|number|value|title|result|answer|total))s?(?!\p{L}))|quit|lock|unlock|freeze|unfreeze|redeem|top up|wipe|sign (?:me|us|him|her|them|\p{Lu}\p{L}*(?: \p{Lu}\p{L}*)?) up|call (?:it|this|that|the|my|our))(?!\p{L})/iu;

/** The same in the languages that people of other countries word goals in; stems, at the start of a command. */
const keepingElsewhere =
  /^(?:änder|setz|stell\p{L}* (?!\p{L}+ (?:wie|ob))|buch|bestell|beantrag|reservier|lösch|entfern|speicher|schick|sende|trag|füg|leg|erstell|aktivier|deaktivier|schalt|verläng|stornier|kündig|meld|markier|archivier|veröffentlich|chang|modifi|ajout|supprim|réserv|command|envo|enregistr|cré|annul|renouvel|activ|désactiv|inscri|met(?:s|tez|tre)|marqu|archiv|publi|planifi|demand|cambi|modific|añad|agreg|elimin|borr|reserv|pide|pedir|envía|guard|crea|cancel|renueva|desactiv|registr|marc|program|pon|aggiung|salv|prenot|invia|imposta|rimuov|alter|adicion|exclu|apag|agend|defin|wijzig|verander|voeg|verwijder|reserveer|bestel|stuur|sla|maak|zmień|dodaj|usuń|zapisz|zarezerwuj|wyślij|измени|добавь|добавьте|удали|сохрани|отправь|забронируй|создай|установи)\p{L}*(?!\p{L})|^[^\s]{0,40}(?:添加|删除|修改|保存|预订|发送|更改|追加|削除|変更|予約|送信|추가|삭제|변경|예약)/iu;

/** `Get a permit for …` gets something, unlike `get a list of …`, which is told. */
const obtaining =
  /^(?:get|obtain|grab|claim)(?: me| us)? (?:an?|one|another|\d{1,3})\s(?!(?:(?:quick|short|full|complete|rough) )?(?:lists?|overview|summary|count|copy|idea|answer|breakdown|total|sum|glimpse|look|link|screenshot|report of)(?!\p{L}))/iu;

export const asksToObtain = (clause: string): boolean => obtaining.test(clause);

/** What is only done with the page itself, or read from it: nothing has to be kept of it. */
const onPage =
  /^(?:(?:double-|right-)?click|press|tap|hit|push|hover|type|enter|fill|input|key|write|select|choose|pick|tick|drag|expand|unfold|collapse|fold|minimi[sz]e|maximi[sz]e|dismiss|wait|pause|play|zoom|drop|focus|use|browse|head|jump|move|switch|return|go|display|reveal|launch|bring|load|reload|refresh|extract|collect|scrape|copy|download|print|summari[sz]e|translate|explain|describe|calculate|compute|work out|name|give|verify|ensure|confirm|wait|start|begin|continue|proceed|next|solve|identify|determine|locate|retrieve|fetch|get|navigate|preview|highlight|quote|say|note down|proofread|rank|group|arrange|limit|narrow|undo|redo|clear)(?!\p{L})/iu;
const verbFirst = /^\p{L}[\p{L}-]{1,30}(?: (?:up|out|off|in|down|back|on|over|away))?\s+/iu;

/**
 * Any other command is taken to be kept somewhere, also one whose verb no list knows: that a page did what it was asked is then to be read from where
 * it is stored.
 */
const keepsSomething = (clause: string): boolean => {
  if (onPage.test(clause) || (shutting.test(clause) && isPageShut(clause))) return false;
  const verb = verbFirst.exec(clause)?.[0];
  if (startsWithVerb(clause, false)) return true;
  const rest = clause.slice(verb?.length ?? 0);
  return verb !== undefined && (hasObject.test(rest) || (!rest.includes("?") && givesTo.test(rest)));
};
const shutting = /^(?:close|hide|exit)(?!\p{L})/iu;
/** A part of the page, by its kind or title, is closed for the eye alone; a ticket or an account is kept as closed. */
const isPageShut = (clause: string): boolean =>
  /["“„«‘'`]/u.test(clause) || pageParts.test(clause) || /^\S+\s*(?:it|this|that|them)?[.!]?$/iu.test(clause);
const pageParts =
  /(?<!\p{L})(?:dialogs?|modals?|pop-?ups?|windows?|tabs?|banners?|notices?|notifications?|toasts?|tooltips?|menus?|drop-?downs?|panels?|panes?|side ?bars?|drawers?|overlays?|previews?|details?|full ?screen|ads?|advert\p{L}*|prompts?|light ?box|popovers?|tool ?bars?|calendars?|pickers?|players?|maps?|filters?|columns?|results?|surveys?|cookies?|hints?|help|tours?|tips?|sections?|accordions?|chat|widgets?|alerts?|errors?|completed|search)(?!\p{L})/iu;

/** What a command is done to: `Snooze the alarm`, not `Total price of the kettle`. */
const hasObject =
  /^(?:the|an?|my|our|your|this|that|these|those|all|every|each|both|it|them|him|her)(?![\p{L}\p{N}])|^["“„«‘'`]/iu;

/** `Pledge 20 € to the fund`, `Leave Dr. Voss an urgent note`: how much, or who is to have what. */
const givesTo =
  /^[€$£]?\d|^\p{Lu}[\p{L}.'’-]{0,30}(?: \p{Lu}[\p{L}.'’-]{0,30}){0,3} (?:an?|the|my|our|to|from|for|with|about|as)\s/u;

function isStoring(clause: string): boolean {
  if (asksToObtain(clause) || entersNewThing(clause)) return true;
  if (isLooking(clause)) return false;
  return (
    asksToStore(clause) || keeping.test(clause) || keepingElsewhere.test(clause) || keepsSomething(clause)
  );
}

const switchingOn =
  /^(?:turn|switch)\s+on(?!\p{L})|^(?:turn|switch)\s.{1,80}\son\s*[.!]?$|^(?:enable|activate)(?!\p{L})|^(?:aktivier|schalte?n?\s.{1,80}\s(?:ein|an)\s*[.!]?$|activ|attiva|ativ)/iu;
const switchingOff =
  /^(?:turn|switch)\s+off(?!\p{L})|^(?:turn|switch)\s.{1,80}\soff\s*[.!]?$|^(?:disable|deactivate)(?!\p{L})|^(?:deaktivier|schalte?n?\s.{1,80}\s(?:aus|ab)\s*[.!]?$|désactiv|desactiv|disattiva|desativ)/iu;

function switched(clauses: readonly string[]): GoalAsks["switches"] {
  const on = clauses.some((clause) => switchingOn.test(clause));
  const off = clauses.some((clause) => switchingOff.test(clause));
  if (on === off) return undefined;
  return on ? "on" : "off";
}

const code =
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\p{L}\p{N}])(?=[\p{L}\p{N}.,:/-]*\d)[\p{L}\p{N}][\p{L}\p{N}.,:/-]*[\p{L}\p{N}](?![\p{L}\p{N}])/gu;

const spokenTimes = /(?<![\p{L}\d.,:])\d{1,2}(?:[:.]\d{2})?\s?[ap]\.?m(?!\p{L})/giu;

/** An ordinal of a date reads as its number. */
function valuesOf(goal: string): string[] {
  const { quoted } = readStepIntent(goal);
  const unquoted = quoted.reduce((text, one) => text.replace(one, " "), goal);
  const times = unquoted.match(spokenTimes) ?? [];
  const rest = times.reduce((text, one) => text.replace(one, " "), unquoted);
  const codes = [...rest.matchAll(code)].map(([text]) => text.replace(/(?<=^\d{1,2})(?:st|nd|rd|th)$/iu, ""));
  return [...new Set([...quoted, ...times, ...codes])].filter((one) => one.length > 1);
}

/** `renew that book`: a verb, and no name, quote or value behind it. */
function bareDeed(clause: string): string | undefined {
  if (isLooking(clause) || !isStoring(clause)) return undefined;
  const [verb = "", ...rest] = clause.replace(/[.!?]+$/u, "").split(/\s+/u);
  const isBare =
    rest.length <= 4 &&
    /^(?:it|them|this|that|these|those|the|my|our|all|up|out|in|off)?$/iu.test(rest[0] ?? "") &&
    !rest.some((word) => /[\p{Lu}\d"'“‘«]/u.test(word) || /^(?:to|as|into|with)$/iu.test(word));
  const [, noun = verb] = doingIt.exec(clause.replace(/[.!?]+$/u, "").replace(wish, "")) ?? [];
  return isBare ? noun.toLowerCase() : undefined;
}

/** `make the pledge`: what is done is called by the noun. */
const doingIt = /^(?:make|do)\s(?:the|an?|my|our)\s(\p{L}+)$/iu;
