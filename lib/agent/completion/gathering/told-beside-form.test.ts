import { expect, it } from "vitest";
import { aGround, aJudgement } from "@/tests/support/a-claim-case";
import { aPage } from "@/tests/support/a-page";
import { aCriterion, anAction, aTask, aTypedValue } from "@/tests/support/a-task";
import { chooseGathering } from "./gather-evidence";

const here = "http://office.test/";
const typed = aTypedValue("Product", "Paper A4", { urlAtAction: here });
const deed = anAction({
  actionId: "sent",
  urlAtAction: here,
  target: { id: "go", role: "button", name: "Place order", path: "" },
});

/** Where an order is read again once its page says that it is placed. */
function readAt(outline: string, goal = "Order 'Paper A4'"): string {
  const found = chooseGathering(
    [
      aJudgement(
        {
          ...aCriterion({ text: "It is ordered" }),
          readBack: { shown: [{ kind: "text", text: "Paper A4", present: true }], awaited: [], lines: [] },
        },
        [deed],
      ),
    ],
    aGround({
      task: aTask({ goal, history: [typed, deed] }),
      snapshot: aPage(outline, { url: here }),
    }),
    false,
  );
  return found?.how.kind === "act" ? String(found.how.choice.action.args[0]) : "nothing";
}

const form = 'textbox "Product" #product\n  button "Place order" #go\n  status "Placed: Paper A4"';
const orders = 'link "See all orders" >"http://office.test/orders"';
it.each<[string, string, string]>([
  [
    "in its list, where only a message beside the form tells it",
    `group "New"\n  ${form}\n${orders}`,
    "/orders",
  ],
  [
    "in its list, where the form is laid out like an entry",
    `item "Product Placed: Paper A4"\n  ${form}\n${orders}`,
    "/orders",
  ],
  [
    "where it was sent, if an entry there tells it",
    `group "New"\n  ${form}\nitem "Paper A4"\n${orders}`,
    "/",
  ],
  ["where it was sent, if no list is led to", `group "New"\n  ${form}`, "/"],
])("what was made is read again %s", (_, outline, path) => {
  expect(new URL(readAt(outline)).pathname).toBe(path);
});

it("what was taken away is read again where it was, though a list is called like it", () => {
  const outline = `group "New"\n  ${form}\n${orders}`;
  expect(new URL(readAt(outline, "Cancel the order of 'Paper A4'")).pathname).toBe("/");
});
