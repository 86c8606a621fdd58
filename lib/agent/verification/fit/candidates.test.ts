import { describe, expect, it } from "vitest";
import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { candidatesFor, elementWords, rowOf, sameNamed } from "./candidates";

describe("where an element stands", () => {
  const node = (parts: Partial<SkeletonNode>): SkeletonNode =>
    ({
      id: "",
      role: "button",
      name: "",
      states: [],
      parent: -1,
      path: "",
      frame: "",
      ...parts,
    }) as SkeletonNode;
  const nodes = [
    node({ role: "heading", name: "Orders" }), // 0
    node({ role: "list", name: "Open orders" }), // 1
    node({ role: "item", name: "Order 12", parent: 1 }), // 2
    node({ role: "heading", name: "Within another", parent: 1 }), // 3
    node({
      name: "Cancel",
      parent: 2,
      nearText: "due today",
      testId: "cancelOrder-12",
      href: "https://a.test/orders/12?do=x",
    }), // 4
    node({ role: "item", name: "Order 13", parent: 1 }), // 5
    node({ name: "cancel ", parent: 5, placeholder: "P", description: "D", inputType: "button" }), // 6
    node({ role: "dialog", name: "Really?" }), // 7
    node({ name: "Cancel", parent: 7 }), // 8
    node({ role: "textbox", name: "Why", parent: 7 }), // 9
    node({ role: "combobox", name: "Who", parent: 7 }), // 10
    node({ role: "combobox", name: "When", options: ["now"], parent: 7 }), // 11
    node({ name: "Gone", states: ["hidden"] }), // 12
    node({ role: "textbox", name: "Find" }), // 13
    node({ role: "link", name: "Help" }), // 14
    node({ role: "heading", name: "After all" }), // 15
    node({ role: "table", parent: -1 }), // 16
    node({ name: "Deep", parent: 16 }), // 17
  ];

  it("is told by its row, the heading over it and the groups around it", () => {
    expect([rowOf(nodes, 4), rowOf(nodes, 8), rowOf(nodes, 2)]).toEqual([2, -1, -1]);
    expect(elementWords(nodes, 4)).toEqual({
      name: "Cancel",
      hint: "cancel Order 12 |  orders 12 do x",
      context: ["Order 12", "due today", "Within another", "Open orders"],
    });
    expect(elementWords(nodes, 6)).toEqual({
      name: "cancel ",
      hint: "P | D | button",
      context: ["Order 13", "Within another", "Open orders"],
    });
    expect(elementWords(nodes, 8).context).toEqual(["Really?"]);
    expect(elementWords(nodes, 17).context).toEqual(["After all"]);
    expect(elementWords(nodes, 14).context).toEqual(["Orders"]);
    expect(elementWords([node({ name: "Alone" })], 0)).toEqual({ name: "Alone", hint: "", context: [] });
    expect(elementWords(nodes, 99)).toEqual({ name: "", hint: "", context: [] });
  });

  it("has others that the action could have been meant for", () => {
    expect(candidatesFor(nodes, 4, false)).toEqual([4, 6, 8, 11, 14, 17]);
    expect(candidatesFor(nodes, 8, false)).toEqual([8, 11]);
    expect(candidatesFor(nodes, 9, true)).toEqual([9, 10]);
    expect(candidatesFor(nodes, 13, true)).toEqual([9, 10, 13]);
    expect(candidatesFor(nodes, 11, false)).toEqual([10, 11]);
    expect(candidatesFor(nodes, 99, false)).toEqual([]);
    expect(sameNamed(nodes, 4)).toEqual([6, 8]);
    expect(sameNamed(nodes, 14)).toEqual([]);
    expect(sameNamed(nodes, 99)).toEqual([]);
  });
});
