import { isField, type PageSnapshot, type SnapshotNode } from "@/lib/agent/domain/snapshot";
import {
  affirmative,
  noSubmit,
  ownSelection,
  paymentFields,
  symbolOnly,
} from "@/lib/agent/domain/wording/risk-words";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { riskOfName } from "@/lib/agent/domain/wording/unasked-deed";
import { fold } from "@/lib/agent/domain/wording/words";
import { leadsSomewhere } from "@/lib/agent/snapshot/action-target";
import { actionDefinition, type BrowserAction } from "@/lib/contracts/browser-action";
import type { ApprovalRisk } from "@/lib/contracts/policy-rules";
import { nodeOf, type PageScope, scopeOf } from "./page-scope";

/** What an action may do to the world beyond this page, from the action, its target, its words and the form around it. Undefined: nothing of the kind. */
export function riskOf(
  action: BrowserAction,
  snapshot: PageSnapshot,
  wording: string,
): ApprovalRisk | undefined {
  const least = actionDefinition(action.name)?.risk;
  if (least === "upload") return "upload";
  const node = nodeOf(snapshot, action);
  const scope = scopeOf(snapshot, node);
  if (action.name === "dragAndDrop") return dropRisk(action, snapshot);
  if (action.name === "press") return keyRisk(String(action.args[0]), node, scope);
  if (action.name === "type" || action.name === "setValue")
    return sendsByEnter(action, node) ? formRisk(scope) : undefined;
  if (least !== "submit" || !node) return undefined;
  return clickRisk(node, scope, wording);
}

function clickRisk(node: SnapshotNode, scope: PageScope, wording: string): ApprovalRisk | undefined {
  if (isField(node) || node.states.includes("popup") || node.role === "tab") return undefined;
  const name = fold(node.name);
  if (symbolOnly.test(name)) return readStepIntent(wording).verb === "remove" ? "delete" : undefined;
  const named = nameRisk(node, scope);
  if (named) return named;
  if (leadsSomewhere(node.href) || isSearch(scope)) return undefined;
  if (affirmative.test(name)) {
    const asked = contextRisk(scope);
    if (asked) return asked;
  }
  return isSubmit(node, scope) ? formRisk(scope) : undefined;
}

/** A link with an address shows a page first; only deleting is done by links themselves. */
function nameRisk(node: SnapshotNode, scope: PageScope): ApprovalRisk | undefined {
  const risk = riskOfName(node.name);
  if (!risk) return undefined;
  if (risk === "delete") {
    if (
      /^(?:remove|quitar|retirer|entfernen|remover|rimuovi|verwijder)/iu.test(fold(node.name)) &&
      ownSelection.test(around(node))
    )
      return undefined;
    return leadsSomewhere(node.href) && !/delete|remove|destroy/i.test(node.href ?? "") ? undefined : risk;
  }
  if (leadsSomewhere(node.href)) return undefined;
  // "Reply", "Post", "Share" open an editor as often as they send: with nothing written there is nothing to send.
  if (risk === "send" && scope.holder && !hasText(scope) && scope.inside.some(isField)) return undefined;
  return risk;
}

const around = (node: SnapshotNode): string =>
  fold(`${node.name} ${node.path} ${node.nearText ?? ""} ${node.description ?? ""}`);
const hasText = ({ inside }: PageScope): boolean =>
  inside.some((node) => isField(node) && Boolean(node.value));

/** What a dialog or form is about, by its own name, its headings and its fields. */
function contextRisk({ holder, inside }: PageScope): ApprovalRisk | undefined {
  if (!holder) return undefined;
  const titles = [
    holder.name,
    holder.description ?? "",
    ...inside.filter(({ role }) => role === "heading").map(({ name }) => name),
  ];
  const asked = titles.map((title) =>
    title.replace(
      /^(?:are you sure (?:that )?you want to|do you (?:really )?want to|really|confirm:?)\s+/i,
      "",
    ),
  );
  const byTitle = asked.map(riskOfName).find(Boolean);
  if (byTitle) return byTitle;
  return inside.some((node) => isField(node) && paymentFields.test(`${node.name} ${node.placeholder ?? ""}`))
    ? "pay"
    : undefined;
}

function isSubmit(node: SnapshotNode, { holder, inside }: PageScope): boolean {
  if (node.role !== "button" && node.role !== "clickable") return false;
  if (node.inputType === "submit" || node.inputType === "image") return true;
  if (node.inputType === "button" || node.inputType === "reset" || noSubmit.test(fold(node.name)))
    return false;
  return node.role === "button" && holder !== undefined && inside.some(isField);
}

const formRisk = (scope: PageScope): ApprovalRisk | undefined =>
  isSearch(scope) ? undefined : contextRisk(scope) === "pay" ? "pay" : "submit";

const searchWords =
  /(?<![\p{L}\p{N}])(?:search|find|look ?up|filter|suche|suchen|buscar|rechercher|cerca|pesquisar|zoeken|szukaj|поиск|найти|ara)(?![\p{L}\p{N}])|搜索|検索|검색|بحث/iu;

/** A form that only asks: named as a search, or with a search field and nothing else to fill in. */
export function isSearch({ holder, inside }: PageScope): boolean {
  if (!holder) return false;
  const fields = inside.filter(isField);
  const asks = (text: string): boolean => searchWords.test(fold(text));
  if (holder.inputType === "search" || asks(holder.name)) return true;
  return (
    fields.length > 0 &&
    fields.every(
      (node) =>
        node.inputType === "search" ||
        (node.role === "textbox" && asks(`${node.name} ${node.placeholder ?? ""}`)),
    )
  );
}

function keyRisk(key: string, node: SnapshotNode | undefined, scope: PageScope): ApprovalRisk | undefined {
  const pressed = key.toLowerCase();
  const editing = node?.role === "textbox";
  if (/(?:^|\+)(?:delete|backspace)$/.test(pressed)) return editing ? undefined : "delete";
  if (!/(?:^|\+)(?:enter|numpadenter)$/.test(pressed)) return undefined;
  if (!node || node.role === "combobox" || node.role === "option") return undefined;
  if (!editing) return nameRisk(node, scope);
  if (node.inputType === "search" || isSearch(scope)) return undefined;
  if (messageFields.test(fold(`${node.name} ${node.placeholder ?? ""}`))) return "send";
  return scope.holder?.role === "form" ? formRisk(scope) : undefined;
}

/** One-line fields that Enter sends off to other people. */
const messageFields =
  /(?<![\p{L}\p{N}])(?:messages?|reply|chat|comment|tweet|nachricht|kommentar|mensaje|comentario|mensagem|messaggio|commento|commentaire|bericht|wiadomość|сообщение|mesaj)(?![\p{L}\p{N}])|消息|评论|メッセージ|コメント|메시지|댓글|رسالة|تعليق/iu;

/** A line break typed into a field of one line presses Enter. */
const sendsByEnter = ({ name, args }: BrowserAction, node: SnapshotNode | undefined): boolean =>
  /[\r\n]$/.test(String(args[name === "type" ? 0 : 1] ?? "")) &&
  node?.inputType !== "textarea" &&
  node?.inputType !== "richtext";

function dropRisk({ args }: BrowserAction, { nodes }: PageSnapshot): ApprovalRisk | undefined {
  const onto = nodes.find(({ id }) => id === args[1]);
  return onto &&
    /(?<![\p{L}\p{N}])(?:trash|bin|delete|remove|papierkorb|corbeille|papelera|lixeira|cestino)(?![\p{L}\p{N}])|ゴミ箱|回收站/iu.test(
      fold(onto.name),
    )
    ? "delete"
    : undefined;
}
