import { describe, expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { fillFromGoal } from "./fill-from-goal";

/** What goes where, in one line; `none` where no form takes what the goal says. */
function filled(goal: string, outline: string, known: string[] = []): string {
  const found = fillFromGoal(goal, { ...aPage(outline), known });
  if (!found) return "none";
  return `${found.entries.map(({ node, value }) => `${node.id}=${value}`).join(", ")}; ${found.form.submit?.id}`;
}

const complaint = `
  form "Complaint"
    combobox "Sort" #sort |"Noise|Broken lamp|Litter" ="Noise"
    textbox "Where?" #where [required]
    textbox:textarea "Details" #details
    button "Send" #send`;
const handover = `
  heading "Skiff Alba"
  form ""
    textbox "Handed over by" #by [required]
    textbox:time "Hour" #hour [required]
    textbox "Relationship" #relation
    button "Register" #register`;
const wizard = `
  form ""
    radio "Pier A" #a [unchecked]
    radio "Pier B" #b [unchecked]
    button "Continue" #on`;
const steppers = `
  item "Rope"
    textbox "Coils of rope" #rope ="3"
  item "Tar"
    textbox "Coils of tar" #tar ="1"
  button "Save list" #save`;
const bulk = `
  form ""
    row "Select Berth Pier"
      checkbox "Select all" #all [unchecked]
    row "11 North"
      checkbox "Berth 11" #one [unchecked]
    row "12 South"
      checkbox "Berth 12" #two [unchecked]
    row "13 North"
      checkbox "Berth 13" #three [unchecked]
    combobox "With selected" #bulk |"Choose|Mark as swept|Mark as closed" ="Choose"
    button "Apply" #apply`;

describe("fillFromGoal", () => {
  it.each([
    [
      "a place, a kind and a remark",
      "Complain about a broken lamp outside 8 Quay Street, it has been dark for 3 weeks",
      complaint,
      "sort=Broken lamp, where=8 Quay Street, details=it has been dark for 3 weeks; send",
    ],
    ["nothing where a field that must be filled stays empty", "Complain about the litter", complaint, "none"],
    [
      "a person after the label's own small word, not the one that the page is about",
      "Tell the harbour that Skiff Alba is handed over by his cousin, Bo Lind, at 16:15",
      handover,
      "by=Bo Lind, hour=16:15, relation=cousin; register",
    ],
    [
      "a choice of a form that only leads on",
      "Apply for a berth at Pier B, for 3 nights",
      wizard,
      "b=Pier B; on",
    ],
    ["a count before what it counts", "We need 7 coils of tar, please save that", steppers, "tar=7; save"],
    [
      "all boxes of the rows that the goal tells from the others",
      "Mark all berths in North as swept",
      bulk,
      "one=Berth 11, three=Berth 13, bulk=Mark as swept; apply",
    ],
    [
      "nothing into a form that looks things up",
      'Find "tar"',
      '\n  form ""\n    textbox "Term" #q\n    button "Search" #go',
      "none",
    ],
    [
      "nothing where a value of the goal has no place",
      "Complain about litter outside 8 Quay Street, card QX-77",
      '\n  form ""\n    textbox "Where?" #where\n    button "Send" #send',
      "none",
    ],
  ])("fills in %s", (_, goal, outline, expected) => {
    expect(filled(goal, outline)).toBe(expected);
  });

  it("takes what was pressed on the way as settled", () => {
    const page = '\n  form ""\n    textbox "Warden" #warden\n    button "Assign" #assign';
    expect(filled("Assign Ida Falk to the blue Skiff", page, ["Skiff, blue"])).toBe(
      "warden=Ida Falk; assign",
    );
  });
});
