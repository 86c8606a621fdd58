import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import type { Blocker } from "@/lib/contracts/plan";

/** Kinds that a page shows by itself; what the browser lacks, no page tells. */
export type PageBlocker = Exclude<Blocker["type"], "site_permission">;

/** What a person is told of each kind of blocker, and what they can do about it. */
const texts: { [Type in PageBlocker]: Omit<Blocker, "type" | "requiredFields"> } = {
  login_required: {
    description: "The page asks to sign in.",
    userMessage: "Please sign in on the page, or give the account to use, then continue.",
    resolutionMethods: ["user_action_in_browser", "provide_in_chat", "cancel"],
    confidence: 0.8,
  },
  session_expired: {
    description: "The page says that the session has ended and asks to sign in.",
    userMessage: "Please sign in again on the page, then continue.",
    resolutionMethods: ["user_action_in_browser", "provide_in_chat", "cancel"],
    confidence: 0.9,
  },
  mfa_required: {
    description: "The page asks for a one-time code.",
    userMessage: "Please enter the one-time code on the page, or give it here.",
    resolutionMethods: ["provide_in_chat", "user_action_in_browser", "cancel"],
    confidence: 0.85,
  },
  captcha: {
    description: "The page wants proof that a person is there.",
    userMessage: "Please solve the check on the page, then continue.",
    resolutionMethods: ["user_action_in_browser", "cancel"],
    confidence: 0.9,
  },
  consent_required: {
    description: "The page goes on only for those who agree to something.",
    userMessage: "Please make the choice on the page, then continue.",
    resolutionMethods: ["user_action_in_browser", "cancel"],
    confidence: 0.6,
  },
  rate_limited: {
    description: "The site has had too many requests.",
    userMessage: "The site asks to slow down.",
    resolutionMethods: ["wait", "retry", "cancel"],
    retryAfterSeconds: 60,
    confidence: 0.85,
  },
  access_denied: {
    description: "The page refuses access.",
    userMessage: "This account may not see the page. Please switch accounts or get access, then continue.",
    resolutionMethods: ["user_action_in_browser", "retry", "cancel"],
    confidence: 0.85,
  },
  page_error: {
    description: "The page shows a fault of its server.",
    userMessage: "The site has a fault at the moment.",
    resolutionMethods: ["retry", "wait", "cancel"],
    confidence: 0.8,
  },
};

export const blockerOf = (type: PageBlocker): Blocker => ({ type, ...texts[type] });

const fieldText = (node: SnapshotNode): string =>
  `${node.name} ${node.placeholder ?? ""} ${node.description ?? ""}`;

const codeWords =
  /\b(?:one[- ]time|verification|authentication|authenticator|security|two[- ]factor|2fa|mfa|\d[- ]digit)\b.*\b(?:code|password|passcode)\b|\b(?:otp|totp|passcode)\b|bestätigungscode|einmalpasswort|code de vérification|código de verificación|codice di verifica|код подтверждения|验证码|認証コード|인증 ?(?:번호|코드)|رمز التحقق/iu;
const cardWords = /\bcard\b|\bcvv\b|\bcvc\b|\bexpir/i;
const mostFields = 3;

/** The field for a one-time code, on a page that asks for little else; a card's security code is another thing. */
export function codeField(nodes: readonly SnapshotNode[]): SnapshotNode | undefined {
  const fields = nodes.filter(({ role }) => role === "textbox");
  if (fields.some((field) => cardWords.test(fieldText(field)))) return undefined;
  const others = fields.filter(({ name }) => !/\b(?:digit|character)\b/i.test(name));
  return others.length > mostFields ? undefined : fields.find((node) => codeWords.test(fieldText(node)));
}

export function loginFields(nodes: readonly SnapshotNode[]): NonNullable<Blocker["requiredFields"]> {
  const password = nodes.find(({ inputType }) => inputType === "password");
  const user = nodes.find(
    (node) =>
      node.role === "textbox" &&
      node.inputType !== "password" &&
      /user|e-?mail|login|account|name|phone/i.test(fieldText(node)),
  );
  return [
    ...(user ? [{ name: "username", label: user.name || "User name", secret: false }] : []),
    ...(password ? [{ name: "password", label: password.name || "Password", secret: true }] : []),
  ];
}
