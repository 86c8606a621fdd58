import { expect, it } from "vitest";
import { toldText } from "./told-text";

it.each<[string, string | undefined]>([
  ["Tell the crew that the gate by berth 7 is shut.", "the gate by berth 7 is shut"],
  ["Please let Ida Falk know that her keys and her coat are here", "her keys and her coat are here"],
  ["Remind everybody in hall B that the lift is out on 3 June 2027", "the lift is out on 3 June 2027"],
  ["Write to the harbour that we are late and will moor at 18:00", "we are late and will moor at 18:00"],
  ["Tell the crew that the gate is shut and close the ticket", undefined],
  ["Tell the crew that the gate is shut, then log out", undefined],
  ["Tell the crew that the gate is shut. Open the list.", undefined],
  ['Tell the crew that "the gate" is shut', undefined],
  ["Tell me that the gate is shut", undefined],
  ["Tell whether the gate that leaks is shut", undefined],
  ["Tell the crew about the gate", undefined],
  ["Open the gate that is shut", undefined],
  ["Let the crew that is late in", undefined],
])("what somebody is told by %j", (goal, value) => {
  const told = toldText(goal);
  expect(told?.value).toBe(value);
  expect(told && goal.slice(told.start, told.end)).toBe(value);
});
