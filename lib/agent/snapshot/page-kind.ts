import type { ClientReport } from "@/lib/agent/domain/client-report";
import { isActionable, isField, type PageSnapshot, type SkeletonNode } from "@/lib/agent/domain/snapshot";
import { fold } from "@/lib/agent/domain/wording/words";

/** What a page as a whole is, when it is no ordinary one. */
export type PageKind =
  | "ordinary"
  | "not_loaded"
  | "not_found"
  | "server_error"
  | "denied"
  | "rate_limited"
  | "login"
  | "expired"
  | "captcha";

/** Title and headings are the page's own word for what it is; body text may speak of anything. A number at the start may count: `500 g`, `404 Elm Road`. */
const notFound =
  /^(?:(?:http )?error )?404(?=$|[:!]|\s*[-–—|]\s|\.?$|\s(?:page|not|error))|\bpage (?:was )?not found\b|^not found\b|\b404 (?:error|not found|page)\b|\bpage (?:does not|doesn't) exist\b|página no encontrada|page (?:introuvable|non trouvée)|seite nicht gefunden|página não encontrada|pagina non trovata|страница не найдена|页面不存在|找不到页面|ページが見つかりません|الصفحة غير موجودة/iu;
const serverError =
  /^(?:(?:http )?error )?50[0234](?=$|[:!]|\s*[-–—|]\s|\.?$|\s(?:internal|not implemented|bad gateway|service|gateway|server|error))|\binternal server error\b|^server error(?: \(50[0-4]\))?$|\bbad gateway\b|\bservice (?:temporarily )?unavailable\b|\bgateway time-?out\b|^(?:an )?(?:unexpected |application )?error(?: occurred)?[.!]?$|\bsomething went wrong\b|\bcannot (?:get|post) \//iu;
/** In the words of whoever wrote it, on a page that offers nothing else: what was asked for was not done. */
const apology =
  /(?<!\p{L})(?:sorry|apologi[sz]e|unfortunately|leider|tut uns leid|désolée?s?|malheureusement|lo sentimos|lamentablemente|spiacenti|purtroppo|infelizmente|desculpe)(?!\p{L})/iu;
const isRefusal =
  /(?<!\p{L})(?:cannot|can['’]t|could ?n['’]t|could not|unable|not (?:be )?(?:shown|available|possible|processed|completed|reachable)|unavailable|try (?:it )?again|went wrong|nicht|ne (?:peut|pouvons|fonctionne)|impossible|no (?:se puede|podemos|está disponible)|non (?:è|si può|possiamo)|não)(?!\p{L})/iu;
/** A search that found nothing is an answer. */
const foundNothing =
  /(?<!\p{L})(?:results?|match(?:es|ing)?|found|treffer|ergebnisse?|résultats?|resultados?|risultati)(?!\p{L})/iu;
const deadEndControls = 2;

const denied =
  /^(?:(?:http )?error )?(?:401|403)(?=$|[:!]|\s*[-–—|]\s|\.?$|\s(?:forbidden|unauthori|access|not|error))|\baccess (?:is )?denied\b|\bforbidden\b|\bunauthori[sz]ed\b|\bnot authori[sz]ed\b|\bpermission denied\b|acceso denegado|accès refusé|zugriff verweigert|acesso negado|accesso negato|доступ запрещ|访问被拒绝|アクセスが拒否/iu;
const limited =
  /^(?:(?:http )?error )?429(?=$|[:!]|\s*[-–—|]\s|\.?$|\s(?:too many|rate|error))|\btoo many requests\b|\brate limit(?:ed| exceeded)\b/iu;
const expired =
  /\bsession (?:has )?(?:expired|timed out|ended)\b|\byou have been (?:logged|signed) out\b|\b(?:log|sign) in again\b|sesión (?:ha )?(?:caducado|expirado)|session (?:a )?expiré|sitzung (?:ist )?abgelaufen|sessão expirou|sessione scaduta|сессия истекла|会话已过期|セッションの有効期限/iu;
const robot =
  /\bi(?:'|’)?m not a robot\b|\bverify (?:that )?you(?:'| a)?re (?:a )?human\b|\bare you (?:a )?(?:human|robot)\b|\bunusual traffic\b|\bcaptcha\b/iu;

/** Longer headings are content that mentions something. */
const titleChars = 60;

type Page = Pick<PageSnapshot, "title" | "lines"> & { nodes: readonly SkeletonNode[]; url?: string };

/** The browser's own page for what it could not load, as after redirects without end. */
const browserError = /^(?:chrome-error|about:neterror)/i;

/** Reads what kind of page this is, from its title, headings and controls; from the document's own status when the client saw it. */
export function pageKindOf(page: Page, report?: ClientReport): PageKind {
  if (browserError.test(page.url ?? "")) return "not_loaded";
  const document = report?.networkEvents?.filter(isDocument).at(-1)?.status;
  const byStatus = document === undefined ? undefined : kindOfStatus(document);
  if (byStatus) return byStatus;
  const shown = page.nodes.filter((node) => !node.states.includes("hidden"));
  const names = [page.title, ...shown.filter(({ role }) => role === "heading").map(({ name }) => name)].map(
    fold,
  );
  if (shown.length < 60 && shown.some((node) => robot.test(node.name))) return "captcha";
  const says = (pattern: RegExp): boolean =>
    names.some((name) => name.length <= titleChars && pattern.test(name));
  // A page that still offers much to do merely mentions its error.
  const bare = shown.filter(isActionable).length <= 25;
  const few = page.lines.length <= 12 && shown.filter(isActionable).length <= 5;
  if (hasPassword(shown))
    return [...names, ...page.lines, ...alertsOf(shown)].some((text) => expired.test(text))
      ? "expired"
      : "login";
  if (bare && (says(notFound) || (few && page.lines.some((line) => notFound.test(line))))) return "not_found";
  if (bare && (says(serverError) || (few && page.lines.some((line) => serverError.test(line)))))
    return "server_error";
  if (isDeadEnd(page, shown)) return "server_error";
  if (bare && says(limited)) return "rate_limited";
  if (bare && says(denied)) return "denied";
  if (bare && says(expired)) return "expired";
  return "ordinary";
}

const isDeadEnd = ({ lines }: Page, shown: readonly SkeletonNode[]): boolean =>
  lines.length <= 8 &&
  shown.filter(isActionable).length <= deadEndControls &&
  lines.some((line) => apology.test(line) && isRefusal.test(line) && !foundNothing.test(line));

const isDocument = (event: { resourceType?: string | undefined }): boolean =>
  event.resourceType === "document";

function kindOfStatus(status: number): PageKind | undefined {
  if (status === 401 || status === 403) return "denied";
  if (status === 404 || status === 410) return "not_found";
  if (status === 429) return "rate_limited";
  return status >= 500 ? "server_error" : undefined;
}

/** One password field asks to sign in; two, or several other fields beside it, belong to a form that makes or changes an account. */
const hasPassword = (nodes: readonly SkeletonNode[]): boolean => {
  const fields = nodes.filter((node) => node.role === "textbox");
  const secret = fields.filter((node) => node.inputType === "password");
  const [own] = secret;
  const form = own && formAround(nodes, own);
  const beside = fields.filter(
    (node) =>
      node.inputType !== "password" &&
      node.inputType !== "search" &&
      (node.parent === own?.parent || (form !== undefined && formAround(nodes, node) === form)),
  );
  return (
    secret.length === 1 && beside.length <= 1 && !isCodeOfDevice(nodes, own) && !makesAccount(nodes, own)
  );
};

/** `Create user`, with a role, an address and a password in it, on a page with a way out: whoever is signed in makes an account for somebody. */
const makesAccount = (nodes: readonly SkeletonNode[], field: SkeletonNode | undefined): boolean => {
  const around = field && (formAround(nodes, field, "form") ?? formAround(nodes, field, "dialog"));
  const pressed = nodes.filter(
    (node) => isActionable(node) && around !== undefined && isAround(nodes, around, node),
  );
  return (
    pressed.filter(isField).length >= fewestOfAccount &&
    pressed.some(({ role, name }) => role === "button" && making.test(name.trim())) &&
    !pressed.some(({ name }) => entering.test(name)) &&
    nodes.some((node) => isActionable(node) && leaving.test(node.name.trim()))
  );
};
/** An address, a password and what else is said of somebody. */
const fewestOfAccount = 3;
const leaving = /^(?:log|sign)[- ]?(?:out|off)(?!\p{L})/iu;
const making = /^(?:create|add|save|update|invite)(?!\p{L})/iu;
const entering = /(?<!\p{L})(?:(?:log|sign)[- ]?in|log ?on|continue|next|enter|unlock)(?!\p{L})/iu;

/** Keys of all digits beside a field that stands in no form, on a page that offers much else: the code for a lock or an alarm, as an application shows it to who is in. */
const isCodeOfDevice = (nodes: readonly SkeletonNode[], field: SkeletonNode | undefined): boolean => {
  const pressed = nodes.filter(isActionable);
  const keys = new Set(pressed.filter(({ role, name }) => role === "button" && /^\d$/.test(name.trim())));
  const digits = new Set([...keys].map(({ name }) => name.trim()));
  return (
    field !== undefined &&
    digits.size === 10 &&
    formAround(nodes, field) === undefined &&
    pressed.length - keys.size > fewControls
  );
};
/** A page to sign in at may have a menu, ways to get help and languages to choose. */
const fewControls = 15;

/** Fields of one form may each stand in a group of their own. */
const formAround = (
  nodes: readonly SkeletonNode[],
  node: SkeletonNode,
  role: "form" | "dialog" = "form",
): SkeletonNode | undefined => {
  for (let at = node.parent; at >= 0; at = nodes[at]?.parent ?? -1)
    if (nodes[at]?.role === role) return nodes[at];
  return undefined;
};
const isAround = (nodes: readonly SkeletonNode[], around: SkeletonNode, node: SkeletonNode): boolean => {
  for (let at = node.parent; at >= 0; at = nodes[at]?.parent ?? -1) if (nodes[at] === around) return true;
  return false;
};

const alertsOf = (nodes: readonly SkeletonNode[]): string[] =>
  nodes.filter(({ role }) => role === "alert" || role === "status").map(({ name }) => name);

/** A page on which nothing of what was asked for can be there. */
export const isErrorPage = (kind: PageKind): boolean => errorKinds.has(kind);
const errorKinds: ReadonlySet<PageKind> = new Set([
  "not_loaded",
  "not_found",
  "server_error",
  "denied",
  "rate_limited",
]);
