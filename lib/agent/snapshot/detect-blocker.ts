import type { ClientReport } from "@/lib/agent/domain/client-report";
import { isActionable, type PageSnapshot, type SnapshotNode } from "@/lib/agent/domain/snapshot";
import { ownDocuments } from "@/lib/agent/domain/stored-requests";
import { fold } from "@/lib/agent/domain/wording/words";
import type { Blocker } from "@/lib/contracts/plan";
import { blockerOf, codeField, loginFields, type PageBlocker } from "./blocker-texts";
import { namedElements } from "./named-elements";
import { descendantsOf, isWithin } from "./node-tree";
import { type PageKind, pageKindOf } from "./page-kind";

/** What the task is about: a page that asks for just that is no blocker. */
export type Errand = { goal?: string; step?: string };

const kinds: Partial<Record<PageKind, PageBlocker>> = {
  captcha: "captcha",
  expired: "session_expired",
  login: "login_required",
  denied: "access_denied",
  rate_limited: "rate_limited",
  server_error: "page_error",
};

/**
 * What only a person, or time, can get out of the way. Conservative: a page that offers what the current step needs, or that merely mentions such a
 * thing among much else, blocks nothing; nor does a sign-in or a code that the task is about.
 */
export function detectBlocker(
  snapshot: PageSnapshot,
  report?: ClientReport,
  errand: Errand = {},
): Blocker | undefined {
  const shown = snapshot.nodes.filter((node) => !node.states.includes("hidden"));
  const kind = kindOf(snapshot, report);
  const type = kinds[kind];
  if (type === "login_required" || type === "session_expired")
    return isSignInBlocking(snapshot, shown, errand, type)
      ? { ...blockerOf(type), requiredFields: loginFields(shown) }
      : undefined;
  const code = codeField(shown);
  if (code)
    return asksForCode(errand)
      ? undefined
      : {
          ...blockerOf("mfa_required"),
          requiredFields: [{ name: "code", label: code.name || "Code", secret: true }],
        };
  if (type === "captcha") return isCaptcha(shown) ? blockerOf(type) : undefined;
  if (type !== undefined) return isPlainNotice(shown, errand, snapshot) ? blockerOf(type) : undefined;
  return consentWall(snapshot, shown) ? blockerOf("consent_required") : undefined;
}

const kindOf = (snapshot: PageSnapshot, report: ClientReport | undefined): PageKind =>
  pageKindOf(
    snapshot,
    report && { ...report, networkEvents: ownDocuments(report.networkEvents ?? [], snapshot.url) },
  );

const signingIn =
  /\b(?:log|sign)(?:ging|ing)?[ -]?(?:in|on|up|into)\b|\blogin\b|\bauthenticate\b|\bpass ?word\b|\bpasscode\b|\bcredentials?\b|\buser ?name\b|\bregister\b|\bcreate (?:an )?account\b|anmeld|einlogg|passwort|kennwort|connecter|connexion|mot de passe|iniciar sesión|contraseña|entrar|senha|accedi|accedere|wachtwoord|inloggen|zaloguj|hasło|войти|войд|парол|登录|密码|ログイン|パスワード|로그인|비밀번호|تسجيل الدخول|كلمة المرور|\{\{secret:/iu;

/** Fewer controls than this besides the sign-in: the page is about signing in. */
const fewControls = 12;

function isSignInBlocking(
  snapshot: PageSnapshot,
  shown: readonly SnapshotNode[],
  { goal, step }: Errand,
  type: PageBlocker,
): boolean {
  if ([goal, step].some((text) => text !== undefined && signingIn.test(text))) return false;
  const holder = formOf(snapshot);
  const inForm = new Set(holder === undefined ? [] : descendantsOf(snapshot.nodes, holder));
  const others = shown.filter((node) => isActionable(node) && !inForm.has(node));
  if (step !== undefined && namedElements(step, snapshot).some((node) => !inForm.has(node))) return false;
  const titled = [
    snapshot.title,
    ...shown.filter(({ role }) => role === "heading" || role === "dialog").map(({ name }) => name),
  ].some((text) => signingIn.test(text));
  return type === "session_expired" || others.length < fewControls || titled;
}

function formOf({ nodes }: PageSnapshot): number | undefined {
  const secret = nodes.findIndex(({ inputType }) => inputType === "password");
  const around = nodes.findIndex(
    (node, index) => (node.role === "form" || node.role === "dialog") && isWithin(nodes, secret, index),
  );
  return secret < 0 || around < 0 ? undefined : around;
}

const asksForCode = ({ goal, step }: Errand): boolean =>
  [goal, step].some(
    (text) =>
      text !== undefined &&
      /\b(?:code|otp|passcode|2fa|mfa|token|pin)\b|bestätigungscode|código|codice|код|验证码|コード/iu.test(
        text,
      ),
  );

/** A check that a person is there stands on the page itself; a badge or an article about it is none. */
const isCaptcha = (shown: readonly SnapshotNode[]): boolean =>
  shown.some(
    ({ role, name }) =>
      role !== "link" &&
      role !== "item" &&
      role !== "image" &&
      !/\bprotected by\b/i.test(name) &&
      /robot|human|captcha|unusual traffic/i.test(name),
  );

/** A page that says no and offers little else. */
function isPlainNotice(shown: readonly SnapshotNode[], { step }: Errand, snapshot: PageSnapshot): boolean {
  if (step !== undefined && namedElements(step, snapshot).length > 0) return false;
  return shown.filter(isActionable).length < fewControls;
}

const consent =
  /\bcookies?\b|\bconsent\b|\bprivacy (?:settings|choices|policy)\b|\bterms (?:of (?:use|service)|and conditions)\b|einwilligung|datenschutz|consentement|consentimiento|consenso|согласие|隐私|同意/iu;
const wayOut =
  /^(?:reject|decline|refuse|deny|no\b|only necessary|necessary only|essential|continue without|close|dismiss|not now|skip|ablehnen|nur notwendige|refuser|continuer sans|rechazar|recusar|rifiuta|weigeren|odrzuć|отклонить|拒绝|拒否|거부|رفض|[×✕x]$)/iu;

/** A dialog over the page, or a page of its own, that only lets on who agrees. One that can be refused is no matter for a person. */
function consentWall({ nodes, url }: PageSnapshot, shown: readonly SnapshotNode[]): boolean {
  const dialog = shown.find(
    (node) => node.role === "dialog" && consent.test(fold(`${node.name} ${node.description ?? ""}`)),
  );
  const inside = dialog ? descendantsOf(nodes, nodes.indexOf(dialog)) : shown;
  const controls = inside.filter((node) => isActionable(node) && node.role !== "link");
  const isPageOfOwn = controls.length <= 2 && /consent|terms|gdpr/i.test(url);
  if (controls.length === 0 || !(dialog || isPageOfOwn)) return false;
  if (controls.some(({ name }) => wayOut.test(fold(name)))) return false;
  if (dialog) return shown.filter(({ occluded }) => occluded).length >= (shown.length - inside.length) / 2;
  return shown.some(({ role, name }) => role === "heading" && consent.test(name));
}
