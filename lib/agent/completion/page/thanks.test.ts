import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { isThanks } from "./thanks";

it.each<[string, string, string, boolean]>([
  ["thanks", 'heading:1 "Thank you, Ida!"', "/order/7", true],
  ["says that all is done", 'heading:1 "That’s it, thanks!"', "/order/7", true],
  ["is called so", 'heading:1 "Order 7"', "/order/7/thank-you", true],
  ["thanks in another language", 'heading:1 "Vielen Dank"', "/order/7", true],
  ["lists what was thanked for", 'heading:1 "Thanksgiving"', "/menus", false],
  ["is that of the thing", 'heading:1 "Order 7 confirmed"\nheading:2 "Thank you"', "/order/7", false],
  ["is of things that went well", 'heading:1 "Success stories"', "/success-stories", false],
  ["thanks for something", 'heading:1 "Thank you for your order"', "/order/7", true],
  ["thanks somebody", 'heading:1 "Thanks Ida!"', "/order/7", true],
  ["is of a shop that is called so", 'heading:1 "Merci Paris"', "/order/7", false],
  ["is of what is written to thank", 'heading:1 "Thank you notes"', "/notes", false],
  ["is called by how it went", 'heading:1 "Notice created"', "/board/created", true],
  ["says how it went in whole", 'heading:1 "Your request has been received."', "/requests/received/", true],
  ["is of the thing, whatever its address", 'heading:1 "Notice 7"', "/board/created", false],
  ["reports at the address of the thing", 'heading:1 "Notice created"', "/board/7", false],
  ["tells of a change at the end of its steps", 'heading:1 "Order changed"', "/orders/7/change/done", true],
  ["lists what was changed", 'heading:1 "Recently changed"', "/orders/changes", false],
  ["confirms, under a number", 'heading:1 "Geboekt"', "/bevestiging/1", true],
  ["confirms an order", 'heading:1 "Order 7"', "/order-confirmation/AB-7", true],
  ["lists confirmations", 'heading:1 "Confirmations"', "/confirmations", false],
  ["says just success", 'heading:1 "Success!"', "/order/7", true],
])("a page that %s", (_, outline, path, expected) => {
  expect(isThanks(aPage(outline, { url: `http://pier.test${path}` }))).toBe(expected);
});
