import { type Act, clicks, wordingsTable } from "@/tests/support/wordings";

const stores = { mutating: true, requests: ["POST /kitchen 200"] } as const;

const things = ["Flour", "Flour tortillas", "Butter"];
const key = (name: string): string => name.replace(/\W/g, "");
type Recipe = {
  serves?: number;
  ticked?: readonly string[];
  listed?: readonly string[];
  stars?: number;
  saved?: boolean;
  units?: string;
  more?: string;
};
const recipe = (is: Recipe = {}) => {
  const { serves = 2, ticked = [], listed = [], stars = 0, saved, units = "Metric", more = "" } = is;
  return `
  link "Shopping list ${listed.length}" >/shopping #shopping
  heading "Onion tart"
  button "${saved ? "Saved" : "Save recipe"}" [${saved ? "pressed" : "unpressed"}] #save
  button "Print" #print
  region "Servings"
    button "Fewer servings" #fewer
    textbox:number "Servings" ="${serves}" #serves
    button "More servings" #plus
  tab "Metric" [${units === "Metric" ? "selected" : ""}] #metric
  tab "Imperial" [${units === "Imperial" ? "selected" : ""}] #imperial
  list "Ingredients"
${things
  .map(
    (name) =>
      `    item "${serves * 50} g ${name}${listed.includes(name) ? " On your list" : ""}"${ticked.includes(name) ? " [.completed]" : ""}\n      checkbox "${name}" [${ticked.includes(name) ? "checked" : "unchecked"}] #t-${key(name)}\n      button "${listed.includes(name) ? "Remove from shopping list" : "Add to shopping list"}" #a-${key(name)}`,
  )
  .join("\n")}
  region "Rate this recipe"
${[1, 2, 3, 4, 5].map((one) => `    radio "${one} star${one > 1 ? "s" : ""}" [${one === stars ? "checked" : "unchecked"}] #r-${one}`).join("\n")}
${more}`;
};
const turns = (on: string, from: Recipe, to: Recipe, more: Partial<Act> = {}): Act =>
  clicks(on, recipe(from), recipe(to), more);

wordingsTable([
  {
    wanted: "for one more",
    steps: [
      "Increase the servings to 3",
      "Set the number of servings to 3",
      "Add one serving",
      "The recipe should be for 3 servings",
      "Click the plus next to Servings",
      "Adjust the recipe to 3 servings",
      'Click "More servings"',
    ],
    act: turns("#plus", { serves: 2 }, { serves: 3 }),
    others: {
      fewer: turns("#fewer", { serves: 2 }, { serves: 1 }),
      nothing: turns("#plus", { serves: 2 }, { serves: 2 }),
      units: turns("#imperial", {}, { units: "Imperial" }),
    },
    told: 6,
  },
  {
    wanted: "an ingredient is there",
    steps: [
      "Check off Flour",
      "Tick Flour in the list of ingredients",
      'Mark the ingredient "Flour" as done',
      "Flour should be checked",
      "The ingredient Flour is ticked off",
      "Tick the first ingredient",
    ],
    act: turns("#t-Flour", {}, { ticked: ["Flour"] }),
    others: {
      sister: turns("#t-Flourtortillas", {}, { ticked: ["Flour tortillas"] }),
      off: turns("#t-Flour", { ticked: ["Flour"] }, {}),
      listed: turns("#a-Flour", {}, { listed: ["Flour"] }, stores),
    },
    told: 5,
  },
  {
    wanted: "an ingredient is to be bought",
    steps: [
      "Add Flour tortillas to the shopping list",
      "Put Flour tortillas on the shopping list",
      'Click "Add to shopping list" next to Flour tortillas',
      "Flour tortillas should be on the shopping list",
      "The shopping list contains Flour tortillas",
      "Add the second ingredient to the shopping list",
    ],
    act: turns("#a-Flourtortillas", {}, { listed: ["Flour tortillas"] }, stores),
    others: {
      sister: turns("#a-Flour", {}, { listed: ["Flour"] }, stores),
      removed: turns("#a-Flourtortillas", { listed: ["Flour tortillas"] }, {}, stores),
      ticked: turns("#t-Flourtortillas", {}, { ticked: ["Flour tortillas"] }),
      "sign in": turns(
        "#a-Flourtortillas",
        {},
        { more: '  dialog "Log in"\n    textbox "Email"\n    button "Log in"' },
        { mutating: true },
      ),
    },
    told: 6,
  },
  {
    wanted: "a recipe gets stars",
    steps: [
      "Rate the recipe with 4 stars",
      "Give the recipe 4 stars",
      "Select 4 stars",
      "The rating should be 4 stars",
      "Rate Onion tart 4 out of 5 stars",
      "Click the fourth star",
      "The recipe Onion tart is rated with 4 stars",
    ],
    act: turns("#r-4", {}, { stars: 4 }, stores),
    others: {
      three: turns("#r-3", {}, { stars: 3 }, stores),
      five: turns("#r-5", { stars: 4 }, { stars: 5 }, stores),
      nothing: turns("#r-4", {}, { more: '  alert "Log in to rate"' }, { mutating: true }),
    },
    told: 5,
  },
  {
    wanted: "a recipe is kept",
    steps: [
      "Save the recipe",
      "Save Onion tart to my recipes",
      'Click "Save recipe"',
      "The recipe Onion tart should be saved",
      "Bookmark the Onion tart recipe",
      "Add Onion tart to my saved recipes",
    ],
    act: turns("#save", {}, { saved: true }, stores),
    others: {
      dropped: turns("#save", { saved: true }, {}, stores),
      nothing: turns("#save", {}, {}, { mutating: true }),
      stars: turns("#r-4", {}, { stars: 4 }, stores),
    },
    told: 5,
  },
  {
    wanted: "weights as in America",
    steps: [
      "Switch to imperial units",
      "Show the ingredients in imperial units",
      'Select the "Imperial" tab',
      "The ingredients should be shown in imperial units",
      "Change the units from metric to imperial",
      "Imperial units are selected",
    ],
    act: turns("#imperial", {}, { units: "Imperial" }),
    others: { metric: turns("#metric", { units: "Imperial" }, {}), nothing: turns("#imperial", {}, {}) },
    told: 4,
  },
]);

const topics = ["Science", "Data science", "Sport"];
const news = (mine: readonly string[] = [], more = "") => `
  link "Headlines" >/ #headlines
  link "Following ${mine.length}" >/following #following
  heading "Topics"
${topics
  .map(
    (name) =>
      `  region "${name}"\n    heading "${name}"\n    button "${mine.includes(name) ? "Unfollow" : "Follow"}" #f-${key(name)}\n    button "Show fewer stories like this" #x-${key(name)}`,
  )
  .join("\n")}
${more}`;
const follows = (name: string): Act => clicks(`#f-${key(name)}`, news(), news([name]), stores);
wordingsTable([
  {
    wanted: "news about a topic",
    steps: [
      "Follow the topic Science",
      "Follow Science",
      'Click "Follow" under "Science"',
      "Science should be followed",
      "Science is one of the followed topics",
      "Subscribe to the topic Science",
      "Add Science to my topics",
    ],
    act: follows("Science"),
    others: {
      sister: follows("Data science"),
      left: clicks("#f-Science", news(["Science"]), news(), stores),
      fewer: clicks(
        "#x-Science",
        news(),
        news([], '  status "We will show fewer stories like this"'),
        stores,
      ),
    },
    told: 3,
  },
]);
