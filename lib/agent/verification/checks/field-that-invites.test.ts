import { checkTable } from "@/tests/support/check-table";
import { valueReadBack } from "./value-read-back";

const editor = (value: string, name: string, more = ""): string =>
  `\n  textbox "${name}" =${JSON.stringify(value)} ~"${name}" #text${more}`;
const writing = (name: string, more = "") => ({
  step: "Write the menu of the day into the new post",
  does: "setValue" as const,
  value: "the menu of the day",
  on: "#text",
  before: editor("", name, more),
  after: editor("the menu of the day", name, more),
});

checkTable(valueReadBack, [
  {
    when: "the one field only invites to write",
    says: "verified",
    ...writing("What is cooking?"),
  },
  {
    when: "another field may be meant",
    says: "nothing",
    ...writing("What is cooking?", '\n  textbox "Kitchen" =""'),
  },
  { when: "the field is one to search in", says: "nothing", ...writing("Find a dish…") },
  ...[
    "What’s on your mind, Ida?",
    "Write something here…",
    "Share your thoughts…",
    "Any thoughts?",
    "Quoi de neuf ?",
  ].map((name) => ({
    when: `the one field invites by ${name}`,
    says: "verified" as const,
    ...writing(name),
  })),
  ...[
    "Share…",
    "Add a tag…",
    "Invite people…",
    "Enter your email…",
    "Forgot your password?",
    "Write a comment…",
    "What is your name?",
    "What are you looking for?",
    "Suche…",
    "Rechercher…",
  ].map((name) => ({ when: `the one field asks for ${name}`, says: "nothing" as const, ...writing(name) })),
  { when: "the field says what it is for", says: "nothing", ...writing("Kitchen") },
]);
