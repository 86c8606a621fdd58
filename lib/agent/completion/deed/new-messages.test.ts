import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { gainedValues } from "./gained-values";

const wording = "Set the kiln to 940 degrees";
const kiln = (row: string, ...more: string[]) =>
  aPage(
    `\n  list\n    item "Kiln ${row}"\n    item "Wheel 12 rpm"${more.map((one) => `\n  ${one}`).join("")}`,
  );
const then = kiln("820°");
const gains = (now: ReturnType<typeof kiln>, before = then): string[] =>
  gainedValues(before, now, wording).map(({ value }) => value);
const said = "Now set: 940°, hold 20 min";
const told = `820° ${said}`;
const status = `status "${said}"`;

it.each<[string, string[], string[]]>([
  ["a message that came", [status], []],
  ["an alert that came", [status.replace("status", "alert")], []],
  ["a message that came beside one without a text", [status, 'status ""'], []],
  ["what is no message", [`link "${said}"`], ["940"]],
  ["a message that is hidden", [`${status} [hidden]`], ["940"]],
  ["nothing", [], ["940"]],
  ["a message of something else", ['status "Saved"'], ["940"]],
])("an entry that ends with what stands in %s", (_, more, values) => {
  expect(gains(kiln(told, ...more))).toEqual(values);
});

it.each<[string, string[], string[], string[]]>([
  ["one that was there with another text", ['status "Now set: 820°"'], [status], ["940"]],
  ["one that was there with the same text", [status], [status], ["940"]],
  ["one that came beside another one", ['status "Ready"'], ['status "Ready"', status], []],
  ["one that came where another one went", ['status "Ready"'], [status], ["940"]],
  ["one that came where a hidden one was", ['status "Ready" [hidden]'], [status], []],
  ["one that was hidden before", [`${status} [hidden]`], [status], []],
])("a message is taken for a report or for a state: %s", (_, before, after, values) => {
  expect(gains(kiln(told, ...after), kiln("820°", ...before))).toEqual(values);
});

it("leaves what the entry says beside the message", () => {
  expect(gains(kiln(`940° ${said}`, status))).toEqual(["940"]);
});
