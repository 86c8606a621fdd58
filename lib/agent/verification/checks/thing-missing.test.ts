import { checkTable } from "@/tests/support/check-table";
import { thingMissing } from "./thing-missing";

const list = '\n  heading "Post"\n  item "Letter from Ida" #ida\n  item "Letter from Jon" #jon';
const opened = {
  step: "Open the letter from Ida",
  before: list,
  on: "#ida",
  urlAfter: "https://garden.test/#/conversation/7",
};
const headed = (heading: string) => `\n  heading "${heading}"\n  button "Back"`;

checkTable(thingMissing, [
  ...[
    "Conversation not found",
    "The conversation could not be found.",
    "Conversation unavailable",
    "This conversation no longer exists",
    "Conversation is not available",
  ].map((heading) => ({
    when: `what came up is headed "${heading}"`,
    says: "refuted" as const,
    ...opened,
    after: headed(heading),
  })),
  ...[
    "Recipient not found",
    "Conversation",
    "How a conversation is not found",
    "Conversations are not found here",
  ].map((heading) => ({
    when: `what came up is headed "${heading}"`,
    says: "nothing" as const,
    others: "may" as const,
    ...opened,
    after: headed(heading),
  })),
  ...[
    "The page you asked for could not be loaded (404).",
    "This page does not exist or was moved.",
    "We could not find the page",
    "The screen is no longer available",
  ].map((line) => ({
    when: `in place of the list came "${line}"`,
    says: "refuted" as const,
    ...opened,
    step: "Go to the letters",
    text: "One\nTwo\nThree",
    after: headed("Sorry"),
    textAfter: `Sorry\n${line}`,
  })),
  ...(
    [
      ["Letter not found.", "refuted"],
      ["This letter does not exist", "refuted"],
      ["Envelope not found.", "nothing"],
    ] as const
  ).map(([line, says]) => ({
    when: `in place of the list came "${line}", at the address of a letter`,
    says,
    others: "may" as const,
    ...opened,
    urlAfter: "https://garden.test/letters/7",
    text: "One\nTwo\nThree",
    after: '\n  button "Back"',
    textAfter: line,
  })),
  ...[
    [
      "the page is full of other things",
      `${headed("Letters")}\n  link "A"\n  link "B"\n  link "C"`,
      "Letters\nThe page was moved",
    ],
    ["it is not about the page", headed("Letters"), "Letters\nThe letter was moved"],
  ].map(([when = "", after = "", textAfter = ""]) => ({
    when,
    says: "nothing" as const,
    others: "may" as const,
    ...opened,
    text: "One\nTwo\nThree",
    after,
    textAfter,
  })),
  {
    when: "the page stays",
    says: "nothing",
    others: "may",
    ...opened,
    urlAfter: "https://garden.test/beds",
    after: `${list}\n  heading "Conversation not found"`,
  },
  {
    when: "it was said before",
    says: "nothing",
    others: "may",
    ...opened,
    before: `${list}\n  heading "Conversation not found"`,
    after: headed("Conversation not found"),
  },
  {
    when: "the page is full of other things",
    says: "nothing",
    others: "may",
    ...opened,
    after: headed("Conversation not found"),
    textAfter: "One\nTwo\nThree\nFour\nFive\nSix\nSeven\nEight",
  },
  {
    when: "the step asks for that page",
    says: "nothing",
    others: "may",
    ...opened,
    step: 'Open the page "Conversation not found"',
    after: headed("Conversation not found"),
  },
]);
