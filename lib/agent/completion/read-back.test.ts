import { describe, expect, it } from "vitest";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { node } from "@/tests/support/a-claim-case";
import { field, judged, type Parts, page, url } from "@/tests/support/a-saved-form";
import { aSnapshot } from "@/tests/support/a-task";

const york = page([field("City", "York")]);
const leeds = page([field("City", "Leeds")]);

describe("reading back what was entered", () => {
  it.each<[string, Parameters<typeof judged>[0], string]>([
    ["the field still holds it", { after: york, again: york }, "achieved"],
    [
      "the field holds it in the site's own form",
      {
        entered: { Phone: "555 0143" },
        after: page([field("Phone", "555 0143")]),
        again: page([field("Phone", "555-0143")]),
      },
      "achieved",
    ],
    ["the field holds the old value again", { after: york, again: leeds }, "partial"],
    [
      "the field was cut to another value",
      {
        entered: { Units: "250" },
        after: page([field("Units", "250")]),
        again: page([field("Units", "100")]),
      },
      "partial",
    ],
    [
      "a form that is empty again says nothing",
      { after: york, again: page([field("City", "")]) },
      "unverified",
    ],
    [
      "only one of two values was stored",
      {
        entered: { City: "York", Phone: "1" },
        after: page([field("City", "York"), field("Phone", "1")]),
        again: page([field("City", "York"), field("Phone", "")]),
      },
      "unverified",
    ],
  ])("%s", async (_, parts, kind) => {
    expect((await judged(parts)).kind).toBe(kind);
  });

  it("opens the address as it was before the action, so that nothing is echoed from it", async () => {
    const after = page([field("City", "York")], { url: `${url}?city=York` });
    expect((await judged({ after, again: leeds })).opened).toBe(url);
    const echoed = await judged({ after, again: after });
    expect(echoed.kind).toBe("unverified");
  });

  it("opens a form again that came filled in, when saving led elsewhere", async () => {
    const before = page([field("City", "York"), field("Name", "Ann")]);
    const after = page([node({ id: "h", role: "heading", name: "Saved details: York" })], {
      url: "http://shop.test/thanks",
    });
    expect((await judged({ before, after, again: york })).opened).toBe(url);
  });
});

describe("reading back what came with the action", () => {
  const item = (name: string) => node({ id: name, role: "item", name });
  const adding: Parts = { entered: { Title: "Harvest" }, goal: "Add the note 'Harvest'" };
  const empty = page([field("Title", ""), item("Old note")]);
  const full = page([field("Title", ""), item("Old note"), item("Harvest")]);
  it.each<[string, Partial<Parameters<typeof judged>[0]> & { again: PageSnapshot }, string]>([
    ["it is still in the list", { after: full, again: full }, "achieved"],
    ["it is gone: it was never stored", { after: full, again: empty }, "partial"],
    ["it came only with the fresh load", { after: empty, again: full }, "achieved"],
    ["it was in the list all along", { before: full, after: full, again: full }, "unverified"],
    [
      "it is in the list twice",
      { after: full, again: page([item("Harvest"), item("Harvest")]) },
      "unverified",
    ],
    [
      "it only waits among the drafts",
      {
        after: page([item("Harvest")], { title: "Drafts" }),
        again: page([item("Harvest")], { title: "Drafts" }),
      },
      "unverified",
    ],
  ])("%s", async (_, parts, kind) => {
    const { kind: ended } = await judged({ ...adding, before: empty, after: full, ...parts });
    expect(ended).toBe(kind);
  });

  it("does not believe a field of another entry that holds the value, where that entry came to say it", async () => {
    const row = (name: string) => node({ id: name, role: "item", name, path: "list" });
    const shop = (rye: string, spelt: string) =>
      page([
        field("Rye state", rye),
        field("Spelt state", spelt),
        row(`Rye loaf 4 ${rye}`),
        row(`Spelt loaf 5 ${spelt}`),
      ]);
    const ended = async (name: string, shown: PageSnapshot) =>
      (
        await judged({
          entered: { [name]: "Gone" },
          goal: "Declare the spelt loaf 'Gone'",
          before: shop("Here", "Here"),
          after: shown,
          again: shown,
        })
      ).kind;
    expect(await ended("Spelt state", shop("Here", "Gone"))).toBe("achieved");
    expect(await ended("Rye state", shop("Gone", "Here"))).toBe("unverified");
  });

  it("does not believe a value in another row than the goal means", async () => {
    const row = (name: string) => node({ id: name, role: "row", name, path: "table:Rota" });
    const open = page([row("Friday early open"), row("Friday night open")]);
    const early = page([row("Friday early Mirela"), row("Friday night open")]);
    const night = page([row("Friday early open"), row("Friday night Mirela")]);
    const cover = {
      entered: { Cover: "Mirela" },
      goal: "Set the cover of the Friday night shift to 'Mirela'",
    };
    const ended = async (shown: PageSnapshot) =>
      (await judged({ ...cover, before: open, after: shown, again: shown })).kind;
    expect(await ended(night)).toBe("achieved");
    expect(await ended(early)).toBe("unverified");
  });

  it("believes a control that became another one, as long as it stays so", async () => {
    const follow: Parts = { entered: {}, goal: "Follow the seller" };
    const other = aSnapshot({
      url,
      title: "Profile",
      nodes: [node({ id: "u", role: "button", name: "Saved for later" })],
    });
    expect((await judged({ ...follow, before: york, after: other, again: other })).kind).toBe("achieved");
    expect((await judged({ ...follow, before: york, after: other, again: york })).kind).toBe("partial");
  });

  it("does not believe a page that says itself that it is not done yet", async () => {
    const follow: Parts = { entered: {}, goal: "Publish the article" };
    const pending = aSnapshot({
      url,
      title: "Profile",
      nodes: [node({ id: "s", role: "heading", name: "Status: pending review" })],
    });
    expect((await judged({ ...follow, before: york, after: pending, again: pending })).kind).toBe(
      "unverified",
    );
  });

  it("reads nothing back where nothing was sent", async () => {
    const after = page([node({ id: "i", role: "item", name: "Harvest" })]);
    expect((await judged({ ...adding, before: empty, after, again: after, events: [] })).kind).not.toBe(
      "achieved",
    );
  });
});

const queue = (...names: string[]) =>
  page(names.map((name, at) => node({ id: `i${at}`, role: "item", name })));
it.each<[string, string[], string]>([
  ["as they did before", ["Ash", "Oak"], "unverified"],
  ["as they did right after it", ["Oak", "Ash"], "achieved"],
])(
  "what the server took is not done where the entries read %s when they are loaded anew",
  async (_, again, kind) => {
    const parts = { entered: {}, outcome: "verified" as const, goal: "Put the trees in another order" };
    const looked = await judged({
      ...parts,
      before: queue("Ash", "Oak"),
      after: queue("Oak", "Ash"),
      again: queue(...again),
    });
    expect(looked).toEqual({ kind, opened: url });
  },
);
