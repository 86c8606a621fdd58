import { checkTable } from "@/tests/support/check-table";
import { controlFlipped } from "./control-flipped";

const notes = (sign: string, tip: string) => `
  region "Notes"
    item "Fern care"
      button "✎" ^"Edit" #edit
      button "${sign}" ^"${tip}" #own
    item "Ivy care"
      button "✎" ^"Edit" #other-edit
      button "◎" ^"Share" #other`;
const share = {
  step: 'Share the note "Fern care"',
  before: notes("◎", "Share"),
  on: "#own",
  requests: ["PUT /notes/1 200"],
};

checkTable(controlFlipped, [
  {
    when: "a sign that is called by its tooltip is another one now",
    says: "verified",
    ...share,
    after: notes("◉", "Unshare"),
  },
  {
    when: "the tooltip says something else than the step",
    says: "nothing",
    ...share,
    before: notes("◎", "Print"),
    after: notes("◉", "Printed"),
  },
  {
    when: "nobody knows what the sign is for",
    says: "nothing",
    ...share,
    before: notes("◎", ""),
    after: notes("◉", ""),
  },
  { when: "the sign is as it was", says: "nothing", ...share, after: share.before },
]);
