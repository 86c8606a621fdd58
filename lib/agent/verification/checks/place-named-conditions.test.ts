import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { placeNamed } from "./place-named";

type Made = { held?: string; names?: readonly string[]; role?: string; message?: string; textAfter?: string };
const at = "https://mill.test";

/** A flour was made by a form, and the page of all flours came. */
const made = ({
  held = "Dark spelt",
  names = [],
  role = "row",
  message = "",
  textAfter,
}: Made): CaseParts => ({
  step: "Create the flour",
  before: `\n  form "New flour"\n    textbox "Name" ="${held}"\n    button "Create flour" #make`,
  on: "#make",
  url: `${at}/new`,
  urlAfter: `${at}/flours`,
  title: "New flour",
  titleAfter: "Flours",
  requests: ["POST mill.test/flours 201"],
  after: `\n  heading "Flours"${message}\n  ${role === "row" ? "table" : "list"} "All"${names.map((name) => `\n    ${role} "${name}"`).join("")}`,
  textAfter: textAfter ?? ["Flours", ...names].join("\n"),
});
const outcome = (parts: CaseParts, verb: "create" | "open" = "create"): string | undefined =>
  placeNamed.check({ ...groundOf(aVerificationCase(parts)), verb })?.outcome;
const three = ["Rye", "Oat", "Corn"];

describe("a page of such things came after one was made", () => {
  it.each<[string, "verified" | undefined, Made]>([
    ["it lists the new one", "verified", { names: ["Dark spelt", "Rye"] }],
    ["a part of an entry is the new one", "verified", { names: ["Dark spelt, 2 kg", "Rye"] }],
    ["it lists another one", undefined, { names: ["Light spelt"] }],
    ["its table is empty", undefined, {}],
    ["it has three other items", undefined, { names: three, role: "item" }],
    ["it has two other items", "verified", { names: ["Rye", "Oat"], role: "item" }],
    ["it has three other buttons", "verified", { names: three, role: "button" }],
    ["it lists the new one among items", "verified", { names: [...three, "Dark spelt"], role: "item" }],
    ["a line says it", "verified", { names: three, textAfter: "Flours\nRye\nNew: dark spelt" }],
    ["only numbers were entered", "verified", { held: "405", names: ["Rye"] }],
    ["one letter was entered", "verified", { held: "A", names: ["Rye"] }],
    ["a letter and a number were entered", "verified", { held: "B 52", names: ["Rye"] }],
    ["nothing was entered", "verified", { held: "", names: ["Rye"] }],
    [
      "only its alert says it",
      undefined,
      {
        names: ["Rye"],
        message: '\n  alert "Dark spelt was made"',
        textAfter: "Flours\nDark spelt was made\nRye",
      },
    ],
    [
      "only a part of its message says it",
      undefined,
      { names: ["Rye"], message: '\n  status "Well done: Dark spelt"', textAfter: "Flours\nDark spelt\nRye" },
    ],
    [
      "its message and an entry say it",
      "verified",
      {
        names: ["Dark spelt 2 kg"],
        message: '\n  status "Dark spelt was made"',
        textAfter: "Flours\nDark spelt was made\nDark spelt 2 kg",
      },
    ],
    [
      "what says it is no message",
      "verified",
      {
        names: ["Rye"],
        message: '\n  heading "Dark spelt was made"',
        textAfter: "Flours\nDark spelt was made\nRye",
      },
    ],
  ])("%s: %s", (_, says, parts) => expect(outcome(made(parts))).toBe(says));

  it("is no matter where nothing was to be made", () => {
    expect(outcome(made({ names: ["Rye"] }), "open")).toBe("verified");
  });

  it("one of two values is enough", () => {
    const parts = made({ names: ["Dark spelt"] });
    const before = parts.before.replace("    button", '    textbox "Mill" ="North mill"\n    button');
    expect(outcome({ ...parts, before })).toBe("verified");
  });
});

const shop = (name: string, more = "") => `
  heading "Mill"
  list "Flours"
    item "Rye"
      button "Into the sack" #rye
  link "${name}" #way${more}`;
type Led = Partial<CaseParts> & { name?: string; fit?: "this" | "other" | "unclear"; heading?: string };
/** Whether what it led to is told by its name, where the step's words leave open which control is meant. */
const applies = ({ name = "My orders", fit = "unclear", heading = "Your orders", ...parts }: Led): boolean =>
  placeNamed.applies({
    ...groundOf(
      aVerificationCase({
        step: "Open the orders",
        before: shop(name),
        on: "#way",
        url: `${at}/flours`,
        urlAfter: `${at}/o`,
        after: `\n  heading "${heading}"\n  link "Back"`,
        ...parts,
      }),
    ),
    fit: { fit, reason: "" },
  });

describe("what is called by the thing and no command led there", () => {
  it.each<[string, boolean, Led]>([
    ["with a word for whose it is", true, {}],
    ["alone", true, { name: "Orders" }],
    ["with a word for what one buys", true, { name: "Shopping orders" }],
    ["with your", true, { name: "Your orders" }],
    ["with our", true, { name: "Our orders" }],
    ["behind View", true, { name: "View orders" }],
    ["behind Go to the", true, { name: "Go to the orders" }],
    ["behind To", true, { name: "To my orders" }],
    ["behind Show", true, { name: "SHOW orders" }],
    ["behind two of them", false, { name: "Open see orders" }],
    ["behind a command", false, { name: "Print orders" }],
    [
      "behind a command that the step says as a part of it",
      false,
      { step: "Open the return orders", name: "Return orders" },
    ],
    ["around one of them", false, { name: "My view orders" }],
    ["before a command", false, { name: "Orders: view" }],
    ["with another word", false, { name: "Old orders" }],
    ["by a part of what the step says", false, { step: "Open the orders of rye" }],
    ["by another name", false, { name: "Help" }],
    ["where the step quotes it", false, { step: 'Open "Orders"' }],
    ["where the step names nothing", false, { step: "Open the page" }],
    ["where the step makes one", false, { step: "Create the orders" }],
    ["where the step goes there", true, { step: "Go to the orders" }],
    ["where the step filters", true, { step: "Filter by orders" }],
    ["where the step clicks it", false, { step: "Click the orders" }],
    ["where it is not meant", false, { fit: "other" }],
    ["where it is meant, whatever it is called", true, { fit: "this", name: "Help" }],
    ["and two are called so", false, { before: shop("My orders", '\n  button "My orders"') }],
    ["and a region is called so", true, { before: shop("My orders", '\n  region "My orders"') }],
    [
      "and another one is called so behind View",
      true,
      { before: shop("My orders", '\n  link "View my orders"') },
    ],
    ["and the place is called otherwise", false, { heading: "Flour" }],
    ["and the place was called so before", false, { before: `${shop("My orders")}\n  heading "Orders"` }],
    ["and the page stayed", false, { urlAfter: `${at}/flours` }],
    ["and it was only pointed at", false, { does: "hover" }],
    ["and nothing is known of the page before", false, { unseen: true }],
  ])("%s: %s", (_, is, parts) => expect(applies(parts)).toBe(is));
});
