import { isField } from "@/lib/agent/domain/snapshot";
import { fold } from "@/lib/agent/domain/wording/words";
import { descendantsOf } from "@/lib/agent/snapshot/node-tree";
import type { Ground } from "@/lib/agent/verification/ground";
import { sameValue } from "@/lib/agent/verification/page/field-value";
import { formOf } from "@/lib/agent/verification/page/form-state";

const titled = /(?<!\p{L})(?:titled|named|called|entitled) ["“'‘]([^"”]{1,80})["”'’]/iu;
const titles: ReadonlySet<string> = new Set(["title", "name", "subject", "headline"]);

/** `Save the bookmark titled "Oolong notes"`, and the form has a field for the title, which held something else, while another field held that. */
export function titlesOther(ground: Ground): boolean {
  const [, title = ""] = titled.exec(ground.asSaid) ?? [];
  if (title === "" || !ground.action.clicks) return false;
  const fields = descendantsOf(ground.nodesBefore, formOf(ground)).filter(isField);
  const [own, ...more] = fields.filter(({ name, nearText = "" }) =>
    titles.has(fold(name || nearText).replace(/\W+$/u, "")),
  );
  return (
    own !== undefined &&
    more.length === 0 &&
    !sameValue(own.value ?? "", title) &&
    fields.some((field) => field !== own && sameValue(field.value ?? "", title))
  );
}
