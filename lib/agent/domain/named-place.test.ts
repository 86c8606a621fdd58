import { describe, expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { unopenedPlace } from "./named-place";

const lists = (open: string) => `
  clickable "Work (2)" #work${open === "work" ? " [.on]" : ""}
  clickable "Home (1)" #home${open === "home" ? " [.on]" : ""}
  clickable "Reading" #reading
  textbox "Add a task" #add`;
const environment = (value: string) => `combobox "Environment" #env ="${value}" |"production|staging"`;
const filters = `
  tab "All" #all [selected]
  tab "Open" #open
  tab "Done" #done`;

describe("the place that a goal names", () => {
  it.each<[string, string, string, string | undefined]>([
    ["beside the word for such places", 'Add "Milk" to my Home list', lists("work"), "home"],
    ["none where it is open", 'Add "Milk" to my Home list', lists("home"), undefined],
    ["none where nobody knows which one is open", 'Add "Milk" to my Home list', lists(""), undefined],
    ["none where it is no place by its words", 'Add "Home insurance" for work', lists("work"), undefined],
    ["none of two that are named", "Move it in Home from the Reading list", lists("work"), undefined],
    ["an option of a list", "In staging, switch the flag off", environment("production"), "staging"],
    [
      "none where the list stands on it",
      "In staging, switch the flag off",
      environment("staging"),
      undefined,
    ],
    ["none for what a thing is to be", "Mark the ticket as done", filters, undefined],
    ["none for where a thing is to go", "Move the ticket to Done", filters, undefined],
    ["a tab where it says what is in it", "Delete the ticket 4 in Done", filters, "done"],
    ["none in a form", "In staging, add a flag", `form "Flag"\n  ${environment("production")}`, undefined],
  ])("is %s", (_, goal, outline, expected) => {
    const place = unopenedPlace(goal, aPage(outline).nodes);
    expect(place?.option ?? place?.node.id).toBe(expected);
  });
});
