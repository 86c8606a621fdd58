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
