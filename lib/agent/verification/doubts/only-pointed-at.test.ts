import { describe, expect, it } from "vitest";
import { doubtOfMeaning } from "@/lib/agent/verification/doubts";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { isOnlyPointedAt } from "./only-pointed-at";

/** The state of each option. */
const berths = (ida: string, ole: string, more = ""): string => `
  heading "Crew"
  list "Who rows"
    option "Ida" ${ida} #ida
    option "Ole" ${ole} #ole${more}`;
const ticked: CaseParts = {
  step: "Tick Ole",
  before: berths("[selected]", ""),
  on: "#ole",
  after: berths("", "[selected]"),
};
const ground = (parts: Partial<CaseParts> = {}) => groundOf(aVerificationCase({ ...ticked, ...parts }));

describe("a mark that went along with the pointer", () => {
  it.each<[string, boolean, Partial<CaseParts>]>([
    ["went from one option to the other", true, {}],
    ["stays at the first one", false, { after: berths("[selected]", "[selected]") }],
    ["stood at none before", false, { before: berths("", "") }],
    ["went away at the option itself", false, { before: berths("", "[selected]"), after: berths("", "") }],
    [
      "was of another kind at the first one",
      false,
      { before: berths("[disabled]", ""), after: berths("", "[selected]") },
    ],
    [
      "went away in another list",
      false,
      {
        before: `${berths("", "")}\n  list "Boats"\n    option "Tern" [selected] #tern`,
        after: `${berths("", "[selected]")}\n  list "Boats"\n    option "Tern" #tern`,
      },
    ],
    ["is that of boxes", false, rolesOf("checkbox")],
    ["is that of entries of a tree", false, rolesOf("treeitem")],
    ["is chosen, and not ticked", false, { step: "Choose Ole" }],
    ["led to another address", false, { urlAfter: "https://garden.test/beds?crew=ole" }],
    ["was stored", false, { requests: ["PUT /crew/ole 200"] }],
    ["was only looked up", true, { requests: ["GET /crew/ole 200"] }],
    ["brought a control", false, { after: berths("", "[selected]", '\n  button "Ole ×"') }],
    ["took a control away", false, { before: berths("[selected]", "", '\n  button "Ida ×"') }],
    ["brought a line", false, { text: "Crew", textAfter: "Crew\nOle rows" }],
    ["took a line away", false, { text: "Crew\nIda rows", textAfter: "Crew" }],
    ["is not known from before", false, { unseen: true }],
  ])("%s: %s", (_, is, parts) => expect(isOnlyPointedAt(ground(parts))).toBe(is));

  it("is doubted where a switch is read back", () => {
    const why = 'But "Ole" may only be under the pointer.';
    expect(doubtOfMeaning({ ground: ground(), check: "toggle-read-back", reason: "" })).toBe(why);
    expect(doubtOfMeaning({ ground: ground(), check: "choice-read-back", reason: "" })).not.toBe(why);
  });
});

function rolesOf(role: string): Partial<CaseParts> {
  const of = (page: string): string => page.replaceAll("option", role);
  return { before: of(berths("[selected]", "")), after: of(berths("", "[selected]")) };
}
