import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";

it.each<[string, string, boolean]>([
  ["Show the orders", "select", false],
  ["Show the orders", "drop", true],
])("%s, by %s beside a link of that name: something else is meant: %s", (step, on, is) => {
  const before = `
  list "Tables"
    item "${on} orders"
      link "${on}" >https://garden.test/?${on}=orders #used
      link "orders" >https://garden.test/?table=orders
  table "All"
    row "orders 5"
      link "orders" >https://garden.test/?table=orders
      link "5" >https://garden.test/?select=orders`;
  expect(groundOf(aVerificationCase({ step, before, on: "#used" })).fit.fit === "other").toBe(is);
});
