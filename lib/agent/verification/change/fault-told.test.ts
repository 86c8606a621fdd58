import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";

const alertsOf = (parts: CaseParts) => groundOf(aVerificationCase(parts)).alerts;
const page = (more = ""): string => `
  heading "Pond"
  button "Keep the depth" #keep
${more}
`;
const told = "Could not reach the pump";
const long = `${told} ${"for now ".repeat(12)}`.trim();
const exactly = (count: number): string => `${told} ${"x".repeat(count - told.length - 1)}`;
const kept = {
  step: "Keep the depth",
  before: page(),
  on: "#keep",
  text: "Pond",
  textAfter: `Pond\n${told}`,
  requests: ["POST unknown/depth failed"],
};

describe("a line that tells of a fault", () => {
  it.each<[string, Partial<CaseParts>, number]>([
    ["with a request that broke off", {}, 1],
    ["with a request that nobody answered", { requests: ["POST unknown/depth 0"] }, 1],
    ["with nothing sent", { requests: [] }, 0],
    ["with a request that was refused", { requests: ["POST /depth 409"] }, 0],
    ["with a request under way", { requests: ["POST /depth"] }, 0],
    ["with something stored beside it", { requests: ["POST unknown/depth failed", "PUT /pumps 200"] }, 0],
    ["that stood there before", { text: `Pond\n${told}` }, 0],
    ["that says nothing bad", { textAfter: "Pond\nThe pump hums" }, 0],
    ["that is long", { textAfter: `Pond\n${long}` }, 0],
    ["of 90 characters", { textAfter: `Pond\n${exactly(90)}` }, 1],
    ["of 91 characters", { textAfter: `Pond\n${exactly(91)}` }, 0],
    ["that an alert says as well", { after: page(`  alert "${told}"`) }, 1],
  ])("%s", (_, parts, times) => {
    const found = alertsOf({ ...kept, ...parts }).filter(({ tone }) => tone === "error");
    expect(found).toHaveLength(times);
  });

  it("is near, and refuses no entry", () => {
    expect(alertsOf(kept)).toEqual([
      { text: told, tone: "error", validation: false, near: true, bare: false },
    ]);
  });
});

const inner = (role: string, name: string): string =>
  `${role}${name === "" ? "" : ` "${name}"`} #f\n  textbox "Depth" ="4" #d\n  button "Keep" #go`;
/** The same in a part that came up around it, drawn anew. */
const moved = (text: string): string => {
  const rows = text.split("\n").map((row) => `  ${row}`);
  return ['heading "Pond" #h2', 'region "Notice" #n2', ...rows].join("\n").replace(/#(f|d|go)\b/g, "#$1x");
};
const demand = "Depth must be a number";

describe("what a form requires", () => {
  it.each<[string, string, string, number]>([
    ["refuses where the form only stands elsewhere", inner("form", "Depth"), inner("form", "Depth"), 1],
    ["refuses where a form without a name does", inner("form", ""), inner("form", ""), 1],
    ["refuses where a dialog does", inner("dialog", "Depth"), inner("dialog", "Depth"), 1],
    ["refuses where a dialog without a name does", inner("dialog", ""), inner("dialog", ""), 1],
    ["refuses nothing where another form came", inner("form", "Depth"), inner("form", "Pump"), 0],
    ["refuses nothing where a form came for a dialog", inner("dialog", "Depth"), inner("form", "Depth"), 0],
    [
      "refuses nothing where another field came with it",
      inner("form", "Depth"),
      `${inner("form", "Depth")}\n  textbox "Unit" #u`,
      0,
    ],
    [
      "refuses where a field without a name does",
      `${inner("form", "Depth")}\n  textbox #u`,
      `${inner("form", "Depth")}\n  textbox #u`,
      1,
    ],
    [
      "refuses nothing where a field without a name came with it",
      inner("form", "Depth"),
      `${inner("form", "Depth")}\n  textbox #u`,
      0,
    ],
    [
      "refuses where only a heading came with it",
      inner("form", "Depth"),
      `${inner("form", "Depth")}\n  heading "Unit" #u`,
      1,
    ],
  ])("%s", (_, before, after, times) => {
    const parts = {
      step: "Keep the depth",
      before: `heading "Pond" #h1\n${before}`,
      after: moved(after),
      on: "#go",
      text: "Pond",
      textAfter: `Pond\n${demand}`,
    };
    expect(alertsOf(parts).filter(({ validation }) => validation)).toHaveLength(times);
  });
});

describe("a line that refuses the deed", () => {
  const pond = '\n  heading "Pond"\n  button "Drain pond" #drain\n  button "Print" #print\n';
  const said = (line: string, on = "#drain", step = "Drain the pond"): number =>
    alertsOf({ step, before: pond, on, text: "Pond", textAfter: `Pond\n${line}` }).filter(
      ({ tone, near }) => tone === "error" && near,
    ).length;
  it.each<[string, number]>([
    ["Cannot drain this pond because there are fish in it.", 1],
    ["Error: could not drain the pond", 1],
    ["You are not allowed to drain ponds", 1],
    ["Unable to drain it", 1],
    ["Cannot print this pond", 0],
    ["The pump cannot drain by night", 0],
    [`Cannot drain this pond ${"for now ".repeat(20)}`, 0],
  ])("%s: %s", (line, times) => expect(said(line)).toBe(times));

  it("is that of the control as well", () => {
    expect(said("Cannot print this pond", "#print", "Put the pond on paper")).toBe(1);
  });
});

describe("a dialog that says how it went", () => {
  const dialog = (heading: string, ...more: string[]): string =>
    page(`dialog\n  heading "${heading}"\n${more.map((one) => `  ${one}`).join("\n")}`);
  it.each<[string, string, number]>([
    ["and is only to be read", dialog("You are not authorized to set depths", 'button "OK"'), 1],
    ["with what went wrong to be copied", dialog("Failed to reach it", 'button "Copy"', 'button "Close"'), 1],
    ["of nothing bad", dialog("The pump hums", 'button "OK"'), 0],
    ["and asks", dialog("An invalid depth is to be kept", 'button "OK"', 'button "Cancel"'), 0],
    ["and has a field", dialog("A reason is required", 'textbox "Reason"', 'button "OK"'), 0],
    ["with no way out", dialog("Unable to reach it"), 0],
  ])("%s", (_, after, times) => {
    const found = alertsOf({ ...kept, requests: ["POST /depth 200"], textAfter: "Pond", after });
    expect(found.filter(({ tone }) => tone === "error")).toHaveLength(times);
  });

  it("says nothing of the kind to whoever only opens it", () => {
    const after = dialog("Failed to reach it", 'button "Close"');
    expect(alertsOf({ ...kept, step: "Open the depth", textAfter: "Pond", after })).toEqual([]);
  });
});
