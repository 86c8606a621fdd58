import { expect, it } from "vitest";
import { network } from "@/tests/support/a-claim-case";
import { aCriterion } from "@/tests/support/a-task";
import { isAnsweredFor } from "./fresh-load";

const bare = { shown: [], awaited: [], lines: [] };
const posted = { ...bare, posted: true as const };
const promised = { ...bare, promised: true as const };
const against = { ...network, polarity: "against" as const };
const onPage = { ...network, rank: "page_text" as const };

type Judged = Parameters<typeof isAnsweredFor>[0];
it.each<[string, Partial<Judged["criterion"]>, Judged["evidence"], Judged["result"], boolean]>([
  ["a form was posted", { readBack: posted }, [], "unverifiable", true],
  ["the site promised it", { readBack: promised }, [], "unverifiable", true],
  ["the site took it", {}, [network], "unverifiable", true],
  ["the site refused it", {}, [against], "unverifiable", false],
  ["only the page says so", {}, [onPage], "unverifiable", false],
  ["nothing was sent", { readBack: bare }, [], "unverifiable", false],
  ["the site promised it, and it is met", { readBack: promised }, [], "met", false],
])("%s", (_, parts, evidence, result, expected) => {
  const criterion = aCriterion({ kind: "change", ...parts });
  expect(isAnsweredFor({ criterion, evidence, result })).toBe(expected);
});
