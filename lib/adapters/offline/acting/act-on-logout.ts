import { findElement } from "@/lib/adapters/offline/matching/match-element";
import { readTarget } from "@/lib/adapters/offline/reading/read-target";
import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import { act, describe, prepare } from "./answer";
import { locate, type PageContext } from "./page-context";

export function actOnLogout(context: PageContext): ActionAnswer {
  const located = locate(
    { ...readTarget("log out"), whole: "sign out" },
    "the way to sign out",
    "click",
    context,
  );
  if (!("answer" in located))
    return act("click", [located.node.id], `${describe(located.node)} signs out.`, located.certainty);
  const account = findElement(readTarget("account"), context.nodes, { need: "open" });
  return account && account.certainty >= 0.6
    ? prepare("click", [account.best.id], "The account menu may hold it.")
    : located.answer;
}
