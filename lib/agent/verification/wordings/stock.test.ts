import { type Act, clicks, wordingsTable } from "@/tests/support/wordings";

const reads = { mutating: false } as const;
const stores = { mutating: true, requests: ["POST /api/stock 200"] } as const;

const parts = ["Hose 10 m", "Hose 20 m", "Rake"];
const skuOf = (name: string): string => name.replace(/\W/g, "");
type Counts = Readonly<Record<string, string>>;
const begun: Counts = { "Hose 10 m": "4", "Hose 20 m": "12", Rake: "0" };
const count = (counted: Counts, kept = false, more = "") => `
  link "Stock" >/stock
  link "Stock counts" [current] >/counts
  heading "Count of Hall 2"
  status "${kept ? "Completed" : "In progress"}" #status
  table "Items"
    row "Item Expected Counted"
${parts
  .map(
    (name) =>
      `    row "${name} ${begun[name]} expected"\n      button "Decrease" #minus-${skuOf(name)}\n      textbox:number "Counted" ="${counted[name] ?? ""}" #n-${skuOf(name)}\n      button "Increase" #plus-${skuOf(name)}`,
  )
  .join("\n")}
  button "Save progress" #save
  button "Complete count" ${kept ? "[disabled]" : ""} #complete
${more}`;
const counts = (name: string, value: string, to = value): Act => ({
  does: "setValue",
  on: `#n-${skuOf(name)}`,
  value,
  before: count({}),
  after: count(to === "" ? {} : { [name]: to }),
});
const steps = (on: string, name: string, from: string, to: string): Act =>
  clicks(
    `#${on}-${skuOf(name)}`,
    count({ "Hose 10 m": "4", [name]: from }),
    count({ "Hose 10 m": "4", [name]: to }),
    reads,
  );

type Item = { ordered?: readonly string[]; hidden?: readonly string[] };
const stock = ({ ordered = [] }: Item, more = "") => `
  heading "Low stock"
  table "Low stock"
${parts.map((name) => `    row "${name} ${begun[name]} left${ordered.includes(name) ? " On order" : ""}" #row-${skuOf(name)}\n      link "${name}" >/items/${skuOf(name)} #l-${skuOf(name)}\n      button "Reorder" ${ordered.includes(name) ? "[disabled]" : ""} #r-${skuOf(name)}\n      button "Adjust" #a-${skuOf(name)}`).join("\n")}
${more}`;
const orders = (name: string): Act =>
  clicks(`#r-${skuOf(name)}`, stock({}), stock({ ordered: [name] }), stores);

const deliveries = ["PO-71", "PO-72"];
const purchase = (got: readonly string[], open = "", more = "") => `
  link "All 2" >/orders
  heading "Purchase orders"
  list "Purchase orders"
${deliveries.map((id) => `    item "${id} Farm supplies ${got.includes(id) ? "Received" : "Ordered"}" #item-${id}\n      link "${id}" >/orders/${id} #l-${id}\n      button "Receive" ${got.includes(id) ? "[disabled]" : ""} #r-${id}\n      button "More" [${open === id ? "expanded" : "collapsed"} popup] #k-${id}`).join("\n")}
${open ? '  list:menu "More"\n    menuitem "Duplicate" #duplicate\n    menuitem "Cancel order" #cancel\n    menuitem "Print" #print' : ""}
${more}`;

wordingsTable([
  {
    wanted: "how many there are of a thing",
    steps: [
      "Enter 11 as the counted quantity of Hose 20 m",
      'Type 11 into the Counted field of "Hose 20 m"',
      "In the row of Hose 20 m, set Counted to 11",
      "The counted quantity of Hose 20 m should be 11",
      "Hose 20 m: counted 11",
      "11 pieces of Hose 20 m must be counted",
      "Set the count for Hose 20 m to 11 (expected 12)",
    ],
    act: counts("Hose 20 m", "11"),
    others: {
      "other row": counts("Hose 10 m", "11"),
      "other number": counts("Hose 20 m", "12"),
      "not taken": counts("Hose 20 m", "11", ""),
    },
    told: 2,
  },
  {
    wanted: "one more of a thing is counted",
    steps: [
      "Increase the count of Rake by one",
      "Click Increase in the row of Rake",
      "Press the plus button of Rake",
      "Raise the counted quantity of Rake by 1",
      "The count of Rake should go from 2 to 3",
    ],
    act: steps("plus", "Rake", "2", "3"),
    others: {
      less: steps("minus", "Rake", "2", "1"),
      neighbour: steps("plus", "Hose 20 m", "2", "3"),
      nothing: steps("plus", "Rake", "2", "2"),
    },
    told: 2,
  },
  {
    wanted: "a count is finished",
    steps: [
      "Complete the count",
      "Complete the count with the button at the bottom",
      "The count of Hall 2 should be completed",
      "Finish the stock count",
      "Mark the count as completed",
      "The stock count of Hall 2 must have the status Completed",
    ],
    act: clicks("#complete", count(begun), count(begun, true), stores),
    others: {
      "kept for later": clicks(
        "#save",
        count(begun),
        count(begun, false, '  alert "Progress saved"'),
        stores,
      ),
      "asked first": clicks(
        "#complete",
        count(begun),
        count(begun, false, '  dialog "Complete count?"\n    button "Cancel"\n    button "Complete"'),
        stores,
      ),
      nothing: clicks("#complete", count(begun), count(begun), { mutating: true }),
    },
    told: 6,
  },
  {
    wanted: "a thing is ordered again",
    steps: [
      "Reorder Rake",
      'Reorder "Rake" in its row',
      "Rake should be on order",
      "Order more of the item Rake",
      "The item Rake must be reordered",
      "Place a reorder for Rake, which is out of stock",
    ],
    act: orders("Rake"),
    others: {
      neighbour: orders("Hose 20 m"),
      nothing: clicks("#r-Rake", stock({}), stock({}), { mutating: true }),
      adjusting: clicks(
        "#a-Rake",
        stock({}),
        stock({}, '  dialog "Adjust stock"\n    textbox:number "New quantity" ="0"\n    button "Save"'),
        reads,
      ),
      opened: clicks("#l-Rake", stock({}), '\n  heading "Rake"\n  text "0 left"\n  button "Reorder"', {
        ...reads,
        urlAfter: "https://garden.test/items/Rake",
      }),
      "asks how many": clicks(
        "#r-Rake",
        stock({}),
        stock(
          {},
          '  dialog "Reorder Rake"\n    textbox:number "Quantity" ="10"\n    button "Cancel"\n    button "Place order"',
        ),
        stores,
      ),
    },
    told: 2,
  },
  {
    wanted: "a delivery has come in",
    steps: [
      "Receive the purchase order PO-72",
      "Receive PO-72",
      "PO-72 should be received",
      "Mark PO-72 as received",
      "In the entry of PO-72, click Receive",
      "The purchase order PO-72 must have the status Received",
      "Book in the goods of PO-72 with Receive",
    ],
    act: clicks("#r-PO-72", purchase([]), purchase(["PO-72"]), stores),
    others: {
      neighbour: clicks("#r-PO-71", purchase([]), purchase(["PO-71"]), stores),
      "the menu": clicks("#k-PO-72", purchase([]), purchase([], "PO-72"), reads),
      nothing: clicks("#r-PO-72", purchase([]), purchase([]), { mutating: true }),
      failed: clicks("#r-PO-72", purchase([]), purchase([], "", '  alert "PO-72 could not be received"'), {
        mutating: true,
        requests: ["POST /api/stock 500"],
      }),
    },
    told: 6,
  },
  {
    wanted: "an order is called off by its menu",
    steps: [
      "Open the menu of PO-72 and choose Cancel order",
      "Cancel the purchase order PO-72",
      "Choose Cancel order in the More menu of PO-72",
      "PO-72 should be cancelled",
      "The order PO-72 must be cancelled",
    ],
    act: clicks(
      "#cancel",
      purchase([], "PO-72"),
      purchase([]).replace("PO-72 Farm supplies Ordered", "PO-72 Farm supplies Cancelled"),
      stores,
    ),
    others: {
      neighbour: clicks(
        "#cancel",
        purchase([], "PO-71"),
        purchase([]).replace("PO-71 Farm supplies Ordered", "PO-71 Farm supplies Cancelled"),
        stores,
      ),
      "the menu": clicks("#k-PO-72", purchase([]), purchase([], "PO-72"), reads),
      copied: clicks(
        "#duplicate",
        purchase([], "PO-72"),
        purchase([], "", '  item "PO-73 Farm supplies Draft"'),
        stores,
      ),
      nothing: clicks("#cancel", purchase([], "PO-72"), purchase([]), { mutating: true }),
    },
    told: 5,
  },
]);
