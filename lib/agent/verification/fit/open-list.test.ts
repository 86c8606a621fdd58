import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, ruledInTheEnd } from "@/tests/support/a-verification-case";

const shelf = (role: string, options: string, rows: string, opener = "All seeds") => `
  region "Seeds" #seeds
    textbox "Find a seed"
    clickable "${opener}" #opener
${options
  .split("|")
  .filter(Boolean)
  .map((name) => `    ${role} "${name}" #${name.replace(" ", "-")}`)
  .join("\n")}
    button "Count"
    item "${rows}"
      button "Sow" #sow
      button "Sown last year"
`;
const rows = "Sown seeds (4) Kale sown Dill sown";
const options = "All seeds|Bought|Sown|Lent out";
const fitOf = (step: string, on: string, { role = "item", after = "" } = {}) =>
  groundOf(
    aVerificationCase({
      step,
      on,
      before: shelf(role, options, rows),
      after: shelf(role, after, rows, "Sown"),
    }),
  ).fit.fit;

describe("an option of a list that was open", () => {
  it.each(["item", "clickable"])("is meant before what the page says beside it: %s", (role) => {
    expect(fitOf("Show only the sown seeds", "#Sown", { role })).toBe("this");
  });

  it("is not meant where the step says another one", () => {
    expect(fitOf("Show only the sown seeds", "#Bought")).toBe("unclear");
  });

  it("is none where the others stay, or where the step is for no choice", () => {
    expect(fitOf("Show only the sown seeds", "#Sown", { after: options })).toBe("unclear");
    expect(fitOf("Open the sown seeds", "#Sown")).toBe("unclear");
  });

  it("is none of the buttons that go when their entry is dealt with", () => {
    const entry = (name: string, buttons: boolean) =>
      `    item "${name}"\n${["Approve", "Approve in part", "Deny"]
        .map((button) => (buttons ? `      button "${button}" #${name}-${button}\n` : ""))
        .join("")}`;
    const page = (buttons: boolean) =>
      `\n  region "Requests"\n${entry("Dill", buttons)}${entry("Kale", true)}`;
    const { fit } = groundOf(
      aVerificationCase({
        step: "Approve the change request for Kale",
        on: "#Dill-Approve",
        before: page(true),
        after: page(false),
      }),
    );
    expect(fit.fit).toBe("other");
  });
});

it("believes the list by the text in place of its options, whatever other entries stand behind", () => {
  const text = (...lines: string[]) => ["Seeds", "Find a seed", ...lines].join("\n");
  const outcome = (opener: string) =>
    ruledInTheEnd({
      step: "Show only the sown seeds",
      on: "#Sown",
      before: shelf("item", options, rows),
      text: text("All seeds", ...options.split("|"), "Count", "Sown seeds (4) Kale sown Dill sown"),
      after: shelf("item", "", "Sown seeds (4) Kale sown", opener),
      textAfter: text(opener, "Count", "Sown seeds (4) Kale sown"),
    });
  expect(outcome("Sown")).toBe("verified");
  expect(outcome("All seeds")).not.toBe("verified");
});
