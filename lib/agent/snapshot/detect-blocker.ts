import type { ClientReport } from "@/lib/agent/domain/client-report";
import type { PageSnapshot, SnapshotNode } from "@/lib/agent/domain/snapshot";
import { fold } from "@/lib/agent/domain/words";
import type { Blocker } from "@/lib/contracts/plan";
import { type PageKind, pageKindOf } from "./page-kind";

type Rest = Omit<Blocker, "type" | "requiredFields">;

const byKind: Partial<Record<PageKind, Pick<Blocker, "type"> & Rest>> = {
  captcha: {
    type: "captcha",
    description: "The page wants proof that a person is there.",
    userMessage: "Please solve the check on the page, then continue.",
    resolutionMethods: ["user_action_in_browser", "cancel"],
    confidence: 0.9,
  },
  expired: {
    type: "session_expired",
    description: "The page says that the session has ended and asks to sign in.",
    userMessage: "Please sign in again on the page, then continue.",
    resolutionMethods: ["user_action_in_browser", "provide_in_chat", "cancel"],
    confidence: 0.9,
  },
  login: {
    type: "login_required",
    description: "The page asks to sign in.",
    userMessage: "Please sign in on the page, or give the account to use, then continue.",
    resolutionMethods: ["user_action_in_browser", "provide_in_chat", "cancel"],
    confidence: 0.8,
  },
  denied: {
    type: "access_denied",
    description: "The page refuses access.",
    userMessage: "This account may not see the page. Please switch accounts or get access, then continue.",
    resolutionMethods: ["user_action_in_browser", "retry", "cancel"],
    confidence: 0.85,
  },
  rate_limited: {
    type: "rate_limited",
    description: "The site has had too many requests.",
    userMessage: "The site asks to slow down.",
    resolutionMethods: ["wait", "retry", "cancel"],
    retryAfterSeconds: 60,
    confidence: 0.85,
  },
  server_error: {
    type: "page_error",
    description: "The page shows a fault of its server.",
    userMessage: "The site has a fault at the moment.",
    resolutionMethods: ["retry", "wait", "cancel"],
    confidence: 0.8,
  },
};

const codeWords =
  /\b(?:one[- ]time|verification|authentication|security|two[- ]factor|2fa|mfa|otp)\b.*\b(?:code|password|passcode)\b|\b(?:otp|passcode)\b/iu;
const consentWords = /\bcookies?\b|\bconsent\b|\bprivacy (?:settings|choices)\b/iu;
/** From this share of covered controls on, a consent dialog is in the way. */
const coveredShare = 0.5;

/**
 * What only a person, or time, can get out of the way. A sign-in page is one by itself; whether the task is just about to sign in is for the
 * caller to say.
 */
export function detectBlocker(snapshot: PageSnapshot, report?: ClientReport): Blocker | undefined {
  const shown = snapshot.nodes.filter((node) => !node.states.includes("hidden"));
  const code = shown.find((node) => node.role === "textbox" && codeWords.test(fieldText(node)));
  if (code) return mfaBlocker(code);
  const known = byKind[pageKindOf(snapshot, report)];
  if (known?.type === "login_required" || known?.type === "session_expired")
    return { ...known, requiredFields: loginFields(shown) };
  if (known) return known;
  return consentBlocker(shown);
}

const fieldText = (node: SnapshotNode): string =>
  `${node.name} ${node.placeholder ?? ""} ${node.description ?? ""}`;

const mfaBlocker = (field: SnapshotNode): Blocker => ({
  type: "mfa_required",
  description: "The page asks for a one-time code.",
  userMessage: "Please enter the one-time code on the page, or give it here.",
  resolutionMethods: ["provide_in_chat", "user_action_in_browser", "cancel"],
  requiredFields: [{ name: "code", label: field.name || "Code", secret: true }],
  confidence: 0.85,
});

function loginFields(nodes: readonly SnapshotNode[]): NonNullable<Blocker["requiredFields"]> {
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

function consentBlocker(nodes: readonly SnapshotNode[]): Blocker | undefined {
  const dialog = nodes.find(
    (node) => node.role === "dialog" && consentWords.test(fold(`${node.name} ${node.description ?? ""}`)),
  );
  if (!dialog) return undefined;
  const covered = nodes.filter(({ occluded }) => occluded).length;
  if (covered < nodes.length * coveredShare) return undefined;
  return {
    type: "consent_required",
    description: "A consent dialog covers the page.",
    userMessage: "Please make the choice in the dialog, then continue.",
    resolutionMethods: ["user_action_in_browser", "cancel"],
    confidence: 0.6,
  };
}
