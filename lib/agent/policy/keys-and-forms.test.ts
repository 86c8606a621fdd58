import { describe, expect, it } from "vitest";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import type { BrowserAction } from "@/lib/contracts/browser-action";
import { node, page } from "@/tests/support/a-policy-case";
import { riskOf } from "./risk-class";

const field = (parts: Partial<SnapshotNode> = {}): SnapshotNode =>
  node({ id: "i", role: "textbox", name: "Name", value: "Jas", parent: 0, ...parts });
const holder = (parts: Partial<SnapshotNode> = {}): SnapshotNode =>
  node({ id: "f", role: "form", name: "Patient", ...parts });
const button = (parts: Partial<SnapshotNode> = {}): SnapshotNode => node({ name: "Go", parent: 0, ...parts });
const click: BrowserAction = { name: "click", args: ["x"] };
const press = (key: string): BrowserAction => ({ name: "press", args: [key] });
/** Of a key that is pressed in a node of a form. */
const keyRisk = (key: string, target: SnapshotNode, form = holder(), ...others: SnapshotNode[]) =>
  riskOf(press(key), { ...page(form, target, ...others), activeElement: target.id }, "Go on");
const clickRisk = (target: SnapshotNode, form = holder(), ...others: SnapshotNode[]) =>
  riskOf(click, page(form, target, ...others), "Go on");

describe("a form that only asks", () => {
  const words = [
    ..."Search Find Filter Lookup Suche Suchen Buscar Rechercher Cerca Pesquisar Zoeken Szukaj Поиск Найти Ara".split(
      " ",
    ),
    "Look up",
    ..."搜索 検索 검색 بحث".split(" "),
  ];
  it.each(words)("by its name or its only field: %s", (word) => {
    expect(clickRisk(button(), holder({ name: word }), field())).toBeUndefined();
    expect(clickRisk(button(), holder(), field({ name: word }))).toBeUndefined();
    expect(clickRisk(button(), holder(), field({ placeholder: word }))).toBeUndefined();
    expect(keyRisk("Enter", field(), holder({ name: word }))).toBeUndefined();
  });

  it.each(["Research", "Finder", "Findings", "Filters", "Arab"])("not %s", (word) => {
    expect(clickRisk(button(), holder({ name: word }), field())).toBe("submit");
  });

  it("has no other fields than those", () => {
    const asks = field({ name: "Words", inputType: "search" });
    expect(clickRisk(button(), holder(), asks)).toBeUndefined();
    expect(clickRisk(button(), holder({ inputType: "search" }), field())).toBeUndefined();
    expect(clickRisk(button(), holder(), asks, field({ id: "j" }))).toBe("submit");
    expect(clickRisk(button(), holder(), field({ role: "combobox", name: "Find" }))).toBe("submit");
  });
});

describe("a button sends its form", () => {
  it.each<[string, Partial<SnapshotNode>, "submit" | undefined]>([
    ["a button among fields", {}, "submit"],
    ["one made to send", { inputType: "submit" }, "submit"],
    ["a picture made to send", { inputType: "image" }, "submit"],
    ["one made to send that is no button by its role", { role: "clickable", inputType: "submit" }, "submit"],
    ["anything that can be clicked", { role: "clickable" }, undefined],
    ["one that does something else", { inputType: "button" }, undefined],
    ["one that empties it", { inputType: "reset" }, undefined],
    ["a link", { role: "link" }, undefined],
    ["a tab", { role: "tab", inputType: "submit" }, undefined],
    ["one that opens a menu", { states: ["popup"], inputType: "submit" }, undefined],
  ])("%s: %j, %s", (_, parts, risk) => {
    expect(clickRisk(button(parts), holder(), field())).toBe(risk);
  });

  it("only where there is one, with something to fill in", () => {
    expect(clickRisk(button({ parent: -1 }), holder(), field())).toBeUndefined();
    expect(clickRisk(button())).toBeUndefined();
    expect(clickRisk(button({ inputType: "submit" }))).toBe("submit");
  });

  it("to pay where it asks for a card", () => {
    expect(clickRisk(button(), holder(), field({ name: "Card number" }))).toBe("pay");
    expect(clickRisk(button(), holder(), field({ name: "", placeholder: "Card number" }))).toBe("pay");
    expect(keyRisk("Enter", field({ name: "Card number" }))).toBe("pay");
  });
});

describe("a yes to a question does what the question asks", () => {
  it.each<[string, Partial<SnapshotNode>, SnapshotNode[], string | undefined]>([
    ["by the dialog's name", { name: "Delete the patient?" }, [], "delete"],
    ["by its description", { name: "Sure?", description: "Delete the patient?" }, [], "delete"],
    [
      "by a heading in it",
      { name: "Sure?" },
      [node({ role: "heading", name: "Delete it?", parent: 0 })],
      "delete",
    ],
    ["not by a button in it", { name: "Sure?" }, [button({ id: "y", name: "Delete" })], undefined],
    ["in many words", { name: "Are you sure that you want to delete it?" }, [], "delete"],
    ["in fewer words", { name: "Are you sure you want to delete it?" }, [], "delete"],
    ["politely", { name: "Do you really want to delete it?" }, [], "delete"],
    ["plainly", { name: "Do you want to delete it?" }, [], "delete"],
    ["in doubt", { name: "Really delete it?" }, [], "delete"],
    ["as an order", { name: "Confirm: delete it" }, [], "delete"],
    ["of nothing dangerous", { name: "Do you want to stay?" }, [], undefined],
  ])("%s", (_, dialog, others, risk) => {
    expect(clickRisk(button({ name: "Yes" }), holder({ role: "dialog", ...dialog }), ...others)).toBe(risk);
  });

  it("is no matter of a no, nor of the page itself", () => {
    expect(
      clickRisk(button({ name: "Help" }), holder({ role: "dialog", name: "Delete it?" })),
    ).toBeUndefined();
    expect(
      clickRisk(button({ name: "Yes", parent: -1 }), holder({ role: "dialog", name: "Delete it?" })),
    ).toBeUndefined();
  });
});

describe("a key", () => {
  it.each<[string, SnapshotNode, string | undefined]>([
    ["Delete", node({ id: "i", role: "row", name: "Jas" }), "delete"],
    ["Backspace", node({ id: "i", role: "row", name: "Jas" }), "delete"],
    ["Shift+Delete", node({ id: "i", role: "row", name: "Jas" }), "delete"],
    ["Delete", field(), undefined],
    ["Undelete", node({ id: "i", role: "row", name: "Jas" }), undefined],
    ["DeleteAll", node({ id: "i", role: "row", name: "Jas" }), undefined],
    ["Enter", field(), "submit"],
    ["NumpadEnter", field(), "submit"],
    ["Control+Enter", field(), "submit"],
    ["Reenter", field(), undefined],
    ["Entering", field(), undefined],
    ["Tab", field(), undefined],
    ["Enter", field({ role: "combobox" }), undefined],
    ["Enter", field({ role: "option" }), undefined],
    ["Enter", field({ inputType: "search" }), undefined],
    ["Enter", button({ id: "i", name: "Delete" }), "delete"],
    ["Enter", button({ id: "i", name: "Open" }), undefined],
  ])("%s, %#", (key, target, risk) => {
    expect(keyRisk(key, target)).toBe(risk);
  });

  it("sends no form where none is", () => {
    expect(keyRisk("Enter", field(), holder({ role: "dialog" }))).toBeUndefined();
    expect(riskOf(press("Enter"), page(), "Go on")).toBeUndefined();
    expect(riskOf(press("Delete"), page(), "Go on")).toBe("delete");
  });

  it.each([
    ..."Message Messages Reply Chat Comment Tweet Nachricht Kommentar Mensaje Comentario Mensagem Messaggio Commento Commentaire Bericht".split(
      " ",
    ),
    ..."Wiadomość Сообщение Mesaj 消息 评论 メッセージ コメント 메시지 댓글 رسالة تعليق".split(" "),
  ])("Enter sends what stands in a field for a %s", (name) => {
    expect(keyRisk("Enter", field({ name }))).toBe("send");
    expect(keyRisk("Enter", field({ name: "", placeholder: `Your ${name}` }))).toBe("send");
  });

  it.each(["Chatter", "Commentator", "Replying", "Berichte"])("but not for a %s", (name) => {
    expect(keyRisk("Enter", field({ name }))).toBe("submit");
  });

  it.each<[string, BrowserAction, Partial<SnapshotNode>, "submit" | undefined]>([
    ["a text", { name: "setValue", args: ["i", "Jas"] }, {}, undefined],
    ["a text with a line break", { name: "setValue", args: ["i", "Jas\n"] }, {}, "submit"],
    ["a text with a carriage return", { name: "setValue", args: ["i", "Jas\r"] }, {}, "submit"],
    ["a text of two lines", { name: "setValue", args: ["i", "Jas\nAnn"] }, {}, undefined],
    ["keys with a line break", { name: "type", args: ["Jas\n"] }, {}, "submit"],
    [
      "a line break in a text area",
      { name: "setValue", args: ["i", "Jas\n"] },
      { inputType: "textarea" },
      undefined,
    ],
    [
      "a line break in a rich text",
      { name: "setValue", args: ["i", "Jas\n"] },
      { inputType: "richtext" },
      undefined,
    ],
  ])("%s", (_, action, parts, risk) => {
    const target = field(parts);
    expect(riskOf(action, { ...page(holder(), target), activeElement: "i" }, "Go on")).toBe(risk);
  });
});

describe("what is dropped", () => {
  it.each([
    ..."Trash Bin Delete Remove Papierkorb Corbeille Papelera Lixeira Cestino ゴミ箱 回收站".split(" "),
    "The trash, empty",
  ])("on %s is deleted", (name) => {
    const onto = node({ id: "t", name });
    expect(riskOf({ name: "dragAndDrop", args: ["x", "t"] }, page(node({}), onto), "Go on")).toBe("delete");
  });

  it.each(["Binder", "Combine", "Done", "Trashy", "Cabin"])("on %s is not", (name) => {
    const onto = node({ id: "t", name });
    expect(riskOf({ name: "dragAndDrop", args: ["x", "t"] }, page(node({}), onto), "Go on")).toBeUndefined();
  });
});
