import { isActionable, isField } from "@/lib/agent/domain/snapshot";
import type { StepIntent } from "@/lib/agent/domain/wording/step-intent";
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

/** What came to choose among speaks of what the menu is called (`New project…` of the project menu), or is one's own account. */
export function tellsItsMenu(ground: Ground): boolean {
  const { diff, intent, nodesAfter } = ground;
  const about = objectRoots(withoutPlace(intent));
  const items = (diff?.appeared ?? []).flatMap((at) => nodesAfter[at] ?? []).filter(isActionable);
  const came = [...new Set([...(diff?.linesAdded ?? []), ...items.map(({ name }) => name)])];
  if (!asksForMenu(ground) || came.length < fewestItems || about.length !== 1) return false;
  const isOwn = (line: string): boolean => aboutUser.test(line) && about.some((word) => users.has(word));
  return came.some(isOwn) || (opensPopup(ground) && came.some((line) => rootsOf(line).has(about[0] ?? "")));
}

/** `Open the user menu`: nothing but several things to press came, with the page as it was, and they tell the menu; or the control is the only one without a name. */
export function menuCame(ground: Ground): boolean {
  const { fit, action, diff, nodesBefore, nodesAfter, target, requests } = ground;
  const come = (diff?.appeared ?? []).flatMap((at) => nodesAfter[at] ?? []);
  if (!asksForMenu(ground) || !action.clicks || fit.fit === "other" || !pageStays(ground)) return false;
  if (requests.stored.length > 0 || come.some((node) => isField(node) || opened.has(node.role))) return false;
  if (come.filter((node) => isActionable(node)).length < fewestItems) return false;
  const nameless = nodesBefore.filter(
    ({ role, name, states }) => role === "button" && !/\p{L}/u.test(name) && !states.includes("hidden"),
  );
  const isOnlySign = nameless.length === 1 && nameless[0] === target.node;
  return tellsItsMenu(ground) || isOnlySign;
}
const opened: ReadonlySet<string> = new Set(["heading", "dialog", "form", "row"]);
