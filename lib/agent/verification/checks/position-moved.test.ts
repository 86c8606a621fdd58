import { checkTable } from "@/tests/support/check-table";
import { listPaged } from "./list-paged";

const slides = '\n  image "Hut"\n  button "Previous" #back\n  button "Next" #next';
const turn = {
  step: "Turn to the next slide",
  before: slides,
  text: "1/3",
  on: "#next",
  textAfter: "2/3",
  again: true,
};

checkTable(listPaged, [
  { when: "the place of the slide went on by one, and stays so", says: "verified", ...turn },
  { when: "it went on a moment ago", says: "looks again", ...turn, again: false },
  { when: "it is told in words", says: "verified", ...turn, text: "Slide 2 of 7", textAfter: "Slide 3 of 7" },
  {
    when: "it went back for a step that goes back",
    says: "verified",
    ...turn,
    step: "Go to the previous slide",
    on: "#back",
    text: "3 of 3",
    textAfter: "2 of 3",
  },
  {
    when: "it is the place of a thing that no list of words knows",
    says: "verified",
    ...turn,
    step: "Go to the next string",
  },
  {
    when: "the step says which of them it is",
    says: "nothing",
    others: "may",
    ...turn,
    step: "Go to the next unread string",
  },
  { when: "it went the other way", says: "nothing", ...turn, text: "2/3", textAfter: "1/3" },
  { when: "it went on by two", says: "nothing", ...turn, textAfter: "3/3" },
  { when: "it stays", says: "nothing", ...turn, textAfter: "1/3" },
  { when: "there are fewer slides now", says: "nothing", others: "may", ...turn, textAfter: "2/2" },
  {
    when: "another place is told beside it",
    says: "nothing",
    others: "may",
    ...turn,
    text: "1/3\n4/9",
    textAfter: "2/3\n4/9",
  },
  {
    when: "a page of a list shows entries, and not only its place",
    says: "nothing",
    others: "may",
    ...turn,
    step: "Go to the next page",
  },
]);
