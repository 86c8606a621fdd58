import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { fillFromGoal } from "./fill-from-goal";

const kennel = (owner: string, dog: string) => `
  heading:1 "Stay 12: ${dog}"
  region "${owner}"
  form ""
    combobox "State" #state |"Booked|In the kennel|Picked up" ="Booked"
    button "Update stay" #go`;
const market = (maker: string, more = "") => `
  heading:1 "${maker}"
  region "Jackets"
  form ""
    combobox "Size" #size |"Small|Large" ="Small"
    button "Add to basket" #go
  ${more}`;
const stay = "Set the stay of Mrs Lund's Rex to picked up";
const bought = "Add Levi's Jackets in size large to the basket";

it.each([
  ["on the page that shows both", stay, kennel("Mrs Lund", "Rex"), "state=Picked up; go"],
  ["where the page says no title", stay, kennel("Ida Lund", "Rex"), "state=Picked up; go"],
  ["not on the page of another owner", stay, kennel("Mrs Lind", "Rex"), "none"],
  ["not on the page of the owner's husband", stay, kennel("Mr Lund", "Rex"), "none"],
  ["not on the page of another of the owner's", stay, kennel("Mrs Lund", "Bella"), "none"],
  ["where it is called so", bought, market("Levi's Jackets"), "size=Large; go"],
  ["not where only something else is called after the maker", bought, market("Levi's Trousers"), "none"],
])("what belongs to somebody is filled in %s", (_, goal, outline, expected) => {
  const found = fillFromGoal(goal, { ...aPage(outline), known: [] });
  const entries = found?.entries.map(({ node, value }) => `${node.id}=${value}`).join(", ");
  expect(found ? `${entries}; ${found.form.submit?.id}` : "none").toBe(expected);
});
