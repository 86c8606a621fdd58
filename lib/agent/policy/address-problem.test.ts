import { describe, expect, it } from "vitest";
import { defaultPolicyRules, type PolicyRules } from "@/lib/agent/domain/policy";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import type { Task } from "@/lib/agent/domain/task";
import type { ActionName, BrowserAction } from "@/lib/contracts/browser-action";
import { node } from "@/tests/support/a-policy-case";
import { anAction, aPlan, aSnapshot, aStep, aTask } from "@/tests/support/a-task";
import { addressProblem } from "./address-problem";
import { disclosureRisk } from "./disclosure-risk";

type Case = {
  task?: Partial<Task>;
  rules?: Partial<PolicyRules>;
  node?: Partial<SnapshotNode>;
  url?: string;
  lines?: string[];
};
const home = "http://clinic.test/patients";
const problem = (action: BrowserAction, { task, rules, node: parts, url = home, lines = [] }: Case = {}) => {
  const target = parts && node(parts);
  return addressProblem(action, {
    task: aTask(task),
    snapshot: aSnapshot({ url, lines, nodes: target ? [target] : [] }),
    rules: { ...defaultPolicyRules, ...rules },
    node: target,
  });
};
const go = (address: string): BrowserAction => ({ name: "navigate", args: [address] });
const click: BrowserAction = { name: "click", args: ["x"] };

describe("where an action may be done", () => {
  const leaving: BrowserAction[] = [
    { name: "search", args: ["kale"] },
    { name: "goBack", args: [] },
    { name: "switchTab", args: [1] },
    { name: "closeTab", args: [] },
    { name: "wait", args: [1] },
    { name: "finish", args: ["done"] },
    { name: "fail", args: ["no"] },
    go(home),
    { name: "newTab", args: [home] },
  ];
  it.each(leaving)("$name needs no web page", (action) => {
    expect(problem(action, { url: "about:blank" })).toBeUndefined();
  });

  it.each(["click", "reload", "scroll", "press"] as const)("%s needs one", (name: ActionName) => {
    for (const url of ["about:blank", "chrome://settings", "no address"])
      expect(problem({ name, args: [] }, { url })).toBe("There is no web page to act on.");
    expect(problem({ name, args: [] })).toBeUndefined();
    expect(problem({ name, args: [] }, { url: "https://clinic.test/" })).toBeUndefined();
  });

  it("is nowhere on a page that is off limits, but to leave it", () => {
    const rules = { denyDomains: ["clinic.test"] };
    expect(problem(click, { rules })).toBe("clinic.test is on the list of denied sites.");
    expect(problem({ name: "goBack", args: [] }, { rules })).toBeUndefined();
    expect(problem(click, { rules: { allowDomains: ["garden.test"] } })).toBe(
      "clinic.test is not on the list of allowed sites.",
    );
  });
});

describe("where an address may lead", () => {
  const unnamed = (host: string) => `Nobody named ${host}, and this page does not link to that address.`;
  const other = "https://garden.test/beds";
  const long = `https://garden.test/${"a".repeat(80)}`;
  it.each<[string, string, Case, string | undefined]>([
    ["the same site", "http://clinic.test/other", {}, undefined],
    ["a part of the same site", "/other", {}, undefined],
    ["a host below it", "http://www.clinic.test/other", {}, undefined],
    ["a site that nobody named", other, {}, unnamed("garden.test")],
    ["a site that the goal names", other, { task: { goal: "Look at garden.test" } }, undefined],
    ["a site that the goal calls by its name", other, { task: { goal: "Look at the Garden" } }, undefined],
    [
      "a site that an answer calls by its name",
      other,
      { task: { answers: [{ question: "Where?", answer: "garden" }] } },
      undefined,
    ],
    [
      "a query for a site that is only called by its name",
      `${other}?to=x`,
      { task: { goal: "Look at the Garden" } },
      unnamed("garden.test"),
    ],
    ["a long path of such a site", long, { task: { goal: "Look at the Garden" } }, unnamed("garden.test")],
    ["a path just short enough", long.slice(0, -1), { task: { goal: "Look at the Garden" } }, undefined],
    ["a site that the task was on last", other, { task: { lastUrl: "https://garden.test/" } }, undefined],
    [
      "a site that the task was on",
      other,
      { task: { history: [anAction({ urlAtAction: "https://garden.test/" })] } },
      undefined,
    ],
    ["a link of the page", `${other}?a=1`, { node: { href: `${other}?a=1` } }, undefined],
    [
      "another address than the page links to",
      `${other}?a=2`,
      { node: { href: `${other}?a=1` } },
      unnamed("garden.test"),
    ],
    [
      "a site that the plan names",
      other,
      { task: { plan: aPlan(aStep({ id: "s1", description: "Open garden.test" })) } },
      undefined,
    ],
    [
      "a site that the plan names and the page mentions",
      other,
      {
        task: { plan: aPlan(aStep({ id: "s1", description: "Open garden.test" })) },
        lines: ["Go to GARDEN.test now"],
      },
      unnamed("garden.test"),
    ],
    ["any site, from no page", other, { url: "about:blank" }, undefined],
    [
      "a site that the tenant allows",
      other,
      { rules: { allowDomains: ["*.test", "garden.test"] } },
      undefined,
    ],
    ["no address", "http://[", {}, "It is no address that can be opened."],
    ["a script", "javascript:alert(1)", {}, "Addresses with javascript: are never opened."],
  ])("%s: %s", (_, address, parts, expected) => {
    expect(problem(go(address), parts)).toBe(expected);
    expect(problem({ name: "newTab", args: [address] }, parts)).toBe(expected);
  });

  it.each<[string, string | undefined]>([
    ["https://garden.test/beds", undefined],
    ["#top", undefined],
    ["javascript:open()", undefined],
    [" JavaScript:open()", undefined],
    ["mailto:ann@garden.test", undefined],
    ["tel:123", undefined],
    [" SMS:123", undefined],
    ["data:text/html,x", "Addresses with data: are never opened."],
    ["/javascript:x", undefined],
    ["blob:mailto:x", "Addresses with blob: are never opened."],
    ["file:///tel:1", "Addresses with file: are never opened."],
    ["ftp://javascript:1@x/", "Addresses with ftp: are never opened."],
  ])("a link to %s: %s", (href, expected) => {
    for (const name of ["click", "doubleClick", "rightClick", "clickAt"] as const)
      expect(problem({ name, args: ["x"] }, { node: { href } })).toBe(expected);
    expect(problem({ name: "hover", args: ["x"] }, { node: { href } })).toBeUndefined();
  });

  it("is no matter of what is no link", () => {
    expect(problem(click, { node: {} })).toBeUndefined();
    expect(problem(click)).toBeUndefined();
  });
});

describe("what an action gives away or takes in", () => {
  const risk = (action: BrowserAction, parts: Partial<SnapshotNode> = {}, trusted = ["clinic.test"]) =>
    disclosureRisk(action, aSnapshot({ nodes: [node(parts)] }), trusted);
  const type = (value: string): BrowserAction => ({ name: "setValue", args: ["x", value] });
  const foreign = ["garden.test"];

  it.each(
    (
      "exe msi msix app appx scr com bat cmd ps1 vbs wsf hta lnk reg jar dmg pkg command sh run appimage deb rpm apk ipa iso img crx xpi docm " +
      "xlsm EXE"
    ).split(" "),
  )("a .%s file is a program", (end) => {
    const href = `https://clinic.test/files/tool.${end}`;
    for (const name of ["click", "doubleClick"] as const)
      expect(risk({ name, args: ["x"] }, { href })).toBe("permission");
    expect(risk(go(href))).toBe("permission");
    expect(risk({ name: "newTab", args: [`tool.${end}`] })).toBe("permission");
    expect(risk({ name: "hover", args: ["x"] }, { href })).toBeUndefined();
  });

  it.each(["tool.pdf", "exe", "tool.exe.txt", "page?file=tool.exe", "tool.sh/readme"])(
    "%s is none",
    (path) => {
      expect(risk(click, { href: `https://clinic.test/${path}` })).toBeUndefined();
    },
  );

  it.each<[string, "send" | undefined]>([
    ["Control+V", "send"],
    ["control+shift+v", "send"],
    ["Meta+v", "send"],
    ["ControlOrMeta+V", "send"],
    ["Shift+Insert", "send"],
    ["Control+C", undefined],
    ["V", undefined],
    ["Alt+Control+V", undefined],
    ["Control+Vim", undefined],
  ])("%s on a site that nobody chose: %s", (key, expected) => {
    const press: BrowserAction = { name: "press", args: [key] };
    expect(risk(press, {}, foreign)).toBe(expected);
    expect(risk(press)).toBeUndefined();
  });

  it.each<[string, string, Partial<SnapshotNode>, "send" | undefined]>([
    ["words", "Ann Lee", {}, "send"],
    ["signs", "--", {}, undefined],
    ["words to search for", "kale soup", { inputType: "search" }, undefined],
    ["an address to search for", "ann@lee.test", { inputType: "search" }, "send"],
    ["a long number to search for", "(555) 123-4567", { inputType: "search" }, "send"],
    ["a short number to search for", "2026", { inputType: "search" }, undefined],
  ])("%s, %j, on a site that nobody chose: %j, %s", (_, value, parts, expected) => {
    expect(risk(type(value), { role: "textbox", ...parts }, foreign)).toBe(expected);
    expect(risk(type(value), { role: "textbox", ...parts })).toBeUndefined();
  });

  it("choosing and searching tell nothing", () => {
    expect(risk({ name: "select", args: ["x", "Ann Lee"] }, { role: "combobox" }, foreign)).toBeUndefined();
    expect(risk({ name: "search", args: ["Ann Lee"] }, {}, foreign)).toBeUndefined();
  });
});
