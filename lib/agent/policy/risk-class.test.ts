import { describe, expect, it } from "vitest";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import type { BrowserAction } from "@/lib/contracts/browser-action";
import { aSnapshot } from "@/tests/support/a-task";
import { riskOf } from "./risk-class";

const node = (parts: Partial<SnapshotNode>): SnapshotNode => ({
  id: "x",
  role: "button",
  name: "",
  states: [],
  parent: -1,
  path: "",
  frame: "",
  ...parts,
});
const clickX: BrowserAction = { name: "click", args: ["x"] };
const risk = (nodes: SnapshotNode[], action = clickX, wording = "Click it") =>
  riskOf(action, aSnapshot({ nodes, activeElement: "x" }), wording);

/** A form with a field, and the button x in it. */
const inForm = (
  button: Partial<SnapshotNode>,
  holder: Partial<SnapshotNode> = {},
  field: Partial<SnapshotNode> = {},
) => [
  node({ id: "f", role: "form", ...holder }),
  node({ id: "i", role: "textbox", name: "Name", parent: 0, ...field }),
  node({ parent: 0, ...button }),
];

describe("the risk of a click by the name of its target", () => {
  it.each([
    ["Pay now", "pay"],
    ["Pay $12.00", "pay"],
    ["Buy now", "pay"],
    ["Place order", "pay"],
    ["Jetzt kaufen", "pay"],
    ["Payer", "pay"],
    ["立即支付", "pay"],
    ["Оплатить", "pay"],
    ["Delete", "delete"],
    ["Delete patient", "delete"],
    ["Remove", "delete"],
    ["🗑 Delete", "delete"],
    ["Löschen", "delete"],
    ["Eliminar", "delete"],
    ["削除", "delete"],
    ["حذف", "delete"],
    ["Cancel subscription", "delete"],
    ["Empty trash", "delete"],
    ["Send", "send"],
    ["Send message", "send"],
    ["Publish", "send"],
    ["Enviar", "send"],
    ["发送", "send"],
    ["Allow", "permission"],
    ["Authorize app", "permission"],
    ["Zulassen", "permission"],
    ["Payment history", undefined],
    ["Payment methods", undefined],
    ["Sort order", undefined],
    ["Add to cart", undefined],
    ["Cancel", undefined],
    ["Close", undefined],
    ["Book appointment", undefined],
    ["Posts", undefined],
    ["Send me a code again", undefined],
    ["Allow all cookies", undefined],
    ["How to delete your account and what happens to your data then", undefined],
    ["Settings", undefined],
  ])("%s: %s", (name, expected) => {
    expect(risk([node({ name })])).toBe(expected);
  });
});

describe("the risk of a click by what it is and where it stands", () => {
  it.each<[string, SnapshotNode[], string | undefined]>([
    ["a button that opens a menu", [node({ name: "Delete", states: ["popup"] })], undefined],
    ["a tab", [node({ role: "tab", name: "Delete" })], undefined],
    [
      "a link that shows a page",
      [
        node({
          role: "link",
          name: "Delete account",
          href: "/help/delete-my-data-faq".replace("delete", "erase"),
        }),
      ],
      undefined,
    ],
    [
      "a link that deletes by its address",
      [node({ role: "link", name: "Delete", href: "/items/3/delete" })],
      "delete",
    ],
    ["a link in a button's clothes", [node({ role: "link", name: "Delete", href: "#" })], "delete"],
    [
      "taking something out of one's own cart",
      [node({ name: "Remove", path: "region:Shopping cart" })],
      undefined,
    ],
    ["the button of a form", inForm({ name: "Save" }), "submit"],
    ["a plain button of a form", inForm({ name: "Today", inputType: "button" }), undefined],
    ["the way out of a form", inForm({ name: "Cancel" }), undefined],
    ["a search form", inForm({ name: "Go", inputType: "submit" }, { inputType: "search" }), undefined],
    ["a form with only a search field", inForm({ name: "Go" }, {}, { name: "Search patients" }), undefined],
    ["a form that asks for a card", inForm({ name: "Continue" }, {}, { name: "Card number" }), "pay"],
    [
      "yes to a dialog that deletes",
      inForm({ name: "Yes" }, { role: "dialog", name: "Delete patient?" }),
      "delete",
    ],
    [
      "ok to a dialog that asks",
      inForm({ name: "OK" }, { role: "dialog", name: "Are you sure you want to delete this?" }),
      "delete",
    ],
    [
      "ok to a dialog that tells",
      [node({ id: "d", role: "dialog", name: "Saved" }), node({ name: "OK", parent: 0 })],
      undefined,
    ],
    ["a reply that is still to be written", inForm({ name: "Post" }), "submit"],
    ["a reply that is written", inForm({ name: "Post" }, {}, { value: "Hello" }), "send"],
    ["a field", [node({ role: "textbox", name: "Send to" })], undefined],
  ])("%s: %s", (_, nodes, expected) => {
    expect(risk(nodes)).toBe(expected);
  });

  it("takes a nameless cross for deletion when that is what the step is for", () => {
    expect(risk([node({ name: "×" })], clickX, 'Delete "Buy milk"')).toBe("delete");
    expect(risk([node({ name: "×" })], clickX, "Close the dialog")).toBeUndefined();
  });
});

describe("the risk of other actions", () => {
  it.each<[string, BrowserAction, SnapshotNode[], string | undefined]>([
    ["uploading", { name: "uploadFile", args: ["x", "a"] }, [node({ role: "file" })], "upload"],
    [
      "Enter in a form",
      { name: "press", args: ["Enter"] },
      inForm({ role: "textbox", name: "Name" }),
      "submit",
    ],
    [
      "Enter in a search field",
      { name: "press", args: ["Enter"] },
      [node({ role: "textbox", inputType: "search" })],
      undefined,
    ],
    [
      "Enter in a message field",
      { name: "press", args: ["Control+Enter"] },
      [node({ role: "textbox", name: "Write a message" })],
      "send",
    ],
    ["Enter on a delete button", { name: "press", args: ["Enter"] }, [node({ name: "Delete" })], "delete"],
    ["Delete in a field", { name: "press", args: ["Delete"] }, [node({ role: "textbox" })], undefined],
    ["Delete outside of one", { name: "press", args: ["Delete"] }, [node({ role: "item" })], "delete"],
    ["Escape", { name: "press", args: ["Escape"] }, inForm({ role: "textbox" }), undefined],
    [
      "a line break typed into a form's field",
      { name: "setValue", args: ["x", "Jas\n"] },
      inForm({ role: "textbox" }),
      "submit",
    ],
    [
      "a line break typed into a text area",
      { name: "setValue", args: ["x", "a\n"] },
      inForm({ role: "textbox", inputType: "textarea" }),
      undefined,
    ],
    ["typing", { name: "setValue", args: ["x", "Delete"] }, inForm({ role: "textbox" }), undefined],
    [
      "dropping on the bin",
      { name: "dragAndDrop", args: ["x", "b"] },
      [node({}), node({ id: "b", name: "Trash" })],
      "delete",
    ],
    [
      "dropping on a list",
      { name: "dragAndDrop", args: ["x", "b"] },
      [node({}), node({ id: "b", name: "Done" })],
      undefined,
    ],
    [
      "a point on a delete button",
      { name: "clickAt", args: [5, 5] },
      [node({ name: "Delete", box: [0, 0, 10, 10] })],
      "delete",
    ],
    ["scrolling", { name: "scroll", args: ["down"] }, [], undefined],
  ])("%s: %s", (_, action, nodes, expected) => {
    expect(risk(nodes, action)).toBe(expected);
  });
});
