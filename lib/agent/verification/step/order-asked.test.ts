import { describe, expect, it } from "vitest";
import { isMeasureAsked, type OrderAsked, orderAsked } from "./order-asked";

describe("the order that a step asks for", () => {
  it.each<[string, string, OrderAsked | undefined]>([
    ["Sort the beds from A to Z", "Bed", { of: "names", up: true }],
    ["Sort the beds alphabetically", "Bed", { of: "names", up: true }],
    ["Sort the beds in reverse alphabetical order, reversed", "Bed", { of: "names", up: false }],
    ["Sort the beds Z-A", "Bed", { of: "names", up: false }],
    ["Sort by price, cheapest first", "Price", { of: "numbers", up: true }],
    ["Sort by price, low to high", "Price", { of: "numbers", up: true }],
    ["Sort by price from highest to lowest", "Price", { of: "numbers", up: false }],
    ["Sort from lowest to highest", "Price", { of: "numbers", up: true }],
    ["Sort from oldest to youngest", "Age", { of: "numbers", up: false }],
    ["Sort from youngest to oldest", "Age", { of: "numbers", up: true }],
    ["Show the oldest first", "Sent", { of: "numbers", up: true }],
    ["Sort from oldest to oldest", "Age", undefined],
    ["Sort from newest to oldest", "Age", undefined],
    ["Sort the beds, most tended first", "Tended", { of: "numbers", up: false }],
    ["Sort the beds, most tended last", "Tended", { of: "numbers", up: true }],
    ["Sort by price", "Price", { of: "either", up: undefined }],
    ["Sort by highest or lowest price", "Price", undefined],
  ])("%s, by %j: %j", (step, column, order) => {
    expect(orderAsked(step, column)).toEqual(order);
  });

  it.each<[string, string, boolean]>([
    ["Sort the people from oldest to youngest", "Age", true],
    ["Sort the people from oldest to youngest", "Name", false],
    ["Show the cheapest first", "Price: activate to sort", true],
    ["Show the newest first", "Price", false],
    ["Sort by price", "Price", false],
  ])("%s tells %s: %s", (step, column, told) => {
    expect(isMeasureAsked(step, column)).toBe(told);
  });
});
