import { isInput } from "./dom-kind";

/** What stands for a secret value on the wire; its length says nothing. */
export const mask = "••••";

const secretTokens = /^(cc-.+|one-time-code|new-password|current-password)$/;
const secretNames =
  /\b(card ?(num(ber)?|no|nr)|cc ?(num(ber)?|csc|cvc|cvv|exp)|cvv2?|cvc2?|csc|security code|iban|otp|totp|one time (code|password)|mfa code|pin( code)?|pass ?code|passw(or)?d|pwd|ssn|social security( number)?)\b/;

/**
 * Fields whose value never leaves the page. `marked` remembers fields once seen as secret, so that a "show password" toggle reveals nothing,
 * and fields that a secret was typed into.
 */
export type SecretFields = { isSecret: (element: Element) => boolean; mark: (element: Element) => void };

export function createSecretFields(): SecretFields {
  const marked = new WeakSet<Element>();
  return {
    mark: (element) => {
      marked.add(element);
    },
    isSecret: (element) => {
      if (marked.has(element)) return true;
      if (!looksSecret(element)) return false;
      marked.add(element);
      return true;
    },
  };
}

function looksSecret(element: Element): boolean {
  if (isInput(element)) {
    if (element.type === "password") return true;
    if (!/^(text|tel|number|search|email|url)$/.test(element.type)) return false;
  } else if (element.localName !== "textarea") return false;
  const tokens = element.getAttribute("autocomplete")?.toLowerCase().split(/\s+/) ?? [];
  if (tokens.some((token) => secretTokens.test(token))) return true;
  const said = ["name", "id", "aria-label", "placeholder"].map((name) =>
    words(element.getAttribute(name) ?? ""),
  );
  return said.some((text) => secretNames.test(text));
}

/** `cardNumber`, `card_number` and `Card-Number` as `card number`. */
const words = (text: string): string =>
  text
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .toLowerCase();

/** A payment card's number by its check digit, wherever it was typed. None begins with a zero, as what is dialled abroad does. */
export function isCardNumber(value: string): boolean {
  const digits = value.replace(/[ -]/g, "");
  if (!/^[1-9]\d{12,18}$/.test(digits)) return false;
  let sum = 0;
  for (let at = 0; at < digits.length; at++) {
    const digit = Number(digits[digits.length - 1 - at]);
    const doubled = at % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
