import { describe, expect, it } from "vitest";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { aPage } from "@/tests/support/a-page";
import { describedAt } from "./described-element";
import { wantedWords } from "./wanted-words";

/** The words that a step wants of a page with these buttons. */
const words = (step: string, ...names: string[]): string[] => {
  const { nodes } = aPage(`\n${names.map((name) => `  button "${name}"`).join("\n")}`);
  const all = [...nodes.keys()].map((at) => describedAt(nodes, at));
  return wantedWords(readStepIntent(step), undefined, all).words;
};

describe("two words that a control is called by as one", () => {
  it.each<[string, string, string, string]>([
    ["in what is done", "Open the ship log", "Shiplog", "shiplog"],
    ["with other words beside it", "Open the ship log", "My shiplog of May", "shiplog"],
    ["whatever their case", "Open the Ship Log", "SHIPLOG", "shiplog"],
    ["with a small word between", "Open the ship of log", "Shiplog", "shiplog"],
    ["of which one is a small word", "Go to the back up page", "Backup", "backup"],
    ["of which the first is a small word", "Set the up time to 3", "Uptime", "uptim"],
    ["in the goods of a place", "Open the ship log of the harbour", "Shiplog", "shiplog"],
    ["in the place itself", "Open the crew of the ship log", "Shiplog", "shiplog"],
  ])("%s: %s", (_, step, name, joined) => {
    expect(words(step, name)).toContain(joined);
    expect(words(step, "Harbour")).not.toContain(joined);
  });

  it.each<[string, string, string, string]>([
    ["the other way round", "Open the log ship", "Shiplog", "shiplog"],
    ["with a word between", "Open the ship day log", "Shiplog", "shiplog"],
    ["where the control writes them apart", "Open the ship log", "Ship log", "shiplog"],
    ["where the control is called by more", "Open the ship log", "Shiplogs", "shiplog"],
    ["of which one is a small word of the place", "Open the crew of the back up", "Backup", "backup"],
    ["of which both are the verb", "Check out the ferry", "Checkout ferry", "checkout"],
    ["of which one ends what is said", "Open the ship", "Shipundefined", "shipundefin"],
  ])("not %s: %s", (_, step, name, joined) => {
    expect(words(step, name)).not.toContain(joined);
  });
});

it("the words themselves are wanted all the same", () => {
  expect(words("Open the ship log", "Shiplog")).toEqual(expect.arrayContaining(["ship", "log"]));
});
