import { expect, it } from "vitest";
import { housePart } from "./street-line";

it.each<[string, string, string]>([
  ["Mühlgasse 12", "Hausnummer", "12"],
  ["Mill Lane 12a", "House number", "12a"],
  ["12 Mill Lane", "House no.", "12"],
  ["Mill Lane 12", "Street", "Mill Lane 12"],
  ["Mill Lane 12", "Number of guests", "Mill Lane 12"],
  ["Mill Lane", "House number", "Mill Lane"],
])("of %s the field %s takes %s", (value, label, part) => {
  expect(housePart(value, label)).toBe(part);
});
