import { expect, it } from "vitest";
import { asksForSum, asksForTitle, isOfKind, isToldAsTitle } from "./kind-of-field";

it.each([
  ["Amount", true],
  ["Price per night (€)", true],
  ["Betrag", true],
  ["Currency", false],
  ["Amount in words", false],
  ["Price list", false],
  ["Recipient", false],
])("%s asks for a sum: %s", (label, isSo) => {
  expect(asksForSum(label)).toBe(isSo);
});

it.each([
  ["Title", true],
  ["Vendor name", true],
  ["Überschrift", true],
  ["Note", false],
])("%s asks for a title: %s", (label, isSo) => {
  expect(asksForTitle(label)).toBe(isSo);
});

it.each([
  ['Name it "Harvest plan" and save it', true],
  ["Call this “Harvest plan”", true],
  ['Rename the first note to "Harvest plan"', true],
  ["Add a note called Harvest plan", true],
  ['Write "Harvest plan" into it', false],
  ['Add "Harvest plan" to the name it has', false],
])("%s tells a title: %s", (goal, isSo) => {
  expect(isToldAsTitle("Harvest plan", goal)).toBe(isSo);
});

it.each<[string, string, string, boolean]>([
  ["Amount", "250", "Send 250 to Ann", true],
  ["Amount", "12.50", "Send 12.50 to Ann", true],
  ["Amount", "A-12", "Send A-12 to Ann", false],
  ["Country", "Portugal", "Add Cork, Portugal", true],
  ["Land", "Österreich", "Trage Cork ein, Österreich", true],
  ["Country", "Cork", "Add Cork, Portugal", false],
  ["Town", "Bergen", "Add Ann in Bergen", true],
  ["Town", "Ann", "Add Ann in Bergen", false],
  ["Place name", "Bergen", "Add Ann in Bergen", false],
  ["Town", "Bergen", "Add a show in Bergen at Pier 4", true],
  ["Town", "Pier 4", "Add a show in Bergen at Pier 4", false],
  ["Venue", "Pier 4", "Add a show in Bergen at Pier 4", true],
  ["Venue", "Bergen", "Add a show in Bergen at Pier 4", false],
  ["Venue", "Bergen", "Add a show in Bergen", true],
  ["Town", "Bergen", "Add a show at Bergen", true],
  ["Name", "Bergen", "Add Ann in Bergen", false],
])("%s is of the kind of %s in %s: %s", (label, value, goal, isSo) => {
  expect(isOfKind(label, value, goal)).toBe(isSo);
});
