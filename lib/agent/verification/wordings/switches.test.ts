import { type Act, type Wordings, wordingsTable } from "@/tests/support/wordings";

const page = (label: string, on: boolean) => `
  heading "Settings"
  form "Preferences"
    checkbox "${label}" [${on ? "checked" : "unchecked"}] #it
    checkbox "Weekly digest" [unchecked]
    button "Save"
`;
const drawn = (label: string, on: boolean) => `
  heading "Settings"
  list "Preferences"
    item "${label}"
      clickable ""${on ? " [.active]" : ""} #it &"${label}"
    item "Weekly digest"
      clickable "" &"Weekly digest"
`;
const act = (from: string, to: string): Act => ({ does: "click", on: "#it", before: from, after: to });

/** A box and what is drawn as a switch, to come to one side. */
const side = (label: string, wanted: "on" | "off", told: number, steps: readonly string[]): Wordings[] =>
  [page, drawn].map((shown) => ({
    wanted: `${shown === page ? "checkbox" : "drawn switch"} "${label}" ${wanted}`,
    steps,
    act: act(shown(label, wanted === "off"), shown(label, wanted === "on")),
    others: {
      "the other way": act(shown(label, wanted === "on"), shown(label, wanted === "off")),
      "still on the other side": act(shown(label, wanted === "off"), shown(label, wanted === "off")),
    },
    told,
  }));

wordingsTable([
  ...side("Show photos", "off", 9, [
    '"Show photos" must be off, so that people appear with their names only',
    "Visitors should see no pictures any more: Show photos off",
    "Guests must see names only: flip the Show photos switch to off",
    'Flip "Show photos" off',
    "Move the Show photos toggle to off",
    "Set Show photos to off",
    "Put the Show photos switch into the off position",
    'The switch "Show photos" should no longer be on',
    'Have "Show photos" off',
    "Show photos: switch it off",
  ]),
  ...side("Show photos", "on", 6, [
    '"Show photos" must be on, so that people appear with their faces',
    "Visitors should see pictures again: Show photos on",
    'Flip the switch "Show photos" to on',
    "Move the Show photos toggle to on",
    'Have "Show photos" on',
    "Bring the Show photos switch to on",
  ]),
  ...side("Count towards points", "off", 2, [
    "The talks must not count towards points any longer",
    "The talks should no longer count towards points",
    'The category "Talks" may not count towards points any more',
  ]),
  ...side("Messages about comments", "off", 3, [
    "No more messages about comments",
    "On the phone: no more messages about comments",
    "No messages about comments any more",
  ]),
  ...side("Not paid", "off", 4, [
    "Filter out everyone whose state is Not paid",
    "Leave out all members with the state Not paid",
    "Exclude those that have not paid: Not paid off",
    "Hide the entries that are not paid",
    "Don't list the ones that are not paid",
  ]),
  ...side("Hide unpaid entries", "on", 0, ["Hide unpaid entries", "Leave out the unpaid entries"]),
  ...side("Turn short links into pictures", "off", 3, [
    "Links should stay links: turn the pictures of short links off",
    "Short links should stay as they are: switch off the turn into pictures",
    "Nobody wants to see pictures: switch short links into pictures off",
    "Links are enough - turn off short links into pictures",
  ]),
  ...side("Do not send messages about comments", "off", 0, [
    "No more messages about comments",
    "No messages about comments any more",
  ]),
  ...side("Do not send messages about comments", "on", 0, [
    "No more messages about comments",
    "The talks must not send messages about comments any longer",
  ]),
]);
