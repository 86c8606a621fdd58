import { describe, expect, it } from "vitest";
import { ruledInTheEnd } from "@/tests/support/a-verification-case";

const text = (over: string, under: string, shown: string) => ({
  outline: `
  link "ada" >/people/ada
  button "${over}" #over
  heading "A hive in winter"
  button "${under}" #under
`,
  shown,
});
const outcome = (step: string, after: { outline: string; shown: string }): string => {
  return ruledInTheEnd({
    step,
    on: "#over",
    before: text("Follow", "Follow", "").outline,
    after: after.outline,
    text: "Follow ada",
    textAfter: after.shown,
    requests: ["POST /people/ada/follow 200"],
  });
};

describe("one control that is drawn twice", () => {
  it("turned over in both places", () => {
    expect(outcome("Follow the author ada", text("Unfollow", "Unfollow", "Unfollow ada"))).toBe("verified");
    expect(outcome("Follow ada", text("Unfollow", "Unfollow", "Unfollow ada"))).toBe("verified");
  });

  it("is two where only one of them turned", () => {
    expect(outcome("Follow the author ada", text("Unfollow", "Follow", "Unfollow ada"))).not.toBe("verified");
  });

  it("is of somebody else where the page says so", () => {
    expect(outcome("Follow the author ben", text("Unfollow", "Unfollow", "Unfollow ada"))).not.toBe(
      "verified",
    );
  });

  it("did not turn where nothing did", () => {
    expect(outcome("Follow the author ada", text("Follow", "Follow", "Follow ada"))).not.toBe("verified");
  });
});

describe("a button in a box that opens its menu", () => {
  const shut = '\n  clickable "Tools" [popup collapsed] #box\n  button "Tools" #tools\n  link "Hives"';
  const open = shut.replace("collapsed", "expanded");
  const outcome = (after: string, step = "Open Tools"): string =>
    ruledInTheEnd({ step, on: "#tools", before: shut, after });

  it("is open where the box says so", () => {
    expect(outcome(`${open}\n  menuitem "Weigh"\n  menuitem "Feed"`)).toBe("verified");
  });

  it("is shut where the box says so, or where another one opened", () => {
    expect(outcome(shut)).not.toBe("verified");
    const other = (state: string) => `\n  clickable "Views" [popup ${state}] #views${shut}`;
    expect(
      ruledInTheEnd({
        step: "Open Tools",
        on: "#tools",
        before: other("collapsed"),
        after: other("expanded"),
      }),
    ).not.toBe("verified");
  });
});
