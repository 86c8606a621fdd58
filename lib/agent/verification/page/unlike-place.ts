import type { Ground } from "@/lib/agent/verification/ground";
import { objectRoots } from "@/lib/agent/verification/step/mentions";
import { rootsOf } from "@/lib/agent/verification/step/word-roots";
import { selfNameAfter } from "./place";

/** `Open Customer Feedback` by `Go to complain page`, where the page that came says `Customer` somewhere: neither the link nor the place is called so. */
export function isUnlikePlace(ground: Ground): boolean {
  const { fit, intent, target } = ground;
  const about = objectRoots(intent);
  const { name = "", description = "", testId = "" } = target.node ?? {};
  const own = rootsOf(`${name} ${description} ${testId}`);
  const place = rootsOf(selfNameAfter(ground));
  return (
    fit.fit === "unclear" &&
    /\p{L}{2}/u.test(name) &&
    !about.some((word) => own.has(word)) &&
    !about.every((word) => place.has(word))
  );
}
