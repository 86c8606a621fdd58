import { isActionable, type PageSnapshot, type SnapshotNode } from "@/lib/agent/domain/snapshot";
import { fold } from "@/lib/agent/domain/words";
import { descendantsOf, isWithin } from "@/lib/agent/snapshot/node-tree";
import type { BrowserAction } from "@/lib/contracts/browser-action";

const closing =
  /^(?:close|dismiss|cancel|no(?:,)? thanks|not now|maybe later|later|skip|got it|reject(?: all)?|decline(?: all)?|deny|only necessary|necessary only|continue without (?:accepting|signing in)|ok(?:ay)?|x|schließen|ablehnen|später|nein danke|fermer|refuser|plus tard|non merci|cerrar|rechazar|ahora no|fechar|recusar|agora não|chiudi|rifiuta|sluiten|weigeren|zamknij|odrzuć|закрыть|отклонить|не сейчас|kapat|reddet)(?![\p{L}\p{N}])|^(?:关闭|拒绝|閉じる|拒否|닫기|거부|إغلاق|رفض)|^[×✕✖⨯╳]$/iu;

/** What lies over the page and does not hold the target: the dialog that came last. */
export function overlayOver(snapshot: PageSnapshot, targetId: string | undefined): SnapshotNode | undefined {
  const { nodes } = snapshot;
  const target = nodes.findIndex(({ id }) => id === targetId);
  return nodes
    .filter((node) => {
      if (node.role !== "dialog" || node.states.includes("hidden")) return false;
      return target < 0 || !isWithin(nodes, target, nodes.indexOf(node));
    })
    .at(-1);
}

/** How to close it: its own way out, the mildest first; a dialog without one by Escape. Never by agreeing to what it asks. */
export function closeActions({ nodes }: PageSnapshot, overlay: SnapshotNode): BrowserAction[] {
  const inside = descendantsOf(nodes, nodes.indexOf(overlay));
  const ways = inside
    .filter((node) => isActionable(node) && !node.occluded && !node.states.includes("disabled"))
    .map((node) => ({ node, rank: rankOf(node) }))
    .filter(({ rank }) => rank !== undefined)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
  return [
    ...ways.map(({ node }): BrowserAction => ({ name: "click", args: [node.id] })),
    { name: "press", args: ["Escape"] },
  ];
}

function rankOf({ name, role, states }: SnapshotNode): number | undefined {
  const folded = fold(name);
  if (!closing.test(folded)) return undefined;
  if (role === "checkbox" || role === "textbox" || states.includes("popup")) return undefined;
  return /^(?:ok(?:ay)?|got it)\b/.test(folded) ? 2 : /^(?:close|dismiss|[×✕✖⨯╳x]$)/u.test(folded) ? 0 : 1;
}
