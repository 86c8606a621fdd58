import { z } from "zod";
import { perObject } from "@/lib/agent/domain/per-object";
import { isPlainly } from "@/lib/agent/domain/plainly-valid";
import { Digest } from "@/lib/agent/domain/snapshot";

const areElements = perObject(
  (nodes: object) => isPlainly(Digest.shape.nodes, nodes) || Digest.shape.nodes.safeParse(nodes).success,
);

/** Checked once a page, and handed on as they are: several questions of a turn show the same list, and what rules found out about it they find again by it. */
const Elements = z.custom<Digest["nodes"]>(
  (nodes) => typeof nodes === "object" && nodes !== null && areElements(nodes),
);
// Written down as what they are.
Elements._zod.toJSONSchema = () => z.toJSONSchema(Digest.shape.nodes, { io: "input" });

/** A page as a model task takes it: typed for rules, and as plain lines for a prompt. */
export const PageView = z.object({ digest: Digest.extend({ nodes: Elements }), text: z.string() });
export type PageView = z.infer<typeof PageView>;
