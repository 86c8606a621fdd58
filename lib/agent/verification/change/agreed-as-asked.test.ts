import { describe, expect, it } from "vitest";
import { type CaseParts, ruledInTheEnd } from "@/tests/support/a-verification-case";

const asking = `
  heading "Please decide"
  form "Question"
    button "Yes, go ahead" #yes
    link "No, go back" >/cards/4 #no
`;
const card = (message: string, name = "Travel card") => `
${message === "" ? "" : `  status "${message}"`}
  heading "${name}"
  link "Statement" >/cards/4/statement
  link "Limits" >/cards/4/limits
  list "Payments"
    item "Ferry 12.00"
    item "Harbour Hotel 80.00"
`;
const done = "This card has been frozen successfully";
const frozen = (parts: Partial<CaseParts> = {}): CaseParts => ({
  step: "Confirm the freeze",
  goal: "Freeze the travel card and look at its limits",
  on: "#yes",
  mutating: true,
  before: asking,
  text: "Do you want to freeze this card?",
  textAfter: "Statement of the card",
  after: card(done),
  url: "https://garden.test/cards/4/freeze",
  urlAfter: "https://garden.test/cards/4",
  requests: ["POST /cards/4/freeze 302 document"],
  ...parts,
});

describe("a question that was answered with yes", () => {
  it.each<[string, CaseParts]>([
    ["the step says its deed", frozen()],
    ["the step says its deed as a command", frozen({ step: "Freeze the card" })],
    ["the step says the name of the page that came", frozen({ step: 'Freeze the card "Travel card"' })],
    [
      "it calls the deed by what comes of it",
      frozen({
        step: "Make the album public",
        text: "Would you like to change this album to a public album?",
        after: card("The album was changed successfully"),
      }),
    ],
    [
      "the deed is called by another word of what goes on",
      frozen({
        step: "Confirm that you want to watch this course",
        text: "Would you like to follow this course?",
        after: card("You have successfully followed this course"),
      }),
    ],
    [
      "it takes back what the step says to end",
      frozen({
        step: "End the subscription",
        text: "Are you sure you want to unsubscribe from this newsletter?",
        after: card("You unsubscribed successfully from this newsletter"),
      }),
    ],
  ])("is done where the site says so and %s", (_, parts) => expect(ruledInTheEnd(parts)).toBe("verified"));

  it.each<[string, CaseParts]>([
    ["the step says another deed", frozen({ step: "Confirm the renewal" })],
    ["the step says the reverse", frozen({ step: "Unfreeze the card" })],
    ["the step ends what the question begins", frozen({ step: "End the freeze" })],
    ["the step says more", frozen({ step: "Freeze the card and order a new one" })],
    ["the step is not to do it", frozen({ step: "Do not freeze the card" })],
    ["the question asks for all", frozen({ text: "Do you want to freeze this card and all others?" })],
    ["the question asks for another number", frozen({ text: "Do you want to freeze this card for 3 days?" })],
    ["the site says nothing of it", frozen({ after: card("") })],
    ["the site says it of another thing", frozen({ after: card("This account was frozen successfully") })],
    ["the site tells another deed", frozen({ after: card("This card has been renewed successfully") })],
    ["the site says that it was not", frozen({ after: card("This card has not been frozen") })],
    ["nothing was sent", frozen({ requests: ["GET /cards/4 200 document"] })],
    ["it was refused", frozen({ requests: ["POST /cards/4/freeze 403 document"] })],
    ["it was answered with no", frozen({ on: "#no" })],
    ["the step names another thing", frozen({ step: 'Freeze the card "Harbour card"' })],
    ["the goal names another thing", frozen({ goal: 'Freeze the card "Harbour card"' })],
  ])("is not proven where %s", (_, parts) => expect(ruledInTheEnd(parts)).not.toBe("verified"));
});

describe("a question whose thing only the goal names", () => {
  const archived = (parts: Partial<CaseParts> = {}): CaseParts =>
    frozen({
      step: "Confirm the archiving",
      goal: "Archive the plan of Harbour walks and start a new one",
      text: "Are you sure you want to archive the following plan?",
      after: card("Plan archived", "Plans of Harbour walks"),
      ...parts,
    });
  it.each<[string, CaseParts]>([
    ["the page that came is that of the goal's thing", archived()],
    ["the step only answers", archived({ step: "Answer Yes" })],
    [
      "the question calls the draft a version",
      archived({
        goal: "Archive the draft of Harbour walks",
        text: "Are you sure you want to archive the following version?",
        after: card("Version archived", "Versions of “Harbour walks”"),
      }),
    ],
  ])("is done where %s", (_, parts) => expect(ruledInTheEnd(parts)).toBe("verified"));
  it.each<[string, CaseParts]>([
    [
      "the page is that of another thing",
      archived({ after: card("Plan archived", "Plans of Harbour lights") }),
    ],
    ["the site does not say it", archived({ after: card("Plan opened", "Plans of Harbour walks") })],
    ["the goal says another deed", archived({ goal: "Publish the plan of Harbour walks" })],
    [
      "the question asks for all",
      archived({
        text: "Are you sure you want to archive all plans?",
        after: card("All plans archived", "Plans of Harbour walks"),
      }),
    ],
    [
      "the site says it of all",
      archived({ after: card("All of the plan archived", "Plans of Harbour walks") }),
    ],
    ["the question asks for several", archived({ text: "Are you sure you want to archive these plans?" })],
    ["the question is of another kind", archived({ text: "Are you sure you want to archive the album?" })],
    [
      "the question asks for more of them",
      archived({ text: "Are you sure you want to archive these 7 plans?" }),
    ],
    [
      "the question names another one",
      archived({
        goal: "Archive the plan Spring of Harbour walks",
        text: "Are you sure you want to archive the plan Autumn?",
      }),
    ],
    ["nothing says which one", archived({ goal: "Archive the plan Spring of Harbour walks" })],
    [
      "nothing says that it is the quoted one",
      archived({ goal: 'Archive the plan "Spring" of Harbour walks' }),
    ],
    [
      "the page is that of a longer name",
      archived({ after: card("Plan archived", "Plans of Harbour walks North") }),
    ],
    [
      "another begins the name of the page",
      archived({ after: card("Plan archived", "Plans of Old Harbour walks") }),
    ],
    [
      "the goal says the deed of two things",
      archived({ goal: "Archive the plan of Harbour walks and archive the plan of Garden" }),
    ],
    ["the goal names none", archived({ goal: "Archive the plan" })],
    [
      "what is to be gone was only said to be deleted",
      archived({
        step: "Confirm the deletion",
        goal: "Delete the plan of Harbour walks",
        text: "Are you sure you want to delete the following plan?",
        after: card("Plan deleted", "Plans of Harbour walks"),
      }),
    ],
  ])("is not where %s", (_, parts) => expect(ruledInTheEnd(parts)).not.toBe("verified"));
});
