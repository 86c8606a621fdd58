import { type Act, clicks, wordingsTable } from "@/tests/support/wordings";

const reads = { mutating: false } as const;
const stores = { mutating: true, requests: ["POST /api/school 200"] } as const;

const menu = { Espresso: "2.20", Tea: "1.90", "Iced tea": "2.50" } as const;
type Sale = Readonly<Record<string, number>>;
const key = (name: string): string => name.replace(/ /g, "");
const sumOf = (sale: Sale): string =>
  Object.entries(sale)
    .reduce((sum, [name, count]) => sum + count * Number(menu[name as keyof typeof menu]), 0)
    .toFixed(2);
const till = (sale: Sale, parked: readonly string[] = [], more = "") => `
  tab "Drinks" [selected] #drinks
  tab "Food" #food
  list "Products"
${Object.entries(menu)
  .map(([name, price]) => `    button "${name} ${price}" #p-${key(name)}`)
  .join("\n")}
  region "Current sale"
    heading "Current sale"
${Object.entries(sale)
  .filter(([, count]) => count > 0)
  .map(
    ([name, count]) =>
      `    item "${count} × ${name}" #line-${key(name)}\n      button "Remove line" #x-${key(name)}`,
  )
  .join("\n")}
    text "Total ${sumOf(sale)}"
    button "Park sale" #park
    button "Discount" #discount
    button "Charge ${sumOf(sale)}" #charge
  region "Parked sales"
${parked.map((name) => `    button "${name}" #r-${key(name)}`).join("\n")}
${more}`;
const rings = (name: string, from: Sale, to: Sale): Act =>
  clicks(`#p-${key(name)}`, till(from), till(to), reads);
const rung = { Espresso: 1 };

const pupils = ["Ada Lind", "Adam Lindt", "Bo Krag"];
type Marks = Readonly<Record<string, string>>;
const register = (marks: Marks, more = "") => `
  link "Classes" >/classes
  heading "Attendance 5b"
  button "Mark all present" #all
  list "Pupils"
${pupils
  .map(
    (name) =>
      `    item "${name}"\n${["Present", "Absent", "Late"].map((mark) => `      button "${mark}" [${marks[name] === mark ? "pressed" : "unpressed"}] #${mark}-${key(name)}`).join("\n")}\n      button "Add note" #note-${key(name)}`,
  )
  .join("\n")}
  button "Save attendance" #save
${more}`;
const notes = (name: string, mark: string, to: Marks): Act =>
  clicks(`#${mark}-${key(name)}`, register({}), register(to), reads);

const grades = (given: Marks, more = "") => `
  heading "Grades 5b"
  table "Grades"
    row "Pupil Essay Test"
${pupils.map((name) => `    row "${name}"\n      textbox "Essay" ="${given[`${name} Essay`] ?? ""}" #Essay-${key(name)}\n      textbox "Test" ="${given[`${name} Test`] ?? ""}" #Test-${key(name)}`).join("\n")}
  button "Publish grades" #publish
${more}`;
const gives = (name: string, work: string, value: string, to: Marks): Act => ({
  does: "setValue",
  on: `#${work}-${key(name)}`,
  value,
  before: grades({}),
  after: grades(to),
});

const books = ["The Long Hedge", "The Long Hill"];
type Shelf = Readonly<Record<string, string>>;
const loans = (state: Shelf, more = "") => `
  heading "Ada Lind"
  text "Member since 2021"
  table "Loans"
${books
  .filter((title) => state[title] !== "Returned")
  .map(
    (title) =>
      `    row "${title} Due ${state[title] ?? "2 June"}" #row-${key(title)}\n      link "${title}" >/books/${key(title)} #l-${key(title)}\n      button "Renew" #n-${key(title)}\n      button "Check in" #i-${key(title)}`,
  )
  .join("\n")}
  text "Fines 0.00"
${more}`;
const lends = (on: string, to: Shelf, more: Partial<Act> = {}): Act =>
  clicks(on, loans({}), loans(to), { ...stores, ...more });

wordingsTable([
  {
    wanted: "a thing is rung up",
    steps: [
      "Add a tea to the sale",
      "Tap Tea to add it to the current sale",
      "Ring up one Tea",
      "The current sale should contain a Tea",
      'Click the product "Tea"',
      "Tea must be added to the sale (in addition to the espresso)",
    ],
    act: rings("Tea", rung, { ...rung, Tea: 1 }),
    others: {
      namesake: rings("Iced tea", rung, { ...rung, "Iced tea": 1 }),
      another: rings("Espresso", rung, { Espresso: 2 }),
      nothing: rings("Tea", rung, rung),
      "taken off": clicks("#x-Tea", till({ ...rung, Tea: 1 }), till(rung), reads),
    },
    told: 0,
  },
  {
    wanted: "a line of the sale is gone",
    steps: [
      "Remove the Tea from the sale",
      'Click "Remove line" next to Tea',
      "Take Tea off the current sale",
      "There should be no Tea in the current sale",
      "Delete the line 2 × Tea",
      "The sale must no longer contain Tea",
    ],
    act: clicks("#x-Tea", till({ ...rung, Tea: 2 }), till(rung), reads),
    others: {
      neighbour: clicks("#x-Espresso", till({ ...rung, Tea: 2 }), till({ Tea: 2 }), reads),
      more: rings("Tea", rung, { ...rung, Tea: 1 }),
      nothing: clicks("#x-Tea", till({ ...rung, Tea: 2 }), till({ ...rung, Tea: 2 }), reads),
    },
    told: 6,
  },
  {
    wanted: "a sale is put aside",
    steps: [
      "Park the sale",
      "Click Park sale",
      "The current sale should be parked",
      "Put the sale on hold with Park sale",
      "The sale must be listed under Parked sales",
    ],
    act: clicks("#park", till(rung), till({}, ["Sale 12:04"]), stores),
    others: {
      emptied: clicks("#x-Espresso", till(rung), till({}), reads),
      nothing: clicks("#park", till(rung), till(rung), { mutating: true }),
      discount: clicks(
        "#discount",
        till(rung),
        till(rung, [], '  dialog "Discount"\n    textbox "Percent"\n    button "Apply"'),
        reads,
      ),
    },
    told: 0,
  },
  {
    wanted: "a pupil is absent",
    steps: [
      "Mark Ada Lind as absent",
      'Set the attendance of "Ada Lind" to Absent',
      "Ada Lind should be marked absent",
      "Click Absent in the row of Ada Lind",
      "Ada Lind: Absent",
      "Ada Lind must be recorded as absent today",
    ],
    act: notes("Ada Lind", "Absent", { "Ada Lind": "Absent" }),
    others: {
      namesake: notes("Adam Lindt", "Absent", { "Adam Lindt": "Absent" }),
      late: notes("Ada Lind", "Late", { "Ada Lind": "Late" }),
      everyone: clicks(
        "#all",
        register({}),
        register({ "Ada Lind": "Present", "Adam Lindt": "Present", "Bo Krag": "Present" }),
        reads,
      ),
      nothing: notes("Ada Lind", "Absent", {}),
    },
    told: 2,
  },
  {
    wanted: "a mark for a work",
    steps: [
      "Enter 17 as the Essay grade of Bo Krag",
      "Type 17 into the Essay field in the row of Bo Krag",
      'Set the essay grade of "Bo Krag" to 17',
      "The Essay grade of Bo Krag should be 17",
      "Give Bo Krag 17 points for the essay",
      "Bo Krag must have 17 in the Essay column",
    ],
    act: gives("Bo Krag", "Essay", "17", { "Bo Krag Essay": "17" }),
    others: {
      neighbour: gives("Ada Lind", "Essay", "17", { "Ada Lind Essay": "17" }),
      "other work": gives("Bo Krag", "Test", "17", { "Bo Krag Test": "17" }),
      "other mark": gives("Bo Krag", "Essay", "7", { "Bo Krag Essay": "7" }),
      "not taken": gives("Bo Krag", "Essay", "17", {}),
    },
    told: 2,
  },
  {
    wanted: "a book may stay longer",
    steps: [
      'Renew the loan of "The Long Hill"',
      "Renew The Long Hill",
      "Click Renew in the row of The Long Hill",
      "The loan of The Long Hill should be renewed",
      "Extend the loan of The Long Hill",
      "The Long Hill must be renewed for Ada Lind",
    ],
    act: lends("#n-TheLongHill", { "The Long Hill": "23 June" }),
    others: {
      neighbour: lends("#n-TheLongHedge", { "The Long Hedge": "23 June" }),
      returned: lends("#i-TheLongHill", { "The Long Hill": "Returned" }),
      refused: clicks(
        "#n-TheLongHill",
        loans({}),
        loans({}, '  alert "The Long Hill is reserved by another member"'),
        {
          mutating: true,
          requests: ["POST /api/school 409"],
        },
      ),
      nothing: lends("#n-TheLongHill", {}, { requests: [] }),
    },
    told: 4,
  },
  {
    wanted: "a book is back",
    steps: [
      "Check in The Long Hill",
      'Click "Check in" next to "The Long Hill"',
      "Return the book The Long Hill",
      "The Long Hill should be returned",
      "The Long Hill must no longer be on loan to Ada Lind",
      "Record the return of The Long Hill",
    ],
    act: lends("#i-TheLongHill", { "The Long Hill": "Returned" }),
    others: {
      neighbour: lends("#i-TheLongHedge", { "The Long Hedge": "Returned" }),
      renewed: lends("#n-TheLongHill", { "The Long Hill": "23 June" }),
      nothing: lends("#i-TheLongHill", {}, { requests: [] }),
      opened: clicks("#l-TheLongHill", loans({}), '\n  heading "The Long Hill"\n  text "On loan"', {
        ...reads,
        urlAfter: "https://garden.test/books/TheLongHill",
      }),
    },
    told: 0,
  },
]);
