import { contextRoles } from "@/lib/agent/domain/snapshot";
import { remember } from "@/lib/agent/domain/wording/words";

export type PathPart = { role: string; name: string };

/** A slash parts two containers only where a role follows it: names hold slashes too. */
const between = new RegExp(`/(?=(?:${contextRoles.join("|")}|clickable)(?::|/|$))`);

/** The containers that a node's path names, the outermost first. */
export const pathParts: (path: string) => readonly PathPart[] = remember((path) =>
  path === ""
    ? []
    : path.split(between).map((part) => {
        const colon = part.indexOf(":");
        return colon < 0
          ? { role: part, name: "" }
          : { role: part.slice(0, colon), name: part.slice(colon + 1) };
      }),
);

/** The innermost row or item that a path names. */
export const entryPart = (path: string): PathPart | undefined =>
  pathParts(path).findLast(({ role }) => role === "row" || role === "item");

export const joinParts = (parts: readonly PathPart[]): string =>
  parts.map(({ role, name }) => (name ? `${role}:${name}` : role)).join("/");
