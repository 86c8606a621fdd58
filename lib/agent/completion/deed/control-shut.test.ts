import { describe, expect, it } from "vitest";
import { readKept } from "@/lib/agent/completion/read-back/read-kept";
import { aPage } from "@/tests/support/a-page";
import { anAction } from "@/tests/support/a-task";
import { controlShut, stillShut } from "./control-shut";

const goal = "Renew Tide Tables at the library";
const open = 'button "Renew Tide Tables" #own';
const shut = 'button "Renew Tide Tables" [disabled] #own';
const twin = 'button "Renew Tide Tables" #twin';
const hidden = 'button "Renew Tide Tables" [hidden] #twin';

function shutOf(then: string, now: string, said = goal): number {
  const before = aPage(then);
  const target = before.nodes.find(({ id }) => id === "own");
  const own = target && { id: target.id, role: target.role, name: target.name, path: target.path };
  return (controlShut(anAction(own ? { target: own } : {}), before, aPage(now), said).shut ?? []).length;
}

it.each<[string, string, string, number, string?]>([
  ["cannot be used any more", open, shut, 1],
  ["cannot be used any more, in quotes", open, shut, 1, 'Renew "Tide Tables"'],
  ["is a link", open.replace("button", "link"), shut.replace("button", "link"), 1],
  ["stands as it stood", open, open, 0],
  ["could not be used before", shut, shut, 0],
  ["is gone", open, 'heading "Loans"', 0],
  ["became another one", open, 'button "Renew Sea Charts" [disabled]', 0],
  ["does not name the thing", open.replace(" Tide Tables", ""), shut.replace(" Tide Tables", ""), 0],
  ["has a twin since then", open, `${shut}\n${twin}`, 0],
  ["had a twin then", `${open}\n${twin}`, shut, 0],
  ["has a twin that nobody sees", open, `${hidden}\n${shut}`, 1],
  ["is one of two things to do", open, shut, 0, "Renew Tide Tables and Sea Charts at the library"],
  ["is for what the goal does not call by name", open, shut, 0, "renew the loan"],
  ["is a box", 'checkbox "Renew Tide Tables" #own', 'checkbox "Renew Tide Tables" [disabled] #own', 0],
  ["is not known", open.replace("#own", "#other"), shut, 0],
])("a control that %s", (_, then, now, times, said) => {
  expect(shutOf(then, now, said)).toBe(times);
});

describe("on the page that was loaded anew", () => {
  const kept = {
    shown: [],
    awaited: [],
    lines: [],
    shut: [{ role: "button", name: "Renew Tide Tables" }],
  };
  it.each<[string, string, string[]]>([
    ["it is shut still", shut, ['"Renew Tide Tables" is shut']],
    ["it can be used again", open, []],
    ["it is not there", 'heading "Loans"', []],
    ["only one of two is shut", `${shut}\n${twin}`, []],
    ["only a hidden one is shut", hidden.replace("[hidden]", "[hidden disabled]"), []],
  ])("%s", (_, now, held) => {
    expect(stillShut(kept, aPage(now))).toEqual(held);
    expect(readKept(kept, aPage(now), goal).held).toEqual(held);
  });

  it("nothing was shut", () => {
    expect(stillShut({ shown: [], awaited: [], lines: [] }, aPage(shut))).toEqual([]);
  });
});
