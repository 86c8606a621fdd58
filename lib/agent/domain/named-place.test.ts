import { describe, expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { isNamedAsPlace, isPlaceCalled, leavesNamedPlace, unopenedPlace, withoutCount } from "./named-place";

const here = "https://example.org/page";
const lists = (open: string) => `
  clickable "Work (2)" #work${open === "work" ? " [.on]" : ""}
  clickable "Home (1)" #home${open === "home" ? " [.on]" : ""}
  clickable "Reading" #reading
  textbox "Add a task" #add`;
const environment = (value: string) => `combobox "Environment" #env ="${value}" |"production|staging"`;
const filters = `
  tab "All" #all [selected]
  tab "Open" #open
  tab "Done" #done`;

const links = `
  link "# all" #link-all >"https://example.org/page"
  link "# done" #link-done >"https://example.org/done"
  link "# shop" #shop >"https://shop.test/"`;
const away = links.replace("/page", "/all");

describe("the place that a goal names", () => {
  it.each<[string, string, string, string | undefined]>([
    ["beside the word for such places", 'Add "Milk" to my Home list', lists("work"), "home"],
    ["none where it is open", 'Add "Milk" to my Home list', lists("home"), undefined],
    ["none where nobody knows which one is open", 'Add "Milk" to my Home list', lists(""), undefined],
    ["none where it is no place by its words", 'Add "Home insurance" for work', lists("work"), undefined],
    ["none of two that are named", "Move it in Home from the Reading list", lists("work"), undefined],
    ["an option of a list", "In staging, switch the flag off", environment("production"), "staging"],
    [
      "none where the list stands on it",
      "In staging, switch the flag off",
      environment("staging"),
      undefined,
    ],
    ["whom something is told", 'Send Home the message "Lunch?"', lists("work"), "home"],
    ["whom something is written to", 'Write "Lunch?" to Home', lists("work"), "home"],
    ["where something is taken from", "Remove the milk from Home", lists("work"), "home"],
    [
      "where something is taken from, by its kind",
      "Delete the milk from the shelf Home",
      lists("work"),
      "home",
    ],
    ["none where something comes from", "Add the milk from Home", lists("work"), undefined],
    ["nobody where nothing is told", "Delete Home for good", lists("work"), undefined],
    ["nobody for where a thing is sent from", 'Send "Lunch?" without Home', lists("work"), undefined],
    ["none for what a thing is to be", "Mark the ticket as done", filters, undefined],
    ["none for where a thing is to go", "Move the ticket to Done", filters, undefined],
    ["a tab where it says what is in it", "Delete the ticket 4 in Done", filters, "done"],
    [
      "after whatever such places are called",
      "Set the stock of tar in the warehouse Done to 4",
      filters,
      "done",
    ],
    ["none after a word without a place", "Mark the ticket as the sort Done", filters, undefined],
    ["a link beside the one that leads to this page", 'Say "Hi" in the channel Done', links, "link-done"],
    ["none of links that all lead elsewhere", 'Say "Hi" in the channel Done', away, undefined],
    ["none that leads to another site", 'Say "Hi" in the channel Shop', links, undefined],
    [
      "none beside what makes something",
      'Say "Hi" in the channel Done',
      links.replace("# all", "Add post"),
      undefined,
    ],
    ["none in a form", "In staging, add a flag", `form "Flag"\n  ${environment("production")}`, undefined],
  ])("is %s", (_, goal, outline, expected) => {
    const place = unopenedPlace(goal, aPage(outline).nodes, here);
    expect(place?.option ?? place?.node.id).toBe(expected);
  });
});

const inStaging = "In staging, switch the flag off";
const tabs = (count: number) =>
  ["staging", "live"]
    .concat(Array.from({ length: count - 2 }, (_, at) => `place ${at}`))
    .map((name) => `\n  tab "${name}" #${name.replace(" ", "-")}${name === "live" ? " [selected]" : ""}`)
    .join("");

describe("the place that a goal names and that is not open", () => {
  it.each<[string, string, string | undefined]>([
    ["none in a form without a name", `form\n  ${environment("production")}`, undefined],
    ["none in a row", `row "Flag"\n  ${environment("production")}`, undefined],
    ["none that is hidden", `${environment("production")} [hidden]`, undefined],
    ["none that cannot be used", `${environment("production")} [disabled]`, undefined],
    ["none of a list that stands on nothing", 'combobox "Place" #env |"production|staging"', undefined],
    ["none of two that read alike", 'combobox "Place" #env ="live" |"live|staging|Staging"', undefined],
    ["none of two kinds", `${environment("production")}${tabs(3)}`, undefined],
    ["in a list of twenty", `combobox "Place" #env ="live" |"staging|live${"|x".repeat(18)}"`, "staging"],
    ["none in a longer list", `combobox "Place" #env ="live" |"staging|live${"|x".repeat(19)}"`, undefined],
    ["one of twenty tabs", tabs(20), "staging"],
    ["none of more tabs", tabs(21), undefined],
    [
      "none of tabs that cannot be used",
      '\n  tab "staging" #a [disabled]\n  tab "live" #b [selected]',
      undefined,
    ],
    [
      "none where what is open is one of others",
      '\n  tab "All" #all [selected]\n  tab "Mine" #mine\n  button "staging" #a\n  button "live" #b',
      undefined,
    ],
    ...["clickable", "button", "tab", "option", "menuitem"].map((role): [string, string, string] => [
      `one told as ${role}`,
      `\n  ${role} "staging" #a\n  ${role} "live" #b [selected]`,
      "a",
    ]),
    ["none told as links", '\n  link "staging" #a\n  link "live" #b [selected]', undefined],
  ])("is %s", (_, outline, expected) => {
    const place = unopenedPlace(inStaging, aPage(outline).nodes, here);
    expect(place?.option ?? place?.node.id).toBe(expected);
  });
});

describe("another place beside the one that the goal names", () => {
  it.each<[string, string, string, boolean]>([
    ["a tab beside the open one", tabs(3), "place-0", true],
    ["the named one itself", tabs(3), "live", false],
    ["something that is no tab beside it", `${tabs(2)}\n  button "Add" #add`, "add", false],
    ["what is not on the page", tabs(2), "gone", false],
  ])("is %s", (_, outline, id, expected) => {
    expect(leavesNamedPlace("In live, switch the flag off", id, aPage(outline).nodes)).toBe(expected);
  });

  it("is none where the open one is not named", () => {
    expect(leavesNamedPlace(inStaging, "place-0", aPage(tabs(3)).nodes)).toBe(false);
  });
});

describe("a name that is said as a place", () => {
  it.each("in within inside under on at dans sur sous en unter auf im bei nel nella em no na".split(" "))(
    "stands after %s",
    (word) => {
      expect(isNamedAsPlace(`Add milk ${word} Nordhaus`, "Nordhaus")).toBe(true);
    },
  );

  it.each(
    "the my our your its der die das dem den mein meine meiner meinem le la les mon ma el mi il lo mia mio o a minha meu".split(
      " ",
    ),
  )("stands after a word for where and %s", (article) => {
    expect(isNamedAsPlace(`Add milk in ${article} Nordhaus`, "Nordhaus")).toBe(true);
    expect(isNamedAsPlace(`Add milk for ${article} Nordhaus`, "Nordhaus")).toBe(false);
  });

  it.each(
    (
      "list board project workspace environment team group folder section tab calendar account branch store site channel season mailbox notebook " +
      "liste projekt bereich ordner gruppe konto kalender umgebung dossier projet groupe calendrier compte lista proyecto carpeta grupo calendario cuenta progetto cartella gruppo projeto pasta"
    ).split(" "),
  )("stands beside %s", (kind) => {
    expect(isNamedAsPlace(`Add milk to the ${kind} Nordhaus`, "Nordhaus")).toBe(true);
    expect(isNamedAsPlace(`Add milk to the Nordhaus ${kind}`, "Nordhaus")).toBe(true);
  });

  it.each<[string, string, boolean]>([
    ["Add milk in north wing", "North wing", true],
    ["Add milk in north dock", "North wing", false],
    ["Add milk in the old north wing", "old north wing", true],
    ["Add milk in one old north wing", "one old north wing", true],
    ["Add milk in one big old north wing", "one big old north wing", false],
    ["Add milk in B", "B", false],
    ["Add milk in 2031", "2031", false],
    ["Add milk in the house", "--", false],
  ])("%s: %s, %s", (goal, name, isSaid) => {
    expect(isNamedAsPlace(goal, name)).toBe(isSaid);
  });

  it.each([
    ["Home (3)", "Home"],
    ["Home(12)", "Home"],
    ["Home  (3)", "Home"],
    ["(3) Home", "(3) Home"],
    ["Home (3) b", "Home (3) b"],
    ["Home (old)", "Home (old)"],
  ])("%s is called %s", (name, expected) => {
    expect(withoutCount(name)).toBe(expected);
  });
});

it.each([
  ["Nordhaus", "Nordhaus", true],
  ["Nordhaus workspace", "Nordhaus", true],
  ["environment Nordhaus", "Nordhaus", true],
  ["Nordhaus cellar", "Nordhaus", false],
  ["workspace", "", false],
])('"%s" is the place called "%s": %s', (place, name, expected) => {
  expect(isPlaceCalled(place, name)).toBe(expected);
});
