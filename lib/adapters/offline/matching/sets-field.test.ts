import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { fillFromGoal } from "./fill-from-goal";

const posts = (button: string, label = "Person for") => `
list ""
  item "Cook nobody ${button}"
    combobox "${label} cook" #cook ="(nobody)" |"(nobody)|Ida Roth|Bo Lind"
    button "${button} cook" #to-cook
  item "Porter nobody ${button}"
    combobox "${label} porter" #porter ="(nobody)" |"(nobody)|Ida Roth|Bo Lind"
    button "${button} porter" #to-porter`;
it.each([
  ["that assigns it", "Put Bo Lind down as porter", posts("Assign"), "porter=Bo Lind; to-porter"],
  ["that sets it", "Bo Lind should be the cook", posts("Set"), "cook=Bo Lind; to-cook"],
  [
    "that allocates it",
    "Put Ida Roth down as cook",
    posts("Allocate", "Volunteer as"),
    "cook=Ida Roth; to-cook",
  ],
  ["not with one that does something else", "Put Bo Lind down as porter", posts("Print"), "none"],
])("what is chosen in an entry is sent with the button %s", (_, goal, outline, expected) => {
  const found = fillFromGoal(goal, { ...aPage(outline), known: [] });
  const entries = found?.entries.map(({ node, value }) => `${node.id}=${value}`).join(", ");
  expect(found ? `${entries}; ${found.form.submit?.id}` : "none").toBe(expected);
});
