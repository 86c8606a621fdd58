import { describe, expect, it } from "vitest";
import type { BrowserAction } from "@/lib/contracts/browser-action";
import { aPage } from "@/tests/support/a-page";
import { whyNot } from "./check-action";

const snapshot = aPage(`
  heading "Orders" #h
  textbox "Name" #name
  textbox "Total" #total [readonly]
  combobox "Size" #size |"S|M|L"
  checkbox "News" #news
  radio "Small" #small
  button "Save" #save
  button "Gone" #gone [hidden]
  button "Grey" #grey [disabled]
  button "Under" #under !
  file "CV" #cv
  list "Rows" #rows %"10% of 900px"`);
const blank = { ...snapshot, form: "none" as const, nodes: [] };

const action = (name: BrowserAction["name"], ...args: unknown[]): BrowserAction => ({ name, args });

describe("whyNot", () => {
  it.each([
    action("click", "save"),
    action("setValue", "name", "Jas"),
    action("setValue", "size", "M"),
    action("select", "size", "m"),
    action("check", "news"),
    action("check", "small"),
    action("uncheck", "news"),
    action("uploadFile", "cv", "f1"),
    action("scroll", "down", "rows"),
    action("scroll", "down"),
    action("hover", "under"),
    action("navigate", "https://a.org/x"),
    action("switchTab", "t1"),
    action("press", "Enter"),
  ])("lets $name $args pass", (one) => {
    expect(whyNot(one, { snapshot, tabIds: ["t1"], attachmentIds: ["f1"] })).toBeUndefined();
  });

  it.each([
    [action("click", "nowhere"), "on the page"],
    [action("click", "h"), "does not fit"],
    [action("click", "gone"), "not visible"],
    [action("click", "grey"), "disabled"],
    [action("click", "under"), "covered"],
    [action("setValue", "save", "x"), "does not fit"],
    [action("setValue", "total", "1"), "read-only"],
    [action("select", "name", "M"), "does not fit"],
    [action("select", "size", "XXL"), "no option"],
    [action("check", "save"), "does not fit"],
    [action("uncheck", "small"), "does not fit"],
    [action("uploadFile", "name", "f1"), "does not fit"],
    [action("uploadFile", "cv", "f2"), "no such file"],
    [action("dragAndDrop", "save", "nowhere"), "on the page"],
    [action("navigate", "javascript:alert(1)"), "no web address"],
    [action("newTab", "nonsense"), "no web address"],
    [action("switchTab", "t9"), "no tab"],
  ])("stops $0.name $0.args", (one, reason) => {
    expect(whyNot(one, { snapshot, tabIds: ["t1"], attachmentIds: ["f1"] })).toContain(reason);
  });

  it("offers only ways to a page where there is none", () => {
    expect(whyNot(action("press", "Enter"), { snapshot: blank })).toContain("no page");
    expect(whyNot(action("navigate", "https://a.org"), { snapshot: blank })).toBeUndefined();
  });

  it("drags nothing into another frame", () => {
    const framed = {
      ...snapshot,
      nodes: snapshot.nodes.map((node) => (node.id === "save" ? { ...node, frame: "2" } : node)),
    };
    expect(whyNot(action("dragAndDrop", "save", "name"), { snapshot: framed })).toContain("frame");
    expect(whyNot(action("dragAndDrop", "save", "name"), { snapshot })).toBeUndefined();
  });
});
