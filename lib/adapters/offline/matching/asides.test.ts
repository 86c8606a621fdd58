import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { withoutAsides } from "./asides";

const { nodes } = aPage(
  'item "Cox: old Finn"\nradio "Both tides" [unchecked]\ncombobox "Pier" |"North|South"\ntextbox "Hull number"\nheading "Big"',
);
it.each([
  ["Book the skiff (both tides) for Bo", "Book the skiff, both tides, for Bo"],
  ["Book the skiff for Bo (South)", "Book the skiff for Bo, South"],
  ["Book the skiff (the red one) for Bo", "Book the skiff for Bo"],
  ["Book the skiff (not big) for Bo", "Book the skiff for Bo"],
  ["Book the skiff (big) for Bo", "Book the skiff (big) for Bo"],
  ["Book the skiff for Bo Lind (bo@lind.example)", "Book the skiff for Bo Lind, bo@lind.example"],
  [
    "Book the skiff for Bo Lind (father, bo@lind.example)",
    "Book the skiff for Bo Lind, father, bo@lind.example",
  ],
  ["Book it for Bo (South, both tides, 3 May 2027)", "Book it for Bo, South, both tides, 3 May 2027"],
  ["Sign the skiff Tern (hull number 417) in", "Sign the skiff Tern, hull number 417, in"],
  ["Sign the skiff Tern (mast number 417) in", "Sign the skiff Tern in"],
  ["Sign the skiff Tern (hull number of the raft) in", "Sign the skiff Tern in"],
  // One part explains.
  ["Book the skiff for Bo (he sails well, bo@lind.example)", "Book the skiff for Bo"],
  ["Book the skiff for Bo (not Ida, ida@lind.example)", "Book the skiff for Bo"],
  ["Book the skiff for Bo (red, fast)", "Book the skiff for Bo"],
  ["Book the skiff instead of the raft", "Book the skiff"],
  // It is told by what it is until now.
  ["Have 'Ida' steer instead of the old Finn", "Have 'Ida' steer instead of the old Finn"],
  // The page has what it is to be, or not what it is no more to be.
  ["Take 'South' instead of old Finn", "Take 'South'"],
  ["Have 'Ida' steer instead of young Kai", "Have 'Ida' steer"],
])("what is to be done of %s", (goal, plain) => expect(withoutAsides(goal, nodes)).toBe(plain));
