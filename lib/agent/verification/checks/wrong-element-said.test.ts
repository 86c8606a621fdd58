import { checkTable } from "@/tests/support/check-table";
import { wrongElement } from "./wrong-element";

const club = (link: string, button = "Publish"): string => `
  heading "Choir"
  list "Concerts"
    item "Spring concert"
      link "${link}" >/concerts/3 #own
      link "Edit" >/concerts/3/edit #edit
  button "${button}" #publish
  button "Posters" #posters
  link "Posters" >/publish #link
`;
const followed = {
  step: 'Press "Edit" at the Spring concert',
  before: club("Spring programme"),
  on: "#own",
  urlAfter: "https://garden.test/concerts/3",
  after: '\n  heading "Spring programme"\n  button "Buy"',
};
const pressed = {
  step: 'Press the button "Publish"',
  before: club("Spring programme"),
  on: "#posters",
  urlAfter: "https://garden.test/publish",
  after: '\n  heading "Publish"\n  button "Buy"',
};
const menu = (out: string): string => `
  heading "Account"
  button "Preferences" #own
  button "${out}" #out
`;
const leave = { step: "Log out of the account", before: menu("Logout"), on: "#own" };
const take = { step: "Get the flight out of the list", before: menu("Delete flight"), on: "#own" };

checkTable(wrongElement, [
  { when: "the step says a part of the link that was followed", says: "refuted", ...followed },
  { when: "the step says nothing of it", says: "refuted", ...followed, before: club("Programme") },
  {
    when: "the step says all of it",
    says: "nothing",
    others: "may",
    ...followed,
    before: club("Spring concert"),
  },
  { when: "another button led where that one is called", says: "refuted", ...pressed },
  { when: "it was a link that led there", says: "nothing", others: "may", ...pressed, on: "#link" },
  {
    when: "no button is called as the step says",
    says: "nothing",
    others: "may",
    ...pressed,
    before: club("Spring programme", "Print"),
  },
  {
    when: "the step says the button that was pressed",
    says: "nothing",
    others: "may",
    ...pressed,
    step: 'Press the button "Publish" under Posters',
  },
  {
    when: "the step says a part of the link, and the page is called as the entry",
    says: "refuted",
    ...followed,
    after: '\n  heading "Edit Spring concert"\n  button "Buy"',
  },
  {
    when: "the step says all of the link, and the page is called as the entry",
    says: "nothing",
    others: "may",
    ...followed,
    before: club("Spring concert"),
    after: '\n  heading "Spring concert"\n  button "Buy"',
  },
  { when: "the step writes the other button in two words", says: "refuted", ...leave },
  { when: "it is written as one", says: "refuted", ...leave, before: menu("Log out") },
  { when: "the step begins with the other one's word", says: "refuted", ...take, step: "Delete the flight" },
  { when: "the step does not say what the other one does", says: "nothing", others: "may", ...take },
  {
    when: "the two words stand apart",
    says: "nothing",
    others: "may",
    ...take,
    step: "Take the flight off the list",
    before: menu("Takeoff flight"),
  },
]);
