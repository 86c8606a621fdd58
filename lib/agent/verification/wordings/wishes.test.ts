import { type Act, clickStored, wordingsTable } from "@/tests/support/wordings";

const click = (on: string, before: string, after: string): Act => ({ on, before, after, does: "click" });

const guests = ["Ida Falk", "Idun Falke", "Ole Brandt"];
const idOf = (name: string): string => name.replace(/ /g, "");
const guestList = (gone = "") => `
  heading "Guests"
  button "+ Add guest" #add
  table "Guest list"
${guests
  .filter((name) => name !== gone)
  .map(
    (name) =>
      `    row "${name} Table 4"\n      link "${name}" >/guests/${idOf(name)} #l-${idOf(name)}\n      button "Delete" #d-${idOf(name)}`,
  )
  .join("\n")}
`;
const uninvites = (name: string): Act => ({
  ...click(`#d-${idOf(name)}`, guestList(), guestList(name)),
  mutating: true,
});

const songs = ["Harbour Waltz", "Night Train"];
const queue = (published: readonly string[]) => `
  heading "Songs"
  list "Songs"
${songs
  .map(
    (name) =>
      `    item "${name} ${published.includes(name) ? "Published" : "Draft"}"\n      button "${published.includes(name) ? "Unpublish" : "Publish"}" #p-${idOf(name)}`,
  )
  .join("\n")}
`;
const publishes = (name: string): Act => ({
  ...click(`#p-${idOf(name)}`, queue([]), queue([name])),
  mutating: true,
});
const hides = (name: string): Act => ({
  ...click(`#p-${idOf(name)}`, queue(songs), queue(songs.filter((one) => one !== name))),
  mutating: true,
});

const views = (present: string) => `
  heading "Choir"
  tablist
${["News", "Notes", "People"].map((name) => `    tab "${name}" [${name === present ? "selected" : "unselected"}] #t-${name}`).join("\n")}
  region "${present}"
    heading "${present} of the choir"
`;
const turnsTo = (name: string): Act => click(`#t-${name}`, views("News"), views(name));

const menu = (label: string, open: boolean) => `
  form "Order"
    combobox "${label}" [${open ? "expanded" : "collapsed"}, popup] #${label.toLowerCase()}
${open ? ["Oak", "Ash", "Elm"].map((name) => `      option "${name}"`).join("\n") : ""}
    combobox "Colour" [collapsed, popup] #other
`;

const basket = (open: boolean) => `
  heading "Shop"
  list "Filters"
    button "Bags"
    button "Belts"
${open ? '  button "close" #shut\n  heading "Basket (2)"\n  list\n    item "Brown boots 80"\n  button "Order"' : ""}
`;
const jobs = (isPaused: boolean) => `
  item "Job list 2 total Active Clean the hall Paused Repair, left wing H12 since May"
    heading "Job list"
    button "+ Add job" #add
    item "Clean the hall since April"
      button "Edit"
    item "${isPaused ? "Paused " : ""}Repair, left wing H12 since May"
      button "Edit"
      button "${isPaused ? "Reactivate" : "Pause"}" #resume
`;
const filling = (state: string) => `
  heading "Writing"
  clickable "" [${state}] &"Auto-fill last used town Use the town of the letter before" #fill
`;

const plans = (starred: readonly string[]) => `
  heading "Planting plans"
  table "Plans"
${songs
  .map(
    (name) =>
      `    row "${name} Ida Falk 3 beds"\n      button "${starred.includes(name) ? "starred" : "unstarred"}" #s-${idOf(name)}\n      link "${name}" >/plans/${idOf(name)}`,
  )
  .join("\n")}
`;
const stars = (name: string): Act =>
  clickStored(`#s-${idOf(name)}`, plans([]), plans([name]), { mutating: true });
const unstars = (name: string): Act =>
  clickStored(`#s-${idOf(name)}`, plans(songs), plans(songs.filter((one) => one !== name)), {
    mutating: true,
  });

wordingsTable([
  {
    wanted: "a thing is marked as liked, by a picture that says how it is",
    steps: [
      "Star the plan Harbour Waltz",
      "Mark the plan Harbour Waltz as a favourite",
      "Add the plan Harbour Waltz to your favourites",
    ],
    act: stars("Harbour Waltz"),
    others: { another: stars("Night Train"), "taken back": unstars("Harbour Waltz") },
    told: 3,
  },
  {
    wanted: "an entry is wished away",
    steps: [
      "I would like to delete Ida Falk",
      "Could you remove Ida Falk from the guest list?",
      "You should delete the guest Ida Falk",
      "Ida Falk cannot come, so remove that row",
      "Ida Falk is travelling, so take her entry off the list",
      "We need to remove Ida Falk from the guests",
      "Ida Falk must no longer be on the guest list",
      "Please get rid of Ida Falk in the guest list",
    ],
    act: uninvites("Ida Falk"),
    others: { sister: uninvites("Idun Falke"), other: uninvites("Ole Brandt") },
    told: 7,
  },
  {
    wanted: "a thing is made public",
    steps: [
      "Make Harbour Waltz public",
      '"Harbour Waltz" should have the status Published',
      'The status of "Harbour Waltz" should be Published',
      'I want to publish "Harbour Waltz"',
      'I want "Harbour Waltz" to be published',
      'Press Publish so that "Harbour Waltz" becomes public',
    ],
    act: publishes("Harbour Waltz"),
    others: {
      another: publishes("Night Train"),
      "taken back": hides("Harbour Waltz"),
      "another one taken back": hides("Night Train"),
    },
    told: 6,
  },
  {
    wanted: "another view",
    steps: [
      'Change to "Notes"',
      'On the choir\'s page, change over to "Notes"',
      'I would like to see the "Notes"',
      'Please go over to "Notes"',
    ],
    act: turnsTo("Notes"),
    others: { another: turnsTo("People") },
    told: 4,
  },
  {
    wanted: "a list is let down",
    steps: [
      "Drop down the Wood field",
      "Pull down the Wood box",
      "Let me open the Wood list",
      "Fold out the Wood picker",
    ],
    act: click("#wood", menu("Wood", false), menu("Wood", true)),
    others: { shut: click("#wood", menu("Wood", true), menu("Wood", false)) },
    told: 4,
  },
  {
    wanted: "the basket is shut, whatever filter is called almost like it",
    steps: ["Shut the basket", "Close the basket"],
    act: click("#shut", basket(true), basket(false)),
    others: {},
    told: 0,
  },
  {
    wanted: "what waits is taken up again",
    steps: [
      'Put the paused job "Repair, left wing" back among the active ones',
      'Bring the paused job "Repair, left wing" back into the active ones',
      'Set the job "Repair, left wing" back to active',
    ],
    act: { ...click("#resume", jobs(true), jobs(false)), mutating: true },
    others: { added: click("#add", jobs(true), jobs(true)) },
    told: 0,
  },
  {
    wanted: "a switch that must not do what nobody knows",
    steps: [
      "The town used last must not be pre-filled",
      "The town used last should not be inserted any more",
    ],
    act: { ...click("#fill", filling(".active"), filling("")), mutating: true },
    others: {},
    told: 0,
  },
]);
