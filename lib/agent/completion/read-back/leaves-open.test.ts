import { describe, expect, it } from "vitest";
import type { Entered } from "@/lib/agent/completion/deed/entered";
import type { Ground } from "@/lib/agent/completion/ground";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { aGround } from "@/tests/support/a-claim-case";
import { aPage } from "@/tests/support/a-page";
import { anAction, aTask } from "@/tests/support/a-task";
import { leavesOpen } from "./leaves-open";

const url = "http://quay.test/list";
const typed = (name: string, value: string): Entered => ({
  kind: "element_value",
  element: { role: "textbox", name },
  value,
});
const press = (name: string, path = ""): ActionRecord =>
  anAction({ urlAtAction: url, target: { id: "b", role: "button", name, path } });
const load = anAction({
  purpose: "gather_evidence",
  urlAtAction: url,
  action: { name: "navigate", args: [url] },
});
const tab = anAction({
  purpose: "gather_evidence",
  urlAtAction: url,
  target: { id: "t", role: "tab", name: "Alerts", path: "" },
});

type Parts = {
  goal?: string;
  page: string;
  entered?: Entered[];
  held?: string[];
  unread?: string[];
  deed?: ActionRecord;
  history?: ActionRecord[];
  isForm?: boolean;
  isLookUp?: boolean;
};
/** What the outline shows: all but what fields hold. */
const textOf = (outline: string): string =>
  outline
    .split("\n")
    .filter((line) => !/^\s*textbox/.test(line))
    .join("\n")
    .replace(/^\s*\w+ |"/gm, "")
    .replaceAll("; ", "\n");

function isOpen(parts: Parts): boolean {
  const { goal = "Add the skiff 'Alba'", deed = press("Save"), entered = [] } = parts;
  const ground: Ground = aGround({
    task: aTask({ goal, history: parts.history ?? [deed] }),
    snapshot: aPage(parts.page, { url, text: textOf(parts.page) }),
    load: "in_place",
  });
  const look = {
    deed,
    entered,
    fields: { held: parts.held ?? [], lost: [], unread: parts.unread ?? [] },
    kept: { held: [], lost: [], texts: [], told: [], usable: false },
    isForm: parts.isForm ?? true,
    isLookUp: parts.isLookUp ?? false,
  };
  return leavesOpen(look, ground);
}

const alba = [typed("Name", "Alba")];
const berthed = [...alba, typed("Berth", "North")];
const cancel: Parts = {
  goal: "Cancel the booking 'Alba'",
  deed: press("Cancel booking"),
  page: 'heading "Alba"\nbutton "Cancel booking"',
};
const draft: Parts = {
  goal: "Send 'Home soon' to Ida",
  entered: [typed("Message", "Home soon")],
  held: ['textbox "Message" holds "Home soon"'],
  page: 'textbox "Message" ="Home soon"',
};
const publish: Parts = { goal: "Publish the post 'Alba'", page: 'heading "Alba"', isForm: false };
const others: Parts = {
  goal: "Set the price of Bora to 12",
  entered: [typed("Price", "12")],
  page: 'row "Alba 12"',
};
const tabOfSuch: Parts = {
  goal: "Set an alert on 'Alba' for Monday",
  entered: [typed("Day", "Monday")],
  history: [press("Save"), load, tab],
  page: 'item "Alba Friday"\nitem "Bora Monday"',
};
const posted: Partial<Parts> = {
  goal: "Note 'Wash the deck' for Alba",
  entered: [
    { kind: "element_value", element: { role: "combobox", name: "Boat" }, value: "Alba" },
    typed("Note", "Wash the deck"),
  ],
};
const slot = { goal: "Reserve the slip on Monday at 10:00 for Alba", entered: [typed("Skiff", "Alba")] };
const slots = 'heading "Slips"\nrow "Monday | Friday"';
const twice: Parts = { entered: alba, deed: { ...press("Save"), sentTwice: true }, page: 'item "Bora"' };

describe("what a page as loaded anew leaves open", () => {
  it.each<[string, Parts, Partial<Parts>]>([
    ["it asks for it again", cancel, { page: 'heading "Alba"\nstatus "Cancelled"' }],
    [
      "it keeps what was to be sent as a draft",
      draft,
      { page: 'item "You: Home soon"\ntextbox "Message"', held: [] },
    ],
    [
      "it does not say that it is published",
      publish,
      { isLookUp: true, page: 'heading "Alba"\nitem "Alba Published"' },
    ],
    [
      "it says more in the entry, which keeps all that it said",
      {
        goal: "Cancel the booking of 3 May",
        deed: press("Cancel", "table/row:3 May Skiff Booked Cancel"),
        page: 'table\n  row "3 May Skiff Booked, with the harbour master"',
      },
      { page: 'table\n  row "3 May Skiff Cancelled"' },
    ],
    [
      "it was looked up, and what was chosen for it is told in no part",
      {
        goal: "Send 'Spring tides' to the list Rowers",
        entered: [
          { kind: "element_value", element: { role: "combobox", name: "List" }, value: "Rowers (40)" },
        ],
        page: 'item "Spring tides for Sailors sent"',
        isForm: false,
        isLookUp: true,
      },
      { page: 'item "Spring tides for Rowers sent"' },
    ],
    ["it shows a part of what was entered", { page: 'item "Alba"', unread: ["x"] }, { unread: [] }],
    [
      "it shows it in others' entries",
      { ...others, history: [press("Edit", "table:Prices/row:Bora 10")] },
      { page: 'row "Alba 10"\nrow "Bora 12"' },
    ],
    [
      "it shows what was typed over in another's entry, whatever the goal calls it",
      {
        goal: "Plan the service of the skiff Alba at the north quay for Monday",
        entered: [{ ...typed("Service", "Monday"), was: "Friday" }],
        page: 'row "Skiff Alba, south quay, Monday"\nrow "Skiff Alba, north quay, Friday"',
        isForm: false,
      },
      { page: 'row "Skiff Alba, south quay, Friday"\nrow "Skiff Alba, north quay, Monday"' },
    ],
    [
      "it shows a part of it with others",
      { entered: berthed, page: 'row "Bora North"\nrow "Alba South"' },
      { page: 'row "Bora North"\nrow "Alba North"' },
    ],
    [
      "it shows the button of several that was chosen for one thing at another one",
      {
        goal: "Set the berth of the skiff Alba to North",
        entered: [
          { kind: "element", element: { role: "radio", name: "North" }, state: "checked" },
          { ...typed("Note", "Wash"), aside: true },
        ],
        page: 'row "Skiff Alba South"\nrow "Skiff Bora North"',
      },
      { page: 'row "Skiff Alba North"\nrow "Skiff Bora South"' },
    ],
    [
      "it shows it at another one",
      {
        goal: "Note 'Wash' for Ida Kaya",
        entered: [typed("Note", "Wash")],
        page: 'row "Ida Kaya"\nrow "Bo Lind Wash"',
      },
      { page: 'row "Ida Kaya Wash"\nrow "Bo Lind"' },
    ],
    [
      "it shows it twice",
      { entered: alba, page: 'row "Alba"\nrow "Alba"' },
      { page: 'row "Alba"\nrow "Bora"' },
    ],
    [
      "it shows it for another one than was chosen",
      { ...posted, page: 'item "Boat: Bora; Wash the deck"' },
      { page: 'item "Boat: Alba; Wash the deck"' },
    ],
    [
      "it shows it in another cell than the goal's",
      { ...slot, page: `${slots}\nrow "10:00 | free | Alba"` },
      { page: `${slots}\nrow "10:00 | Alba | free"` },
    ],
    ["it lists many, and none with all of it", tabOfSuch, { page: 'item "Alba Monday"' }],
    ["it does not show it once, and it was sent twice", twice, { page: 'item "Alba"\nitem "Bora"' }],
    [
      "it says of one of several alone that it is done",
      {
        goal: "Approve the sheets of Alba and Bora",
        deed: press("Approve"),
        page: 'list "Sheets"\n  item "Alba Approved"\n  item "Bora Open"',
        isForm: false,
      },
      { page: 'list "Sheets"\n  item "Alba Approved"\n  item "Bora Approved"' },
    ],
    [
      "its form lost the text that was sent beside what it holds",
      {
        goal: 'Set the state of Alba to Sold and add the note "Asked for blue sails"',
        entered: [typed("State", "Sold"), { ...typed("Note", "Asked for blue sails"), aside: true }],
        held: ['textbox "State" holds "Sold"'],
        page: 'textbox "State" ="Sold"\ntextbox "Note"',
      },
      { page: 'textbox "State" ="Sold"\ntextbox "Note"\nitem "Asked for blue sails"' },
    ],
    [
      "it shows it where it was moved from as well",
      {
        goal: "Move crate K-7 from bay A3 to bay C1",
        page: 'row "A3 | K-6, K-7"\nrow "C1 | K-7"',
        isForm: false,
      },
      { page: 'row "A3 | K-6"\nrow "C1 | K-7"' },
    ],
    [
      "it is where such things are, and does not show it",
      { entered: alba, page: 'row "Bora"', isLookUp: true },
      { page: 'row "Alba"' },
    ],
  ])("%s", (_, parts, otherwise) => {
    expect(isOpen(parts)).toBe(true);
    expect(isOpen({ ...parts, ...otherwise })).toBe(false);
  });
});
