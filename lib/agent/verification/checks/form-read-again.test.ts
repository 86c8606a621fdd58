import { checkTable } from "@/tests/support/check-table";
import { formReloaded } from "./form-reloaded";

const member = (town: string, more = ""): string => `
  heading "Ida Falk"
  form "Member"
    textbox "Town" ="${town}" #town
    textbox "Street" ="Quay 4" #street
    button "Save" #save
${more}`;
const told = '  status "The member has been saved" [.success]';
const sent = "PUT /api/members/7 204 fetch";
const kept = {
  step: "Save the changes",
  goal: "Change Ida Falk's town to Bergen",
  before: member("Bergen"),
  on: "#save",
  requests: [sent, "GET /api/members/7?full=true 200 fetch"],
  after: member("Bergen", told),
  again: true,
};
const shut = (page: string): string => page.replace('button "Save"', 'button "Save" [disabled]');
const one = "POST /graphql 200 fetch";
const asked = { ...kept, requests: [one, one, one], after: shut(member("Bergen", told)) };
const onTheWay = { goal: "Move Ida Falk to Rome and sign out", next: "Sign out", last: false };
const unsure = { ...kept, says: "nothing", others: "may" } as const;

checkTable(formReloaded, [
  { when: "it was asked for again after it was sent, and is told as saved", says: "verified", ...kept },
  {
    when: "what it is a part of was asked for again",
    says: "verified",
    ...kept,
    requests: ["PATCH /api/members/7/home 200 xhr", "GET /api/members/7 200 xhr"],
  },
  { when: "one address took it and was asked again, with nothing left to save", says: "verified", ...asked },
  {
    when: "there is more to save after that",
    ...asked,
    says: "nothing",
    others: "may",
    after: member("Bergen", told),
  },
  {
    when: "one address took it and was not asked again",
    ...asked,
    says: "nothing",
    others: "may",
    requests: [one],
  },
  {
    when: "an address that takes deeds alone was sent to again",
    ...asked,
    says: "nothing",
    others: "may",
    requests: ["POST /visits 200 fetch", "POST /visits 200 fetch"],
  },
  {
    when: "another address was sent to after it",
    ...asked,
    says: "nothing",
    others: "may",
    requests: [one, "POST /events 200 fetch"],
  },
  {
    when: "a step on the way only saves, and nothing is left to save",
    says: "verified",
    ...asked,
    ...onTheWay,
  },
  ...(
    [
      ["a field holds something else again", shut(member("Oslo", told))],
      ["a field is empty again", shut(member("", told))],
      [
        "an error stands beside what is told",
        shut(member("Bergen", `${told}\n  alert "Error: the town is unknown"`)),
      ],
      ["only a draft is told of", shut(member("Bergen", '  status "Draft saved" [.success]'))],
      ["something else is told", shut(member("Bergen", '  status "Link copied successfully" [.success]'))],
    ] as const
  ).map(([when, after]) => ({
    when,
    ...asked,
    ...onTheWay,
    says: "nothing" as const,
    others: "may" as const,
    after,
  })),
  { when: "the last step was asked for again so", ...asked, says: "nothing", others: "may", last: true },
  {
    when: "the step says what is saved",
    ...asked,
    ...onTheWay,
    says: "nothing",
    others: "may",
    step: "Save Ida's new town Stavanger",
  },
  {
    when: "such a step was told of nothing",
    ...asked,
    ...onTheWay,
    says: "nothing",
    others: "may",
    after: shut(member("Bergen")),
  },
  { when: "the last step only saves", ...asked, ...onTheWay, says: "nothing", others: "may", last: true },
  { when: "nothing was asked for after it", ...unsure, requests: [sent] },
  { when: "it was asked for before it", ...unsure, requests: ["GET /api/members/7 200 fetch", sent] },
  { when: "something else was asked for", ...unsure, requests: [sent, "GET /api/members/17 200 fetch"] },
  { when: "all of the site was asked for", ...unsure, requests: [sent, "GET /api 200 fetch"] },
  { when: "it is not given", ...unsure, requests: [sent, "GET /api/members/7 500 fetch"] },
  {
    when: "it was refused",
    ...unsure,
    requests: ["PUT /api/members/7 409 fetch", "GET /api/members/7 200 fetch"],
  },
  {
    when: "it was taken away",
    ...unsure,
    requests: ["DELETE /api/members/7 204 fetch", "GET /api/members/7 200 fetch"],
  },
  {
    when: "two things were sent",
    ...unsure,
    requests: ["POST /api/visits 201 fetch", sent, "GET /api/members/7 200 fetch"],
  },
  { when: "nothing tells that it was saved", ...unsure, after: member("Bergen") },
  { when: "the field holds what it did before", ...unsure, after: member("Oslo", told) },
  { when: "another field took it", ...unsure, goal: "Change Ida Falk's town to Stavanger" },
  { when: "the form went", ...unsure, after: `\n  heading "Ida Falk"\n${told}` },
  {
    when: "the page turned to another place",
    ...unsure,
    url: "https://garden.test/members/7",
    urlAfter: "https://garden.test/members",
  },
]);
