import { describe, expect, it } from "vitest";
import { itemGone } from "@/lib/agent/verification/checks/item-gone";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { checkTable } from "@/tests/support/check-table";
import { isListedWithout, isToldToDelete } from "./listed-without";

const sent = (text: string, at: number) => {
  const [method = "", urlPath = ""] = text.split(" ");
  return { method, urlPath, startedAt: at, status: 200 };
};

describe("all that was sent deletes", () => {
  it.each<[string, string[], boolean]>([
    ["one", ["DELETE /wells/4"], true],
    ["two", ["DELETE /wells/4", "delete /wells/4/notes"], true],
    ["beside what renews the session", ["DELETE /wells/4", "POST /auth/refresh"], true],
    ["beside a token", ["POST /oauth2/token?grant=1", "DELETE /wells/4"], true],
    ["beside what stores something", ["DELETE /wells/4", "POST /wells"], false],
    ["beside what is only called alike", ["DELETE /wells/4", "POST /authors"], false],
    ["nothing but what renews the session", ["DELETE /session"], false],
    ["nothing", [], false],
  ])("%s", (_, requests, is) => expect(isToldToDelete(requests.map(sent))).toBe(is));
});

const record = (...rows: string[]): string =>
  `\n  heading "Well Otter Spring"\n  button "Delete well" #drop\n${rows.map((row) => `  ${row}`).join("\n")}`;
const wells = (...rows: string[]): string =>
  `\n  heading "Wells"\n  table "Wells"\n${rows.map((row) => `    ${row}`).join("\n")}`;
const drop: CaseParts = {
  step: 'Delete the well "Otter Spring"',
  before: record(),
  on: "#drop",
  after: wells('row "Badger Pit"', 'row "Mill Hole"'),
  url: "https://garden.test/wells/4",
  urlAfter: "https://garden.test/wells",
  title: "Otter Spring",
  titleAfter: "Wells",
  requests: ["POST /wells/4/delete 200"],
};

describe("the page of one gave way to a list without it", () => {
  it.each<[string, Partial<CaseParts>, boolean]>([
    ["after a form that deletes", {}, true],
    ["after one that removes", { requests: ["POST /wells/4/remove/ 302"] }, true],
    ["after one that destroys", { requests: ["POST /wells/destroy?id=4 302"] }, true],
    [
      "after the session was renewed as well",
      { requests: ["POST /auth/token 200", "POST /wells/4/delete 200"] },
      true,
    ],
    ["after one that says something else", { requests: ["POST /wells/4/store 200"] }, false],
    ["after one that says it otherwise", { requests: ["POST /wells/deleted-ones 200"] }, false],
    ["after two forms", { requests: ["POST /wells/4/delete 200", "POST /wells/5/delete 200"] }, false],
    ["after nothing", { requests: [] }, false],
    ["of entries", { after: wells('item "Badger Pit"', 'item "Mill Hole"') }, true],
    ["with one entry alone", { after: wells('row "Badger Pit"') }, false],
    ["without entries", { after: wells('link "Badger Pit"', 'link "Mill Hole"') }, false],
    ["with a hidden entry", { after: wells('row "Badger Pit"', 'row "Mill Hole" [hidden]') }, false],
    ["with it still", { after: wells('row "Badger Pit"', 'row "Mill Hole"', 'row "Otter Spring"') }, false],
    ["where it is told in the text still", { textAfter: "Wells\nOtter Spring\nBadger Pit" }, false],
    ["where the site says that it failed", { after: `${drop.after}\n  alert "Could not be deleted"` }, false],
    [
      "where the site says that it is done",
      { after: `${drop.after}\n  alert "Otter Spring was deleted"` },
      true,
    ],
    ["where the page was another one's", { goal: 'Delete the well "Mill House"' }, false],
    ["where the goal names nothing", { goal: "Delete the well" }, false],
    [
      "where the goal names the list as well",
      { goal: 'Delete "Otter Spring" from "Badger Pit"', after: wells('row "Mill Hole"', 'row "Rook"') },
      true,
    ],
  ])("%s", (_, more, is) => {
    expect(isListedWithout(groundOf(aVerificationCase({ ...drop, ...more })))).toBe(is);
  });
});

const nothing = { says: "nothing", others: "may" } as const;
checkTable(itemGone, [
  { when: "a form that deletes led to a list without it", says: "verified", ...drop },
  { when: "the form says something else", ...nothing, ...drop, requests: ["POST /wells/4/store 200"] },
  {
    when: "the session was renewed beside the delete",
    says: "verified",
    ...drop,
    requests: ["POST /auth/refresh 200", "DELETE /wells/4 204"],
  },
  {
    when: "something was refused besides",
    ...nothing,
    ...drop,
    requests: ["POST /wells/4/delete 200", "POST /rounds 403"],
  },
  {
    when: "something broke off besides",
    ...nothing,
    ...drop,
    requests: ["POST /wells/4/delete 200", "POST /notes failed"],
  },
  { when: "the step names another one", ...nothing, ...drop, step: 'Delete the well "Mill House"' },
]);
