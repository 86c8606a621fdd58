import { expect, it } from "vitest";
import { aGround, aJudgement } from "@/tests/support/a-claim-case";
import { aPage } from "@/tests/support/a-page";
import { aCriterion, anAction, aReport, aTask, aTypedValue } from "@/tests/support/a-task";
import { chooseGathering } from "./gather-evidence";

const site = "http://canoes.test";
const form = `${site}/hire/form`;
const typed = (name: string, value: string) => aTypedValue(name, value, { urlAtAction: form });
const deed = anAction({
  actionId: "sent",
  urlAtAction: form,
  target: { id: "go", role: "button", name: "Hire it", path: "" },
});

/** Where a canoe is looked for once a page at that address says that it is hired. */
function readAt(address: string, goal: string, links: string, heading = "Your canoe"): string {
  const found = chooseGathering(
    [aJudgement(aCriterion({ text: "It is hired" }), [deed])],
    aGround({
      task: aTask({ goal, history: [typed("Day", "12.06.2031"), typed("Name", "Ida Blom"), deed] }),
      snapshot: aPage(`heading:1 "${heading}"\ntext "Hired for Ida Blom, 12.06.2031"\n${links}`, {
        url: `${site}${address}`,
      }),
      report: aReport({
        networkEvents: [
          { method: "POST", urlPath: "/hire", status: 302, resourceType: "document", startedAt: 1 },
          { method: "GET", urlPath: "/hired", status: 200, resourceType: "document", startedAt: 2 },
        ],
      }),
    }),
    false,
  );
  return found?.how.kind === "act" ? String(found.how.choice.action.args[0]).replace(site, "") : "nothing";
}

const hire = "Hire a canoe on 12.06.2031 for Ida Blom";
const links = 'link "Canoe rules" >/rules\nlink "Canoe trips" >/trips\nlink "My trips" >/own';
it.each<[string, string, string, string, string]>([
  ["the list of one's own", "/hired?day=12.06.2031&name=Ida+Blom", hire, links, "/own"],
  ["the page itself, where it knows a part", "/hired?day=12.06.2031", hire, links, "/hired"],
  ["the page itself, where its address says nothing", "/hired/7", hire, links, "/hired/7"],
  [
    "the page itself, where no such list is",
    "/hired?day=12.06.2031&name=Ida+Blom",
    hire,
    'link "Help" >/help',
    "/hired",
  ],
])("what an address may have told is read again on %s", (_, address, goal, outline, expected) => {
  expect(readAt(address, goal, outline)).toBe(expected);
});

it.each([
  ["is left for the list of one's own", 'link "My trips" >/own', "/own"],
  ["is left for where the work began, where no such list is", 'link "Help" >/help', "/hire/form"],
])("a page that thanks %s", (_, outline, expected) => {
  expect(readAt("/hired/7", hire, outline, "Thank you!")).toBe(expected);
});
