import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { findOpener } from "./find-opener";

const rows = `table
  row "K1 East Meadow Mon, Tue 12 Edit"
    link "Edit" #east >/plots/1
  row "K2 West Meadow Sun 30 Edit"
    link "Edit" #west >/plots/2
  row "K3 Long Acre Mon, Tue, Wed, Fri 30 Edit"
    link "Edit" #acre >/plots/3`;
const opened = (goal: string) => findOpener(goal, aPage(rows).nodes, () => false)?.node.id;

it.each<[string, string | undefined]>([
  ["Set the West Meadow to be mown on Mondays, Wednesdays and Fridays, for 30 minutes", "west"],
  ["Change the mowing of the East Meadow to Wednesdays and Fridays", "east"],
  // What is made is in no row yet.
  ["Add a West Meadow plot to be mown on Mondays, Tuesdays, Wednesdays and Fridays", "acre"],
  // What stands behind another word for it may be anything.
  ["Book a mowing with West Meadow for Mondays, Tuesdays, Wednesdays and Fridays", "acre"],
])("%s: %s", (goal, id) => {
  expect(opened(goal)).toBe(id);
});
