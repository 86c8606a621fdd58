import { clicks, wordingsTable } from "@/tests/support/wordings";

const saved = { requests: ["PATCH /documents/7 200"] };

type Layer = { name: string; hidden?: boolean; locked?: boolean; here?: boolean };
const layers = (...all: readonly Layer[]) => `
  region "Layers"
    button "Add layer" #add
${all
  .map(
    ({ name, hidden, locked, here }) =>
      `    item "${name}"${here ? " [.selected]" : ""}\n      clickable "${name}" #l-${name}\n      button "${hidden ? "Show" : "Hide"}" #h-${name}\n      button "${locked ? "Unlock" : "Lock"}" #k-${name}\n      button "Delete" #d-${name}`,
  )
  .join("\n")}
`;
const sky = { name: "Sky" };
const hill = { name: "Hill" };
const text = { name: "Caption" };
const kept = { requests: ["PATCH /layers/2 200"] };
const plain = layers(sky, hill, text);

wordingsTable([
  {
    wanted: "a layer is hidden",
    steps: [
      "Hide the Hill layer",
      "Hide the layer Hill",
      "Make the layer Hill invisible",
      "Click the eye icon of the Hill layer to hide it",
      "The Hill layer should be hidden",
      'Click "Hide" in the row of "Hill"',
      "Hill is hidden in the layers panel",
      "In the layers panel, turn off the visibility of Hill",
      "Hide the second layer",
    ],
    act: clicks("#h-Hill", plain, layers(sky, { ...hill, hidden: true }, text), kept),
    others: {
      neighbour: clicks("#h-Sky", plain, layers({ ...sky, hidden: true }, hill, text), kept),
      shown: clicks("#h-Hill", layers(sky, { ...hill, hidden: true }, text), plain, kept),
      locked: clicks("#k-Hill", plain, layers(sky, { ...hill, locked: true }, text), kept),
      nothing: clicks("#h-Hill", plain, plain, kept),
      gone: clicks("#d-Hill", plain, layers(sky, text), kept),
    },
    told: 6,
  },
  {
    wanted: "a layer is locked",
    steps: [
      "Lock the Caption layer",
      "The layer Caption should be locked",
      "Lock the layer called Caption with the padlock",
      "Caption must be locked so that nobody moves it",
      "Click the lock icon next to Caption",
      "The Caption layer is locked",
    ],
    act: clicks("#k-Caption", plain, layers(sky, hill, { ...text, locked: true }), kept),
    others: {
      neighbour: clicks("#k-Hill", plain, layers(sky, { ...hill, locked: true }, text), kept),
      free: clicks("#k-Caption", layers(sky, hill, { ...text, locked: true }), plain, kept),
      hidden: clicks("#h-Caption", plain, layers(sky, hill, { ...text, hidden: true }), kept),
    },
    told: 6,
  },
  {
    wanted: "a layer is free again",
    steps: [
      "Unlock the Caption layer",
      "The Caption layer should no longer be locked",
      "Release the lock of Caption",
      "Unlock Caption so that it can be moved",
      "Caption must not be locked any more",
    ],
    act: clicks("#k-Caption", layers(sky, hill, { ...text, locked: true }), plain, kept),
    others: {
      locked: clicks("#k-Caption", plain, layers(sky, hill, { ...text, locked: true }), kept),
      shown: clicks(
        "#h-Caption",
        layers(sky, hill, { ...text, locked: true }),
        layers(sky, hill, { ...text, locked: true, hidden: true }),
        kept,
      ),
    },
    told: 3,
  },
]);

const slides = ["Opening", "Numbers", "Outlook"];
const deck = (names: readonly string[], here: string, more = "") => `
  region "Slides"
    button "New slide" #new
${names.map((name, at) => `    item "${at + 1} ${name}"${name === here ? " [current]" : ""}\n      clickable "Slide ${at + 1}" #s-${at + 1}`).join("\n")}
  region "Canvas"
    heading "${here}"
  button "Duplicate slide" #twice
  button "Delete slide" #delete
  button "Present" #present
${more}`;

wordingsTable([
  {
    wanted: "another slide is shown",
    steps: [
      "Select slide 2",
      "Go to the second slide",
      "Open slide 2 in the sidebar",
      'Select the slide "Numbers"',
      "Show the slide Numbers",
      "Slide 2 should be selected",
      "Click the thumbnail of slide 2 (Numbers)",
      "The second slide is shown on the canvas",
    ],
    act: clicks("#s-2", deck(slides, "Opening"), deck(slides, "Numbers")),
    others: {
      third: clicks("#s-3", deck(slides, "Opening"), deck(slides, "Outlook")),
      nothing: clicks("#s-2", deck(slides, "Opening"), deck(slides, "Opening")),
    },
    told: 1,
  },
  {
    wanted: "one slide more",
    steps: [
      "Add a new slide",
      "Click the plus to add a slide",
      "Insert a slide",
      "There should be a fourth slide",
      "Create a new blank slide",
      "Append a slide to the presentation",
      'Click "New slide"',
    ],
    act: clicks("#new", deck(slides, "Outlook"), deck([...slides, "Untitled"], "Untitled"), saved),
    others: {
      nothing: clicks("#new", deck(slides, "Outlook"), deck(slides, "Outlook")),
      deleted: clicks("#delete", deck(slides, "Outlook"), deck(slides.slice(0, 2), "Numbers")),
    },
    told: 0,
  },
  {
    wanted: "one slide fewer",
    steps: [
      "Delete the current slide",
      "Delete the slide Outlook",
      "Remove the third slide",
      "The slide Outlook should be gone",
      "Click the trash icon to delete slide 3",
      'Slide "Outlook" is no longer in the deck',
    ],
    act: clicks("#delete", deck(slides, "Outlook"), deck(slides.slice(0, 2), "Numbers"), {
      ...saved,
      mutating: true,
    }),
    others: {
      nothing: clicks("#delete", deck(slides, "Outlook"), deck(slides, "Outlook")),
      twice: clicks("#twice", deck(slides, "Outlook"), deck([...slides, "Outlook copy"], "Outlook copy")),
      "left for another": clicks("#s-2", deck(slides, "Outlook"), deck(slides, "Numbers")),
      "asked only": clicks(
        "#delete",
        deck(slides, "Outlook"),
        deck(slides, "Outlook", '  dialog "Delete slide?"\n    button "Cancel"\n    button "Delete"'),
      ),
    },
    told: 0,
  },
]);
