import { describe, expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { aCriterion } from "@/tests/support/a-task";
import { tabTurned, turnedTab } from "./turned-tab";

const desks = (chosen: "book" | "mine" | "none", mine = "My desks") =>
  aPage(
    `
  region "Desks"
    tab "Book" ${chosen === "book" ? "[selected]" : ""} #book
    tab "${mine}" ${chosen === "mine" ? "[selected]" : ""} #mine
  heading "Desks"
`,
    { url: "https://desks.test/", title: "Desks" },
  );

describe("a tab that the page turned to by itself", () => {
  const { tab } = tabTurned(desks("book"), desks("mine"));
  const shownBy = (page: ReturnType<typeof desks>) =>
    turnedTab(
      [aCriterion({ readBack: { shown: [], awaited: [], lines: [], ...(tab ? { tab } : {}) } })],
      page.nodes,
    )?.id;

  it("is kept with what came up", () => expect(tab?.name).toBe("My desks"));
  it("is none where the tab stays", () => expect(tabTurned(desks("mine"), desks("mine"))).toEqual({}));
  it("is opened again where a fresh load shows another", () => expect(shownBy(desks("book"))).toBe("mine"));
  it("is the same with a count beside its name", () =>
    expect(shownBy(desks("book", "My desks (1)"))).toBe("mine"));
  it("is not pressed where it is open", () => expect(shownBy(desks("mine"))).toBeUndefined());
});
