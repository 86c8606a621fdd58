import { remember, stem } from "@/lib/agent/domain/wording/words";

/** Words that pages use for each other. Each line is one meaning; a word may stand on several lines. */
const meanings: readonly string[] = [
  "add new create plus insert register enrol enroll",
  "save submit ok apply done confirm finish update store",
  "submit send go continue next proceed",
  "delete remove trash bin discard erase destroy",
  "cancel close dismiss abort back",
  "close x dismiss exit hide",
  "edit change modify update pencil rename correct adjust amend",
  "search find lookup query magnifier",
  "login signin enter",
  "logout signout",
  "settings preferences options configuration setup",
  "overview dashboard summary",
  "home start main",
  "name title label",
  "fullname name",
  "email mail",
  "username user login account email",
  "password passcode pwd pass",
  "phone telephone mobile tel cell",
  "birthday birthdate dob birth",
  "date day when",
  "message body text content comment",
  "note comment remark description detail",
  "recipient to",
  "subject title topic",
  "patient client person",
  "customer client person",
  "doctor physician clinician dr practitioner",
  "staff employee member",
  "appointment booking visit meeting",
  "cart basket bag",
  "price cost amount",
  "quantity qty amount count number",
  "category type kind",
  "task todo item",
  "month monthly",
  "week weekly",
  "year yearly annual annually",
  "day daily",
  "hour hourly",
  "menu hamburger navigation nav",
  "profile account",
  "picture image photo avatar",
  "download export",
  "upload attach import",
  "help support faq",
  "notification alert reminder",
  "expand open show more",
  "collapse hide less",
  "ascending asc up",
  "descending desc down",
  "zip postcode postal",
  "city town",
  "colour color",
  "organisation organization company",
  "complete done finished completed",
  "accept agree allow yes ok",
  "decline reject deny no",
  "lend loan",
  "mute silence",
  "follow subscribe",
  "unfollow unsubscribe",
  "transfer send wire",
  "pause hold suspend",
  "resume continue unpause",
  "publish live release",
  "next forward",
  "previous back prev",
];

const groups = new Map<string, Set<number>>();
meanings.forEach((line, index) => {
  for (const word of line.split(" "))
    groups.set(stem(word), (groups.get(stem(word)) ?? new Set()).add(index));
});

/** Whether two stemmed words can mean the same on a page. */
export function areSynonyms(one: string, other: string): boolean {
  const a = groups.get(one);
  const b = groups.get(other);
  return a !== undefined && b !== undefined && [...a].some((group) => b.has(group));
}

/** Signs that stand for words on controls. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/^[×✕✖✗✘⨯❌]$/u, "close x"],
  [/^x$/i, "close x"],
  [/^[+＋➕]$/u, "add plus"],
  [/^[-−–➖]$/u, "remove minus"],
  [/^[🔍🔎]$/u, "search"],
  [/^(?:[>›»→▶❯]|>>)$/u, "next"],
  [/^(?:[<‹«←◀❮]|<<)$/u, "previous back"],
  [/^[☰≡⋮⋯…]$/u, "menu more"],
  [/^[✓✔☑]$/u, "done ok"],
  [/^[🗑]/u, "delete"],
  [/^[✎✏]/u, "edit"],
  [/^[⚙]/u, "settings"],
  [/^[★☆⭐✩✭]/u, "star favourite"],
  [/^[♥♡❤🤍]/u, "like heart favourite"],
  [/^👍/u, "like upvote"],
  [/^👎/u, "dislike downvote"],
  [/^[↩⤶]/u, "reply undo"],
  [/^[⤴➦]/u, "share forward"],
  [/^[↻⟳🔄]/u, "refresh reload"],
  [/^[⬇⤓]/u, "download"],
  [/^📎/u, "attach attachment"],
  [/^🛒/u, "cart basket"],
  [/^🔔/u, "notifications alerts"],
  [/^[📌📍]/u, "pin"],
  [/^[🔇🔕]/u, "mute silence"],
  [/^🔒/u, "lock"],
  [/^🔓/u, "unlock"],
  [/^[🚩⚑⚐]/u, "flag report"],
  [/^🔖/u, "bookmark save"],
  [/^💾/u, "save"],
  [/^🖨/u, "print"],
  [/^[▶⏵]️?$/u, "play start"],
  [/^⏸/u, "pause"],
  [/^⏹/u, "stop"],
  [/^[📋⧉]/u, "copy"],
  [/^📁/u, "archive folder move"],
  [/^👤/u, "account profile"],
  [/^🏠/u, "home"],
];

/** The words of a name that is only a sign; undefined for any other name. */
export const wordsOfSign = remember(
  (name): string | undefined => signs.find(([sign]) => sign.test(name.trim()))?.[1],
);
