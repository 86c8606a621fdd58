import { expect, it } from "vitest";
import { inPlainWords } from "./plain-wording";

/** Milliseconds that the processor takes for it, however busy the machine is. */
function timeFor(goal: string): number {
  const begun = process.cpuUsage();
  inPlainWords(goal);
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

it.each([
  ["after a demand without an end", 'A "K must be on can You ', "could You please "],
  ["in one phrase", "The lamp must be on ", "could you "],
  ["with commas", 'The title must be "Dew". ', "please, so, kindly, "],
  ["after a label", "Lamp: on. ", "so please can you "],
])("a goal that asks politely many times is read at once: %s", (_, begin, again) => {
  // What is done once a process, as to read the patterns, does not count.
  inPlainWords(begin + again);
  expect(timeFor(begin + again.repeat(60))).toBeLessThan(200);
});

it.each([
  ["The lamp must be on. Could you please update it?", "Turn on the lamp?"],
  ["The lamp must be on, so please can you change that.", "Turn on the lamp."],
])("a demand that is asked for politely is read as a command: %s", (goal, plain) => {
  expect(inPlainWords(goal)).toBe(plain);
});
