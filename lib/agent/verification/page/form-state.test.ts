import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import {
  enteredValues,
  entersOtherName,
  formIsLeft,
  formIsMeant,
  formOf,
  heldOtherOption,
  numbersAgree,
} from "./form-state";

const page = (holder = "form", name = "Reader") => `
  heading "Library"
  textbox "Find" ="maps" #find
  ${holder} "${name}"
    heading "Your loans"
    textbox "Mail" =" ida@lib.test " #mail
    textbox "Initial" ="I" #initial
    textbox:password "Password" ="hunter2" #password
    combobox "Town" ="Ulm" |"Ulm|Bonn" #town
    combobox "Street" ="Elm" #street
    checkbox "News" [checked] #news
    button "Lend" #lend
`;
const ground = (parts: Partial<CaseParts> = {}) =>
  groundOf(aVerificationCase({ step: "Do it", before: page(), on: "#lend", ...parts }));

describe("the form of an action", () => {
  it.each<[string, Partial<CaseParts>, string | undefined]>([
    ["is around its target", {}, "Reader"],
    ["may be a dialog", { before: page("dialog", "Card") }, "Card"],
    ["is no region", { before: page("region") }, undefined],
    ["is none where the target stands in none", { on: "#find" }, undefined],
    ["is none without a target", { on: "#lend", unseen: true }, undefined],
  ])("%s", (_, parts, name) => {
    const one = ground(parts);
    expect(one.nodesBefore[formOf(one)]?.name).toBe(name);
  });

  it("is left when it is no longer on the page", () => {
    expect(formIsLeft(ground({ after: '\n  heading "Thank you"' }))).toBe(true);
    expect(formIsLeft(ground())).toBe(false);
    expect(formIsLeft(ground({ on: "#find", after: '\n  heading "Thank you"' }))).toBe(false);
  });

  it("holds what was entered, without passwords, choices and single letters", () => {
    expect(enteredValues(ground())).toEqual(["ida@lib.test", "Elm"]);
  });

  it("is the page where there is none, unless that is crowded", () => {
    const open = page("region");
    expect(enteredValues(ground({ before: open }))).toEqual(["maps", "ida@lib.test", "Elm"]);
    const fields = (count: number) =>
      `${open}${Array.from({ length: count }, (_, at) => `\n  textbox "Field ${at}"`).join("")}`;
    expect(enteredValues(ground({ before: fields(6) }))).toHaveLength(3);
    expect(enteredValues(ground({ before: fields(7) }))).toEqual([]);
    expect(enteredValues(ground({ before: `${page()}${fields(9).slice(open.length)}` }))).toHaveLength(2);
  });

  it.each<[string, string, boolean]>([
    ["by its name", "Fill in the reader data", true],
    ["by a heading in it", "Ask for the loans", true],
    ["by its button", "Lend it", true],
    ["as a form", "Submit the form", true],
    ["by nothing of it", "Order the maps", false],
    ["by a field only", "Give the town", false],
  ])("is meant %s: %s", (_, step, meant) => {
    const target = { fit: "unclear", reason: "" } as const;
    expect(formIsMeant({ ...ground({ step }), fit: target })).toBe(meant);
  });

  it("is meant where the target is", () => {
    expect(formIsMeant({ ...ground({ step: "Order the maps" }), fit: { fit: "this", reason: "" } })).toBe(
      true,
    );
  });

  it("is meant by what the site itself calls it, or where it is no form by its markup", () => {
    const unclear = { fit: "unclear", reason: "" } as const;
    const one = ground({ step: "Store the parcel", before: page("form", "") });
    expect(formIsMeant({ ...one, fit: unclear })).toBe(false);
    const nodesBefore = one.nodesBefore.map((node) =>
      node.role === "form" ? { ...node, testId: "new_parcel_form" } : node,
    );
    expect(formIsMeant({ ...one, nodesBefore, fit: unclear })).toBe(true);
    const plain = (more: string) =>
      `\n  heading "New parcel"\n  textbox "Weight" ="3 kg"\n${more}  button "OK" #lend`;
    const isMeant = (more: string): boolean =>
      formIsMeant({ ...ground({ step: "Store the parcel", before: plain(more) }), fit: unclear });
    expect(isMeant('  button "Cancel"\n')).toBe(true);
    expect(isMeant('  button "Help"\n')).toBe(false);
    expect(isMeant('  button "Cancel"\n  item "Shoes"\n')).toBe(false);
  });

  it("is not meant by what the page says elsewhere", () => {
    const outside = ground({ step: "Open the library", on: "#find" });
    expect(formIsMeant({ ...outside, fit: { fit: "unclear", reason: "" } })).toBe(false);
  });
});

describe("the numbers of a step and of a form", () => {
  it.each<[string, string[], boolean]>([
    ["Add 5 plants", ["5"], true],
    ["Add 5 plants", ["6"], false],
    ["Add 5 plants", ["6", "5 pots"], true],
    ["Add 5 plants", ["five"], true],
    ["Add some plants", ["6"], true],
    ["Transfer 1,200 crowns", ["1200"], true],
    ["Transfer 1200 crowns", ["1 200.00"], true],
    ["Transfer 12.5 crowns", ["12.50"], true],
    ["Transfer 125 crowns", ["12.5"], false],
    ["Order item 7", ["A-17"], true],
    ["Remove the plant from bed 3", ["4"], false],
    ["Save the pressure 128/79", ["128", "79"], true],
    ["Save the pressure 128/79", ["128/79"], true],
    ["Save the pressure 128/79", ["182", "79"], false],
    ["Save the visit of 12/11/2026", ["11"], true],
  ])("%s and %j agree: %s", (step, entered, agree) => {
    expect(numbersAgree(ground({ step }), entered)).toBe(agree);
  });

  it("are those of its value, too", () => {
    expect(numbersAgree(ground({ step: 'Set the depth to "12"' }), ["13"])).toBe(false);
  });
});

describe("another name than the step writes out", () => {
  it.each<[string, string[], boolean]>([
    ["Create the account for Nils Holm", ["Nils Holme"], true],
    ["Create the account for Nils Holm", ["Nils Holme", "nils.holm@example.com"], true],
    ["Create the account for Nils Holm", ["Nils Holm"], false],
    ["Create the account for Nils Holm", ["Nils", "Holm"], false],
    ["Create the account for Nils Holm", ["Dr. Nils Holm"], false],
    ["Create the account for Nils Holm", ["ida@example.com"], false],
    ["Create the account for Nils Holm", ["Reader"], false],
    ["Create the account of the reader", ["Reading room"], false],
  ])("%s, with %j: %s", (step, entered, other) => {
    expect(entersOtherName(ground({ step }), entered)).toBe(other);
  });
});

const invite = (role: string, name = "") =>
  `\n  heading "People"\n  dialog "Invite"\n    textbox "Mail" ="${name}" #mail\n    combobox "Role" ="${role}" |"Viewer — looks only|Editor — changes|Admin" #role\n    button "Send" #send`;
const sent = (role: string, goal: string, parts: Partial<CaseParts> = {}) =>
  heldOtherOption(
    groundOf(
      aVerificationCase({
        step: "Send the invitation",
        goal,
        last: true,
        before: invite(role),
        on: "#send",
        after: '\n  heading "People"',
        ...parts,
      }),
    ),
  );

const ballot = (on: "Oslo" | "Narvik", more = "") =>
  `\n  form "Vote"\n${["Oslo", "Narvik"].map((town) => `    radio "${town}" [${town === on ? "checked" : "unchecked"}]`).join("\n")}${more}\n    button "Send" #send`;
it.each<[string, string, string, boolean]>([
  ["another button of its group than is said", "Send the vote for Narvik", ballot("Oslo"), true],
  ["the button of its group that is said", "Send the vote for Oslo", ballot("Oslo"), false],
  ["a button of which nothing is said", "Send the vote", ballot("Oslo"), false],
  [
    "the button that is said beside one of which nothing is",
    "Send the vote for Oslo",
    ballot("Oslo", '\n    radio "By post" [checked]\n    radio "By hand" [unchecked]'),
    false,
  ],
])("the form held %s", (_, step, before, held) =>
  expect(sent("", "Vote for a town", { step, before, after: '\n  heading "Thank you"' })).toBe(held),
);

it.each<[string, boolean]>([
  ["another one than the goal says", sent("Editor — changes", "Invite Ann as a viewer")],
  [
    "another one, and the page that the form was sent to has it as well",
    sent("Admin", "Invite Ann as a viewer", {
      after: invite("Admin"),
      requests: ["POST /people 303 document"],
    }),
  ],
  ["another one than the step says", sent("Admin", "Invite Ann", { step: "Send it to the viewer" })],
  [
    "another one than the step says the kind of, and the goal says it neither",
    sent("Admin", "Add Ann", { step: "Add the editor", last: false }),
  ],
  [
    "another one than the step says of whom it invites",
    sent("Admin", "Add Ann as an admin", { step: "Invite Ann as the editor", last: false }),
  ],
  [
    "another one than the step says the kind of, and the goal speaks of somebody who is one",
    sent("Admin", "Add Ann as a viewer and tell the admin", { step: "Add the viewer", last: false }),
  ],
  [
    "the same, where what is made is all that it says else",
    sent("Admin", "Add the viewer Ann and tell the admin", { step: "Add the viewer", last: false }),
  ],
  [
    "what the goal rules out",
    sent("Admin", "Let Ann in as a viewer, not as an admin", { step: "Add the viewer", last: false }),
  ],
  [
    "what it rules out by another word",
    sent("Admin", "Let Ann in without admin rights", { step: "Add the viewer", last: false }),
  ],
  [
    "what it rules out, with the last step",
    sent("Admin", "Add Ann as a viewer, not as an admin", { step: "Add the member" }),
  ],
  [
    "a word of what was entered, that the goal says",
    sent("Admin", "Let Admin Berg in", {
      step: "Add the viewer",
      last: false,
      before: invite("Admin", "Admin Berg"),
    }),
  ],
  [
    "another one than the goal says without an article",
    sent("Admin", "Add Ann as viewer, Bob as admin", { step: "Add the viewer", last: false }),
  ],
  [
    "one of two that the goal says",
    sent("Admin", "Let Ann in as an editor, Bob as an admin", { step: "Add the viewer", last: false }),
  ],
  ["another one than the step quotes", sent("Admin", "Invite Ann", { step: 'Send it to the "Viewer"' })],
])("the form held %s", (_, held) => expect(held).toBe(true));

it.each<[string, boolean]>([
  ["the one that the goal says", sent("Viewer — looks only", "Invite Ann as a viewer")],
  ["one of which nothing is said", sent("Admin", "Invite Ann")],
  [
    "the one that the goal says, where the step says the kind of what is made",
    sent("Admin", "Add Ann as an admin", { step: "Add the editor", last: false }),
  ],
  [
    "the one that the goal says, beside what it makes",
    sent("Admin", "Create the editor Ann with the admin role", { step: "Create the editor", last: false }),
  ],
  [
    "the one that the goal says of what it makes",
    sent("Admin", "Create the admin editor Ann, then delete Bob", { step: "Create the editor", last: false }),
  ],
  [
    "the one that the goal says, and not another one",
    sent("Admin", "Let Ann in as an admin, not as a viewer", { step: "Add the viewer", last: false }),
  ],
  [
    "the one that the goal says, with the last step, and rules out another one",
    sent("Viewer — looks only", "Add Ann as a viewer, not as an admin"),
  ],
  [
    "one of which the goal says another, that it ends not yet",
    sent("Admin", "Invite Ann as a viewer", { last: false }),
  ],
  ["a word of a quotation", sent("Admin", 'Invite "Viewer Ltd"')],
  [
    "a word of what was entered",
    sent("Admin", "Invite Viewer Ltd", { before: invite("Admin", "Viewer Ltd") }),
  ],
  [
    "a quotation that was entered",
    sent("Admin", "Invite", { step: 'Send it to "Viewer"', before: invite("Admin", "Viewer") }),
  ],
  ["another one, and the form stays", sent("Admin", "Invite Ann as a viewer", { after: invite("Admin") })],
  [
    "another one, and the page was only asked for anew",
    sent("Admin", "Invite Ann as a viewer", {
      after: invite("Admin"),
      requests: ["GET /people 200 document"],
    }),
  ],
])("the form held %s", (_, held) => expect(held).toBe(false));
