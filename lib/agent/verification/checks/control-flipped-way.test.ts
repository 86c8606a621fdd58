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
checkTable(controlFlipped, [
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
