import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";

const said = (step: string, before: string, on: string): string =>
  groundOf(aVerificationCase({ step, before, on })).fit.fit;

describe("what was done to a thing", () => {
  const notes = (more = "") => `
  button "Keep" #keep
  item "Kale"
    button "Edit" #edit${more}`;
  it("names no control that does it", () => {
    expect(said("Save the changed note", notes(), "#keep")).not.toBe("other");
  });
  it("names the one that is called so", () => {
    expect(said("Show the changed notes", notes('\n  link "Changed notes" #changed'), "#keep")).toMatch(
      /other/,
    );
  });
});

describe("a line of a menu and the button in it", () => {
  const menu = `
  list "Main menu"
    menuitem "Beds"
    button "Beds" #beds`;
  it("are one", () => {
    expect(said("Open the beds menu", menu, "#beds")).toBe("this");
  });
  it("are two where others stand between", () => {
    expect(said("Open the beds menu", `${menu}\n    menuitem "Beds" #other`, "#other")).toBe("unclear");
  });
});

describe("a word that many addresses have", () => {
  const links = ["One", "Two", "Three", "Four", "Five", "Six", "Seven"];
  const bar = (name: string) =>
    `\n  button "${name}" #own\n${links.map((link) => `  link "${link}" >https://garden.test/beds/${link}`).join("\n")}`;
  it("tells the one that is called just so", () => {
    expect(said("Open the beds menu", bar("Beds"), "#own")).toBe("this");
  });
});
