import { startsWithVerb } from "./action-verbs";
import { pastForms } from "./done-word";
import { fold, wordsOf } from "./words";

/** A quotation, name or address as one character. */
export const mask = "[\uE000-\uE0FF]";
const hasMask = new RegExp(mask);

/** What is done by a press, as far as the purpose of the press says it. */
const verbs = (
  "play pause resume like repost enrol star archive delete remove save send publish approve accept reject decline confirm cancel book tick check select open close expand collapse hide follow mute pin block " +
  "subscribe submit post apply enable disable activate deactivate complete rename resolve reopen assign lock unlock bookmark share upload dismiss revoke restore renew extend withdraw disconnect unlink discard add create acknowledge finish finalise finalize pay refund transfer forward duplicate export download print reset clear merge invite void snooze flag suspend terminate stop start unarchive unpublish unpin unmute unblock unfollow postpone reschedule reserve sign discontinue retry rerun restart reboot trigger execute detach receive reverse park"
).split(" ");
const baseOf: ReadonlyMap<string, string> = new Map([
  ...verbs.flatMap((verb) => pastForms(verb).map((form): [string, string] => [form, verb])),
  ["attached", "add"],
  ["stored", "save"],
  ["made", "create"],
]);

type Purpose = readonly [pattern: RegExp, plain: (thing: string, rest: string) => string];
const shows =
  "(?:opens?(?: up)?|appears?|shows?(?: up)?|comes? (?:up|into view)|unfolds?|expands?|drops? (?:down|open)|folds? (?:out|open)|pops? (?:up|open)|slides? (?:in|open)|rolls? (?:out|down|open)|unrolls?|is (?:shown|opened|open|displayed|visible)|are (?:shown|displayed|visible)|becomes? visible)";
const purposes: readonly Purpose[] = [
  [/^(.{1,80}?) (?:is|are|gets?) (?:logged|signed) (in|out)\b.*$/u, (_, way) => `Log ${way}`],
  [new RegExp(`^(.{1,80}?) ${shows}()$`, "u"), (thing) => `Open ${thing}`],
  [
    /^(.{1,80}?) (?:closes|disappears|goes away|is closed|folds(?: up)?|collapses)()$/u,
    (thing) => `Close ${thing}`,
  ],
  [
    /^(?:just|only) (?:the )?(.{1,80}?) (?:is|are) (?:listed|shown|displayed|left|visible)()$/u,
    (thing) => `Show only the ${thing}`,
  ],
  [
    /^(.{1,80}?) (?:(?:turns|changes) into (?:an? )?(?:input|text|field|box)(?: ?(?:field|box|area))?|becomes editable|can be (?:edited|changed|renamed|overwritten))()$/u,
    (thing) => `Edit ${thing}`,
  ],
  [
    /^(.{1,80}?) (?:is|are) (?:no longer|not any more) (?:in|on|among|part of) (.{1,80})$/u,
    (thing, place) => `Remove ${thing} from ${place}`,
  ],
  [/^(.{1,80}?) (?:is|becomes|gets|turns) inactive()$/u, (thing) => `Deactivate ${thing}`],
  [/^(.{1,80}?) (?:is|becomes|gets|turns) active()$/u, (thing) => `Activate ${thing}`],
  [/^(.{1,80}?) (?:is|becomes|goes) public()$/u, (thing) => `Publish ${thing}`],
  [/^(.{1,80}?) (?:exists|comes into being|is there)()$/u, (thing) => `Create ${thing}`],
  [/^(?:just|only) (?:the )?(.{1,80}?) remains?()$/u, (thing) => `Show only the ${thing}`],
  [/^(.{1,80}?) (?:becomes|is) (?:a |one of (?:the|my) )?favou?rites?()$/u, (thing) => `Favourite ${thing}`],
  [
    /^(.{1,80}?) (?:leaves|goes out of|is taken out of|is gone from) (.{1,80})$/u,
    (thing, place) => `Remove ${thing} from ${place}`,
  ],
  [
    /^(.{1,80}?) (?:joins|enters|is (?:added|put) (?:to|into|on)) (the .{1,80})$/u,
    (thing, place) => `Add ${thing} to ${place}`,
  ],
  [
    /^(.{1,80}?) (?:goes|moves|is moved|is put) (?:to|into) (.{1,80})$/u,
    (thing, place) => `Move ${thing} to ${place}`,
  ],
];

/** What a press is on: `the star of Ann's mail` is about `Ann's mail`. */
const thingOf = (pressed: string): string =>
  pressed.replace(/^the /iu, "").replace(/ (?:button|link|icon|tab|control|on|off)$/iu, "");
const aboutOf = (pressed: string): string => {
  const thing = thingOf(pressed);
  return /^.{1,60}? (?:of|at|for|on|next to|beside) (.{1,120})$/u.exec(thing)?.[1] ?? thing;
};

const isName = new RegExp(`^(?:${mask}|\\p{Lu}[\\p{L}-]+(?: \\p{Lu}[\\p{L}-]+)*)$`, "u");
const kinds = "(?:form|dialog|menu|list|page|card|panel|section|editor|options|settings|details)";
const kindAlone = new RegExp(`^(?:the|its|their|his|her) ${kinds}$`, "iu");
const control = new RegExp(`^(?:the )?(${mask})(?= |$)`, "u");
/** The thing that a purpose speaks of: `it` and `its` stand for what was pressed at, and a mere `form` for that of the control. */
function thingIn(words: string, pressed: string): string {
  const about = aboutOf(pressed);
  if (/^(?:it|they|this|that)$/iu.test(words)) return about;
  const own = /^(?:its|their|his|her) (.{1,80})$/iu.exec(words)?.[1];
  const name = control.exec(pressed)?.[1];
  if (kindAlone.test(words)) {
    const kind = own ?? words.replace(/^the /iu, "");
    if (name !== undefined) return `the ${name} ${kind}${about === name ? "" : ` of ${about}`}`;
    // `so that the card closes`, of the card whose name was pressed.
    if (isName.test(about)) return `the ${kind} ${about}`;
  }
  if (own !== undefined) return `the ${own} of ${about}`;
  // `Click the heart of Cedar so that the room becomes a favourite`
  const isOf = / (?:of|at|for|on|next to|beside) /u.test(pressed) && isName.test(about);
  if (isOf && /^the \p{Ll}+$/u.test(words)) return `${words} ${about}`;
  // `Press the cross at Cedar in the guest list so that the chip goes away`: which chip, only the press says.
  const isPlaced = about !== thingOf(pressed) || / (?:in|on|at|among) the /u.test(about);
  return isPlaced && namesThing.test(about) && /^(?:the|that|this) \p{Ll}+$/u.test(words)
    ? `${words} of ${about}`
    : words;
}

function byPurpose(pressed: string, purpose: string): string | undefined {
  for (const [pattern, plain] of purposes) {
    const found = pattern.exec(purpose);
    if (found) return plain(thingIn(found[1] ?? "", pressed), found[2] ?? "");
  }
  const done =
    /^(.{1,80}?) (?:is|are|gets?|becomes?|will be) (?:then |now )?(\p{L}{3,20})(?= |$)(.{0,80})$/u.exec(
      purpose,
    );
  const verb = baseOf.get((done?.[2] ?? "").toLowerCase());
  return done && verb ? `${verb} ${thingIn(done[1] ?? "", pressed)}${done[3] ?? ""}` : undefined;
}

const soThat = /^(\p{L}+) (?:on )?(.{1,160}?),? (?:so that|so|such that|in order that) (.{1,160})$/u;
/** `F2, so that the name can be changed`: the control alone, and no verb. */
const controlAlone = new RegExp(
  `^(F\\d{1,2}|Confirm|Agree|Accept|${mask}),? (?:so that|so|such that) (.{1,160})$`,
  "u",
);
/** `Ann is leaving, so take her off`: a sentence with a verb of its own tells why, and is no press. */
const finite =
  / (?:should|must|shall|has|have|is|are|was|were|does|do|will|can)(?:n['’]t| not| no)? (?!.*["“])/iu;
const inOrderTo =
  /^(?:click|press|tap|hit|use|choose|select|push)(?: on)? (.{1,160}?) (?:in order )?to (.{1,160})$/iu;
const looking =
  /^(?:see|view|show|display|reveal|bring up|access|look at|read|inspect|list|get(?= (?:its|their|his|her|the) (?:\p{L}+ ){0,2}(?:dialog|form|menu|editor|window|panel|options)$))\s(?!(?:only|just)\s)(.{1,160})$/iu;
const going = /^(?:get|go|proceed|continue|move on|advance) to\s(.{1,160})$|^reach\s(.{1,160})$/iu;
const narrowing = /^(?:see|view|show|display|list|get)\s(?:only|just)\s(.{1,160})$/iu;
/** `to confirm` says nothing that the press does not. */
const bare = /^(?:confirm|continue|proceed|finish|submit|go on|do so|do it)$/iu;

/** `Press "Send" to get the message out to the group`: a control that sends or keeps what was entered says what is done better than so general a purpose that names nothing. */
const general =
  /^(?:get|keep|make|have|let|complete|register|put|bring|carry)(?!\p{L})(?! (?:only|just|rid)(?!\p{L}))/iu;
const sends =
  /^(?:the )?["“]?(?:send|save|store|submit|update|apply|post|publish|add|create|sign up|register|subscribe|finish|done)(?!\p{L})/iu;
/** What is chosen already is told by no word of the step. */
const ofChosen =
  /^(?:get|put|bring|have|make|carry) (?:the |all )?(?:selected|chosen|ticked|checked|marked|highlighted|open(?:ed)?|current) \p{Ll}+ /iu;
const saysNoMore = (pressed: string, purpose: string): boolean =>
  general.test(purpose) &&
  (sends.test(pressed) || ofChosen.test(purpose)) &&
  !/[\d\uE000-\uE0FF]|(?<=.)\p{Lu}/u.test(purpose);

const keeping = /^(?:store|persist|keep|favou?rite)$/iu;

function byInfinitive(
  pressed: string,
  purpose: string,
  restore: (part: string) => string,
): string | undefined {
  // `to open the page for that code`: which one it is, only the control says.
  if (/(?<!\p{L})(?:that|this|those|these)(?!\p{L})/u.test(purpose)) return undefined;
  // `Choose the attic as the place to move it to`.
  if (/ (?:to|into|in|from|with|for|onto|under|at|by)$/iu.test(purpose)) return undefined;
  const shown = looking.exec(purpose)?.[1];
  const list = / (drop-?down|menu|list|combo ?box)$/iu.exec(pressed)?.[1];
  if (shown !== undefined) return `Open ${list ? `the ${list} of ` : ""}${thingIn(shown, pressed)}`;
  const [, to, reached] = going.exec(purpose) ?? [];
  if (to ?? reached) return `Go to ${to ?? reached}`;
  const only = narrowing.exec(purpose)?.[1];
  if (only !== undefined) return `Show only ${only}`;
  const [, made = "", way = ""] =
    /^make (.{1,120}?) (disappear|go away|appear|visible)(?: (?:from|on|in) .{1,60})?$/iu.exec(purpose) ?? [];
  if (way !== "") return `${/^(?:dis|go)/iu.test(way) ? "Remove" : "Show"} ${thingIn(made, pressed)}`;
  const [, verb = "", thing = ""] = /^(\p{L}+) (.{1,160})$/u.exec(purpose) ?? [];
  // `Click "Add guest" to add a guest` says no more than the control; it may only open what the guest is added with.
  if (wordsOf(restore(pressed.replace(/^the /iu, "")))[0] === fold(verb)) return undefined;
  return thing !== "" && (startsWithVerb(purpose, false) || keeping.test(verb))
    ? `${verb} ${thingIn(thing, pressed)}`
    : undefined;
}

const namesThing = new RegExp(`${mask}|\\p{Lu}`, "u");

const editing = /(?<!\p{L})(?:edit(?:ed|able)?|changed|renamed|overwritten)$/iu;
/** `Flip the sounds to off so that nothing is heard`: the side that the switch is to come to says the deed. */
const saysSide = / (?:to |into )?(?:the )?(?:on|off)(?: position)?$/iu;

/** `Fold up the card so that only its title is left`: what is folded says the deed itself. */
const folds = /^(?:fold|unfold|collapse|expand|roll|unroll|minimi[sz]e|maximi[sz]e|shrink|close|shut)$/iu;

/** `Edit "lamp" so that it says "brake"`. */
const changes = /^(?:edit|change|alter|modify|adjust|correct|rename|retitle)$/iu;
const saysNow = new RegExp(
  `^(?:it|this|that) (?:now )?(?:says|reads|is|is called|is named|becomes|is changed to) (${mask})$`,
  "iu",
);

/** A press with what it is for is the deed that it is for: `Click the bell so that the menu opens`, `Press Continue to get to the overview`. */
export function withoutPurpose(text: string, presses: boolean, restore: (part: string) => string): string {
  const [, alone = "", brought = ""] = presses ? (controlAlone.exec(text) ?? []) : [];
  if (brought !== "") return byPurpose(alone, brought) ?? text;
  const [, verb = "", given = "", effect = ""] = soThat.exec(text) ?? [];
  // `Click Edit at the mail address so that it can be changed`: the press says it as well, and of what.
  if (
    /^(?:the )?edit(?: button| icon| link)? (?:at|of|for|on|next to|beside) /iu.test(given) &&
    editing.test(effect)
  )
    return `${verb} ${given}`;
  if (effect !== "" && !finite.test(`${verb} ${given}`)) {
    // What is searched for says more than that the finds are to be listed.
    if (/^search$/iu.test(verb) && given.startsWith("for ")) return `${verb} ${given}`;
    const said = changes.test(verb) ? saysNow.exec(effect)?.[1] : undefined;
    if (said !== undefined && hasMask.test(given)) return `Rename ${given} to ${said}`;
    const plain = saysSide.test(given) || folds.test(verb) ? undefined : byPurpose(given, effect);
    const keepsValue = presses || !hasMask.test(given) || hasMask.test(plain ?? "");
    if (plain !== undefined && keepsValue) return plain;
    // What it names tells of the thing, whatever is to become of it.
    return presses && namesThing.test(effect) ? text : `${verb} ${given}`;
  }
  const [whole, pressed = "", purpose = ""] = inOrderTo.exec(text) ?? [];
  if (whole === undefined || !presses) return text;
  if (bare.test(purpose) || saysNoMore(restore(pressed), purpose))
    return text.slice(0, -` to ${purpose}`.length);
  return byInfinitive(pressed, purpose, restore) ?? text;
}

/** `block` of `blocked`, of deeds that a press may do. */
export const verbOfState = (state: string): string | undefined => baseOf.get(state.toLowerCase());
