import { isField, type PageSnapshot, type SnapshotNode } from "@/lib/agent/domain/snapshot";
import { readUrl } from "@/lib/agent/domain/urls";
import { withAdded } from "@/lib/agent/domain/wording/held-list";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { dayOfMonth, monthDay } from "@/lib/agent/domain/wording/value-spans";
import { fold } from "@/lib/agent/domain/wording/words";
import type { BrowserAction } from "@/lib/contracts/browser-action";
import type { SecretHosts } from "./secret-hosts";
import type { TrustedSources } from "./trusted-sources";
import { isOnlySecret, secretsIn, typedValue } from "./typed-values";
import { borrowsFrom, dataIn } from "./value-match";

/** Why a value may not be typed, or nothing. Every value comes from the user, the plan, what this task verified, or is a secret's placeholder. */
export function valueProblem(
  action: BrowserAction,
  { node, snapshot, sources, secretHosts, wording, now }: ValueGround,
): string | undefined {
  const typed = typedValue(action);
  const value = typed === undefined ? undefined : withoutKept(typed, node, sources);
  if (value === undefined || !/[\p{L}\p{N}]/u.test(value)) return undefined;
  if (secretsIn(value).length > 0) return secretProblem(value, node, snapshot, { ...sources, secretHosts });
  if (isPageVocabulary(action, value, node)) return undefined;
  if (isHeldBy(value, sources.given) || beginsIn(value, sources.given)) return undefined;
  if (isNearDate(value, sources.user, now)) return undefined;
  if (isPlanned(value, snapshot, sources) || isComposed(value, snapshot, sources, wording)) return undefined;
  if (sources.user.some((text) => copying.test(text)) && isHeldBy(value, pageTexts(snapshot)))
    return undefined;
  return `The text "${value.slice(0, 60)}" comes neither from the user nor from what this task has verified.`;
}

/** A field that completes what is typed is given the first letters of it. */
const beginsIn = (value: string, given: readonly string[]): boolean =>
  given.some((text) => ` ${fold(text)}`.includes(` ${fold(value)}`));

/** What is added to a list that a field holds: the rest stays in it, and would be sent as it stands. A secret goes alone. */
function withoutKept(value: string, node: SnapshotNode | undefined, { user }: TrustedSources): string {
  const held =
    node?.role === "textbox" && ofWords.has(node.inputType ?? "text") ? (node.value ?? "").trim() : "";
  const added = value.slice(held.length).replace(/^[,;\s]+/, "");
  const isAdded = user.some((goal) => withAdded(goal, node?.name ?? "", held, added) === value);
  return held !== "" && isAdded && secretsIn(value).length === 0 ? added : value;
}
const ofWords: ReadonlySet<string> = new Set(["text", "textarea"]);

export type ValueGround = {
  node: SnapshotNode | undefined;
  snapshot: PageSnapshot;
  sources: TrustedSources;
  /** Where a secret of that name may be used. */
  secretHosts: SecretHosts;
  /** What the action is for: its step, or the goal. */
  wording: string;
  now: Date;
};

/** Choosing one of the options that a control offers brings nothing in from elsewhere; a slider takes numbers. */
function isPageVocabulary({ name }: BrowserAction, value: string, node: SnapshotNode | undefined): boolean {
  if (node?.role === "slider") return /^-?[\d.,]+%?$/.test(value);
  const options = node?.options ?? [];
  return (
    name === "select" && (options.length === 0 || options.some((option) => fold(option) === fold(value)))
  );
}

/** The plan's own wording counts as long as it brings no data of its own and does not repeat what only the page says. */
function isPlanned(value: string, snapshot: PageSnapshot, { given, planned }: TrustedSources): boolean {
  if (!planned.some((text) => fold(text).includes(fold(value)))) return false;
  if (dataIn(value).some((part) => !isHeldBy(part, given))) return isSmallNumber(value);
  return value.trim().split(/\s+/).length < 2 || !borrowsFrom(value, pageTexts(snapshot), given);
}

const isSmallNumber = (value: string): boolean => /^\d{1,3}$/.test(value.trim());

const composing =
  /(?<![\p{L}\p{N}])(?:write|compose|draft|reply|respond|answer|summari[sz]e|describe|review|comment|feedback|message|e-?mail|note|explain|translate|schreib\p{L}*|antwort\p{L}*|escrib\p{L}*|respond\p{L}*|écri\p{L}*|répond\p{L}*|scriv\p{L}*|rispond\p{L}*|escrev\p{L}*|напиши\p{L}*|ответь\p{L}*)(?![\p{L}\p{N}])|写|回复|書い|返信/iu;

/** Prose that the user asked to be written: its words are free, its data and whole phrases of the page are not. */
function isComposed(
  value: string,
  snapshot: PageSnapshot,
  { user, given }: TrustedSources,
  wording: string,
): boolean {
  if (value.trim().split(/\s+/).length < 4 || ![...user, wording].some((text) => composing.test(text)))
    return false;
  return (
    dataIn(value).every((part) => isHeldBy(part, given)) && !borrowsFrom(value, pageTexts(snapshot), given)
  );
}

const copying =
  /(?<![\p{L}\p{N}])(?:copy|paste|transcribe|re-?type|same (?:text|value|name|code|number)|(?:text|code|number|value|word)s? (?:shown|displayed|given|above|below|on the page)|kopier\p{L}*|abschreib\p{L}*|copia\p{L}*|copie\p{L}*|скопируй\p{L}*)(?![\p{L}\p{N}])|复制|コピー/iu;

/** What the page says for itself; what its fields hold was put there. */
const pageTexts = ({ nodes, lines, title }: PageSnapshot): string[] => [
  title,
  ...lines,
  ...nodes.flatMap((node) => [node.name, node.description ?? "", isField(node) ? "" : (node.value ?? "")]),
];

const relative =
  /(?<![\p{L}\p{N}])(?:today|tomorrow|yesterday|tonight|now|(?:next|this|last|coming) (?:week|month|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|monday|tuesday|wednesday|thursday|friday|saturday|sunday|in (?:\d+|a|an|one|two|three|four|five|six|seven) (?:days?|weeks?|months?)|heute|morgen|gestern|hoy|mañana|ayer|aujourd'hui|demain|hier|oggi|domani|hoje|amanhã|сегодня|завтра)(?![\p{L}\p{N}])|今天|明天|今日|明日/iu;
const daysReach = 400;
const dayMs = 86_400_000;

/** Between the two days of a range. */
const rangeSign = "(?:[-–—]|to|until|till|and|bis|und|au|et|al?|y|e)";

/** A day of the user that went by its distance (`tomorrow`), in a range, or without its year (`10 December`), as the field takes it. */
const yearless = new RegExp(
  `(?<![\\p{L}\\d])(?:\\d{1,2}\\.?\\s*${rangeSign}\\s*)?(?:${dayOfMonth}|${monthDay})(?:\\s*[-–—]\\s*\\d{1,2}(?!\\d))?`,
  "giu",
);

/** `to 7` of `5 to 7 December`. */
const secondDay = new RegExp(`^(\\d{1,2}\\.?)\\s*${rangeSign}\\s*\\d{1,2}\\.?`, "iu");

/** A date near today where the user spoke of one that only today makes a whole date of. */
function isNearDate(value: string, user: readonly string[], now: Date): boolean {
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:T[\d:]+)?$/.exec(value.trim());
  const local = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(value.trim());
  const year = Number(iso?.[1] ?? local?.[3]);
  if (!Number.isFinite(year)) return false;
  const [month, day] = [iso?.[2] ?? local?.[2], iso?.[3] ?? local?.[1]].map(Number);
  const isSaid = user.some(
    (text) =>
      relative.test(text) ||
      [...text.matchAll(yearless)].some(
        ([said]) =>
          !/\d{4}/.test(said) && isHeldBy(`${day}.${month}.`, [said, said.replace(secondDay, "$1")]),
      ),
  );
  const at = Date.UTC(year, Math.min(month ?? 1, 12) - 1, day);
  return isSaid && Math.abs(at - now.getTime()) <= daysReach * dayMs;
}

const credential =
  /(?<![\p{L}\p{N}])(?:passw(?:or)?d|pass ?code|pin|user ?name|user|e-?mail|login|account|phone|code|otp|token|key|card|cvv|cvc|iban|kennwort|benutzer\p{L}*|contraseña|usuario|mot de passe|identifiant|senha|utente|пароль|логин)(?![\p{L}\p{N}])|密码|账号|パスワード|ユーザー/iu;

/** A secret goes alone into a field that asks for such a thing, and only one that the user spoke of. */
function secretProblem(
  value: string,
  node: SnapshotNode | undefined,
  { nodes, url }: PageSnapshot,
  { user, secretHosts }: Pick<TrustedSources, "user"> & { secretHosts: SecretHosts },
): string | undefined {
  if (!isOnlySecret(value)) return "A secret may not be part of a longer text.";
  const named = secretsIn(value);
  const spoken = user.flatMap(secretsIn);
  if (!named.every((name) => spoken.includes(name))) return "Nobody asked for this secret to be used.";
  const host = readUrl(url)?.hostname ?? "";
  if (!named.every((name) => secretHosts(name, host))) return `This secret may not be used on ${host}.`;
  const beside =
    node && nodes.some((other) => other.parent === node.parent && other.inputType === "password");
  const fits =
    node?.role === "textbox" &&
    node.inputType !== "textarea" &&
    node.inputType !== "richtext" &&
    node.inputType !== "search" &&
    (node.inputType === "password" ||
      beside ||
      credential.test(fold(`${node.name} ${node.placeholder ?? ""} ${node.testId ?? ""}`)));
  return fits ? undefined : "A secret may only go into a field that asks for it.";
}
