import { checkTable } from "@/tests/support/check-table";
import { errorShown } from "./error-shown";

type Fields = { to?: string; text?: string; more?: string };
const letter = ({ to = "", text = "", more = "" }: Fields = {}) => `
  form "Letter"
    textbox "To" ="${to}"
    textbox "Text" ="${text}"
    button "Send letter" #send${more}`;
const demand = "Please enter a text.";
const send = {
  step: "Send the letter",
  before: letter({ to: "Bo Lie", text: "The ice is thin" }),
  on: "#send",
  text: "Letter",
  after: letter(),
  textAfter: `Letter\n${demand}`,
  requests: ["POST /letters 201 xhr"],
};
const taken = { ...send, says: "nothing", others: "may" } as const;
const refused = { ...send, says: "refuted", others: "may" } as const;
const both = (more: string) => ({
  before: letter({ to: "Bo Lie", text: "The ice is thin", more }),
  after: letter({ more }),
});

checkTable(errorShown, [
  { when: "all fields are empty again, and the site took it", ...taken },
  {
    when: "a message of its own says what is required again",
    ...taken,
    after: letter({ more: `\n    alert "${demand}"` }),
    textAfter: "Letter",
  },
  {
    when: "a message says that something else went wrong",
    ...refused,
    after: letter({ more: '\n    alert "The letter could not be printed"' }),
    textAfter: "Letter",
  },
  {
    when: "a list still shows what was chosen",
    ...taken,
    ...both('\n    combobox "Land" ="Iceland" |"Iceland|Oman"'),
  },
  {
    when: "a field that nobody can write in still holds its own",
    ...taken,
    ...both('\n    textbox "Number" [readonly] ="7"'),
  },
  {
    when: "a field that was empty is filled in for the next one",
    ...taken,
    before: letter({ to: "Bo Lie", text: "The ice is thin", more: '\n    textbox "Day" =""' }),
    after: letter({ more: '\n    textbox "Day" ="12 May"' }),
  },
  {
    when: "a field that held something is gone",
    ...refused,
    after: letter().replace('    textbox "To" =""\n', ""),
  },
  { when: "nothing was entered", ...refused, before: letter() },
  {
    when: "the site says something else, and nothing was sent",
    ...refused,
    after: letter({ more: '\n    status "Letters: 4"' }),
    requests: [],
  },
  {
    when: "the site said before that one was sent, and nothing was sent since then",
    ...refused,
    ...both('\n    status "Letter sent"'),
    requests: [],
  },
  {
    when: "a message that one was sent goes away, and nothing was sent since then",
    ...refused,
    before: letter({ to: "Bo Lie", text: "The ice is thin", more: '\n    status "Letter sent"' }),
    requests: [],
  },
  {
    when: "a request broke off that may be of the site",
    ...refused,
    requests: ["POST /letters 201 xhr", "POST unknown/copies failed xhr"],
  },
  {
    when: "a request of another site broke off",
    ...taken,
    requests: ["POST /letters 201 xhr", "POST count.test/hit failed xhr"],
  },
  { when: "only another site took something", ...refused, requests: ["POST count.test/hit 204 beacon"] },
]);

const berths = (message: string, marked = "alert-error") =>
  `\n  heading "Berths"\n  status "${message}" [.${marked}]\n  item "Berth 4"`;
const late = "1 berth is overdue";
const kept = {
  step: "Save the new berth",
  before: '\n  form "Berth"\n    textbox "Name" ="Berth 4"\n    button "Save" #save',
  on: "#save",
  url: "https://quay.test/berths/new",
  urlAfter: "https://quay.test/berths",
  after: berths(late),
  requests: ["POST quay.test/berths 201 xhr"],
};
const ofPlace = { ...kept, says: "nothing", others: "may" } as const;
const ofDeed = { ...kept, says: "refuted", others: "may" } as const;

checkTable(errorShown, [
  { when: "the list that came tells of what is late", ...ofPlace },
  { when: "the list came at the same address", ...ofDeed, urlAfter: kept.url },
  { when: "only the question of the address changed", ...ofDeed, urlAfter: `${kept.url}?kept=1` },
  { when: "what it tells refuses what was entered", ...ofDeed, after: berths("The berth exceeds the quay") },
  { when: "nothing was sent", ...ofDeed, requests: [] },
  {
    when: "the site refused one of two requests",
    ...ofDeed,
    requests: ["POST quay.test/berths 201 xhr", "PUT quay.test/berths 409 xhr"],
  },
  { when: "the form came with the list", ...ofDeed, after: `${berths(late)}${kept.before}` },
  { when: "what it tells has no mark", ...ofPlace, after: berths(late, "plain") },
]);

/** So many characters of prose about berths, with an error in it. */
const prose = (length: number): string => {
  const end = "See what an error of berths looks like.";
  return `${"All berths lie along the quay, as they always did. ".repeat(6).slice(0, length - end.length)}${end}`;
};
const open = {
  step: "Open the berths",
  before: '\n  heading "Quay"\n  button "Berths" #berths',
  on: "#berths",
  url: "https://quay.test/",
  urlAfter: "https://quay.test/berths",
  after: berths(prose(201)),
};

checkTable(errorShown, [
  { when: "the place explains itself at length", says: "nothing", others: "may", ...open },
  { when: "the text is as short as a long message", says: "refuted", ...open, after: berths(prose(200)) },
  {
    when: "the place says at length that something is invalid",
    says: "refuted",
    ...open,
    after: berths(prose(260).replace("as they", "invalid as")),
  },
  {
    when: "a long text came after something was to be saved, and nothing was sent",
    ...ofDeed,
    after: berths(prose(201)),
    requests: [],
  },
  { when: "a long text came up on the page itself", says: "refuted", ...open, urlAfter: open.url },
]);
