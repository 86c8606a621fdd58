import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { formFor } from "./find-form";

const wards = (field: (ward: string) => string): string =>
  ["3", "7"]
    .map(
      (ward) =>
        `region "Ward ${ward} shifts"\n  heading "Ward ${ward}"\n  form ""\n    textbox "${field(ward)}"\n    button "Add nurse"`,
    )
    .join("\n");

it.each<[string, string, string | undefined, number]>([
  ["is the one whose labels say it", wards((ward) => `Nurse of ward ${ward}`), "the ward 7 night plan", 1],
  ["is the one in the part that is called so", wards(() => "Nurse"), "Ward 7", 1],
  ["is the first of those that say it alike", wards(() => "Nurse"), "the ward plan", 0],
  ["is the first where no place is named", wards(() => "Nurse"), undefined, 0],
  [
    "is none that does not take the thing",
    `form "Beds of ward 7"\n  combobox "Bed" |"1|2"\n  button "Move"\n${wards(() => "Nurse")}`,
    "Ward 7",
    2,
  ],
])("the form at a place %s", (_, outline, place, at) => {
  const { nodes } = aPage(outline);
  const fields = nodes.filter(({ role }) => role === "textbox" || role === "combobox");
  const form = formFor("nurse", [{ field: "name", value: "Eva Lund" }], nodes, "Shifts", place);
  expect(fields.findIndex((node) => form?.fields.includes(node))).toBe(at);
});

it("tells of two forms that each add something which one a word for things in general means", () => {
  const { nodes } = aPage(wards(() => "Name").replaceAll("Add nurse", "Add"));
  expect(formFor("entry", [], nodes, "Shifts", "Ward 7")?.path).toContain("Ward 7");
  expect(formFor("entry", [], nodes, "Shifts")).toBeUndefined();
});
