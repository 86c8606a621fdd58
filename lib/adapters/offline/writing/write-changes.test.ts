import { expect, it } from "vitest";
import { readGoal } from "@/lib/adapters/offline/reading/read-goal";
import { aPage } from "@/tests/support/a-page";
import { writePlan } from "./write-plan";

const goal = "Change the street of the home address of Ann Lee to 5 Quay Row";
const form = (heading: string) =>
  `form ""\n  heading "${heading}"\n  textbox "Street"\n  textbox "Town"\n  button "Save"`;

it.each([
  ["Winter", 1],
  ["Long summer", 0],
])("a thing that is renamed to %s has lost its old name: %i", (name, lost) => {
  const { nodes, url } = aPage('list ""\n  item "Summer"\n    button "Rename" #a');
  const wish = `Rename the album "Summer" to "${name}"`;
  const { criteria } = writePlan(wish, readGoal(wish, []), { nodes, url, title: "" });
  const gone = criteria.flatMap(({ assertions = [] }) =>
    assertions.filter((one) => one.kind === "text" && !one.present),
  );
  expect(gone).toHaveLength(lost);
});

it.each([
  [
    "the part of the thing, where the page shows it",
    `heading:1 "Ann Lee"\n${form("Work address")}\n${form("Home address")}`,
    'Set the street field in "home address" to "5 Quay Row"',
  ],
  [
    "the thing, where the page shows no such part",
    'heading:1 "People"\nlist ""\n  item "Ann Lee"\n    button "Change" #a\n  item "Bo Lee"\n    button "Change" #b',
    'Edit "Ann Lee"',
  ],
])("changes a field of %s", (_, outline, step) => {
  const { nodes, url } = aPage(outline);
  const plan = writePlan(goal, readGoal(goal, []), { nodes, url, title: "" });
  expect(plan.steps[0]?.description).toBe(step);
});

it("tells things of one name by the list that they stand on, in words that are read back", () => {
  const wish = "Change the rate of the small van on the weekend list to 55";
  const list = (day: string) =>
    `heading:2 "${day} list"\ntable "${day} list"\n  row "Small van"\n    textbox "Rate" #${day}\n    button "Save"\n  row "Large van"\n    textbox "Rate"\n    button "Save"`;
  const { nodes, url } = aPage(`${list("Weekday")}\n${list("Weekend")}`);
  const [step] = writePlan(wish, readGoal(wish, []), { nodes, url, title: "" }).steps;
  expect(step?.description).toBe('Set the rate field of "small van" in "weekend list" to "55"');
  expect(readGoal(step?.description ?? "", [])).toMatchObject([
    { do: "set", of: "small van", around: "weekend list", value: "55" },
  ]);
});

it("sets in the list of a thing that is still to be found what the lists of the others offer", () => {
  const wish = "Set the state of crate 31 to empty";
  const crate = (name: string) => `  item "${name}"\n    combobox "State of ${name}" |"Full|Empty" ="Full"`;
  const { nodes, url } = aPage(`list ""\n${crate("Crate 11")}\n${crate("Crate 12")}`);
  const { steps } = writePlan(wish, readGoal(wish, []), { nodes, url, title: "" });
  expect(steps.map(({ description }) => description)).toEqual([
    'Set the state field in "crate 31" to "empty"',
  ]);
});

it("presses what does it after a field for a new value, which is shown beside the field from then on", () => {
  const wish = "Change the mooring of my boat to berth QX 9";
  const { nodes, url } = aPage(
    'heading:2 "Change mooring"\ntextbox "New berth" #b &"Change mooring"\nbutton "Change mooring" #go',
  );
  const { steps, criteria } = writePlan(wish, readGoal(wish, []), { nodes, url, title: "Boat" });
  expect(steps.map(({ description }) => description).slice(1)).toEqual(['Click "Change mooring"']);
  expect(criteria.flatMap(({ assertions }) => assertions)).toEqual([
    { kind: "text", text: "QX 9", present: true },
  ]);
});

it("changes the field that is called after the thing, where nothing else is", () => {
  const houses = ["A", "B"].map(
    (one) => `textbox "Target for House ${one}" ="18"\nbutton "Apply to House ${one}"`,
  );
  const wish = "Set the target temperature of House B to 21";
  const steps = (outline: string) => {
    const { nodes, url } = aPage(outline);
    return writePlan(wish, readGoal(wish, []), { nodes, url, title: "" }).steps.map(
      ({ description }) => description,
    );
  };
  expect(steps(houses.join("\n"))[0]).toBe('Set the target temperature field in "House B" to "21"');
  expect(steps(houses[0] ?? "")[0]).toBe('Edit "House B"');
  expect(steps('button "Apply to House B"')[0]).toBe('Edit "House B"');
});

it.each<[string, string, unknown]>([
  [
    "Set the water temperature to 25.5 °C",
    'textbox:number "Water temperature (°C)" ="24"',
    { kind: "element_value", element: { role: "textbox", name: "Water temperature (°C)" }, value: "25.5" },
  ],
  [
    'Add an expense of 18.40 euros for "Ferry tickets"',
    'textbox "What for"\ntextbox "Amount"',
    { kind: "text", text: "Ferry tickets", present: true },
  ],
  ["Set the price of Olive oil to 18 euros", 'list ""\n  item "Olive oil"\n    link "Details"', undefined],
])("%s: what it is to hold is asked for as it is shown", (wish, fields, expected) => {
  const { nodes, url } = aPage(`heading:1 "Own"\n${fields}\nbutton "Save"`);
  const { criteria } = writePlan(wish, readGoal(wish, []), { nodes, url, title: "" });
  expect(criteria[0]?.assertions?.[0]).toEqual(expected);
});

it.each([
  ["Bookings", 'Edit "Helga Brandt"'],
  ["Guests", 'Edit "Helga Brandt"'],
])("a thing of a kind that the list is called after, %s, is the entry that is named", (heading, step) => {
  const { nodes, url } = aPage(
    `heading:1 "${heading}"\ntable\n  row "B1041 Matthias Brandt 112"\n    link "Edit" #a\n  row "B1043 Helga Brandt 214"\n    link "Edit" #b`,
  );
  const wish = "Change the room of Helga Brandt's booking to 305";
  const plan = writePlan(wish, readGoal(wish, []), { nodes, url, title: "" });
  expect(plan.steps.map(({ description }) => description)).toEqual([
    step,
    'Set the room field to "305"',
    'Submit the form for "Helga Brandt"',
  ]);
});

it("of a thing with a page of its own, the part that the goal names is told with the field", () => {
  const wish = "Set Rosa's shift on Thursday to late";
  const { nodes, url } = aPage(
    'table ""\n  row "Name Wednesday Thursday"\n  row "Rosa early early"\n    link "Rosa" >"/staff/rosa"',
  );
  const plan = writePlan(wish, readGoal(wish, []), { nodes, url, title: "Shifts" });
  expect(plan.steps.map(({ description }) => description)).toContain(
    'Set the shift field in "Thursday" to "late"',
  );
});

it.each([
  ["plot B7", "Rosehip corner", 0],
  ["room 12", "Library", 0],
  ["plot B7", "C9", 1],
  ["album Summer", "Winter", 1],
  ["'B7'", "Rosehip corner", 1],
])("%s that is renamed to %s has lost what it was known by: %i", (thing, name, lost) => {
  const { nodes, url } = aPage(`list ""\n  item "${thing.replaceAll("'", "")}"\n    link "Open" #a`);
  const wish = `Rename ${thing} to '${name}'`;
  const { criteria } = writePlan(wish, readGoal(wish, []), { nodes, url, title: "Plots" });
  const assertions = criteria.flatMap((one) => one.assertions ?? []);
  expect(assertions.filter((one) => one.kind === "text" && !one.present)).toHaveLength(lost);
});

const shelf = (name: string, buttons: string[]) =>
  `  row "${name} 79.00 52.00"\n${buttons.map((one) => `    button "${one}"`).join("\n")}`;

it.each<[string, string, string[], string | undefined]>([
  [
    "is called after the field",
    "Change the net price of Elm desk 80 cm to 46.50",
    ["Edit gross price of Elm desk 80 cm", "Edit net price of Elm desk 80 cm"],
    'Click "Edit net price of Elm desk 80 cm"',
  ],
  [
    "is called after the field, in another order of words",
    "Set the phone of Ida Falk to 0170 555 22",
    ["Change address of Ida Falk", "Change phone of Ida Falk"],
    'Click "Change phone of Ida Falk"',
  ],
  [
    "is called after neither of two such fields",
    "Change the price of Elm desk 80 cm to 46.50",
    ["Edit gross price of Elm desk 80 cm", "Edit net price of Elm desk 80 cm"],
    undefined,
  ],
  [
    "says what it is to become, and opens nothing",
    "Change the state of Elm desk 80 cm to sold",
    ["Change state of Elm desk 80 cm to open", "Edit name of Elm desk 80 cm"],
    undefined,
  ],
  [
    "takes something away",
    "Change the price of Elm desk 80 cm to 46.50",
    ["Remove price of Elm desk 80 cm", "Edit name of Elm desk 80 cm"],
    undefined,
  ],
])("of what opens a thing for changes the one is pressed that %s", (_, wish, buttons, expected) => {
  const [, name = ""] = /of (\p{Lu}.*) to /u.exec(wish) ?? [];
  const others = buttons.map((one) => one.replace(name, "Oak desk"));
  const { nodes, url } = aPage(`table ""\n${shelf("Oak desk", others)}\n${shelf(name, buttons)}`);
  const [step] = writePlan(wish, readGoal(wish, []), { nodes, url, title: "" }).steps;
  expect(step?.description.startsWith("Click") ? step.description : undefined).toBe(expected);
});

it.each<[string, string, string, string | undefined]>([
  [
    "that of a thing with a longer name is another's",
    "Set the weight of Oak to 5.50",
    `${shelf("Oak shelf", ["Edit weight of Oak shelf", "Edit price of Oak shelf"])}\n${shelf("Oak", ["Edit"])}`,
    undefined,
  ],
  [
    "that of the thing is pressed beside one with a longer name",
    "Set the weight of Oak to 5.50",
    `${shelf("Oak shelf", ["Edit weight of Oak shelf", "Edit price of Oak shelf"])}\n${shelf("Oak", ["Edit weight of Oak", "Edit price of Oak"])}`,
    'Click "Edit weight of Oak"',
  ],
  [
    "that in the row of another is left alone",
    "Set the weight of Oak to 5.50",
    `${shelf("Oak shelf", ["Edit weight of Oak", "Edit price of Oak"])}\n${shelf("Oak", ["Edit"])}`,
    undefined,
  ],
  [
    "that for a field with a longer name is for another one",
    "Set the price of Elm desk to 46.50",
    shelf("Elm desk", ["Edit old price of Elm desk", "Edit weight of Elm desk"]),
    undefined,
  ],
  [
    "articles and another joining word do no harm",
    "Set the price of Elm desk to 46.50",
    shelf("Elm desk", ["Edit the price for the Elm desk", "Edit weight of Elm desk"]),
    'Click "Edit the price for the Elm desk"',
  ],
])("of what opens things for changes, %s", (_, wish, rows, expected) => {
  const { nodes, url } = aPage(`table ""\n${rows}`);
  const [step] = writePlan(wish, readGoal(wish, []), { nodes, url, title: "" }).steps;
  expect(step?.description.startsWith("Click") ? step.description : undefined).toBe(expected);
});
