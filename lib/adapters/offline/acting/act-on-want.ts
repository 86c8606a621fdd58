import type { Want, WantOf } from "@/lib/adapters/offline/reading/want";
import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import { actOnChoose } from "./act-by-choosing";
import { actOnSet, actOnTick, actOnType } from "./act-by-entering";
import { actOnClick, actOnClose, actOnFold, actOnOpen } from "./act-by-pressing";
import { actOnDrag, actOnGoto, actOnScroll, actOnSwitchTab, actOnUpload } from "./act-in-browser";
import { actOnCommand } from "./act-on-command";
import { actOnFilter } from "./act-on-filter";
import { actOnLogout } from "./act-on-logout";
import { actOnEdit, actOnMark, actOnOpenForm, actOnRemove, actOnSearch, actOnSort } from "./act-on-records";
import { actOnSubmit } from "./act-on-submit";
import { act, cannot } from "./answer";
import { actOnConfirmation } from "./confirm-entered";
import type { PageContext } from "./page-context";

/** The one action that a want of one action comes to on this page. Wants of several actions are cut into steps before. */
export function actOnWant(want: Want, context: PageContext): ActionAnswer {
  switch (want.do) {
    case "click":
      return actOnClick(want, context);
    case "open":
      return actOnOpen(want, context);
    case "goto":
      return actOnGoto(want, context);
    case "type":
      return actOnType(want, context);
    case "choose":
      return actOnChoose(want, context);
    case "tick":
      return actOnTick(want, context);
    case "set":
      return actOnSet(want, context);
    case "key":
      return act("press", [want.key], `Pressing ${want.key}.`, 0.9);
    case "history":
      return act(want.action, [], "As the step says.", 0.95);
    case "scroll":
      return actOnScroll(want, context);
    case "wait":
      return act("wait", [want.seconds], "As the step says.", 0.95);
    case "drag":
      return actOnDrag(want, context);
    case "upload":
      return actOnUpload(want, context);
    case "switch_tab":
      return actOnSwitchTab(want, context);
    case "read":
      return act("extract", [want.question], "The page holds the answer.", 0.7);
    case "add":
    case "fill":
    case "login":
      return cannot("This takes several actions.");
    case "command":
      return actOnCommand(want, context);
    case "unknown":
      return cannot(`No rule reads this: ${want.text}`);
    default:
      return actOnContent(want, context);
  }
}

type ContentWant = WantOf<
  | "search"
  | "open_form"
  | "remove"
  | "edit"
  | "mark"
  | "fold"
  | "close"
  | "sort"
  | "filter"
  | "logout"
  | "submit"
  | "confirm"
>;

/** Wants about what the page holds: its records, lists, parts and forms. */
function actOnContent(want: ContentWant, context: PageContext): ActionAnswer {
  switch (want.do) {
    case "search":
      return actOnSearch(want, context);
    case "open_form":
      return actOnOpenForm(want, context);
    case "remove":
      return actOnRemove(want, context);
    case "edit":
      return actOnEdit(want, context);
    case "mark":
      return actOnMark(want, context);
    case "fold":
      return actOnFold(want, context);
    case "close":
      return actOnClose(want, context);
    case "sort":
      return actOnSort(want, context);
    case "filter":
      return actOnFilter(want, context);
    case "logout":
      return actOnLogout(context);
    case "submit":
      return actOnSubmit(want, context);
    case "confirm":
      return actOnConfirmation(want, context);
  }
}
