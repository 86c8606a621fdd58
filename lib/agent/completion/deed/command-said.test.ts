import { describe, expect, it } from "vitest";
import { lastingTexts } from "@/lib/agent/completion/page/places";
import { aPage } from "@/tests/support/a-page";
import { anAction } from "@/tests/support/a-task";
import { commandSaid, commandsGone } from "./command-said";

const goal = "Unfollow the harbour radio";
const list = (own: string, ...more: string[]): string =>
  [`${own} #own`, 'button "Unfollow Tide tables"', ...more].join("\n");
const own = 'button "Unfollow Harbour radio"';

function saidOf(page: string, said = goal, path?: string): readonly object[] {
  const then = aPage(page);
  const node = then.nodes.find(({ id }) => id === "own");
  const target = node && { id: node.id, role: node.role, name: node.name, path: path ?? node.path };
  return commandSaid(anAction(target ? { target } : {}), then, said).commanded ?? [];
}

it.each<[string, string, number, string?, string?]>([
  ["says all of the goal", list(own), 1],
  ["is a link", list(own).replaceAll("button", "link"), 1],
  ["says more than the goal", list('button "Unfollow Harbour radio news"'), 0],
  ["says the verb alone", list('button "Unfollow"'), 0],
  ["says another verb", list('button "Harbour radio: unfollow"'), 0],
  ["stands there twice", list(own, own), 0],
  ["has a twin that nobody sees", list(own, 'button "Unfollow Harbour radio" [hidden]'), 1],
  ["has no others beside it", list(own).replace("Unfollow Tide", "Read Tide"), 0],
  [
    "has others of another role beside it",
    list(own).replace('button "Unfollow Tide', 'link "Unfollow Tide'),
    0,
  ],
  ["is a box", list(own).replaceAll("button", "checkbox"), 0],
  ["stands in a dialog", list(own), 0, goal, "dialog"],
  ["is for something else", list(own), 0, "Unfollow the lighthouse"],
  ["is not known", list(own).replace("#own", "#it"), 0],
])("a control that %s", (_, page, times, said, path) => {
  expect(saidOf(page, said, path)).toHaveLength(times);
});

it("tells of which thing", () => {
  expect(saidOf(list(own))).toEqual([
    { role: "button", name: "Unfollow Harbour radio", thing: "harbour radio" },
  ]);
  const from = 'button "Unsubscribe from the Harbour letter" #own\nbutton "Unsubscribe from Tides"';
  expect(saidOf(from, "Unsubscribe from the harbour letter")).toMatchObject([{ thing: "harbour letter" }]);
});

describe("on the page that was loaded anew", () => {
  const commanded = [{ role: "button", name: "Unfollow Harbour radio", thing: "harbour radio" }];
  const kept = { shown: [], awaited: [], lines: [], commanded };
  const others = 'button "Unfollow Tide tables"';
  it.each<[string, string, string, number]>([
    ["it is gone", others, "Harbour radio (not followed)", 1],
    ["it is there", `${own}\n${others}`, "Harbour radio", 0],
    ["it is there, and says more", `button "Unfollow Harbour radio again"\n${others}`, "Harbour radio", 0],
    ["the thing is gone as well", others, "Tide tables", 0],
    ["what can be done with the others is gone as well", 'heading "Sign in"', "Harbour radio", 0],
  ])("%s", (_, page, text, times) => {
    const snapshot = aPage(page, { text });
    expect(commandsGone(kept, snapshot, lastingTexts(snapshot, goal))).toHaveLength(times);
  });
});
