import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { sameNamed } from "./candidates";

const longest = 40;
const kinds = "(?: button| link| icon| tab)?";
/** The step's words around the name of the control that it is done with. */
const around = (own: string): RegExp[] => {
  const name = `(?:the )?(?:[\\p{L}-]{2,20} ){0,2}["“'‘]?${own.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")}["”'’]?${kinds}`;
  return [
    new RegExp(
      `^(?:click|press|tap|hit|use)(?: on)? ${name},? (?:so that|such that|so|in order to|to) `,
      "iu",
    ),
    new RegExp(` (?:with|via|using|by (?:clicking|pressing|tapping|using)(?: on)?) ${name}[.!]?$`, "iu"),
  ];
};
const roles: ReadonlySet<string> = new Set(["button", "link", "menuitem", "tab"]);

/** `Press Save so that the bed joins the list`, `Save the bed with the Update button`: the step says what it is done with, and one control alone is called so. */
export function isSaidInStep(said: string, nodes: readonly SkeletonNode[], target: number): boolean {
  const node = nodes[target];
  if (!node || !roles.has(node.role) || !/\p{L}{2}/u.test(node.name) || node.name.length > longest)
    return false;
  if (sameNamed(nodes, target).length > 0) return false;
  return around(node.name.trim()).some((pattern) => pattern.test(said.trim()));
}

const sending = /^(?:send|submit|post)$/iu;
/** `Post the review` by `Send`, the one control that sends. */
export function isOnlySender(said: string, nodes: readonly SkeletonNode[], target: number): boolean {
  const [, verb = ""] =
    /^(\p{L}{4,6}) (?:the|my|your|this) \p{Ll}+(?: \p{Ll}+)?[.!]?$/u.exec(said.trim()) ?? [];
  const sends = ({ role, name: own }: SkeletonNode): boolean =>
    roles.has(role) && /^(?:send|submit|post|publish|share|save)(?!\p{L})/iu.test(own.trim());
  const node = nodes[target];
  return (
    node?.role === "button" &&
    sending.test(verb) &&
    sending.test(node.name.trim()) &&
    nodes.filter(sends).length === 1
  );
}
