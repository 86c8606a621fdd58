import { expect, it } from "vitest";
import { anAction } from "@/tests/support/a-task";
import { carriesChoice, tellsItsAddress } from "./carried-choice";

const site = "https://courses.test";
const choice = (url: string, name = "check") =>
  anAction({
    actionId: `choice ${url}`,
    action: { name: name as "check", args: ["1"] },
    target: { id: "1", role: "radio", name: "Evening group", path: "main/form" },
    urlAtAction: `${site}${url}`,
  });
const deed = (url: string) =>
  anAction({ actionId: "deed", action: { name: "click", args: ["2"] }, urlAtAction: `${site}${url}` });
const carries = (landed: string, asked: string, chosenAt: string, name?: string) => {
  const last = deed(asked);
  return carriesChoice(`${site}${landed}`, last, [choice(chosenAt, name), last]);
};

it("an address that goes on with what was chosen tells what it is asked for", () => {
  expect(carries("/welcome?group=b1-e", "/check?group=b1-e", "/group?course=b1")).toBe(true);
});

it.each<[string, boolean]>([
  ["has a value of its own", carries("/welcome?order=1042", "/check?group=b1-e", "/group")],
  ["has one besides", carries("/welcome?group=b1-e&order=1042", "/check?group=b1-e", "/group")],
  ["had it when the choice was made", carries("/item?id=5", "/item/edit?id=5", "/item/edit?id=5")],
  ["has no query", carries("/welcome", "/check?group=b1-e", "/group")],
  ["came after something typed", carries("/welcome?group=b1-e", "/check?group=b1-e", "/group", "setValue")],
  ["belongs to no deed", carriesChoice(`${site}/welcome?group=b1-e`, undefined, [])],
])("one that %s does not", (_, is) => {
  expect(is).toBe(false);
});

it("an address that the deed led to may say what was chosen for it", () => {
  const chosen = {
    kind: "element",
    element: { role: "radio", name: "Tuesday 8 December" },
    state: "checked",
  };
  const entered = [chosen as Parameters<typeof tellsItsAddress>[2][number]];
  const says = (landed: string) =>
    tellsItsAddress(`${site}${landed}`, deed("/day"), entered, { history: [], goal: "Book Tuesday" });
  expect(says("/booked?day=Tuesday%208%20December")).toBe(true);
  expect(says("/booked?day=Friday")).toBe(false);
  expect(says("/day?day=Tuesday%208%20December")).toBe(false);
});
