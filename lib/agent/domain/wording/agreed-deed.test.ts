import { expect, it } from "vitest";
import { agreedDeed } from "./agreed-deed";

it.each<[string, string | undefined]>([
  ["Confirm that the bed may be removed", "Confirm to remove the bed"],
  ["Confirm that plan.txt is deleted", "Confirm to delete plan.txt"],
  ["Agree that the bed gets removed", "Confirm to remove the bed"],
  ["Confirm in the dialog that the bed is removed", "Confirm to remove the bed"],
  ["Confirm in the list that the bed is removed", undefined],
  ["Confirm that the bed goes away", "Confirm to delete the bed"],
  ["Confirm that the bed goes away completely", "Confirm to delete the bed"],
  ["Confirm that the bed goes well", undefined],
  ["Confirm that the bed has to go", "Confirm to delete the bed"],
  ["Say yes to deleting the bed", "Confirm to delete the bed"],
  ["Answer yes to the removal of the bed", "Confirm to remove the bed"],
  ["Say yes to cancelling Ida's tour", "Confirm to cancel Ida's tour"],
  ["Say yes to watering the bed", undefined],
  ["Confirm that the bed is watered", undefined],
  ["Confirm that the bed goes to Ida", undefined],
  ["Confirm so that the bed is deleted", undefined],
  ["Say no to deleting the bed", undefined],
])("%s: %s", (step, deed) => expect(agreedDeed(step)).toBe(deed));
