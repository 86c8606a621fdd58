import { describe, expect, it } from "vitest";
import { asDeed } from "./state-wanted";

describe("a step that says how a thing is to be", () => {
  it.each<[string, string]>([
    ["Make sure that the menu is open", "Open the menu"],
    ["Have the soil report in front", "Open the soil report"],
    ["Let the seeds of the bed be shown", "Open the seeds of the bed"],
    ["Have page 2 of the beds shown", "Go to page 2 of the beds"],
    ["The list of beds has to be on the screen", "Open the list of beds"],
    ["The dialog must be gone and nothing saved", "Close the dialog"],
    ["The bed must be gone", "The bed must be gone"],
    ["Have the bed watered", "Have the bed watered"],
    ["Let the page load", "Let the page load"],
    ["Make sure the side bar is hidden", "Close the side bar"],
    ['Ensure that the column "Weight" is shown', 'Open the column "Weight"'],
    ['The switch "Mail" has to be off', 'Turn off the switch "Mail"'],
    ['"Frost warning" must be switched on.', 'Turn on "Frost warning"'],
    ['The box "Gift" should be ticked', 'Tick the box "Gift"'],
    ['"4 Star" must be ticked among the ratings', 'Tick "4 Star"'],
    ["The list must be checked for errors", "The list must be checked for errors"],
    ['"Gift" must not be ticked', '"Gift" must not be ticked'],
    ["The beds have to be in order from A to Z", "Sort the beds from A to Z"],
    ["The beds must be sorted by size", "Sort the beds by size"],
    ["Confirm that the bed may be removed", "Confirm to remove the bed"],
    ["Confirm that the bed may be watered", "Confirm that the bed may be watered"],
    ["Make sure that the bed is watered", "Make sure that the bed is watered"],
    ["Check that the menu is open", "Check that the menu is open"],
    ["Open the menu", "Open the menu"],
    ['The tick at "North bed" has to come off', 'Untick "North bed"'],
    ['The star at "North bed" must be removed.', 'Unstar "North bed"'],
    ['The bed at "North gate" has to go', 'The bed at "North gate" has to go'],
    ['The tick at "North bed" has to stay', 'The tick at "North bed" has to stay'],
    ["Get the tour of the north bed cancelled", "cancel the tour of the north bed"],
    ["Have the offer acknowledged", "acknowledge the offer"],
    ["Have the bed watered", "Have the bed watered"],
    ["Get the deleted beds", "Get the deleted beds"],
    ["No note should be unread any longer", "Mark all notes as read"],
    ["No note should be lost any longer", "No note should be lost any longer"],
    ["Make sure that all beds are listed", "Open all beds"],
    ["Make sure that the north bed is listed", "Make sure that the north bed is listed"],
    ["Write that the gate must be closed by Friday", "Write that the gate must be closed by Friday"],
  ])("%s: %s", (step, deed) => {
    expect(asDeed(step)).toBe(deed);
  });
});
