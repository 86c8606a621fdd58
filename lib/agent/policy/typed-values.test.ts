import { describe, expect, it } from "vitest";
import type { BrowserAction } from "@/lib/contracts/browser-action";
import { chainOf } from "@/tests/support/a-chain";
import { node, page } from "@/tests/support/a-policy-case";
import { anAction, aPlan, aStep, aTask } from "@/tests/support/a-task";
import { nodeOf, scopeOf, valuesIn } from "./page-scope";
import { secretHosts } from "./secret-hosts";
import { isForeign, trustedHosts } from "./trusted-hosts";
import { hostsIn, trustedSources } from "./trusted-sources";
import { actionsOf, isOnlySecret, printableValues, secretsIn, typedValue } from "./typed-values";
import { borrowsFrom, dataIn } from "./value-match";

const type = (text: string): BrowserAction => ({ name: "type", args: [text] });

describe("what an action types", () => {
  it.each<[BrowserAction, string | undefined]>([
    [{ name: "setValue", args: ["1", "Jas"] }, "Jas"],
    [{ name: "select", args: ["1", "Red"] }, "Red"],
    [type("Jas"), "Jas"],
    [{ name: "search", args: ["hotels"] }, "hotels"],
    [{ name: "click", args: ["1"] }, undefined],
    [{ name: "press", args: ["Enter", "x"] }, undefined],
    [{ name: "setValue", args: ["1", 7] }, undefined],
    [{ name: "wait", args: [2] }, undefined],
  ])("%j: %j", (action, value) => expect(typedValue(action)).toBe(value));

  it("is what every action of its chain types, as long as all can be read", () => {
    const chain = chainOf(['setValue("1", "a")', 'click("2")', 'type("b")']);
    expect(actionsOf(type("a"), chain)?.map(({ name }) => name)).toEqual(["setValue", "click", "type"]);
    expect(printableValues(type("a"), chain)).toEqual(["a", "b"]);
    expect(actionsOf(type("a"), undefined)).toEqual([type("a")]);
    expect(printableValues({ name: "click", args: ["1"] }, undefined)).toEqual([]);
    expect(actionsOf(type("a"), chainOf(['type("a")', "jump(1)"]))).toBeUndefined();
    expect(printableValues(type("z"), chainOf(['type("a")', "jump(1)"]))).toEqual(["z"]);
  });

  it.each([
    ["{{secret:pin}}", ["pin"], true],
    [" {{ secret:my pin }} ", ["my pin"], true],
    ["{{secret:pin}} and {{secret:mail}}", ["pin", "mail"], false],
    ["x {{secret:pin}}", ["pin"], false],
    ["{{secret:pin}} x", ["pin"], false],
    ["{{x secret:pin}}", [], false],
    ["{{secret:}}", [], false],
    ["{{secret:a{b}}", [], false],
    ["pin", [], false],
  ])("holds secrets: %j: %j, alone: %s", (text, names, alone) => {
    expect([secretsIn(text), isOnlySecret(text)]).toEqual([names, alone]);
  });
});

describe("the data in a value", () => {
  it.each([
    ["Write to ann.lee+x@mail.example.org now", ["ann.lee+x@mail.example.org"]],
    ["see https://a.test/x?y=1 or http://b.test", ["https://a.test/x?y=1", "http://b.test"]],
    ["go to shop.example.com, please", ["shop.example.com"]],
    ["room A-12_b and 7", ["A-12_b", "7"]],
    ["müller@bücher.example", ["müller@bücher.example"]],
    ["nothing of the kind. At all", []],
  ])("of %j is %j", (value, data) => expect(dataIn(value)).toEqual(data));

  it.each([
    ["approve the whole transfer today", "please approve the whole transfer now", [], true],
    ["do approve the whole transfer", "please approve the whole transfer", [], true],
    ["approve the whole order", "please approve the whole transfer", [], false],
    ["approve the transfer", "please approve the transfer", [], true],
    ["approve the", "approved then", [], false],
    ["approve the whole transfer", "approve the whole transfer", ["approve the whole transfer"], false],
    ["…", "…", [], false],
    ["", "", [], false],
  ])("%j is borrowed from %j, with %j known: %s", (value, shown, known, borrowed) => {
    expect(borrowsFrom(value, ["other", shown], known)).toBe(borrowed);
  });
});

describe("where a value may come from", () => {
  it("is the user, what was read and verified, what was typed before, and the plan's wording", () => {
    const contingencies = [{ trigger: "POPUP_DETECTED" as const, response: "Close it" }];
    const task = aTask({
      goal: "Book it",
      answers: [{ question: "Who?", answer: "Jas" }],
      data: [{ id: 7, ok: true, tags: ["a", { b: "c" }], none: null }],
      plan: aPlan(
        aStep({ id: "a", description: "Read", status: "completed", output: "out" }),
        aStep({ id: "b", description: "Type", output: "not yet", contingencies }),
      ),
      subTasks: [
        {
          id: "t",
          name: "t",
          objective: "t",
          inputs: [],
          outputs: [],
          stepIds: [],
          status: "completed",
          result: { n: "4711" },
        },
      ],
      history: [anAction({ action: type("before") })],
    });
    expect(trustedSources(task)).toEqual({
      user: ["Book it", "Jas"],
      given: ["Book it", "Jas", "7", "true", "a", "c", "out", "4711", "before"],
      planned: ["Read", "Type", "Close it"],
    });
    expect(trustedSources(aTask({ goal: "x" }))).toEqual({ user: ["x"], given: ["x"], planned: [] });
  });

  it.each([
    ["Open https://a.test:8080/x and shop.example.co.uk.", ["a.test", "shop.example.co.uk"]],
    ["http://b.test", ["b.test"]],
    ["on localhost:3000 or localhost", ["localhost", "localhost"]],
    ["at 10.0.0.1:80 and 10.0.0.2", ["10.0.0.1", "10.0.0.2"]],
    ["bücher.example", ["xn--bcher-kva.example"]],
    ["no host. At all 1.5", []],
  ])("has hosts: %j: %j", (text, hosts) => expect(hostsIn(text)).toEqual(hosts));

  it("is a site that the user chose", () => {
    const first = (name: "navigate" | "newTab", url: string, urlAtAction: string) =>
      anAction({ action: { name, args: [url] }, urlAtAction });
    const task = aTask({
      goal: "Compare a.test",
      startUrl: "https://start.test/x",
      answers: [{ question: "?", answer: "b.test" }],
      history: [
        first("navigate", "https://first.test/", "about:blank"),
        first("navigate", "https://later.test/", "https://first.test/"),
        first("newTab", "https://tab.test/", "chrome://newtab?https:"),
      ],
    });
    const hosts = trustedHosts(task, { allowDomains: ["*.own.test", "x.test"] });
    expect(hosts).toEqual(["start.test", "first.test", "a.test", "b.test", "own.test", "x.test"]);
    expect(isForeign("https://www.a.test/", hosts)).toBe(false);
    expect(isForeign("https://evil.test/", hosts)).toBe(true);
    expect(isForeign("about:blank", hosts)).toBe(false);
    expect(isForeign("httpsx://evil.test", hosts)).toBe(false);
    const may = secretHosts(task, { allowDomains: [], secrets: [{ name: "pin", domains: ["*.bank.test"] }] });
    expect([
      may(" pin ", "a.bank.test"),
      may("pin", "a.test"),
      may("other", "www.a.test"),
      may("other", "z.test"),
    ]).toEqual([true, false, true, false]);
  });
});

describe("what an action is about", () => {
  const nodes = [
    node({ id: "d", role: "dialog", name: "Edit" }),
    node({ id: "f", role: "form", parent: 0 }),
    node({ id: "n", role: "textbox", name: "Name", value: "Jas", parent: 1 }),
    node({ id: "c", role: "checkbox", name: "", placeholder: "News", states: ["checked"], parent: 1 }),
    node({ id: "o", role: "switch", name: "", parent: 1 }),
    node({ id: "s", role: "slider", name: "", value: "5", parent: 1 }),
    node({ id: "b", name: "Save", value: "save", parent: 1 }),
    node({ id: "z", role: "textbox", name: "Elsewhere", value: "no" }),
  ];
  const snapshot = { ...page(...nodes), activeElement: "n" };

  it("has the nearest form or dialog around it, with what that would send", () => {
    const scope = scopeOf(snapshot, nodes[6]);
    expect(scope.holder?.id).toBe("f");
    expect(valuesIn(scope)).toEqual([
      { label: "Name", value: "Jas" },
      { label: "News", value: "on" },
      { label: "slider", value: "5" },
    ]);
    expect(scopeOf(snapshot, nodes[1]).holder?.id).toBe("d");
    expect(scopeOf(snapshot, nodes[7])).toEqual({ inside: [] });
    expect(scopeOf(snapshot, undefined)).toEqual({ inside: [] });
    expect(scopeOf(snapshot, node({ id: "new" }))).toEqual({ inside: [] });
  });

  it("is the element that it names, or the focused one", () => {
    const idOf = (name: string, ...args: unknown[]) => nodeOf(snapshot, { name, args })?.id;
    expect([idOf("click", "b"), idOf("type", "b"), idOf("press", "Enter")]).toEqual(["b", "n", "n"]);
    expect([idOf("click", "none"), idOf("scroll"), idOf("wait", 2)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each([
    [15, 15, "small"],
    [10, 10, "small"],
    [20, 20, "small"],
    [21, 15, "large"],
    [9, 15, "large"],
    [15, 9, "large"],
    [15, 21, "large"],
    [0, 0, "large"],
    [100, 50, "large"],
    [101, 5, undefined],
    [5, 51, undefined],
    [-1, 5, undefined],
    [5, -1, undefined],
  ])("is the smallest one under a point: %i, %i: %s", (x, y, id) => {
    const boxed = page(
      node({ id: "none" }),
      node({ id: "large", box: [0, 0, 100, 50] }),
      node({ id: "small", box: [10, 10, 10, 10] }),
      node({ id: "flat", box: [10, 10, 10, 40] }),
    );
    const found = nodeOf(
      { ...boxed, nodes: boxed.nodes.filter((one) => one.id !== "flat") },
      { name: "clickAt", args: [x, y] },
    );
    expect(found?.id).toBe(id);
    expect(nodeOf(boxed, { name: "clickAt", args: [15, 15] })?.id).toBe("small");
    expect(nodeOf(boxed, { name: "clickAt", args: [15, 40] })?.id).toBe("flat");
  });
});
