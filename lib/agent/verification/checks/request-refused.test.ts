import { checkTable } from "@/tests/support/check-table";
import { requestRefused } from "./request-refused";

const beds = `
  form "New bed"
    textbox "Name" ="Parsnips"
    button "Add bed"
  list "Beds"
    item "Tomatoes"
`;
const added = `
  form "New bed"
    textbox "Name" =""
    button "Add bed"
  list "Beds"
    item "Tomatoes"
    item "Parsnips"
`;
const toasted = `${added}\n  alert "Parsnips was added" [.success]`;
const adding = { step: 'Add the bed "Parsnips"', before: beds, after: added, on: "Add bed" };

const plots = (plot: string, form = false): string =>
  `\n  ${form ? "form" : "region"} "Beds"\n    combobox "Plot" ="${plot}" |"East|West" #plot\n    button "Turn" #turn`;
const choosing = {
  step: "Set the plot to West",
  before: plots("East"),
  after: plots("West"),
  on: "#plot",
  does: "select",
  value: "West",
  requests: ["PATCH /beds/7 500"],
} as const;

checkTable(requestRefused, [
  { when: "a choice out of any form was refused", says: "refuted", ...choosing },
  {
    when: "a choice out of any form was granted",
    says: "nothing",
    others: "may",
    ...choosing,
    requests: ["PATCH /beds/7 200"],
  },
  {
    when: "a choice in a form came with a refusal",
    says: "nothing",
    others: "may",
    ...choosing,
    before: plots("East", true),
    after: plots("West", true),
  },
  {
    when: "a choice in a form came with a refusal of what is called as the field",
    says: "refuted",
    ...choosing,
    before: plots("East", true),
    after: plots("West", true),
    requests: ["PUT /beds/7/plot 500"],
  },
  {
    when: "what was pointed at came with a refusal",
    says: "nothing",
    others: "may",
    ...choosing,
    step: "Point at Turn",
    after: plots("East"),
    on: "#turn",
    does: "hover",
  },
  ...["500", "503", "422", "409", "403", "400"].map((status) => ({
    when: `the site answered ${status} under a message of success`,
    says: "refuted" as const,
    ...adding,
    after: toasted,
    requests: [`POST /beds ${status}`],
  })),
  ...["PUT", "PATCH", "DELETE"].map((method) => ({
    when: `a ${method} was refused`,
    says: "refuted" as const,
    ...adding,
    requests: [`${method} /beds/7 500`],
  })),
  {
    when: "the request to the site broke off",
    says: "refuted",
    ...adding,
    requests: ["POST /beds failed"],
  },
  {
    when: "the site's own API host refused it",
    says: "refuted",
    ...adding,
    requests: ["POST api.garden.test/beds 500"],
  },
  {
    when: "one of two requests was refused",
    says: "refuted",
    ...adding,
    requests: ["POST /beds 201", "PUT /beds/order 500"],
  },
  {
    when: "the refusal came after the grant",
    says: "refuted",
    ...adding,
    requests: ["POST /beds 201", "POST /beds 500"],
  },
  {
    when: "another path was granted later",
    says: "refuted",
    ...adding,
    requests: ["POST /beds 500", "POST /drafts 201"],
  },
  {
    when: "another method was granted later",
    says: "refuted",
    ...adding,
    requests: ["POST /beds 500", "PUT /beds 200"],
  },
  {
    when: "a session could not be renewed, and nothing was granted",
    says: "refuted",
    ...adding,
    after: beds,
    requests: ["POST /auth/refresh 401"],
  },
  {
    when: "a press of Enter was refused",
    says: "refuted",
    ...adding,
    on: "Name",
    does: "setValue",
    value: "Parsnips",
    enter: true,
    requests: ["POST /beds 500"],
  },
  {
    when: "signing in was refused",
    says: "refuted",
    step: "Sign in",
    before: '\n  form "Members"\n    textbox "Name"\n    textbox:password "Password"\n    button "Sign in"',
    on: "Sign in",
    requests: ["POST /auth/session 401", "POST /drafts 204"],
  },
  {
    when: "the same request was granted when it was tried again",
    says: "nothing",
    others: "verify",
    ...adding,
    requests: ["POST /beds 503", "POST /beds 201"],
  },
  ...[
    ["somebody else's host refused a request", "POST ads.example/bid 500"],
    ["a beacon failed", "POST /b 500 beacon"],
    ["a ping failed", "POST /p failed ping"],
    ["telemetry failed", "POST /api/telemetry 500"],
    ["a report of a content policy failed", "POST /csp-report 404"],
    ["a read was refused", "GET /weather 500"],
    ["an image is missing", "GET /leaf.png 404 image"],
  ].map(([when = "", request = ""]) => ({
    when,
    says: "nothing" as const,
    others: "verify" as const,
    ...adding,
    requests: [request, "POST /beds 201"],
  })),
  {
    when: "text was typed while the site refused to keep a draft",
    says: "nothing",
    step: 'Type "Parsnips" in the Name field',
    before: beds.replace('="Parsnips"', '=""'),
    after: beds,
    on: "Name",
    does: "setValue",
    value: "Parsnips",
    requests: ["POST /drafts 500"],
  },
  {
    when: "a session was renewed in passing",
    says: "nothing",
    others: "verify",
    ...adding,
    requests: ["POST /auth/refresh 401", "POST /beds 201"],
  },
  ...(
    [
      ["and now the site asks for the password", "Go on to the password", "nothing"],
      ["though the step signs in", "Log in as ida", "refuted"],
    ] as const
  ).map(([when, step, says]) => ({
    when: `a name alone was refused, ${when}`,
    says,
    others: "may" as const,
    step,
    before: '\n  textbox "Name" ="ida"\n  button "Next"',
    after: '\n  heading "Signing in as ida"\n  textbox:password "Password" =""\n  button "Next"',
    on: "Next",
    requests: ["POST /api/session 400"],
  })),
  {
    when: "a session was renewed in passing, by a name in two words",
    says: "nothing",
    others: "verify",
    ...adding,
    requests: ["POST /AuthService/RefreshToken 401", "POST /beds 201"],
  },
  {
    when: "a request to an unknown host broke off",
    says: "nothing",
    ...adding,
    requests: ["POST unknown/beds failed"],
  },
]);
