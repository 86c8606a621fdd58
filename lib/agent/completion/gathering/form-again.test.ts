import { expect, it } from "vitest";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { aGround } from "@/tests/support/a-claim-case";
import { aPage } from "@/tests/support/a-page";
import { anAction, aTask, aVerdict } from "@/tests/support/a-task";
import { formAgain, formBehind, formBehindEntry } from "./form-again";

const list = "https://quay.test/berths";
const form = `${list}/3`;
const goal = "Change the mooring side of berth 3 to Starboard";
const berths = (one: string, three: string): string =>
  `list ""\n  item "North pier, ${one}"\n  item "South pier, ${three}"`;
const chosen: ActionRecord = {
  ...anAction({ actionId: "a1", urlAtAction: form, verdict: aVerdict({}) }),
  action: { name: "check", args: ["s"] },
  expectedOutcome: {
    description: "",
    domChanges: {},
    assertions: [{ kind: "element", element: { role: "radio", name: "Starboard" }, state: "checked" }],
  },
};
const ticked: ActionRecord = {
  ...chosen,
  actionId: "a0",
  expectedOutcome: {
    description: "",
    domChanges: {},
    assertions: [{ kind: "element", element: { role: "checkbox", name: "Fenders" }, state: "checked" }],
  },
};
const looked: ActionRecord = {
  ...anAction({ actionId: "a3", purpose: "gather_evidence", urlAtAction: list }),
  action: { name: "navigate", args: [list] },
};
const sent = (title: string): ActionRecord => ({
  ...anAction({ actionId: "a2", urlAtAction: form, verdict: aVerdict({ outcome: "undecided" }) }),
  beforeState: { url: form, domHash: "", title },
});
type Case = {
  title?: string;
  asked?: string;
  shown?: string;
  url?: string;
  before?: ActionRecord[];
  after?: ActionRecord[];
};
function found({
  title = "Berth 3 – Quay",
  asked = goal,
  shown,
  url = list,
  before,
  after,
}: Case): string | undefined {
  const deed = sent(title);
  const history = [...(before ?? [chosen]), deed, ...(after ?? [looked])];
  return formAgain(
    deed,
    aGround({
      task: aTask({ goal: asked, history }),
      snapshot: aPage(shown ?? berths("Port", "Starboard"), { url }),
      load: "in_place",
    }),
  );
}

const again = { ...looked, actionId: "a4", action: { name: "navigate" as const, args: [form] } };
it.each<[string, Case, string | undefined]>([
  ["where the list does not tell whose it is", {}, form],
  ["with a box beside the choice", { before: [ticked, chosen] }, form],
  ["not for a box alone, of which no list tells", { before: [ticked] }, undefined],
  ["not once more", { after: [looked, again] }, undefined],
  ["not where it is the page at hand", { url: form }, undefined],
  ["not the form of another thing", { title: "Berth 2 – Quay" }, undefined],
  ["not one that is called after its kind alone", { title: "Berth – Quay" }, undefined],
  ["not one that is called after the value alone", { title: "Starboard – Quay" }, undefined],
  ["not one that something is made with", { asked: "Add berth 3 with the side Starboard" }, undefined],
  ["not where nothing was chosen in it", { before: [] }, undefined],
  ["not where the list shows no such value", { shown: berths("Port", "Port") }, undefined],
  [
    "not where it stands at another thing",
    { shown: 'list ""\n  item "Berth 2 Starboard"\n  item "Berth 3 mooring side Port"' },
    undefined,
  ],
])("a form is loaded again to see what is stored: %s", (_, parts, expected) => {
  expect(found(parts)).toBe(expected);
});

const wrote = (name: string, value: string): ActionRecord => ({
  ...chosen,
  actionId: `w-${name}`,
  action: { name: "setValue", args: [name, value] },
  expectedOutcome: {
    description: "",
    domChanges: {},
    assertions: [{ kind: "element_value", element: { role: "textbox", name }, value }],
  },
});
const back = `link "Back to the berth" >${form}`;
it.each<[string, string, string, ActionRecord[], string | undefined]>([
  ["where the answer tells a part of it and leads back", "Add Ida Falk to berth 3", back, [], form],
  ["not where it leads elsewhere", "Add Ida Falk to berth 3", `link "Back" >${list}`, [], undefined],
  ["not once more", "Add Ida Falk to berth 3", back, [again], undefined],
  ["not of what was only changed", "Change the skipper of berth 3 to Ida Falk", back, [], undefined],
  ["not of what was taken away", "Remove Ida Falk from berth 3", back, [], undefined],
])("the form that something was made with is looked at again: %s", (_, asked, link, after, expected) => {
  const deed = sent("Berth 3 – Quay");
  const history = [wrote("Name", "Ida Falk"), wrote("Mail", "ida@quay.test"), deed, looked, ...after];
  const shown = (text: string, found = formBehind) =>
    found(
      deed,
      aGround({
        task: aTask({ goal: asked, history }),
        snapshot: aPage(`heading "${text}"\n${link}`, { url: `${form}/welcome` }),
        load: "in_place",
      }),
    );
  expect(shown("Ida Falk is in")).toBe(expected);
  expect(shown("Ida Falk (ida@quay.test) is in")).toBeUndefined();
  expect(shown("Well done")).toBeUndefined();
  // A list that only says how many they are tells nothing of it: the page behind the entry is looked at last.
  expect(shown("Berth 3: 2 people", formBehindEntry)).toBe(expected);
  expect(shown("Ida Falk is in", formBehindEntry)).toBeUndefined();
});
