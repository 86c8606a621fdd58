import { type Act, clickStored, keyOf, wordingsTable } from "@/tests/support/wordings";

const tokens = (names: readonly string[], more = "") => `
  heading "Access tokens"
  button "Generate new token" #new
  list "Tokens"
${names.map((name) => `    item "${name} read, write Last used 2 days ago"\n      button "Edit" #e-${keyOf(name)}\n      button "Revoke" #r-${keyOf(name)}`).join("\n")}
${more}`;
const all = ["deploy", "deploy-staging", "backup"];
const generating = (name: string, scopes: readonly string[], told = "") => `
  heading "New access token"
  form "New access token"
    textbox "Token name" ="${name}"${told ? ` [invalid] ^"${told}"` : ""} #name
    combobox "Expiration" ="30 days" |"30 days|90 days|No expiration" #until
    checkbox "read" [${scopes.includes("read") ? "checked" : "unchecked"}] #read
    checkbox "write" [${scopes.includes("write") ? "checked" : "unchecked"}] #write
    button "Generate token" #ok
    link "Cancel" >/tokens #cancel
${told ? `  alert "${told}"` : ""}`;
const revoked = (name: string): Act =>
  clickStored(`#r-${keyOf(name)}`, tokens(all), tokens(all.filter((one) => one !== name)));
const expires = (value: string): Act => ({
  does: "select",
  on: "#until",
  value,
  before: generating("ci", ["read"]),
  after: generating("ci", ["read"]).replace('="30 days"', `="${value}"`),
});

wordingsTable([
  {
    wanted: "a token is revoked",
    steps: [
      "Revoke the token deploy",
      'Revoke the access token "deploy"',
      "The token deploy should be revoked",
      "Press Revoke next to deploy",
      "Delete the token called deploy",
      "The deploy token must no longer exist",
      "Revoke the first token of the list",
    ],
    act: revoked("deploy"),
    others: {
      sister: revoked("deploy-staging"),
      "the form": clickStored("#e-deploy", tokens(all), generating("deploy", ["read"]), { mutating: false }),
      nothing: clickStored("#r-deploy", tokens(all), tokens(all)),
    },
    told: 6,
  },
  {
    wanted: "a token is made",
    steps: [
      "Generate the token",
      'Generate the token "ci"',
      "Create the access token ci",
      "Click Generate token",
      'The access token "ci" should be generated',
      "Submit the form so that the token ci is created",
    ],
    act: clickStored(
      "#ok",
      generating("ci", ["read"]),
      tokens([...all, "ci"], '  status "Copy your token now: tok_8f31c2"'),
      {
        requests: ["POST /tokens 201"],
      },
    ),
    others: {
      "not taken": clickStored(
        "#ok",
        generating("ci", []),
        generating("ci", [], "Choose at least one scope"),
      ),
      left: clickStored("#cancel", generating("ci", ["read"]), tokens(all), { mutating: false }),
      failed: clickStored("#ok", generating("ci", ["read"]), generating("ci", ["read"]), {
        requests: ["POST /tokens 500"],
      }),
    },
    told: 6,
  },
  {
    wanted: "a token never ends",
    steps: [
      "Set the expiration to No expiration",
      'Choose "No expiration"',
      "The token should have no expiration",
      "Expiration: No expiration",
      "The expiration must be set to No expiration",
      'Select "No expiration" from the Expiration dropdown',
    ],
    act: expires("No expiration"),
    others: { "another time": expires("90 days") },
    told: 6,
  },
  {
    wanted: "a token may write",
    steps: [
      "Check the write scope",
      "Grant the token the write scope",
      'Tick "write"',
      "The write scope should be selected",
      "Enable the scope write for the token",
      "The token must have the write scope",
    ],
    act: clickStored("#write", generating("ci", ["read"]), generating("ci", ["read", "write"]), {
      mutating: false,
    }),
    others: {
      another: clickStored("#read", generating("ci", []), generating("ci", ["read"]), { mutating: false }),
      "taken away": clickStored("#write", generating("ci", ["write"]), generating("ci", []), {
        mutating: false,
      }),
    },
    told: 4,
  },
]);
