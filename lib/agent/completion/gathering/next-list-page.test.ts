import { describe, expect, it } from "vitest";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { Outcome } from "@/lib/contracts/verdict";
import { aPage } from "@/tests/support/a-page";
import { anAction, aTask, aVerdict } from "@/tests/support/a-task";
import { doneOf, press, type } from "@/tests/support/end-of-goal";
import { leavesLaterPageOpen, nextListPage } from "./next-list-page";

const site = "http://club.test";
const form = `${site}/walks/new`;
const look = (url: string) =>
  anAction({ purpose: "gather_evidence", urlAtAction: form, action: { name: "navigate", args: [url] } });
const rows = ["Ash path 30", "Birch loop 45", "Cedar hill 60"].map((row) => `\n  row "${row}"`).join("");
const pages = (...numbers: number[]) =>
  numbers.map((at) => `\nlink "${at}" >${site}/walks?page=${at}`).join("");
const list = (more: string, entries = rows) => `table "Walks"${entries}${more}`;

type Parts = { goal?: string; looks?: string[]; url?: string };
function taskOf({ goal = "Add a walk called Oak round, 45 minutes", looks = [`${site}/walks`] }: Parts) {
  const element = { role: "textbox" as const, name: "Title" };
  const typed = {
    ...doneOf(type("Title", "Oak round")),
    urlAtAction: form,
    expectedOutcome: {
      description: "",
      domChanges: {},
      assertions: [{ kind: "element_value" as const, element, value: "Oak round" }],
    },
  };
  const deed = { ...doneOf(press("Create")), urlAtAction: form };
  const done = [typed, deed];
  return { deed, task: aTask({ goal, history: [...done, ...looks.map(look)] }) };
}
const next = (outline: string, parts: Parts = {}): string | undefined => {
  const { deed, task } = taskOf(parts);
  return nextListPage(deed, { task, snapshot: aPage(outline, { url: parts.url ?? `${site}/walks` }) })?.href;
};

describe("what was made and is not on this page of the list", () => {
  it.each<[string, string, Parts, string | undefined]>([
    ["the second of three", list(pages(2, 3)), {}, "?page=2"],
    [
      "the third of three",
      list(pages(1, 2, 3).replace(pages(2), "")),
      { looks: [`${site}/walks`, `${site}/walks?page=2`], url: `${site}/walks?page=2` },
      "?page=3",
    ],
    ["the next one", list(`\nlink "Next" >${site}/walks?from=20`), {}, "?from=20"],
    // It is there, or there is no further page.
    ["none where it stands", list(pages(2, 3), `${rows}\n  row "Oak round 45"`), {}, undefined],
    ["none behind the last", list(pages(1, 2)), { url: `${site}/walks?page=3` }, undefined],
    ["none of a list of one", list(pages(2), '\n  row "Ash path 30"'), {}, undefined],
    [
      "the second of two short ones",
      list(pages(2), '\n  row "Ash path 30"\n  row "Elm way 20"'),
      {},
      "?page=2",
    ],
    ["none of another place", list(`\nlink "Next" >${site}/help`), {}, undefined],
    ["none of numbers that are no pages", list(pages(2019, 2021)), {}, undefined],
    ["no page twice", list(pages(2, 3)), { looks: [`${site}/walks?page=2`] }, undefined],
    [
      "none after five",
      list(pages(2, 3)),
      { looks: [3, 4, 5, 6, 7].map((at) => `${site}/walks?page=${at}`) },
      undefined,
    ],
    [
      "none of what was changed",
      list(pages(2, 3)),
      { goal: "Rename the walk Ash path to Oak round" },
      undefined,
    ],
    ["none of what was taken away", list(pages(2, 3)), { goal: "Delete the walk Oak round" }, undefined],
  ])("is looked for on %s", (_, outline, parts, query) => {
    expect(next(outline, parts)).toBe(query === undefined ? undefined : `${site}/walks${query}`);
  });
});

describe("a page that was not seen before", () => {
  const first = `${site}/walks`;
  const second = `${site}/walks?page=2`;
  it.each<[string, string, string[], boolean]>([
    ["one called just so", "Oak round | 45", [first, second], false],
    ["one with a longer name", "Oak round II | 45", [first, second], true],
    ["none", "Ash path | 30", [first, second], true],
    ["another list", "Oak round II | 45", [`${site}/tours`, first], false],
    ["the first page", "Oak round II | 45", [first], false],
  ])("of %s", (_, line, looks, isOpen) => {
    const { deed, task } = taskOf({ looks });
    const row = `table "Walks"\n  row "${line.replace(" | ", " ")}"`;
    const snapshot = aPage(row, { url: second, text: line });
    expect(leavesLaterPageOpen(deed, ["Oak round"], { task, snapshot })).toBe(isOpen);
  });

  it.each<[string, string, boolean]>([
    ["all that was entered", "Oak round | 45 | Ida Falk", false],
    ["another number", "Oak round | 54 | Ida Falk", true],
    ["another name than was put in somewhere", "Oak round | 45 | Ida Falke", true],
    ["that it waits", "Oak round | 45 | Ida Falk | pending", true],
  ])("is read where its entry says %s", (_, line, isOpen) => {
    expect(isLeftOpen(line, [put("Guide", "Ida Falk")])).toBe(isOpen);
  });

  const put = (name: string, value: string, { outcome = "undecided", ...parts }: Put = {}) => {
    const element = { role: "combobox" as const, name };
    return anAction({
      actionId: `put ${name} ${value}`,
      urlAtAction: form,
      verdict: aVerdict({ outcome }),
      expectedOutcome: {
        description: "",
        domChanges: {},
        assertions: [{ kind: "element_value", element, value }],
      },
      target: { id: name, ...element, path: "form:New walk", ...parts.target },
      ...(parts.at === undefined ? {} : { urlAtAction: parts.at }),
    });
  };
  type Put = { outcome?: Outcome; at?: string; target?: { path?: string; inputType?: string } };
  function isLeftOpen(line: string, before: readonly ActionRecord[], after: readonly ActionRecord[] = []) {
    const { task } = taskOf({ looks: [first, second] });
    const [typed, pressed, ...looks] = task.history;
    if (!typed || !pressed?.target) return undefined;
    const own = { ...pressed, target: { ...pressed.target, path: "form:New walk" } };
    const row = `table "Walks"\n  row "${line.replaceAll(" | ", " ")}"`;
    const snapshot = aPage(row, { url: second, text: line });
    const history = [...before, typed, own, ...after, ...looks];
    return leavesLaterPageOpen(own, ["Oak round", "45"], {
      task: { ...task, history },
      snapshot,
    });
  }

  const line = "Oak round | 45 | Ida Falk";
  it.each<[string, ActionRecord[], ActionRecord[], boolean]>([
    [
      "a word that was searched for on another page",
      [put("Search", "oak", { at: `${site}/walks` })],
      [],
      false,
    ],
    ["a search field beside the form", [put("Find", "elm", { target: { inputType: "search" } })], [], false],
    [
      "what another form of the page got",
      [put("Mail", "News", { target: { path: "form:News" } })],
      [],
      false,
    ],
    ["a field that stands in no form", [put("Guide", "Bo Lind", { target: { path: "" } })], [], true],
    ["what came after the deed", [], [put("Guide", "Bo Lind")], false],
    ["a value that was typed over", [put("Guide", "Bo Lind"), put("Guide", "Ida Falk")], [], false],
    [
      "one that was typed over and is told now",
      [put("Guide", "Bo Lind"), put("Guide", "Ida Falk", { outcome: "verified" })],
      [],
      false,
    ],
    ["the last of them", [put("Guide", "Ida Falk"), put("Guide", "Bo Lind")], [], true],
    ["a password", [put("Code word", "hazel9", { target: { inputType: "password" } })], [], false],
    ["a text of the form", [put("Code word", "hazel9")], [], true],
  ])("asks of its entry %s or not", (_, before, after, isOpen) => {
    expect(isLeftOpen(line, before, after)).toBe(isOpen);
  });
});
