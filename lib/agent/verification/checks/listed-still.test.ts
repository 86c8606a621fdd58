import { checkTable } from "@/tests/support/check-table";
import { formSubmitted } from "./form-submitted";

checkTable(formSubmitted, [
  {
    when: "what was to be removed stands on the page that came",
    says: "nothing",
    step: 'Delete "Loft"',
    before: '\n  form "Room"\n    textbox "Name" ="Loft"\n    button "Delete" #it',
    on: "#it",
    after: '\n  heading "Rooms"\n  item "Attic"\n  item "Loft"',
    urlAfter: "https://garden.test/rooms",
    requests: ["DELETE /rooms/1 200"],
  },
  ...(
    [
      ["its heading is", "nothing", "Confirm the removal of the room", "#214 Loft under the roof"],
      ["the number in the step is", "nothing", "Confirm: delete room #214", "Room #214"],
      ["another entry is", "verified", "Confirm: delete room #214", "#215 Loft"],
    ] as const
  ).map(([what, says, step, entry]) => ({
    when: `the page of what was to be removed is left, and ${what} an entry of the list that came`,
    says,
    again: true,
    step,
    before: `\n  heading "#214 Loft under the roof"\n  dialog "Delete this room?"\n    form\n      button "Delete room" #it`,
    on: "#it",
    after: `\n  heading "Rooms"\n  list\n    item "${entry}"\n    item "#9 Attic"`,
    url: "https://garden.test/rooms/214",
    urlAfter: "https://garden.test/rooms",
    requests: ["POST /rooms/214/delete 303 document"],
  })),
]);
