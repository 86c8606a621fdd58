import { expect, it } from "vitest";
import { buildSnapshot } from "@/lib/agent/snapshot/build-snapshot";
import { beforeStateOf } from "@/lib/agent/snapshot/skeleton";
import { atRest, atRestBefore } from "./at-rest";

const page = (ambientText?: { line: number; steady: string }[]) =>
  buildSnapshot({
    url: "https://quay.test/",
    pageText: "Tide 2.75 m | Wind 4\nAlarms\nPier 4 | 2.75",
    ...(ambientText ? { ambientText } : {}),
  });
const steady = ["Tide   m | Wind 4", "Alarms", "Pier 4 | 2.75"];

it("leaves out of a line what moves in it, and keeps its place", () => {
  const moving = page([{ line: 0, steady: "Tide · m | Wind 4" }]);
  expect(atRest(moving).lines).toEqual(steady);
  expect(atRestBefore(beforeStateOf(moving)).semanticSkeleton?.textDigest).toEqual(steady);
});

it("leaves a page at rest as it is", () => {
  const still = page();
  expect(atRest(still)).toBe(still);
  const before = beforeStateOf(still);
  expect(atRestBefore(before)).toBe(before);
});
