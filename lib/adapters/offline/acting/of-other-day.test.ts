import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { isOfOtherDay } from "./of-other-day";

const trips = `
  region "Saturday"
    heading:2 "Saturday"
    link "10:00 Harbour tour with Ines" #saturday
    link "Seal watch with Bo" #seals
  region "Sunday"
    heading:2 "Sunday"
    link "10:00 Harbour tour with Per" #sunday
  link "Prices of the tours" #prices`;
const flat = `
  heading:2 "Mon 8 June"
  button "Borrow the sander" #monday
  heading:2 "Tue 9 June"
  button "Borrow the sander" #tuesday
  link "Borrow rules" #rules`;
const out = (goal: string, outline: string): string => {
  const { nodes } = aPage(outline);
  return nodes
    .filter(({ role }) => role === "link" || role === "button")
    .filter(isOfOtherDay(goal, nodes))
    .map(({ id }) => id)
    .join();
};

it.each<[string, string, string, string]>([
  ["what another day has of the same", "Book me on the harbour tour on Saturday at 10:00", trips, "sunday"],
  ["that of the first day", "Book me on the harbour tour on Sunday at 10:00", trips, "saturday"],
  ["what stands under the heading of another date", "Borrow the sander on Monday", flat, "tuesday"],
  ["what stands under it, by its date", "Borrow the sander on 9 June", flat, "monday"],
  ["nothing for a day that has no part", "Book me on the harbour tour on Friday", trips, ""],
  ["nothing for a goal without a day", "Book me on the harbour tour at 10:00", trips, ""],
  ["nothing where it names two", "Book me on the harbour tour on Saturday and Sunday", trips, ""],
  ["nothing of what is moved to that day", "Move the harbour tour to Saturday", trips, ""],
  ["nothing of what becomes that day", "Set the harbour tour to Saturday", trips, ""],
  ["nothing that the day itself has not", "Book me on the seal watch on Sunday", trips, ""],
])("left out is %s", (_, goal, outline, expected) => expect(out(goal, outline)).toBe(expected));
