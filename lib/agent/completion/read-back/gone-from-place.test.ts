import { expect, it } from "vitest";
import type { Ground } from "@/lib/agent/completion/ground";
import { aPage } from "@/tests/support/a-page";
import { anAction, aTask } from "@/tests/support/a-task";
import { goneFromPlace } from "./gone-from-place";

const goal = "Delete the reply that Tovar wrote under Fog horns";
const url = "https://forum.test/replies";
const used = [{ role: "button", name: "More", place: "Tovar Fog horns" }];
const list = (...names: string[]) =>
  aPage(names.map((name, at) => `  item "More ${name}"\n    button "More" #m${at}`).join("\n"), { url });
const rest = list("Ida on Fog horns: Loud!", "Tovar on Kelp: Again?");
const opened = [
  anAction({ urlAtAction: url, target: { id: "m1", role: "button", name: "More", path: "item" } }),
];
interface Asked {
  load?: Ground["load"];
  history?: typeof opened;
  asked?: string;
}
const told = (snapshot = rest, { load = "in_place", history = opened, asked = goal }: Asked = {}) =>
  goneFromPlace({ used }, { load, snapshot, task: { ...aTask(), goal: asked, history } });

it("no entry has all that the goal says of it any more, and others still have such a command", () => {
  expect(told()).toEqual(['"Tovar Fog horns" is gone from its list']);
});

it.each<[string, string[]]>([
  ["an entry still has it", told(list("Tovar on Fog horns: Ha", "Ida on Fog horns: Loud!"))],
  ["no other entry has such a command", told(aPage('heading "Replies"', { url }))],
  ["the page was not loaded anew", told(rest, { load: "elsewhere" })],
  ["the command was used on another page", told(rest, { history: [anAction({ urlAtAction: `${url}/7` })] })],
  [
    "nothing was to be taken away",
    told(rest, { asked: "Answer the reply that Tovar wrote under Fog horns" }),
  ],
  ["the goal says less of it", told(rest, { asked: "Delete the reply under Fog horns" })],
  [
    "nothing is known of a command",
    goneFromPlace(undefined, { load: "in_place", snapshot: rest, task: aTask() }),
  ],
])("nothing is told where %s", (_, found) => {
  expect(found).toEqual([]);
});

const seats = (...texts: [string, string][]) =>
  aPage(texts.map(([text, name], at) => `  item "${text}"\n    button "${name}" #s${at}`).join("\n"), {
    url,
  });
it.each<[string, [string, string][], number]>([
  ["others of its kind are called after theirs", [["Mia Monday Seat 4", "Give up Mia's seat on Monday"]], 1],
  ["it is there still", [["Mia Friday Seat 7", "Give up Mia's seat on Friday"]], 0],
  [
    "it is there and waits",
    [
      ["Mia Friday Seat 7, waits", ""],
      ["Mia Monday", "Give up Mia's seat on Monday"],
    ],
    0,
  ],
  ["what is left has another command", [["Mia Monday Seat 4", "Move Mia's seat on Monday"]], 0],
])("of a control that is called after its entry, where %s", (_, entries, count) => {
  const name = "Give up Mia's seat on Friday";
  const history = [
    anAction({
      urlAtAction: url,
      target: { id: "m1", role: "button", name, path: "item:Mia Friday Seat 7" },
    }),
  ];
  const found = goneFromPlace(
    { used: [{ role: "button", name, place: "Mia Friday" }] },
    {
      load: "in_place",
      snapshot: seats(...entries),
      task: { ...aTask(), goal: "Give up Mia's seat on the Friday bus", history },
    },
  );
  expect(found).toHaveLength(count);
});
