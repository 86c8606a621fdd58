import { describe, expect, it } from "vitest";
import { stateAsked, withoutKind } from "./state-asked";

describe("what something is to become", () => {
  it.each<[string, string | undefined]>([
    ["Mark Jonas Weber as absent today", "absent"],
    ["Mark Jonas Weber as absent  tomorrow", "absent"],
    ["Mark the ticket as done now please", "done"],
    ["Mark the ticket as done again", "done"],
    ["Mark the ticket as done.", "done"],
    ["Mark the ticket as done, it is late", "done"],
    ["Mark the ticket as done; it is late", "done"],
    ["Mark the ticket as done! It is late", "done"],
    ["Mark the ticket as  done", "done"],
    ["Mark it as done", "done"],
    ["Flag the mail as 'urgent'", "urgent"],
    ['Flag the mail as "urgent"', "urgent"],
    ["Flag the mail as “urgent” today", "urgent"],
    ["Flag the mail as ‘urgent’.", "urgent"],
    ["Mark the bike as a loan", "loan"],
    ["Mark the bike as an  example", "example"],
    ["Mark the bike as the  winner", "winner"],
    ["Label the box as fragile goods", "fragile goods"],
    ["Move the ticket to the Done column", "Done"],
    ["Move the ticket into Waiting", "Waiting"],
    ["Move the card 'Leak' on the board to the column 'Done' and save it", "Done"],
    ["Move the song 'Leak' from the playlist 'Sunday' to the playlist 'Road trip'", "Road trip"],
    ["Switch it to the monthly plan 'Family'", "Family"],
    ["Mark 'Boiler' as done in 'House B'", undefined],
    ["Mark 'Order 12' as packed by 'Ana'", undefined],
    ["Move the ticket to Salt and Pepper", "Salt and Pepper"],
    ["Move the ticket 'Leak' to the column 'In work'.", "In work"],
    ["On the wall, move the ticket 'Leak' to the lane \"In work\"", "In work"],
    ["Move the ticket to the column of the week", "column of the week"],
    ["Put the ticket into the Waiting queue", "Waiting"],
    ["Turn the lamp to red", "red"],
    ["Switch the lamp to red", "red"],
    ["Reopen the ticket as new", "new"],
    ["Make the room into a depot", "depot"],
    ["Could you please mark the ticket as done?", "done"],
    ["Set the plan to Basic", "Basic"],
    ["Change the plan to Basic", "Basic"],
    ["Mark the ticket", undefined],
    ["Open the list of tickets that people mark as done", undefined],
    ["Open the list", undefined],
  ])("%s: %s", (goal, state) => {
    expect(stateAsked(goal)).toBe(state);
  });
});

describe("a place without the word for its kind", () => {
  it.each(
    "column,lane,list,board,stage,status,state,folder,section,category,group,label,tab,queue,shelf,room,depot,team".split(
      ",",
    ),
  )("%s", (kind) => {
    expect(withoutKind(`Done ${kind}`)).toBe("Done");
    expect(withoutKind(`In work  ${kind}`)).toBe("In work");
    expect(withoutKind(`The ${kind} 4`)).toBe(`The ${kind} 4`);
    expect(withoutKind(kind)).toBe(kind);
  });
});
