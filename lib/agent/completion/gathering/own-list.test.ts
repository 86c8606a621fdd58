import { expect, it } from "vitest";
import { waitingFor } from "@/lib/agent/completion/page/places";
import { aPage } from "@/tests/support/a-page";
import { isKeeping, onlyOtherPlace, ownList } from "./own-list";

const pageOf = (...names: string[]) =>
  aPage(names.map((name) => `link "${name}" >https://a.test/${encodeURIComponent(name)}`).join("\n"));

it.each<[string, string[], string | undefined]>([
  ["one", ["Accueil", "Mes demandes", "Mon compte"], "Mes demandes"],
  ["the same one twice", ["My reports", "Help", "My reports"], "My reports"],
  ["several", ["My orders", "My reports"], undefined],
  ["none but the person's own", ["Home", "Meine Daten", "My profile"], undefined],
  ["none", ["Home", "Mystery novels"], undefined],
])("the list of one's own where there is %s", (_, names, expected) => {
  expect(ownList(pageOf(...names), ({ href }) => href)?.name).toBe(expected);
});

it("is none where the link leads nowhere else", () => {
  expect(ownList(pageOf("My reports"), () => undefined)).toBeUndefined();
});

it.each<[string, string[], string | undefined]>([
  ["one", ["Appointments", "Help", "My account"], "Appointments"],
  ["several", ["Appointments", "Staff"], undefined],
  ["one beside the rules", ["Loan rules", "Loans"], "Loans"],
  ["none but drafts", ["Drafts (1)"], undefined],
  ["none but what every site has", ["Home", "Contact us"], undefined],
])("the only other place where there is %s", (_, names, expected) => {
  expect(onlyOtherPlace(pageOf(...names), ({ href }) => href, waitingFor('Reply "Yes"'))?.name).toBe(
    expected,
  );
});

it.each<[string, string[], string, string | undefined]>([
  ["one below", ["/", "/blitz/players"], "/blitz", "/blitz/players"],
  ["two below", ["/", "/blitz/players", "/blitz/results"], "/blitz", undefined],
  ["one beside that only begins alike", ["/", "/blitz-junior/players"], "/blitz", undefined],
  ["all below, of the start page", ["/rapid", "/blitz"], "/", undefined],
])("of several places that of the page's own where there is %s", (_, hrefs, at, expected) => {
  const origin = "https://chess.test";
  const page = aPage(hrefs.map((href) => `link "Club ${href}" >${origin}${href}`).join("\n"), {
    url: `${origin}${at}`,
  });
  const found = onlyOtherPlace(page, ({ href }) => href, waitingFor("Enter Olga"));
  expect(found?.href).toBe(expected === undefined ? undefined : `${origin}${expected}`);
});

it.each<[string, boolean]>([
  ...[
    "Follow",
    "Subscribe to",
    "Bookmark",
    "Favourite",
    "Favorite",
    "Like",
    "Star",
    "Watch",
    "Join",
    "please follow",
    "Please  join",
    "Folge",
    "Abonniere",
    "Merke",
    "Suivre",
    "Abonne",
    "Seguir",
    "Sigue",
    "Segui",
  ].map((verb): [string, boolean] => [`${verb} the choir 'Low Tide'`, true]),
  ["Follow up on the choir 'Low Tide'", false],
  ["Unfollow the choir 'Low Tide'", false],
  ["Find the choir that I follow", false],
  ["Book the choir 'Low Tide'", false],
  ["", false],
])("%j is about what is kept: %s", (goal, is) => {
  expect(isKeeping(goal)).toBe(is);
});

it.each<[string, boolean]>([
  ["Follow the podcast 'Low Tide'", true],
  ["Bookmark it", true],
  ["Start the job 'Low Tide'", false],
  ["Follow up on the job", false],
  ["Likewise change it", false],
])("%s: it is kept among one's own things: %s", (goal, isKept) => {
  expect(isKeeping(goal)).toBe(isKept);
});
