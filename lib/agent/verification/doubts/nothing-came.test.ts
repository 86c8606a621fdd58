import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { nothingCame } from "./nothing-came";

const shell = (present: string, body = "") => `
  region "Menu"
    link "Berths" [${present === "Berths" ? "current" : ""}] >#/berths #berths
    link "Ships" [${present === "Ships" ? "current" : ""}] >#/ships #ships
  region ""
${body}`;
const berths = shell(
  "Berths",
  '    heading "Berths"\n    button "New berth"\n    item "Berth 1"\n    item "Berth 2"',
);
const led = (body: string, textAfter = "", urlAfter = "https://port.test/#/ships") =>
  nothingCame(
    groundOf(
      aVerificationCase({
        step: "Go to the ships",
        before: berths,
        text: "Berths\nBerth 1\nBerth 2",
        on: "#ships",
        does: "click",
        url: "https://port.test/#/berths",
        urlAfter,
        after: shell("Ships", body),
        textAfter,
      }),
    ),
  );

describe("a place that came without its content", () => {
  it.each<[string, boolean, string, string]>([
    ["nothing", true, "", ""],
    ["only a heading without a name", true, '    heading ""', ""],
    ["only that it is not there", true, '    heading "Sorry"', "Sorry\nThis page does not exist."],
    [
      "that it is not there, and a way back",
      true,
      '    heading "Nothing to see here"\n    link "Back to the berths" >#/berths',
      "Nothing to see here\nThe page could not be loaded (404).",
    ],
    ["its list", false, '    heading "Ships"\n    item "Gull"', "Ships\nGull"],
    ["that there are none yet", false, '    heading "Ships"\n    button "New ship"', "Ships\nNo ships yet."],
    [
      "much, and among it that something could not be loaded",
      false,
      '    heading "Ships"\n    item "Gull"\n    item "Tern"\n    button "New ship"',
      "Ships\nGull\nTern\nThe weather could not be loaded.",
    ],
  ])("shows %s: %s", (_, says, body, textAfter) => {
    expect(led(body, textAfter)).toBe(says);
  });

  it("is none where the address stayed as it was", () => {
    expect(led("", "", "https://port.test/#/berths")).toBe(false);
  });
});
