import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts, ruledInTheEnd } from "@/tests/support/a-verification-case";

const user = (dialog = "") => `
  heading "Ada Falk"
  textbox "Name" ="Ada Falk" #name
  button "Delete" #delete
  button "Save" #save
${dialog}`;
const question = `
  dialog "Delete user Ada Falk"
    text "Are you sure you want to delete this user?"
    button "Cancel" #cancel
    button "Confirm" #confirm
`.replace(/^ *text .*\n/m, "");
const asks = (step: string, parts: Partial<CaseParts> = {}): string =>
  ruledInTheEnd({
    step,
    on: "#delete",
    before: user(),
    after: user(question),
    textAfter: "Are you sure you want to delete this user?",
    mutating: true,
    ...parts,
  });

describe("a question that a step only asks for", () => {
  it("is the outcome", () => {
    expect(asks("Ask for the deletion of this user")).toBe("verified");
    expect(asks("Start the removal of this user")).toBe("verified");
  });

  it("is none where the deed is the step's", () => {
    expect(asks("Delete this user")).not.toBe("verified");
    expect(asks("Ask for the deletion of this user", { last: true })).not.toBe("verified");
    expect(asks("Ask for the deletion of this user", { after: user() })).not.toBe("verified");
    expect(asks("Ask for the deletion of this user", { requests: ["DELETE /users/3 200"] })).not.toBe(
      "verified",
    );
    expect(asks("Ask for the deletion of this user", { on: "#save" })).not.toBe("verified");
  });
});

const registration = `
  link "Log in" >/login
  form "Register"
    textbox "Mail" ="kai@site.example" #mail
    textbox:password "Password" ="***" #password
    button "Register" #send
`;
const shop = '\n  link "Account" >/account\n  link "Log out" >/logout\n  heading "All products"\n';
const registers = (parts: Partial<CaseParts> = {}): string =>
  ruledInTheEnd({
    step: "Register with the filled-in form",
    on: "#send",
    before: registration,
    after: shop,
    url: "https://garden.test/register",
    urlAfter: "https://garden.test/products",
    mutating: true,
    requests: ["POST /register 302 document"],
    ...parts,
  });

describe("who registers", () => {
  it("can leave since then", () => expect(registers()).toBe("verified"));

  it("has no account where nothing offers to leave, or nothing was sent", () => {
    expect(registers({ after: '\n  link "Log in" >/login\n  heading "All products"\n' })).not.toBe(
      "verified",
    );
    expect(registers({ requests: [] })).not.toBe("verified");
    expect(registers({ after: registration, urlAfter: "https://garden.test/register" })).not.toBe("verified");
  });
});

const mails = (names: readonly string[]) => `
  textbox "Search mails" #search
  list "Mails"
${names.map((name) => `    item "${name}"`).join("\n")}
`;
const searches = (found: readonly string[], textAfter: string): string =>
  ruledInTheEnd({
    step: "Look for mails mentioning Kyoto",
    on: "#search",
    does: "setValue",
    value: "Kyoto",
    enter: true,
    before: mails(["Kyoto in spring", "Rome in May", "Invoice 8"]),
    after: mails(found).replace("#search", '="Kyoto" #search'),
    text: "Kyoto in spring\nRome in May\nInvoice 8",
    textAfter,
  });

describe("a search", () => {
  it("is proven by what it found", () =>
    expect(searches(["Kyoto in spring"], "Kyoto in spring")).toBe("verified"));
  it("is not by nothing", () => expect(searches([], "No results found")).not.toBe("verified"));
});

const channels = (state: string) => `
  table "Notification methods"
    row "ON Mail to Ada" [.on] #mail
    row "${state} Ops webhook" [${state === "ON" ? ".on" : ".off"}] #ops
`;
const turns = (step: string, was: string, is: string): string =>
  ruledInTheEnd({
    step,
    on: "#ops",
    before: channels(was),
    after: channels(is),
    mutating: true,
    requests: ["POST /enabled 200"],
  });

describe("what is called by being on or off", () => {
  it("is not the wanted side where it went to the other one", () => {
    expect(turns("Make sure the ops webhook is ON for the mailer", "ON", "OFF")).not.toBe("verified");
    expect(turns("Attach the Ops webhook to this check", "ON", "OFF")).not.toBe("verified");
    expect(turns("Detach the Ops webhook from this check", "ON", "OFF")).not.toBe("refuted");
  });
});

const post = `
  region "Menu"
    menuitem "Posts" >/posts #posts
    menuitem "Comments" >/comments #comments
  form "Post"
    switch "Commentable" [checked] #switch
    button "Sort by views" #sort
    button "Reset views" #reset
`;

describe("a place that is called by a word of the step", () => {
  it.each<[string, string]>([
    ["Turn commenting off in this form", "#switch"],
    ["Set the views of both posts back to zero", "#reset"],
    ["Order the posts by their views", "#sort"],
  ])("is not meant by %s", (step, on) => {
    expect(groundOf(aVerificationCase({ step, on, before: post })).fit.fit).not.toBe("other");
  });

  it("is where it is to be opened", () => {
    expect(
      groundOf(aVerificationCase({ step: "Open the comments", on: "#posts", before: post })).fit.fit,
    ).toBe("other");
  });
});

const tasks = `
  item "Season tasks: Clean the butt, Oil the tools, Mulch the raspberries"
    checkbox "Clean the butt" [unchecked] #clean
    checkbox "Oil the tools" [unchecked] #oil
    checkbox "Mulch the raspberries" [unchecked] #mulch
`;

describe("a box that stands with others in one entry", () => {
  it("is the one that is called as the step says", () => {
    const fitOn = (on: string): string =>
      groundOf(aVerificationCase({ step: "Mark the raspberry mulching as done", on, before: tasks })).fit.fit;
    expect(fitOn("#oil")).toBe("other");
    expect(fitOn("#mulch")).toBe("this");
  });
});

const sampleLink =
  '\n  heading "Playground"\n  link "Sample App" >/sampleapp #sample\n  link "My loans" >/loans #loans\n';
const signIn = (heading: string) => `
  heading "${heading}"
  textbox "User name" #user
  textbox:password "Password" #password
  button "Log in" #in
`;

describe("a page with a form to sign in", () => {
  const opens = (on: string, step: string, heading: string, path: string): string =>
    ruledInTheEnd({
      step,
      on,
      before: sampleLink,
      after: signIn(heading),
      url: "https://garden.test/",
      urlAfter: `https://garden.test${path}`,
    });
  it("is the place itself where it is headed so", () =>
    expect(opens("#sample", "Visit the Sample App page", "Sample App", "/sampleapp")).not.toBe("refuted"));
  it("is asked for instead where it is headed otherwise", () =>
    expect(opens("#loans", "Open my loans", "Welcome back", "/loans")).toBe("refuted"));
});

const rooms = (box: string) => `
  region "Rooms"
    checkbox "Loft" [${box}] #loft
    checkbox "Kitchen" [checked] #kitchen
  region "Week"
`;
const shown = ["10:00 Board meeting", "18:00 Choir", "08:30 Yoga", "13:00 Chess", "09:00 Pottery"];
const hides = (textAfter: readonly string[]): string =>
  ruledInTheEnd({
    step: "Untick the Loft",
    on: "#loft",
    before: rooms("checked"),
    after: rooms("unchecked"),
    text: shown.join("\n"),
    textAfter: textAfter.join("\n"),
  });

describe("a box that shows and hides what is no element", () => {
  it("has done it where several lines went", () => expect(hides(["09:00 Pottery"])).toBe("verified"));
  it("is only a box where none went, or figures ran on", () => {
    expect(hides(shown)).not.toBe("verified");
    expect(hides(shown.map((line) => line.replace("0", "1")))).not.toBe("verified");
    expect(hides([...shown, "Learn how", "Faster exports"])).not.toBe("verified");
  });
});

describe("the way out that a step only names", () => {
  const menu =
    '\n  heading "Posts"\n  list "Account"\n    menuitem "Logout" #out\n    menuitem "Profile" #profile\n';
  const chooses = (step: string, on: string, after: string, urlAfter: string): string =>
    ruledInTheEnd({ step, on, before: menu, after, url: "https://garden.test/posts", urlAfter });
  it("was gone where the page asks to sign in", () =>
    expect(chooses("Choose Logout", "#out", signIn("Welcome"), "https://garden.test/login")).toBe(
      "verified",
    ));
  it("was not where it goes on as before, or another entry was used", () => {
    expect(chooses("Choose Logout", "#out", menu, "https://garden.test/posts")).not.toBe("verified");
    expect(chooses("Choose Logout", "#profile", signIn("Welcome"), "https://garden.test/login")).not.toBe(
      "verified",
    );
  });
});

const alerts = (names: readonly string[]) => `
  heading "Alerts"
${names.map((name, at) => `  alert "${name}"\n    button "Close" #x${at}`).join("\n")}
`;
const both = ["Disk is full. Free some space.", "Backup is late. Look at the log."];
const dismisses = (step: string, on: string, left: readonly string[]): string =>
  ruledInTheEnd({ step, on, before: alerts(both), after: alerts(left) });

describe("a message that is dismissed by the cross in it", () => {
  it("is gone", () => {
    expect(dismisses('Dismiss the "Disk is full" alert', "#x0", [both[1] ?? ""])).toBe("verified");
    expect(dismisses("Close the alert about the disk", "#x0", [both[1] ?? ""])).toBe("verified");
  });
  it("is there still, or it was another one", () => {
    expect(dismisses('Dismiss the "Disk is full" alert', "#x0", both)).not.toBe("verified");
    expect(dismisses('Dismiss the "Disk is full" alert', "#x1", [both[0] ?? ""])).not.toBe("verified");
    expect(dismisses("Close the alert", "#x1", [both[0] ?? ""])).not.toBe("verified");
  });
});

describe("a dialog that is called by its control alone", () => {
  const page = (more = "") => `\n  button "Info modal" #info\n  button "Large modal" #large\n${more}`;
  const dialog = '  dialog "Modal title"\n    button "Close" #close\n    button "Save changes" #save\n';
  const opens = (step: string, on: string, after: string): string =>
    ruledInTheEnd({ step, on, before: page(), after: page(after) });
  it("is open", () => expect(opens("Open the info modal", "#info", dialog)).toBe("verified"));
  it("is not where another control was pressed, or nothing came", () => {
    expect(opens("Open the info modal", "#large", dialog)).not.toBe("verified");
    expect(opens("Open the info modal", "#info", "")).not.toBe("verified");
  });
});

const orders = (inRow: string) => `
  table "Orders"
    row "Flour 2 kg open"
${inRow}
    row "Sugar 1 kg open"
      button "Edit" #edit
`;

describe("a Cancel in the row of what is to be cancelled", () => {
  it("only gives up what is written there", () => {
    const before = orders(
      '      textbox "Amount" ="3 kg" #amount\n      button "Save" #save\n      button "Cancel" #cancel',
    );
    const after = orders('      button "Edit" #again');
    const step = "Cancel the order of the flour";
    expect(ruledInTheEnd({ step, on: "#cancel", before, after, mutating: true })).not.toBe("verified");
  });
});
