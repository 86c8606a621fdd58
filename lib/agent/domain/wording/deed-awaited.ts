import { doneWords } from "./done-word";
import { commandOf } from "./goal-asks";
import { takesAway } from "./goal-names";
import { stem, wordsOf } from "./words";

const shortest = 3;
/** What stands at the end of a plain form and not before the ending of a noun. */
const formEndings = /(?:ieren|iere|ier|en|er|ez|ir|are|ar|ere|ire|e|a|y)$/u;
/** `cancellation`, `removal`, `payment`, `closure`, `Stornierung`, `cancelación`: what a verb is called as a thing of its own. */
const nounEndings =
  /^(?:[lr]?ation|ication|[is]?tion|sion|ption|ion|al|ment|ure|ance|ierung|ung|[lr]?ación|[is]?ción|ión|[lr]?azione|izione|zione|[lr]?ação|[is]?ção)$/u;

/** The root of a verb, also without what changes in a noun: `extend` and `extension`, `subscribe` and `subscription`. */
const rootsOf = (verb: string): string[] =>
  [verb, verb.replace(formEndings, ""), verb.replace(/(?:d|be|y)$/u, "")].filter(
    (root) => root.length >= shortest,
  );

const isNounOf = (word: string, roots: readonly string[]): boolean =>
  roots.some((root) => word.startsWith(root) && nounEndings.test(word.slice(root.length)));

/** A goal that asks somebody for something has done its part once they are asked. */
const asking =
  /(?:^|[.,;]\s*|(?<!\p{L})(?:and|please|to|und|et|y|e)\s+)(?:request|ask|apply|put in|submit|propose|file|hand in|beantrag\p{L}*|demande[rz]?|solicit\p{L}*|richied\p{L}*)(?!\p{L})/iu;

/** Words right behind a deed that has yet to be done, whatever it is. */
const underWay =
  /^(?:(?:is|was|has been|now|still) )?(?:requested|awaits|awaiting|waits|waiting|pending|underway|under way|in progress|in process|being|to be|not yet|outstanding|proposed|on hold|beantragt|demandée|solicitada|richiesta)(?= |$)/u;
/** Where something is taken away, nobody has its removal to keep: with whom it lies, or to whom it went, has yet to do it. */
const handedOn =
  /^(?:(?:is|was|has been|now|still) )?(?:with|sent|submitted|forwarded|passed|referred|received|filed|lodged|noted|initiated|scheduled)(?= (?!\d)|$)/u;
const isRequest = /^(?:requests?|antrag|anfrage|demande|solicitud|richiesta)(?= |$)/u;
/** What is said of a request that was heard. */
const granted =
  /(?<!\p{L})(?:approved|accepted|granted|confirmed|completed?|done|fulfilled|genehmigt|bestätigt)(?!\p{L})/u;
/** `Request for …`, `sent to D. Moreau for …`, `asked for …`, `requested …`. */
const askedFor =
  /(?<!\p{L})(?:(?:requests?|requested|asked|asks|applied|application|submitted|sent|passed|forwarded|scheduled|marked|queued|antrag|demande|solicitud|richiesta) (?:.{0,60} )?(?:for|of|auf|zur|de|di)|requested)(?: (?:the|a|an|its|your|this))?$/u;
/** `Waiting for approval`, `needs your signature`. */
const waitsFor =
  /(?<!\p{L})(?:(?:waits?|waiting|awaits?|awaiting|pending|needs?|requires?|wartet auf|en attente de|pendiente de|in attesa di)(?: for)?)(?: (?:the|a|an|its|your|this|final|die|la|el))?$/u;
/** Words on either side of a deed that may speak of it. */
const reach = 8;

/**
 * Whether a text says that what the goal commands was asked of somebody and has yet to be done: `Cancellation with D. Moreau`, `Deletion requested`,
 * `sent to the office for renewal`. One that says it done as well speaks of what was.
 */
export function deedAwaited(goal: string): (text: string) => boolean {
  const command = wordsOf(commandOf(goal));
  const [verb = ""] = command;
  const roots = [verb, command.at(-1) ?? ""].flatMap(rootsOf);
  if (asking.test(goal) || roots.length === 0) return () => false;
  const done = doneWords(goal);
  // A stem begins as its word does.
  const beginnings = new Set([verb, ...roots].map((root) => root.charAt(0)));
  const isTaking = takesAway(goal);
  return (text) => {
    const said = wordsOf(text);
    const waits = (at: number): boolean => {
      const before = said.slice(Math.max(0, at - reach), at).join(" ");
      const after = said.slice(at + 1, at + 1 + reach).join(" ");
      if (said[at] === verb) return underWay.test(after);
      return (
        underWay.test(after) ||
        (isTaking && handedOn.test(after)) ||
        ((isRequest.test(after) || askedFor.test(before) || waitsFor.test(before)) && !granted.test(after))
      );
    };
    const isSaid = (word: string): boolean =>
      beginnings.has(word.charAt(0)) && (word === verb || isNounOf(stem(word), roots));
    return said.some((word, at) => isSaid(word) && waits(at)) && !said.some((word) => done.has(word));
  };
}
