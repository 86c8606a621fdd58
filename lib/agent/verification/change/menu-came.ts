import { isActionable, isField } from "@/lib/agent/domain/snapshot";
import type { StepIntent } from "@/lib/agent/domain/wording/step-intent";
import { descendantsOf } from "@/lib/agent/snapshot/node-tree";
import type { Ground } from "@/lib/agent/verification/ground";
import { objectRoots } from "@/lib/agent/verification/step/mentions";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";
import { pageStays } from "./page-change";

const fewestItems = 2;
const users: ReadonlySet<string> = new Set(
  ["user", "account", "profile", "avatar", "administrator", "admin", "member"].map(rootOf),
);
const aboutUser = /(?<!\p{L})(?:sign out|log ?out|(?:my|edit) (?:account|profile))(?!\p{L})/iu;

/** `the user menu at the top right`, `in the header`: where it stands says nothing of what it is. */
const places =
  "(?:(?:top|upper|bottom|lower)[ -]?)?(?:left|right|top|bottom|header|corner|top bar|tool ?bar|nav ?bar)(?: corner| side)?";
const [placed, onlyPlace] = [
  new RegExp(` (?:at|in|on) the ${places}$`, "iu"),
  new RegExp(`^(?:the )?${places}$`, "iu"),
];
const withoutPlace = ({ object, container, ...intent }: StepIntent): StepIntent => ({
  ...intent,
  object: object.replace(placed, ""),
  ...(container === undefined || onlyPlace.test(container) ? {} : { container }),
});

const asksForMenu = ({ verb, intent }: Ground): boolean =>
  verb === "open" && /^(?:menu|drop-?down)$/iu.test(intent.controlWord ?? "");

const opensPopup = ({ target }: Ground): boolean =>
  ["popup", "expanded"].every((state) => target.after?.states.includes(state));

/** What can be pressed in one part that came, or came right behind the control: what came elsewhere in the page is no menu of it. */
function itemsTogether({ diff, nodesAfter, target }: Ground): string[][] {
  const come = new Set(diff?.appeared ?? []);
  const indices = [...nodesAfter.keys()];
  const first = target.afterIndex + 1;
  const end = indices.find((at) => at >= first && !come.has(at)) ?? indices.length;
  const behind = target.afterIndex < 0 ? [] : indices.slice(first, end);
  const parts = indices
    .filter((at) => come.has(at) && !come.has(nodesAfter[at]?.parent ?? -1))
    .map((at) => descendantsOf(nodesAfter, at));
  return [behind.flatMap((at) => nodesAfter[at] ?? []), ...parts].map((nodes) =>
    nodes.filter(isActionable).map(({ name }) => name),
  );
}

/** What came to choose among speaks of what the menu is called (`New project…` of the project menu), or is one's own account. */
export function tellsItsMenu(ground: Ground): boolean {
  const about = objectRoots(withoutPlace(ground.intent));
  const lines = ground.diff?.linesAdded ?? [];
  if (!asksForMenu(ground) || about.length !== 1) return false;
  const opens = opensPopup(ground);
  const isOwn = (line: string): boolean =>
    (opens || lines.length > 0) && aboutUser.test(line) && about.some((word) => users.has(word));
  const isAbout = (line: string): boolean => opens && rootsOf(line).has(about[0] ?? "");
  return itemsTogether(ground).some((items) => {
    const came = [...new Set([...lines, ...items])];
    return came.length >= fewestItems && came.some((line) => isOwn(line) || isAbout(line));
  });
}

/** `Open the user menu`: nothing but several things to press came, with the page as it was, and they tell the menu; or the control is the only one without a name. */
export function menuCame(ground: Ground): boolean {
  const { fit, action, diff, nodesBefore, nodesAfter, target, requests } = ground;
  const come = (diff?.appeared ?? []).flatMap((at) => nodesAfter[at] ?? []);
  if (!asksForMenu(ground) || !action.clicks || fit.fit === "other" || !pageStays(ground)) return false;
  if (requests.stored.length > 0 || come.some((node) => isField(node) || opened.has(node.role))) return false;
  if (!itemsTogether(ground).some(({ length }) => length >= fewestItems)) return false;
  const nameless = nodesBefore.filter(
    ({ role, name, states }) => role === "button" && !/\p{L}/u.test(name) && !states.includes("hidden"),
  );
  const isOnlySign = nameless.length === 1 && nameless[0] === target.node;
  return tellsItsMenu(ground) || isOnlySign;
}
const opened: ReadonlySet<string> = new Set(["heading", "dialog", "form", "row"]);
