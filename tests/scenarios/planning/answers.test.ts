import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, it } from "vitest";
import type { InteractRequest } from "@/lib/contracts/interact-request";
import { type ServedApi, serveApi } from "@/tests/support/a-served-api";
import { answerOf } from "@/tests/support/an-api";

let api: ServedApi | undefined;
afterEach(async () => {
  await api?.close();
  api = undefined;
});

const rows = [
  "Town | Country | Inhabitants | Mayor",
  "Larvik | Norway | 24,647 | Birgitte Larsen",
  "Porto | Portugal | 231,800 | Ana Reis",
  "Porto Alegre | Brazil | 1,332,570 | Jo Melo",
  "Skien | Norway | 54,000 | Marius Roheim",
];
const towns: Partial<InteractRequest> = {
  url: "http://atlas.test/towns",
  pageTitle: "Towns",
  interactiveTree: [
    { i: "h", r: "head", n: "Towns" },
    { i: "t", r: "tbl", n: "", v: "4" },
    ...rows.map((row, at) => ({ i: `r${at}`, r: "row", n: row.replaceAll(" | ", " "), c: "t" })),
  ],
  pageText: ["# Towns", ...rows].join("\n"),
};

/** The first answer to a question, by rules alone. */
async function asked(query: string) {
  api = await serveApi({});
  const body = { ...towns, query, sessionId: randomUUID(), turnId: randomUUID() };
  return answerOf(await api.client.post("/api/agent/interact", body));
}

describe("a question that one cell of a table answers", () => {
  it.each([
    ["What is the mayor of Skien?", { Mayor: "Marius Roheim" }],
    ["What is the number of inhabitants of Porto?", { Inhabitants: "231,800" }],
    ["What is Porto Alegre's country?", { Country: "Brazil" }],
    ["Who is the mayor of larvik?", { Mayor: "Birgitte Larsen" }],
  ])("%s", async (query, row) => {
    const last = await asked(query);
    expect(last.status, JSON.stringify(last)).toBe("completed");
    const completion = "completion" in last ? last.completion : undefined;
    expect(completion?.data).toEqual([row]);
    const [criterion] = completion?.criteria ?? [];
    const proof = completion?.evidence.filter(({ id }) => criterion?.evidenceIds.includes(id)) ?? [];
    const value = Object.values(row)[0] ?? "";
    expect(proof.some(({ rank, text }) => rank === "page_text" && text.includes(value))).toBe(true);
  });

  it.each(["What is the mayor of Bergen?", "What is the mayor of Norway?", "What is the altitude of Skien?"])(
    "%s: the page does not say, and so it is not answered",
    async (query) => {
      const last = await asked(query);
      expect(last.status, JSON.stringify(last)).not.toBe("completed");
      expect("completion" in last || "userQuestion" in last).toBe(true);
    },
  );
});
