import { checkTable } from "@/tests/support/check-table";
import { toggleReadBack } from "./toggle-read-back";

const loose = (lamp: string, count = 0) => `
  heading "Greenhouse"
  checkbox "Grow lamp" [${lamp}] #lamp
  checkbox "Misting" [unchecked] #mist
  status "${count} devices on"
`;
const inForm = (lamp: string) => `
  heading "Greenhouse"
  form "Devices"
    checkbox "Grow lamp" [${lamp}] #lamp
    checkbox "Misting" [unchecked] #mist
    button "Apply"
`;
const jobs = (states: string, left: string) => `
  list "Jobs"
    item "Water the ferns" ${states} #fern
      checkbox "" #box
    item "Sweep the path" #path
      checkbox "" #other
  link "${left}" #left
`;
const turnOn = { step: 'Turn on the "Grow lamp"', on: "#lamp" };

const scale = (chosen: string): string =>
  `\n  heading "How was the soil?"${["1", "2", "3", "4"].map((one) => `\n  button "${one}" ${one === chosen ? "[selected] " : ""}#b${one}`).join("")}`;
checkTable(
  toggleReadBack,
  (
    [
      ["Answer the soil scale with 4", "4", "verified"],
      ["Give the soil a 2", "2", "verified"],
      ["Answer the soil scale with 4", "3", "nothing"],
      ["Answer question 2 with 4", "4", "nothing"],
      ["Answer the soil scale with anything", "4", "nothing"],
    ] as const
  ).map(([step, one, says]) => ({
    when: `of a scale of numbers ${one} was taken: ${step}`,
    says,
    others: "may" as const,
    step,
    before: scale(""),
    on: `#b${one}`,
    requests: ["PUT /answers/1 200"],
    after: scale(one),
    again: true,
  })),
);

checkTable(toggleReadBack, [
  {
    when: "a box of a form is on",
    says: "verified",
    ...turnOn,
    before: inForm("unchecked"),
    after: inForm("checked"),
  },
  {
    when: "a box of a form is off",
    says: "verified",
    step: 'Turn off the "Grow lamp"',
    on: "#lamp",
    before: inForm("checked"),
    after: inForm("unchecked"),
  },
  {
    when: "the radio button of what it was to be set to is on",
    says: "verified",
    step: "Set the soil to Sand",
    on: "#sand",
    before: '\n  form "Soil"\n    radio "Peat" [checked] #peat\n    radio "Sand" [unchecked] #sand',
    after: '\n  form "Soil"\n    radio "Peat" [unchecked] #peat\n    radio "Sand" [checked] #sand',
  },
  {
    when: "the radio button of something else is on",
    says: "nothing",
    step: "Set the soil to Peat",
    on: "#sand",
    before: '\n  form "Soil"\n    radio "Peat" [checked] #peat\n    radio "Sand" [unchecked] #sand',
    after: '\n  form "Soil"\n    radio "Peat" [unchecked] #peat\n    radio "Sand" [checked] #sand',
  },
  {
    when: "the step only says to switch it, and it switched",
    says: "verified",
    step: 'Toggle the "Grow lamp"',
    on: "#lamp",
    before: inForm("checked"),
    after: inForm("unchecked"),
  },
  {
    when: "the application reacted: its row is marked",
    says: "verified",
    step: 'Check off "Water the ferns"',
    on: "#box",
    before: jobs("", "2 left"),
    after: jobs("[.completed]", "1 left"),
  },
  {
    when: "a button shows being pressed",
    says: "verified",
    step: 'Turn on "Night mode"',
    before: '\n  button "Night mode" [unpressed] #night\n  region "Page"',
    after: '\n  button "Night mode" [pressed] #night\n  region "Page"',
    on: "#night",
  },
  {
    when: "the site took a request for it",
    says: "verified",
    ...turnOn,
    before: loose("unchecked"),
    after: loose("checked"),
    requests: ["PUT /devices/1 200"],
  },
  {
    when: "the step takes a mark away",
    says: "verified",
    step: 'Mark "Water the ferns" as not done',
    on: "#box",
    before: jobs("[.completed]", "1 left"),
    after: jobs("", "2 left"),
  },
  {
    when: "a row is picked, and the step asks for more than that",
    says: "nothing",
    step: 'Turn on "Water the ferns"',
    on: "#box",
    before: jobs("", "2 left"),
    after: jobs("[.selected]", "2 left"),
  },
  {
    when: "a native box flipped while the application did nothing",
    says: "nothing",
    ...turnOn,
    before: loose("unchecked"),
    after: loose("checked"),
  },
  {
    when: "it did not move, also at a second look",
    says: "refuted",
    ...turnOn,
    before: loose("unchecked"),
    again: true,
  },
  { when: "it did not move yet", says: "nothing", ...turnOn, before: loose("unchecked") },
  {
    when: "another box was ticked",
    says: "nothing",
    step: 'Turn on the "Misting"',
    on: "#lamp",
    before: inForm("unchecked"),
    after: inForm("checked"),
  },
  {
    when: "the step does not say which box it means",
    says: "nothing",
    step: "Tick it",
    on: "#lamp",
    before: inForm("unchecked"),
    after: inForm("checked"),
  },
  {
    when: "the target is no toggle",
    says: "nothing",
    step: 'Turn on "Grow lamp"',
    before: '\n  button "Grow lamp" #lamp',
    on: "#lamp",
  },
  {
    when: "it is to be saved as well, and nothing was",
    says: "nothing",
    ...turnOn,
    step: 'Turn on the "Grow lamp" and save',
    before: inForm("unchecked"),
    after: inForm("checked"),
  },
  {
    when: "the site took something, and it shows nothing of that yet",
    says: "nothing",
    ...turnOn,
    before: loose("unchecked"),
    after: loose("unchecked"),
    requests: ["PATCH /devices/1 200"],
    again: true,
  },
  ...(
    [
      ["is drawn with a mark now", "Tick", "", " [.checked]", "verified"],
      ["is drawn without its mark now", "Untick", " [.checked]", "", "verified"],
      ["is drawn with a mark, and was to lose it", "Untick", "", " [.checked]", "nothing"],
      ["is drawn with another state", "Tick", "", " [.focused]", "nothing"],
    ] as const
  ).map(([when, verb, was, is, says]) => ({
    when: `a box ${when}`,
    says,
    step: `${verb} the box "Grow lamp"`,
    on: "#lamp",
    before: `\n  item "Grow lamp" #lamp${was && `\n    region "" #mark${was}`}\n  item "Misting" #mist`,
    after: `\n  item "Grow lamp" #lamp${is && `\n    region "" #mark${is}`}\n  item "Misting" #mist`,
    requests: ["PUT /state 200"],
  })),
  {
    when: "the box of another is drawn with a mark now",
    says: "nothing",
    step: 'Tick the box "Grow lamp"',
    on: "#lamp",
    before: '\n  item "Grow lamp" #lamp\n  item "Misting" #mist',
    after: '\n  item "Grow lamp" #lamp\n  item "Misting" #mist\n    region "" #mark [.checked]',
    requests: ["PUT /state 200"],
  },
  ...(
    [
      ["its own", "[checked]", "[unchecked]", "verified"],
      ["another", "[unchecked]", "[checked]", "nothing"],
    ] as const
  ).map(([which, lamp, mist, says]) => ({
    when: `of boxes without names ${which} went on, by the label that both stand beside`,
    says,
    step: "Turn on the grow lamp",
    on: "#slider",
    before:
      '\n  clickable "" #dial &"Misting"\n  checkbox "" [unchecked] #mist &"Misting"\n  clickable "" #slider &"Grow lamp"\n  checkbox "" [unchecked] #lamp &"Grow lamp"',
    after: `\n  clickable "" #dial &"Misting"\n  checkbox "" ${mist} #mist &"Misting"\n  clickable "" #slider &"Grow lamp"\n  checkbox "" ${lamp} #lamp &"Grow lamp"`,
    requests: ["PUT /state 200"],
  })),
]);

const heads = (box: string, ...names: string[]) => `
  checkbox "Hide height" [${box}] #hide
  table "Beds"
    row "${names.join(" ")}" #head
    row "North bed 4" #north
`;
const hide = {
  step: "Hide the height column",
  before: heads("unchecked", "Bed", "Roses", "Height"),
  on: "#hide",
  again: true,
};

checkTable(toggleReadBack, [
  {
    when: "a box that is called by the step's own command is on, and what it hides is gone from a name",
    says: "verified",
    ...hide,
    after: heads("checked", "Bed", "Roses"),
  },
  {
    when: "something else is gone from the name",
    says: "nothing",
    others: "may",
    ...hide,
    after: heads("checked", "Bed", "Height"),
  },
  {
    when: "a button that is called by the verb of the step is on",
    says: "verified",
    step: "Underline the heading",
    before: '\n  button "Bold"\n  button "Underline" #line',
    after: '\n  button "Bold"\n  button "Underline" [.active] #line',
    on: "#line",
  },
  {
    when: "it was turned off",
    says: "nothing",
    others: "may",
    step: "Underline the heading",
    before: '\n  button "Bold"\n  button "Underline" [.active] #line',
    after: '\n  button "Bold"\n  button "Underline" #line',
    on: "#line",
  },
]);
