import { checkTable } from "@/tests/support/check-table";
import { controlFlipped } from "./control-flipped";

const walks = (ridge: string, shore: string) => `
  list "Walks"
    item "Ridge walk" #ridge
      button "${ridge}" #b-ridge
    item "Shore walk" #shore
      button "${shore}" #b-shore
`;

const tail = "Add a link to all new events by itself";
const settings = (calls: string, choice: string, open: boolean) => `
  item "${calls}"
    heading "Calls"
${open ? '    clickable "Zoom" [.selected]\n    clickable "Meet" #meet' : ""}
    clickable "${choice}"
    checkbox "${tail}" [checked]
`;
const card = (called: string, more: string) => `
  list "Cards"
    item "${called}" #card
${more}
    item "Visa 4829"
`;
const long = "Card ending 7156 of Jordan Mitchell, good until September, with instant transfer";
const shorter = long.replace("instant ", "");
const preferring = {
  step: "Set the card ending 7156 as preferred",
  before: card(long, '      button "Set as Preferred" #prefer\n      button "Approve limits"'),
  on: "#prefer",
  requests: ["PUT /cards/2 200"],
};

/** Each line of the commands is an item of its own. */
const answers = (tom: string, ida = "like (2)"): string => `
  list "Answers"
    item "Tom Prune in March"
      list
        item "report"
          link "report" >/report/1
        item "${tom}"
          link "${tom}" >/like/1 #like-tom
    item "Ida Prune in May"
      list
        item "report"
          link "report" >/report/2
        item "${ida}"
          link "${ida}" >/like/2 #like-ida`;
checkTable(controlFlipped, [
  {
    when: "the command stands in a line of its own, and the entry around that is the one",
    says: "verified",
    step: "Like the answer of Tom",
    before: answers("like (0)"),
    on: "#like-tom",
    requests: ["POST /like/1 200"],
    after: answers("remove like (1)"),
  },
  {
    when: "the entry around the line is another one's",
    says: "nothing",
    step: "Like the answer of Ida",
    before: answers("like (0)"),
    on: "#like-tom",
    requests: ["POST /like/1 200"],
    after: answers("remove like (1)"),
  },
]);

checkTable(controlFlipped, [
  ...(
    [
      ["what its control said", `Preferred ${shorter}`, "Card", "verified"],
      ["what another control says, with a line that came", `Approved ${shorter}`, "Approved", "verified"],
      ["what another control says", `Approve ${shorter}`, "Card", "nothing"],
      ["a word that is cut", `${shorter} app`, "Card", "nothing"],
    ] as const
  ).map(([what, is, line, says]) => ({
    when: `the control went, and its long row reads ${what}`,
    says,
    others: "may" as const,
    ...preferring,
    text: "Card",
    after: card(is, '      button "Approve limits"'),
    textAfter: `Card\n${line}`,
  })),
  ...(
    [
      ["shows the old choice again", `Calls Default provider of links Zoom ▾ ${tail}`, "Zoom ▾", "nothing"],
      ["shows the choice", `Calls Default provider of links Meet now ▾ ${tail}`, "Meet now ▾", "verified"],
    ] as const
  ).map(([when, is, choice, says]) => ({
    when: `a list of choices closed, and its long row, what stands further down in it moved up, ${when}`,
    says,
    step: "Choose Meet for the calls",
    before: settings("Calls Default provider of links Zoom ▾ Zoom Meet Teams None Add a", "Zoom ▾", true),
    on: "#meet",
    requests: ["PUT /settings 200"],
    after: settings(is, choice, false),
  })),
  ...(
    [
      ["Have the Ridge walk among the followed walks", "Following", "Follow", "nothing"],
      ["Have the Ridge walk among the followed walks", "Follow", "Following", "verified"],
      ["Have the Ridge walk no longer among the followed walks", "Following", "Follow", "verified"],
      ["Add the Ridge walk to the favourites", "★", "☆", "nothing"],
      ["Add the Ridge walk to the favourites", "☆", "★", "verified"],
      ["Bookmark the Ridge walk", "143", "144", "nothing"],
      ["Like the Ridge walk", "143", "144", "verified"],
    ] as const
  ).map(([step, was, is, says]) => ({
    when: `${was} is ${is} now: ${step}`,
    says,
    step,
    before: walks(was, "Other"),
    on: "#b-ridge",
    requests: ["PUT /walks/ridge 200"],
    after: walks(is, "Other"),
  })),
  ...(
    [
      ["Ridge walk Shared", "Ridge walk", "nothing"],
      ["Ridge walk", "Ridge walk Shared", "verified"],
    ] as const
  ).map(([was, is, says]) => ({
    when: `what read "${was}" reads "${is}" now`,
    says,
    step: "Share the Ridge walk with the team",
    before: walks("Share", "Share").replace('"Ridge walk"', `"${was}"`),
    on: "#b-ridge",
    requests: ["PUT /walks/ridge 200"],
    after: walks("Share with all", "Share").replace('"Ridge walk"', `"${is}"`),
  })),
  ...["Are you sure?", "you sure", "Press again to delete"].map((asked) => ({
    when: `the button asks first: ${asked}`,
    says: "nothing" as const,
    step: "Delete the Ridge walk",
    before: walks("Delete", "Delete"),
    on: "#b-ridge",
    mutating: true,
    after: walks(asked, "Delete"),
  })),
]);

const lesson = (inside: string): string => `
  table "Lessons"
    row "Tuesday Physics Lab 1" #row
${inside}
    row "Monday Maths 114"
      button "Edit maths"`;
const fields = `
      combobox "Room" ="Lab 1" |"Lab 1|Lab 2"
      button "Save"
      button "Back"`;
checkTable(controlFlipped, [
  {
    when: "fields came in the row: nothing was entered in them yet",
    says: "nothing",
    step: "Change the room of physics on Tuesday to Lab 2",
    before: lesson('      button "Edit physics" #edit'),
    on: "#edit",
    mutating: true,
    after: lesson(fields),
  },
  {
    when: "the site took something when they came",
    says: "verified",
    step: "Edit physics on Tuesday",
    before: lesson('      button "Edit physics" #edit'),
    on: "#edit",
    requests: ["POST /lessons/4/lock 200"],
    after: lesson(fields),
  },
]);
