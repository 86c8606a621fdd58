import { wrongElement } from "@/lib/agent/verification/checks/wrong-element";
import { checkTable } from "@/tests/support/check-table";

const clubs = (first = "Rowing", second = "Rowing 2024", more = "", to = "/clubs/2") => `
  heading "Clubs"
  list "Clubs"
    item "${first} 14 members"
      link "${first}" >/clubs/1 #first
    item "${second} 9 members"
      link "${second}" >${to} #second
    item "Choir 30 members"
      link "Choir" >/clubs/3${more}`;
const opened = {
  step: "Open the club Rowing",
  goal: "Tell how many row this year",
  before: clubs(),
  on: "#second",
  url: "https://clubs.test/",
  urlAfter: "https://clubs.test/clubs/2",
  after: '\n  heading "Rowing 2024"\n  button "Join"',
};

checkTable(wrongElement, [
  { when: "another entry is called just so, without the year", says: "refuted", ...opened },
  {
    when: "another entry is called just so, without the word",
    says: "refuted",
    ...opened,
    before: clubs("Rowing", "Rowing juniors"),
  },
  {
    when: "the step says the year",
    says: "nothing",
    others: "may",
    ...opened,
    step: "Open the club Rowing 2024",
  },
  {
    when: "the goal says the year",
    says: "nothing",
    others: "may",
    ...opened,
    goal: "Tell how many rowed in 2024",
  },
  { when: "it is the shorter one", says: "nothing", others: "may", ...opened, on: "#first" },
  {
    when: "no other entry is called so",
    says: "nothing",
    others: "may",
    ...opened,
    before: clubs("Tennis", "Rowing 14"),
  },
  {
    when: "both lead to one place",
    says: "nothing",
    others: "may",
    ...opened,
    before: clubs("Rowing", "Rowing 2024", "", "/clubs/1"),
    urlAfter: "https://clubs.test/clubs/1",
  },
  {
    when: "the step says no whole name",
    says: "nothing",
    others: "may",
    ...opened,
    step: "Open the club that rows",
  },
]);
