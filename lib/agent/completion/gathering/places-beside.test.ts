import { expect, it } from "vitest";
import { stoodUnder } from "@/lib/agent/completion/read-back/stood-under";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { aGround, aJudgement, judge, saved } from "@/tests/support/a-claim-case";
import { aPage } from "@/tests/support/a-page";
import { aCriterion, anAction, aTask, aVerdict } from "@/tests/support/a-task";
import { placeBeside, saidBeside } from "./places-beside";
import { saidAgainst } from "./second-look";

const url = "https://farm.test/";
const tab = (name: string, open: string): string =>
  `tab "${name}"${name === open ? " [selected]" : ""} #${name}\n`;
const under = (open: string, content: string): PageSnapshot =>
  aPage(`${["Cellar", "Orchard", "Stable"].map((name) => tab(name, open)).join("")}${content}`, { url });
const alarm = (state: string): string => `switch "Frost alarm" ${state}`;
const on = alarm("[checked]");
const off = alarm("");
const goal = "Switch the frost alarm on in the Orchard zone only";

const pressed = (name: string, parts: Partial<ActionRecord> = {}): ActionRecord =>
  anAction({
    actionId: name,
    action: { name: "click", args: [name] },
    target: { id: name, role: "tab", name, path: "" },
    urlAtAction: url,
    verdict: aVerdict(),
    ...parts,
  });
/** The Orchard tab was opened from the one that stood open, and the page was loaded anew since. */
const way = (from: PageSnapshot, ...looks: string[]): ActionRecord[] => {
  const { nodes } = from;
  const beforeState = { url, domHash: "", semanticSkeleton: { nodes, textDigest: [] } };
  const open = pressed("Orchard");
  return [
    { ...open, ...stoodUnder({ ...open, beforeState }) },
    pressed("load", { purpose: "gather_evidence", action: { name: "navigate", args: [url] } }),
    ...looks.map((name) => pressed(name, { purpose: "gather_evidence" })),
  ];
};
const groundOf = (snapshot: PageSnapshot, history: ActionRecord[], said = goal) =>
  aGround({ task: aTask({ goal, history }), snapshot, said, load: "in_place" });

it.each<[string, string, string[], string, string | undefined]>([
  ["the first of the others", goal, [], "Orchard", "Cellar"],
  ["the one that was not looked at yet", goal, ["Cellar"], "Cellar", "Stable"],
  ["none when all were", goal, ["Cellar", "Stable"], "Stable", undefined],
  ["none for a goal that says nothing of the others", goal.replace(" only", ""), [], "Orchard", undefined],
])("of the places beside the only one it looks at %s", (_, said, looks, open, expected) => {
  const ground = groundOf(under(open, on), way(under("Cellar", off), ...looks), said);
  expect(placeBeside(ground)?.node.name).toBe(expected);
});

const judged = [
  aJudgement(
    aCriterion({
      assertions: [
        { kind: "element", element: { id: "9", role: "switch", name: "Frost alarm" }, state: "checked" },
      ],
    }),
    [],
  ),
];
it.each<[string, string, string, string, number | undefined]>([
  ["is on at another place", "Stable", on, off, 1],
  ["is off there", "Stable", off, off, 0],
  ["was seen on there before", "Cellar", on, on, 0],
  ["was seen off there before", "Cellar", on, off, 1],
  ["was seen on at a third place", "Stable", on, on, 1],
  ["is on at the place that is meant", "Orchard", on, off, undefined],
])("what was to be on there only %s", (_, open, now, cellar, expected) => {
  const ground = groundOf(under(open, now), way(under("Cellar", cellar)));
  expect(saidBeside(judged, ground)?.length).toBe(expected);
});

it.each<[string, string | undefined, number]>([
  ["All", "Stable", 0],
  ["Alle (3)", "Stable", 0],
  ["All zones", "Stable", 0],
  ["All Saints", "All Saints", 1],
])("a place called %s", (name, looked, against) => {
  const tabs = (open: string) =>
    [name, "Orchard", "Stable"].map((one) => tab(one, open).replace(/ #.*/, "")).join("");
  const history = way(under("Orchard", on)).slice(1);
  const ground = (open: string) => groundOf(aPage(`${tabs(open)}${on}`, { url }), history);
  expect(placeBeside(ground("Orchard"))?.node.name).toBe(looked);
  expect(saidBeside(judged, ground(name))).toHaveLength(against);
});

const typed = anAction({
  actionId: "type",
  action: { name: "setValue", args: ["f", "40"] },
  target: { id: "f", role: "textbox", name: "Crates", path: "", value: "25" },
  urlAtAction: url,
  verdict: aVerdict(),
  expectedOutcome: {
    description: "",
    domChanges: {},
    assertions: [
      { kind: "element_value", element: { id: "f", role: "textbox", name: "Crates" }, value: "40" },
    ],
  },
});
const row = (name: string): string => `list ""\n  item "${name}"`;
it.each<[string, string, string, number]>([
  ["stands in its entry at another place", row("Quince 40"), row("Fig 9"), 1],
  ["stood in it there before", row("Quince 40"), row("Quince 40"), 0],
  ["stands there in another one", row("Fig 40"), row("Fig 9"), 0],
  ["stands there in an entry of the place that is meant", row("Quince 40 Orchard"), row("Fig 9"), 0],
  [
    "stands there in the row of the place that is meant",
    `${row("Orchard")}\n    textbox "Crates" ="40"`,
    row("Fig 9"),
    0,
  ],
  [
    "stands there in the row of a third place",
    `${row("Stable")}\n    textbox "Crates" ="40"`,
    row("Fig 9"),
    1,
  ],
  ["stands in its field there", 'textbox "Crates" ="40"', row("Fig 9"), 1],
])("a value that was entered for the only place %s", (_, now, before, expected) => {
  const said = "Set the crates of 'Quince' to 40 in the Orchard zone only";
  const history = [...way(under("Cellar", before)).slice(0, 1), typed, pressed("Save", { stepId: "s1" })];
  const save = aJudgement(aCriterion({}), history.slice(-1));
  const ground = { ...groundOf(under("Cellar", now), history, said), task: aTask({ goal: said, history }) };
  expect(saidBeside([save], ground)).toHaveLength(expected);
});

it.each<[string, string, string, string[], string, number]>([
  ["is kept aside", "Delete 'Quince' in the Orchard tab only", "Archive", ["Archive"], row("Quince"), 1],
  [
    "lists another one aside",
    "Delete 'Quince' in the Orchard tab only",
    "Archive",
    ["Archive"],
    row("Fig"),
    0,
  ],
  ["has one elsewhere", "Delete 'Quince' in the Orchard tab only", "Cellar", ["Cellar"], row("Quince"), 0],
  ["is had still", "Cancel my shift in the Orchard zone only", "Cellar", [], row("You have a shift"), 1],
  [
    "is had there, which was opened to look",
    "Cancel my shift in the Orchard zone only",
    "Cellar",
    ["Cellar"],
    row("You have a shift"),
    0,
  ],
])("beside the only place the page %s", (_, asked, open, looks, content, expected) => {
  const tabs = ["Orchard", "Cellar", "Archive"].map((name) => tab(name, open)).join("");
  const snapshot = aPage(`${tabs}${content}`, { url, text: content.split('"').at(-2) ?? "" });
  const history = way(under("Cellar", off), ...looks).slice(1);
  const task = aTask({ goal: asked, history });
  const load = looks.length > 0 ? "none" : "in_place";
  const ground = { ...groundOf(snapshot, history, asked), task, load } as const;
  expect(saidAgainst([aJudgement(aCriterion({ persistence: true }), [])], ground)).toHaveLength(expected);
});

/** The looks that are made at what was added, and how it ends; the page that proves it was loaded by the plan's own step. */
async function endsWith(asked: string, places: Record<string, string>) {
  const wanted = aCriterion({
    kind: "change",
    persistence: true,
    assertions: [{ kind: "element", element: { role: "item", name: "Fig" }, state: "present" }],
  });
  const kept = saved({ criteria: [wanted], task: { goal: asked } });
  const load = pressed("load", { stepId: "s2", action: { name: "navigate", args: [url] } });
  const saves = kept.history.map((one) => ({ ...one, urlAtAction: url }));
  let task = { ...kept, history: [...saves, load] };
  const looks: string[] = [];
  for (let open = "Orchard"; looks.length < 6; ) {
    const tabs = Object.keys(places).map((name) => tab(name, open));
    const snapshot = aPage(`${tabs.join("")}${row(places[open] ?? "")}`, { url });
    const decided = await judge(task, { snapshot });
    if (decided.kind !== "gather" || decided.how.kind !== "act") return [...looks, decided.kind];
    const { action } = decided.how.choice;
    if (action.name === "click") {
      open = String(action.args[0]);
      looks.push(open);
    }
    const proven = decided.proven ? { proven: decided.proven } : {};
    const claim = { source: "plan_ended" as const, summary: "", originalRequestSummary: asked, ...proven };
    const look = pressed(open, { purpose: "gather_evidence", action });
    task = {
      ...task,
      claim,
      evidenceGathered: true,
      criteria: decided.criteria,
      evidence: [...task.evidence, ...decided.evidence],
      history: [...task.history, look],
    };
  }
  return looks;
}

it.each<[string, string, Record<string, string>, string[]]>([
  [
    "each of the others once",
    "Add Fig in the Orchard zone only",
    { Cellar: "Oak", Orchard: "Fig", Stable: "Oak" },
    ["Cellar", "Stable", "achieved"],
  ],
  [
    "the only other one, which has it as well",
    "Add Fig in the Orchard zone only",
    { Cellar: "Fig", Orchard: "Fig" },
    ["Cellar", "unverified"],
  ],
  [
    "another one that only lists the same thing, which was not to be added",
    "Water Fig in the Orchard zone only",
    { Cellar: "Fig", Orchard: "Fig" },
    ["Cellar", "achieved"],
  ],
  [
    "none where the goal says nothing of them",
    "Add Fig in the Orchard zone",
    { Cellar: "Fig", Orchard: "Fig" },
    ["achieved"],
  ],
])("before a claim counts it looks at %s", async (_, asked, places, expected) => {
  expect(await endsWith(asked, places)).toEqual(expected);
});
