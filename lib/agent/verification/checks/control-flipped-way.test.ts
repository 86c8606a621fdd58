import { checkTable } from "@/tests/support/check-table";
import { controlFlipped } from "./control-flipped";

const walks = (ridge: string, shore: string) => `
  list "Walks"
    item "Ridge walk" #ridge
      button "${ridge}" #b-ridge
    item "Shore walk" #shore
      button "${shore}" #b-shore
`;

checkTable(controlFlipped, [
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
