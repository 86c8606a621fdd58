import { describe, expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { findOpener } from "./find-opener";

function opener(goal: string, outline: string, pressed: string[] = []): string {
  const found = findOpener(goal, aPage(outline).nodes, ({ id }) => pressed.includes(id));
  return found ? `${found.node.id}${found.does ? " does it" : ""}` : "none";
}

const rows = `
  table ""
    row "501 Skiff, red Keel nobody"
      link "Skiff, red" #red-keel
    row "502 Skiff, red Mast nobody"
      link "Skiff, red" #red-mast
    row "503 Skiff, green Mast Ida"
      link "Skiff, green" #green-mast`;
const headed = `
  heading "Crane 1"
  link "Postpone" #one
  heading "Crane 2"
  link "Postpone" #two`;
const closed = `
  table ""
    row "Rope A1 ⋯"
      button "Actions for rope" #rope [popup]
    row "Tar A2 ⋯"
      button "Actions for tar" #tar [popup]`;
const menu = `
  table ""
    row "Rope A1 ⋯ Edit Print"
      button "Actions for rope" #rope [popup]
      item "Edit"
        button "Edit" #edit
      item "Print"
        button "Print" #print
    row "Tar A2 ⋯"
      button "Actions for tar" #tar [popup]`;
const cards = `
  item "♡ Pea soup"
    button "Favourite Pea soup" #pea
  item "♡ Leek soup"
    button "Favourite Leek soup" #leek`;
const classes = (...names: string[]) =>
  names.map((name, at) => `\n  item "${name} with Ida Book"\n    button "Book ${name}" #b${at}`).join("");
const foreign = `
  link "Anlegestellen" #list
  link "Neue Buchung" #new`;

describe("findOpener", () => {
  it.each([
    [
      "none of another thing, of which the goal says no more than the deed",
      "Book me into Knot Basics",
      classes("Rope Work"),
      "none",
    ],
    [
      "where somebody new is taken in, whose name stands nowhere",
      "Invite Ida Holm as editor",
      '\n  item "Team members 3 people Invite"\n    button "Invite" #invite\n  item "Billing Basic Change"\n    button "Change" #change',
      "invite does it",
    ],
    [
      "none of another thing, which is taken as it is there",
      "Register me for Knot Basics",
      '\n  item "Rope Work with Ida Register"\n    button "Register" #rope',
      "none",
    ],
    [
      "the one of a list without its name, by its time",
      "Book me into Knot Basics at 7 pm",
      classes("Knot Basics 17:00", "Knot Basics 19:00"),
      "b1 does it",
    ],
    [
      "what leads on by the deed's word, which is about nothing of its own",
      "Book me into Knot Basics",
      '\n  item "Book"\n    link "Book" #way',
      "way",
    ],
    [
      "the link of the row that shares most words",
      "Give the mast job on the red skiff to Bo",
      rows,
      "red-mast",
    ],
    [
      "the card itself in a column that the other cards are in too",
      'Move the card "Mend mast step" to Done',
      '\n  item "Review ☰ Mend mast step ☰ Step ladder"\n    item "☰ Mend mast step"\n      button "Card menu" #mast [popup]\n    item "☰ Step ladder"\n      button "Card menu" #ladder [popup]',
      "mast",
    ],
    [
      "a control that unfolds what is to be chosen next",
      "Transfer parcel P-114 to Ground floor",
      '\n  item "P-114 Lamp Transfer"\n    button "Transfer P-114" #p114 [collapsed]\n  item "P-115 Rug Transfer"\n    button "Transfer P-115" #p115 [collapsed]',
      "p114",
    ],
    [
      "one that unfolds nothing",
      "Transfer parcel P-114 to Ground floor",
      '\n  item "P-114 Lamp Transfer"\n    button "Transfer P-114" #p114\n  item "P-115 Rug Transfer"\n    button "Transfer P-115" #p115',
      "p114 does it",
    ],
    [
      "of those that are alike the one that says nothing besides",
      "Import the spring price list",
      '\n  row "trade-spring-2027-draft.csv 97 Import"\n    button "Import" #draft\n  row "spring-2027.csv 214 Import"\n    button "Import" #spring',
      "spring does it",
    ],
    [
      "the control under the name that the goal says, whatever else another says",
      "Inscris Léa Moreau à la cantine le mardi et le jeudi, avec le menu végétarien",
      '\n  heading "Hugo Moreau"\n  link "Modifier la cantine" #hugo &"mardi, jeudi (menu standard)"\n  heading "Léa Moreau"\n  link "Modifier la cantine" #lea &"non inscrite"',
      "lea",
    ],
    [
      "the row that is told by words with other endings",
      "Buche den kleinen Saal am 18. Februar 2027",
      '\n  row "Großer Saal 180 Buchen"\n    link "Buchen" #big\n  row "Kleiner Saal 40 Buchen"\n    link "Buchen" #small',
      "small",
    ],
    ["the control under the heading", "Put off the check of Crane 2 to 4 March 2027", headed, "two"],
    [
      "the one that is called just that, whatever else another row shares",
      "Roll out the flag new-checkout to 25 % of users and set its owner to Priya Nair",
      '\n  item "new-checkout 0 % Jonah Reed"\n    link "new-checkout" #one\n  item "new-checkout-eu 10 % Priya Nath"\n    link "new-checkout-eu" #eu',
      "one",
    ],
    [
      "nothing that makes a thing, where one is to be taken away",
      "Delete the skiff Marlin",
      '\n  button "Add skiff" #add\n  heading "Skiffs"',
      "none",
    ],
    [
      "a thing that is called like a deed",
      'Delete the chore "Add varnish"',
      '\n  list\n    item "Add varnish"\n      link "Add varnish" #varnish',
      "varnish",
    ],
    ["the menu of the row", "Set the shelf of the rope to B2", closed, "rope"],
    [
      "the control that says the goal's own word",
      "add the leek soup to my favourites",
      cards,
      "leek does it",
    ],
    ["what makes a new one, in another language", "Book the jetty for Bo", foreign, "new"],
    [
      "the entry of its menu by another word for what it is to be",
      "Mark the rope A1 as on loan to Bo",
      '\n  row "Rope A1 Lend… Print"\n    clickable "Lend…" #lend\n    clickable "Print" #print\n  row "Tar A2"\n    button "More" #more',
      "lend",
    ],
    [
      "an entry of a list from which one is picked",
      "Close crane job 41, the winch runs again",
      'list "Jobs"\n  option "#40 Keel" #a\n  option "#41 Winch" #b',
      "b",
    ],
    [
      "what says the command, and not what sets the thing to something else",
      "Close job 41, the winch runs again",
      'heading "#41 Winch"\nbutton "Close job" #close\nbutton "Set to waiting" #wait',
      "close does it",
    ],
    [
      "the link that its number stands beside, whatever the link is called",
      "Close issue #214 with a comment",
      'list ""\n  link "Close dialog crashes" #a &"#212"\nlist ""\n  link "Export drops a column" #b &"#214"',
      "b",
    ],
    ["nothing where several fit alike", "Give the skiff to Bo", rows, "none"],
    ["nothing on words that stand everywhere", "Check the soup", cards, "none"],
    [
      "no command that the goal does not say",
      "Mark Pier 4 as swept",
      '\n  row "Pier 4"\n    button "Delete" #del',
      "none",
    ],
  ])("finds %s", (_, goal, outline, expected) => {
    expect(opener(goal, outline)).toBe(expected);
  });

  it("leads to no other thing that shares a part of the name, with the right one pressed already", () => {
    const bolts = `
      table ""
        row "Long keel bolt 180 Count"
          button "Count" #long
        row "Short keel bolt 75 Count"
          button "Count" #short
        row "Tar 12 Count"
          button "Count" #tar`;
    expect(opener("Set the stock of 'Long keel bolt' to 240", bolts)).toBe("long");
    expect(opener("Set the stock of 'Long keel bolt' to 240", bolts, ["long"])).toBe("none");
  });

  it("opens an entry of the menu once the menu is open", () => {
    expect(opener("Set the shelf of the rope to B2", menu, ["rope"])).toBe("edit");
  });
});

it("tells links of one name apart by their addresses", () => {
  const months = `
  heading "Reading year"
  link "Choose a book" #march >"/choose?month=March"
  link "Choose a book" #april >"/choose?month=April"`;
  expect(opener("Choose The Leopard as the book for March", months)).toBe("march");
  expect(opener("Choose The Leopard as the book for April", months)).toBe("april");
  expect(opener("Choose The Leopard as the book for May", months)).toBe("none");
});

it("takes no part of a price for a count", () => {
  const shelf = (spelt: string) => `
  item "Rye loaf 5.80 Order"
    button "Order" #rye
  item "Spelt loaf ${spelt} Order"
    button "Order" #spelt
  item "Buns 4.10 Order"
    button "Order" #buns`;
  expect(opener("Order 2 rye loaves", shelf("5.2"))).toBe("rye does it");
});

it.each([
  ["3–7 March", "march"],
  ["14–15 April", "april"],
])("of sections that are laid out alike it is the one that is called after %s", (days, id) => {
  const section = (name: string, own: string) =>
    `region "${name}"\n  heading:2 "Tomás Rivera"\n  form ""\n    button "Approve" #${own}\n    button "Decline" #${own}-no`;
  const outline = [
    section("Tomás Rivera, 3–7 March", "march"),
    section("Tomás Rivera, 14–15 April", "april"),
  ];
  expect(opener(`Approve the leave of Tomás Rivera for ${days}`, outline.join("\n"))).toMatch(
    new RegExp(`^${id}`),
  );
});

describe("what tells no entry", () => {
  const tours = `
  heading "Looms"
  link "Book this" #looms >/looms &"Saturday 3 October, 11:00"
  heading "Best of"
  link "Book this" #best >/best &"Saturday 3 October, 14:00"
  heading "Glass"
  link "Book this" #glass >/glass &"Sunday 4 October, 11:00"`;
  const letters = `
  item "Swimming Consent by Ida Falk"
    link "Swimming" #swim
  item "River trip No reply"
    link "River trip" #river
  item "Farm trip No reply"
    link "Farm trip" #farm`;
  it.each([
    ["a count of people", "Book the 11:00 tour on Saturday 3 October for 4 people", tours, "looms"],
    ["who signs", "Give consent for the river trip, signed 'Ida Falk'", letters, "river"],
  ])("%s", (_, goal, outline, expected) => {
    expect(opener(goal, outline)).toBe(expected);
  });
});

it.each([
  ["of what it is until now", "Have “Brass rain lamp” there instead of the oak stool", "oak"],
  ["of what is named by it", "Take “Rain coat” instead of the oak stool", "coat"],
])("an entry is told by the words %s", (_, goal, expected) => {
  const shelf = ["Rain coat:coat", "Brass bell:bell", "Oak stool:oak"].map((one) => {
    const [name = "", id = ""] = one.split(":");
    return `item "${name} Change"\n  button "Change ${name}" #${id}`;
  });
  expect(opener(goal, shelf.join("\n"))).toBe(expected);
});
