import { parseAction } from "@/lib/contracts/action-text";
import { knownPageJson } from "./page-json";
import type { TurnRecording } from "./turn-recording";

/** Names of fields, and words of questions, whose answer is nobody else's business. */
const secretNames =
  /\b(?:pass ?(?:word|code|phrase)s?|passwd|pwd|pin(?: code)?|otp|totp|mfa|2fa|one[ -]time (?:code|password)|cvv2?|cvc2?|csc|security code|card ?(?:number|no|nr)|iban|ssn|social security|secret|api key|access token|credentials?|passwort|kennwort|mot de passe|contraseña|senha|wachtwoord|hasło)\b|пароль|密码|パスワード|비밀번호/iu;
const masked = /^[•*●]+$/;
const placeholder = /^\s*\{\{\s*secret:[^{}]+\}\}\s*$/;
const cardLike = /(?<![\w.-])\d(?:[ -]?\d){12,18}(?![\w-]|\.\d)/g;
/** As many digits, spaces and dashes in a row: of a fixed length, so that a search skips most of a text. */
const cardLength = new RegExp(`\\d${"[\\d -]".repeat(12)}`);
/** Its digits alone. */
const cardDigits = /\d(?:[ -]?\d){12}/;
const passwordField = /<input\b[^>]*\btype\s*=\s*["']?password\b[^>]*>/gi;
const writtenValue = /\bvalue\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;
const textRoles: ReadonlySet<unknown> = new Set(["inp", "textbox", "input", "searchbox", "textarea"]);

/** A text of fewer characters holds no card number and no field written out; most texts of a page are shorter. */
const tooShort = 13;

type Facts = Readonly<Record<string, unknown>>;
/** `filled`: ids of elements that a secret's placeholder was typed into. */
type Found = { values: Set<string>; filled: Set<string> };

/**
 * Values in these recordings that must not leave: of password and code fields, whoever filled them, of fields that a secret was filled
 * into, answers to questions about such things, and payment card numbers. The client masks most of them; an old one, or a user who puts a
 * password into a goal, does not.
 */
export function secretsOf(recordings: readonly Told[]): string[] {
  const found: Found = { values: new Set(), filled: new Set() };
  const walk: Walk = { found, seen: new Set() };
  for (const { requestText, ...recording } of recordings) {
    noteAnswer(recording, found);
    noteDecision(recording, found);
    const { request, ...rest } = recording;
    noteKnown(request, requestText, walk);
    noteAll(rest, walk);
  }
  for (const recording of recordings) noteFilled(recording, found);
  const secrets = [...found.values].filter((value) => !masked.test(value) && !placeholder.test(value));
  return secrets.sort((a, b) => b.length - a.length);
}

/** `requestText`: the request as JSON, where it was posted as just that. */
type Told = TurnRecording & { requestText?: string };
type Walk = { found: Found; seen: Set<object> };

/** Goes through what is known as JSON: where that as a whole holds neither number nor markup, no text in it need be looked through. */
function noteKnown(facts: Facts, json: string | undefined, walk: Walk): void {
  if (json === undefined || mayTell(json)) noteAll(facts, walk);
  else noteFields(facts, walk.found);
}

/** A digit or a bracket could also be written as the number of its character. */
const mayTell = (json: string): boolean =>
  json.includes("<") || json.includes("\\u") || json.includes('"password"') || cardLength.test(json);

/** Text fields inside a value none of whose texts tells anything by itself. */
function noteFields(facts: Facts, found: Found): void {
  if (textRoles.has(facts.r) || textRoles.has(facts.role)) noteField(facts, found);
  if ("target" in facts) noteRecord(facts, found);
  for (const name in facts) {
    const item = facts[name];
    if (isFacts(item)) Array.isArray(item) ? noteFieldsOf(item, found) : noteFields(item, found);
  }
}

function noteFieldsOf(list: readonly unknown[], found: Found): void {
  for (let at = 0; at < list.length; at++) {
    const item = list[at];
    if (isFacts(item)) Array.isArray(item) ? noteFieldsOf(item, found) : noteFields(item, found);
  }
}

/** Every field and record inside a value, and its longer texts. */
function noteAll(facts: Facts, walk: Walk): void {
  let isField = false;
  for (const name in facts) {
    const item = facts[name];
    if (typeof item === "string") {
      noteText(item, walk.found);
      if (item === "password" || ((name === "r" || name === "role") && textRoles.has(item))) isField = true;
    } else if (Array.isArray(item)) noteList(item, walk);
    else if (isFacts(item)) noteKnown(item, name === "beforeState" ? knownPageJson(item) : undefined, walk);
  }
  if (isField) noteField(facts, walk.found);
  if ("target" in facts) noteRecord(facts, walk.found);
}

/** Longer lists are those of a page: the questions of a turn show the same one, and once is enough. */
const shortList = 20;

function noteList(list: readonly unknown[], walk: Walk): void {
  if (list.length > shortList) {
    if (walk.seen.has(list)) return;
    walk.seen.add(list);
  }
  for (let at = 0; at < list.length; at++) {
    const item = list[at];
    if (typeof item === "string") noteText(item, walk.found);
    else if (Array.isArray(item)) noteList(item, walk);
    else if (isFacts(item)) noteAll(item, walk);
  }
}

/** Every object inside a value. */
function eachObject(value: unknown, visit: (facts: Facts) => void): void {
  if (!isFacts(value)) return;
  if (!Array.isArray(value)) visit(value);
  for (const item of Object.values(value)) eachObject(item, visit);
}

const isFacts = (value: unknown): value is Facts => typeof value === "object" && value !== null;

function add({ values }: Found, value: unknown): void {
  if (typeof value === "string" && value.trim() !== "") values.add(value.trim());
}

/** Words as they are read: `cardNumber` and `card_number` as `card number`. */
const said = (...words: unknown[]): string =>
  words
    .filter((word) => typeof word === "string")
    .join(" ")
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .replace(/[_-]+/g, " ");

function isSecretField(facts: Facts): boolean {
  const { k, inputType, type } = facts;
  if (k === "password" || inputType === "password" || type === "password") return true;
  if (!textRoles.has(facts.r ?? facts.role)) return false;
  const { n, name, p, placeholder: hint, t, testId, label } = facts;
  return secretNames.test(said(n, name, p, hint, t, testId, label));
}

/** An element of a page, in the wire's short form or the stored long one. */
function noteField(facts: Facts, found: Found): void {
  if (isSecretField(facts)) add(found, facts.v ?? facts.value);
}

/** An action as it is stored, with its target. */
function noteRecord({ action, target }: Facts, found: Found): void {
  if (isFacts(action) && isFacts(target)) noteTyped(action, target, found);
}

function noteTyped({ name, args }: Facts, target: Facts, found: Found): void {
  const value = Array.isArray(args) ? args[name === "type" ? 0 : 1] : undefined;
  if ((name !== "setValue" && name !== "type") || typeof value !== "string") return;
  const id = target.i ?? target.id;
  if (placeholder.test(value) && typeof id === "string") found.filled.add(id);
  else if (isSecretField(target)) add(found, value);
}

function noteAnswer({ request, task, session }: TurnRecording, found: Found): void {
  const asked = (task?.question ?? session?.pending?.question)?.text;
  if (request.answer && secretNames.test(said(asked))) add(found, request.answer.text);
  for (const { question, answer } of task?.answers ?? [])
    if (secretNames.test(said(question))) add(found, answer);
}

/** What the turn chose to type, into elements of its own page. */
function noteDecision({ request, decision }: TurnRecording, found: Found): void {
  const elements = new Map(request.interactiveTree?.map((element) => [element.i, element]));
  for (const text of decision.actions) {
    const read = parseAction(text);
    if (!read.ok) continue;
    const id = read.action.name === "type" ? request.activeElement : read.action.args[0];
    const target = typeof id === "string" ? elements.get(id) : undefined;
    if (target) noteTyped(read.action, target, found);
  }
}

/** What a page, and the client's read-back, show of fields that the client filled a secret into. */
function noteFilled({ request, task }: TurnRecording, found: Found): void {
  if (found.filled.size === 0) return;
  const noteFilledField = (facts: Facts): void => {
    const id = facts.i ?? facts.id;
    if (typeof id === "string" && found.filled.has(id)) add(found, facts.v ?? facts.value);
  };
  eachObject(request, noteFilledField);
  const actedOn = task?.pendingAction?.target?.id;
  if (actedOn === undefined || !found.filled.has(actedOn)) return;
  const state = request.lastActionResult?.actualState;
  add(found, isFacts(state) ? state.value : state);
}

function noteText(text: string, found: Found): void {
  if (text.length < tooShort) return;
  if (cardLength.test(text) && cardDigits.test(text))
    for (const [number] of text.matchAll(cardLike)) if (isCardNumber(number)) add(found, number);
  if (!text.includes("<")) return;
  for (const [field] of text.matchAll(passwordField)) {
    const [, double, single, bare] = writtenValue.exec(field) ?? [];
    add(found, double ?? single ?? bare);
  }
}

/** By its check digit. None begins with a zero, as what is dialled abroad does. */
function isCardNumber(text: string): boolean {
  if (text.startsWith("0")) return false;
  const digits = [...text.replace(/\D/g, "")].reverse().map(Number);
  const sum = digits.reduce((total, digit, at) => {
    const weighed = at % 2 === 1 ? digit * 2 : digit;
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return sum % 10 === 0;
}
