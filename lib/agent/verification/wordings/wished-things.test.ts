import { type Act, click, wordingsTable } from "@/tests/support/wordings";

const jobs = (names: readonly string[]) => `
  heading "Garden jobs"
  textbox "What is to be done?" #new
  list "Jobs"
${names.map((name) => `    item "${name}"\n      checkbox "" [unchecked]\n      button "Remove"`).join("\n")}
`;
const first = ["mow lawn", "cut hedge"];
const enters = (value: string, left: readonly string[]): Act => ({
  does: "setValue",
  on: "#new",
  value,
  enter: true,
  before: jobs(first),
  after: jobs(left),
  textAfter: left.join("\n"),
  text: first.join("\n"),
  requests: ["POST /jobs 201"],
});

const goods = ["Copper kettle", "Copper pan", "Tea tray"];
const shop = (inBasket: readonly string[]) => `
  link "Basket ${inBasket.length}" >/basket
  list "Goods"
${goods
  .map(
    (name) =>
      `    item "${name}"\n      link "${name}" >/goods/${name.replace(/ /g, "-").toLowerCase()}\n      button "${inBasket.includes(name) ? "Remove from basket" : "Add to basket"}" #b-${name.replace(/ /g, "")}`,
  )
  .join("\n")}
`;
const puts = (name: string): Act =>
  click(`#b-${name.replace(/ /g, "")}`, shop([]), shop([name]), { mutating: true });
const takes = (name: string): Act =>
  click(`#b-${name.replace(/ /g, "")}`, shop(goods), shop(goods.filter((one) => one !== name)), {
    mutating: true,
  });

const states = ["Open", "Late", "Paid"];
const bills = (state: string) => `
  heading "Bills"
  list "Which"
${["All", ...states].map((one) => `    item "${one}"\n      button "${one}" [${one === state ? "pressed" : "unpressed"}] #s-${one}`).join("\n")}
  list "Bills"
${states
  .flatMap((one) => [1, 2].map((at) => `${one} bill ${at}`))
  .filter((name) => state === "All" || name.startsWith(state))
  .map((name) => `    item "${name}"`)
  .join("\n")}
`;
const shows = (state: string): Act => click(`#s-${state}`, bills("All"), bills(state));

const pay = (title: string, body: string) => `\n  heading "${title}"\n${body}`;
const address = pay(
  "Delivery address",
  '  form "Address"\n    textbox "Street" ="Elm Road 4"\n    button "Continue" #go\n    button "Cancel" #cancel',
);
const goes = (on: string, title: string, url: string): Act =>
  click(on, address, pay(title, '  list "Goods"\n    item "Tea tray"'), {
    url: "https://garden.test/buy/address",
    urlAfter: `https://garden.test/buy/${url}`,
    title: "Shop",
    titleAfter: "Shop",
  });

const ways = ["Name (A to Z)", "Price (low to high)", "Price (high to low)"];
const sorted = (way: string, goodsNow: readonly string[]) => `
  combobox "" ="${way}" |"${ways.join("|")}" #sort
  list "Goods"
${goodsNow.map((name) => `    item "${name}"`).join("\n")}
`;
const byName = ["Bowl 9 €", "Cup 3 €", "Dish 5 €"];
const chooses = (value: string, now: readonly string[]): Act => ({
  does: "select",
  on: "#sort",
  value,
  before: sorted("Name (A to Z)", byName),
  after: sorted(value, now),
});

wordingsTable([
  {
    wanted: "something new under a name, entered with Enter",
    steps: [
      'I\'d like a new job called "water ferns" in my list, please',
      'I want another job named "water ferns"',
      'We need one more job, "water ferns"',
      "New job: water ferns",
      'The list should contain an additional job, "water ferns"',
      'A job reading "water ferns" should appear in the list',
      'A new job called "water ferns" must be added',
      '"water ferns" is to be added as another job',
      '"water ferns" should show up as a new job',
      "Enter water ferns as a new job so that it shows up in the list",
      "Type water ferns into the box and have it added as a job",
      'Write "water ferns" in the field and add it to the list',
      'Let there be a new job "water ferns"',
      'A job "water ferns" has to be on the list',
      "The list needs a job called water ferns",
      "Write down a new job: water ferns",
      'I need "water ferns" on my list',
      'Record "water ferns" as another job',
    ],
    act: enters("water ferns", [...first, "water ferns"]),
    others: {
      "another text": enters("water ferrets", [...first, "water ferrets"]),
      "none of its words": enters("rake leaves", [...first, "rake leaves"]),
      "nothing came": enters("water ferns", first),
      "one is gone": enters("water ferns", ["mow lawn"]),
    },
    told: 17,
  },
  {
    wanted: "a thing is to be in the basket",
    steps: [
      "Make sure the Copper kettle is in the basket",
      "The Copper kettle should be in my basket",
      'Get a "Copper kettle" into the basket',
      'Have the "Copper kettle" in the basket',
      "I want the Copper kettle in my basket",
      'The "Copper kettle" must end up in the shopping basket',
      "Drop the Copper kettle into the basket",
      'See to it that "Copper kettle" gets into the basket',
      "The Copper kettle belongs in the basket",
      'Let the "Copper kettle" be in the basket',
      "Ensure that the basket holds the Copper kettle",
      "My basket should contain the Copper kettle",
      "I'd like to have the Copper kettle in my basket",
      'Find the "Copper kettle" and add it to the basket',
    ],
    act: puts("Copper kettle"),
    others: { sister: puts("Copper pan"), "taken out": takes("Copper kettle"), other: takes("Copper pan") },
    told: 13,
  },
  {
    wanted: "a thing is to be in the basket no longer",
    steps: [
      '"Copper kettle" shouldn\'t be in the basket any longer',
      "The Copper kettle should not be in my basket any more",
      "The Copper kettle must no longer be in the basket",
      'The "Copper kettle" must leave the basket',
      "I don't want the Copper kettle in my basket any more",
      "Get the Copper kettle out of the basket",
      "The Copper kettle can't stay in the basket",
      "The basket must not contain the Copper kettle any more",
      "The Copper kettle is not wanted in the basket any more",
      "Take the Copper kettle back out of the basket",
      "Rid the basket of the Copper kettle",
    ],
    act: takes("Copper kettle"),
    others: { sister: takes("Copper pan"), "put in": puts("Copper kettle") },
    told: 10,
  },
  {
    wanted: "only things of a state are listed",
    steps: [
      "No paid bills should be listed, just the late ones",
      "Use the Late filter so only the overdue bills are visible",
      "Choose the Late filter so that nothing but late bills is listed",
      "Restrict the list to late bills",
      "Cut the list down to the late bills",
      "Only late bills should be shown",
      "Nothing but the late bills may be left in the list",
      "Just the late bills should remain visible",
      "Hide everything but the late bills",
      "Everything except late bills must be hidden",
      "I only want to see late bills",
      "Let only the late bills be listed",
      "The list should show only late bills",
      "Set the list to show late bills only",
      "The list is to be narrowed to late bills",
      "See to it that just the late bills are listed",
      "Display late bills exclusively",
    ],
    act: shows("Late"),
    others: { paid: shows("Paid"), open: shows("Open") },
    told: 14,
  },
  {
    wanted: "what comes next is gone to",
    steps: [
      "Proceed with the purchase so that the overview of the order comes up",
      "The page with the order overview should be displayed next",
      "The order overview page has to come next",
      "You should now continue to the order overview",
      "Go on until the order overview appears",
    ],
    act: goes("#go", "Order overview", "overview"),
    others: {
      left: goes("#cancel", "Your basket", "basket"),
      "another page": goes("#go", "Sign in", "login"),
    },
    told: 4,
  },
  {
    wanted: "goods from the cheapest on",
    steps: [
      "In the sort dropdown choose the order by price, lowest to highest",
      "Use the sorting dropdown to put low prices before high ones",
      "Sort by price from the lowest to the highest",
      "List the lower prices above the higher ones",
    ],
    act: chooses("Price (low to high)", ["Cup 3 €", "Dish 5 €", "Bowl 9 €"]),
    others: {
      "the other way": chooses("Price (high to low)", ["Bowl 9 €", "Dish 5 €", "Cup 3 €"]),
      "nothing moved": chooses("Price (high to low)", byName),
    },
    told: 3,
  },
]);
