import { describe, expect, it } from "vitest";
import type { NodeRole } from "@/lib/agent/domain/snapshot";
import { readStepIntent, type StepVerb } from "@/lib/agent/domain/wording/step-intent";
import { answersOtherWay, countsOtherWay, doesOpposite, leavesInstead, meantVerb } from "./meant-verb";

describe("what a step really does", () => {
  it.each<[string, string, StepVerb, NodeRole?]>([
    ['Click "Remove"', "Remove", "remove"],
    ['Confirm dropping the table "old"', "Drop table", "remove"],
    ['Click "Send to…"', "Send to…", "click"],
    ['Click "Send to… "', "Send to… ", "click"],
    ['Click "Delete..."', "Delete...", "click"],
    ['Click "Dock 4"', "Dock 4", "click"],
    ["Click it", "Delete", "remove"],
    ["Click it", "Recent orders", "click"],
    ["Click it", "Move to trash", "remove"],
    ["Click it", "Move to Trashy novels", "navigate"],
    ["Click it", "Urgent visit", "click"],
    ["Click it", "Last search", "click"],
    ["Click it", "Price: activate to sort column descending", "sort"],
    ["Prices in order", "Price: activate to sort column descending", "sort"],
    ["Click it", "Click to expand", "expand"],
    ["Click it", "Activate to-do", "check"],
    ["Click the delete button", "", "remove"],
    ['Press "Archive" and "Delete"', "Go", "archive"],
    ["Open the trash", "Delete", "open"],
    ["Something with it", "Delete", "remove"],
    ["Something with it", "", "unknown"],
    ["Raise the hours of the tent", "Star the tent", "unknown"],
    ["Renew the loan", "Save and renew", "submit"],
    ['Click "Reserve" at the tent', "Add to my trips", "add"],
    ["Click it", "Labels", "toggle", "checkbox"],
    ["Click it", "Labels", "toggle", "switch"],
    ["Click it", "Labels", "click", "radio"],
    ["Open it", "Labels", "open", "switch"],
    ['Turn on "Allow guests" for the draft', "Allow guests", "check", "checkbox"],
    ['Turn on "Allow guests" for the draft', "Guests", "edit", "checkbox"],
    ['Mark "Water the beds" to draft', "Water the beds", "edit", "checkbox"],
    ...[
      "removal",
      "deletion",
      "revoking of it",
      "cancellation",
      "discarding",
      "archiving",
      "erasure",
      "unlinking",
    ].flatMap((what): [string, string, StepVerb][] => [
      [`Confirm the ${what}`, "Yes", "remove"],
      [`Confirm ${what}`, "Yes", "remove"],
    ]),
    ["Confirm the disconnection", "Yes", "remove"],
    ["Confirm the clearing", "Yes", "remove"],
    ["Confirm to delete it", "Yes", "remove"],
    ["Confirm the order", "Yes", "submit"],
    ["Confirm the order removal", "Yes", "submit"],
    ["Mark it as done", "", "check"],
    ...["not done", "incomplete", "inactive", "undone", "unfinished", "uncompleted", "unread", "unseen"].map(
      (what): [string, string, StepVerb] => [`Mark the task as ${what}`, "", "uncheck"],
    ),
    ...["open", "active", "pending", "todo", "to-do", "to do", "in progress", "draft", "closed"].map(
      (what): [string, string, StepVerb] => [`Mark the task as ${what}`, "", "edit"],
    ),
    ["Mark the task in the list as in progress", "", "edit"],
    ["Mark the open task", "", "check"],
    ["Mark the notes", "", "check"],
    // Names say which one it is, and not which way.
    ['Check the "Do not reply" checkbox', "Do not reply", "check", "checkbox"],
    ["Tick Not at home", "Not at home", "check", "checkbox"],
    ['Mark "Not yet paid" as done', "", "check"],
    ['Mark "Fern" as "not done"', "", "uncheck"],
    ["Mark the fern as not done", "Fern bed", "uncheck", "checkbox"],
    ["Check 'Post' (not 'Courier')", "Post", "check", "checkbox"],
    ['Click "Disable comments"', "Disable comments", "check", "checkbox"],
    ["Turn off sounds", "Turn off sounds", "check", "switch"],
    ['Uncheck "Disable comments"', "Disable comments", "uncheck", "checkbox"],
    ["Disable comments", "Comments", "uncheck", "checkbox"],
    ["Clear the checkbox for news", "News", "uncheck", "checkbox"],
    ["Clear box 2", "box 2", "uncheck", "checkbox"],
    ["Clear the finished tasks", "Tent", "clear", "checkbox"],
    ["Disable comments", "Disable comments", "uncheck", "button"],
  ])("%s, on %j: %s", (step, name, verb, role = "button") => {
    expect(meantVerb(readStepIntent(step), { name, role })).toBe(verb);
  });

  it("is what its words say where the target is not known", () => {
    expect(meantVerb(readStepIntent("Click it"), undefined)).toBe("click");
    expect(meantVerb(readStepIntent('Click "Delete"'), undefined)).toBe("remove");
  });
});

describe("a control that does the opposite", () => {
  it.each<[StepVerb, string, boolean]>([
    ["add", "Remove", true],
    ["create", "Delete it", true],
    ["remove", "Add", true],
    ["remove", "Create one", true],
    ["check", "Uncheck all", true],
    ["uncheck", "Check all", true],
    ["open", "Close", true],
    ["open", "×", true],
    ["open", "x", true],
    ["open", "XL", false],
    ["remove", "×", false],
    ["close", "Open", true],
    ["expand", "Collapse", true],
    ["collapse", "Expand", true],
    ["login", "Log out", true],
    ["logout", "Log in", true],
    ["add", "Add", false],
    ["add", "", false],
    ["sort", "Remove", false],
    ["add", "Items to remove", false],
    ["remove", "Remove", false],
  ])("%s, on %j: %s", (verb, name, opposite) => {
    expect(doesOpposite(verb, name)).toBe(opposite);
  });
});

describe("counting the other way", () => {
  it.each([
    ["Raise the hours to 3", "One hour less", true],
    ["Lower the hours to 3", "One hour more", true],
    ["Raise the hours to 3", "One hour more", false],
    ["Lower the hours to 3", "−", false],
    ["Raise the hours to 3", "−", true],
    ["Set the hours to 3", "One hour less", false],
    ["Put Ida Falk down for the tea rota", "Sign up", false],
    ["Put Ida Falk down as a helper", "One more", false],
    ["Turn the volume down", "Volume up", true],
    ["Turn the volume up", "Write down", false],
    ["Turn the volume up", "Volume down", true],
    ["Raise the hours to 3", "Save", false],
    ["Open the drop-down for a new table", "+ Table", false],
    ["Open the drop down", "One more", false],
    ["Turn the hours down", "+", true],
    ["Turn the hours down", "+ 1", true],
    ["Fewer beds", "+ Bed", false],
    ["Raise it, then lower it", "Less", false],
  ])("%s with %s: %s", (step, name, other) => {
    expect(countsOtherWay(step, name)).toBe(other);
  });
});

describe("leaving instead", () => {
  it.each<[StepVerb, string, string, boolean]>([
    ["submit", "Confirm the logout", "Cancel", true],
    ["remove", "Delete the label", "Keep", true],
    ["submit", "Submit the form", "Reset", true],
    ["submit", "Save the guest", "close", true],
    ["create", "Create the guest", "×", true],
    ["submit", "Confirm the notice", "Close", false],
    ["clear", "Reset the form", "Reset", false],
    ["submit", "Save and close", "Close", false],
    ["submit", "Confirm the logout", "Logout", false],
    ["remove", "Cancel the order", "Cancel", false],
    ["close", "Close the dialog", "Cancel", false],
    ["back", "Leave the form", "Back", false],
    ["remove", "Delete the label", "Cancel order", false],
  ])("%s: %s with %s: %s", (verb, step, name, leaves) => {
    expect(leavesInstead(verb, step, name)).toBe(leaves);
  });
});

describe("an answer that is the other one", () => {
  it.each([
    ["Decline the offer of Ida Falk", "Mark as accepted", true],
    ["Approve the request for the north bed", "Deny & give a reason", true],
    ["Reject the request", "Approve", true],
    ["Decline the offer of Ida Falk", "Mark as declined", false],
    ["Decline the offer of Ida Falk", "Accepted (3)", false],
    ["Reject the cookies", "Accept only necessary ones", false],
    ["Approve the rejection", "Reject", false],
    ["Decline the offer", "OK", false],
    ["Save the rejection", "Reject", false],
  ])("%s, by %s: %s", (step, control, says) => expect(answersOtherWay(step, control)).toBe(says));
});
