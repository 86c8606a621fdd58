import { describe, expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { aReport } from "@/tests/support/a-task";
import { isErrorPage, type PageKind, pageKindOf } from "./page-kind";

const links = (count: number) => Array.from({ length: count }, (_, at) => `link "Topic ${at}"`).join("\n");
const kindOf = (outline: string, facts: { title?: string; text?: string } = {}) =>
  pageKindOf(aPage(outline, facts));
const signIn = 'form "Members"\n  textbox "Name"\n  textbox:password "Password"\n  button "Enter"';

const grouped = (...fields: string[]) =>
  `form "Settings"\n${fields.map((field) => `  region "Part"\n    ${field}`).join("\n")}`;

const newUser = (buttons: string) =>
  `link "Log out"\ndialog "New user"\n  textbox "Email"\n  textbox:password "Password"\n  combobox "Role"\n  ${buttons}`;

const keys = Array.from({ length: 10 }, (_, at) => `button "${at}"`).join("\n");
const code = 'textbox:password "Code"';

describe("what kind of page it is", () => {
  it.each<[PageKind, string]>([
    ["not_found", 'heading "404"'],
    ["not_found", 'heading "Página no encontrada"'],
    ["not_found", 'heading "ページが見つかりません"'],
    ["server_error", 'heading "503 Service Unavailable"'],
    ["server_error", 'heading "Something went wrong"'],
    ["denied", 'heading "403 Forbidden"'],
    ["denied", 'heading "Доступ запрещён"'],
    ["rate_limited", 'heading "Too many requests"'],
    ["expired", 'heading "Your session has expired"'],
    ["login", signIn],
    ["expired", `${signIn}\nstatus "Please log in again"`],
    ["captcha", 'checkbox "I\'m not a robot"'],
    ["ordinary", 'heading "Beds"\nbutton "Add"'],
    ["ordinary", ""],
    ["ordinary", 'heading "No beds found"'],
    ["ordinary", 'heading "Room 404"'],
    ["ordinary", 'heading "404 Elm Road"'],
    ["not_found", 'heading "404 Page not here"'],
    ["server_error", 'heading "500 – oops"'],
    ["server_error", 'heading "Server Error (500)"'],
    ["server_error", 'heading "Server error"'],
    ["server_error", 'heading "Server error (502)"\nlink "Home"'],
    ["ordinary", 'heading "Server error (404)"'],
    ["ordinary", 'heading "Server errors"'],
    ["ordinary", 'heading "Server error log"'],
    ["ordinary", 'heading "Last server error"'],
    ["ordinary", 'heading "Server error (500) of May"'],
    ["ordinary", 'button "Server Error (500)"'],
    ["ordinary", `heading "Server Error (500)"\n${links(26)}`],
    ["server_error", 'heading "503 Service down"'],
    ["ordinary", 'heading "Error log"\nbutton "Clear"'],
    ["ordinary", 'heading "404" [hidden]\nheading "Beds"'],
    ["ordinary", `heading "Page not found: what to do"\n${links(40)}`],
    ["ordinary", 'textbox:password "New"\ntextbox:password "Again"'],
    ["ordinary", 'form "Join"\n  textbox "Name"\n  textbox "Town"\n  textbox:password "Password"'],
    ["ordinary", grouped('textbox "Name"', 'textbox "Town"', 'textbox:password "Password"')],
    ["login", grouped('textbox "Name"', 'textbox:password "Password"')],
    ["login", grouped('textbox "Name"', 'textbox:search "Find"', 'textbox:password "Password"')],
    ["login", `form "News"\n  textbox "Town"\n  textbox "Mail"\n${signIn}`],
    ["ordinary", `${links(16)}\n${code}\n${keys}`],
    ["login", `${links(9)}\n${code}\n${keys}`],
    ["login", `${links(16)}\n${code}\n${keys.replace('"0"', '"OK"')}`],
    ["login", `${links(16)}\n${signIn}\n${keys}`],
    ["ordinary", newUser('button "Create"')],
    ["ordinary", newUser('button "Save user"').replace('dialog "New user"', 'form "New user"')],
    ["login", newUser('button "Create an account"\n  link "Log in"')],
    ["login", newUser('link "Create account"')],
    // A wall before the page, and a question who it is.
    ["login", newUser('button "Create account"').replace('link "Log out"', 'link "Log in"')],
    ["login", newUser('button "Save changes"').replace('\n  combobox "Role"', "")],
    ["login", newUser('button "Create"\n  button "Unlock"')],
    ["login", `${newUser('button "OK"')}\nbutton "Create"`],
    ["ordinary", `heading "Robots"\n${links(70)}\nlink "Why captcha?"`],
  ])("%s: %s", (kind, outline) => {
    expect(kindOf(outline)).toBe(kind);
  });

  it("goes by the title, and by the text of a bare page alone", () => {
    expect(kindOf('link "Home"', { title: "404 Not Found" })).toBe("not_found");
    expect(kindOf('link "Home"', { text: "Sorry\nThe page does not exist" })).toBe("not_found");
    expect(kindOf(links(12), { text: "Sorry\nThe page does not exist" })).toBe("ordinary");
  });

  it("tells an amount at the start of a line from a status", () => {
    expect(kindOf('button "Add"', { text: "Chestnut honey\n500 g, € 7.80" })).toBe("ordinary");
    expect(kindOf('button "Add"', { text: "404.50 € in all\n403 points" })).toBe("ordinary");
    expect(kindOf('button "Back"', { text: "Oh no\nError 500: it broke" })).toBe("server_error");
    expect(kindOf('button "Back"', { text: "404" })).toBe("not_found");
  });

  it("knows the browser's own page for what it could not load, whatever that says", () => {
    const page = aPage('heading "This page isn’t working"');
    expect(pageKindOf({ ...page, url: "chrome-error://chromewebdata/" })).toBe("not_loaded");
    expect(isErrorPage("not_loaded")).toBe(true);
  });

  it("takes an apology for a fault where the page offers nothing else", () => {
    const sorry = "Sorry, the drawer is being counted and this page cannot be shown.";
    expect(kindOf('heading "Seeds"', { text: sorry })).toBe("server_error");
    expect(kindOf('heading "Samen"', { text: "Leider ist das gerade nicht möglich." })).toBe("server_error");
    expect(kindOf(`heading "Seeds"\n${links(6)}`, { text: sorry })).toBe("ordinary");
    expect(kindOf('heading "Seeds"', { text: "Sorry, no results could be found." })).toBe("ordinary");
    expect(kindOf('heading "Seeds"', { text: "Sorry for the dust: we moved." })).toBe("ordinary");
  });

  it.each<[number, PageKind]>([
    [200, "ordinary"],
    [304, "ordinary"],
    [401, "denied"],
    [403, "denied"],
    [404, "not_found"],
    [410, "not_found"],
    [429, "rate_limited"],
    [500, "server_error"],
    [504, "server_error"],
  ])("goes by the document's own answer %i before all", (status, kind) => {
    const networkEvents = [
      { method: "GET", urlPath: "/page", resourceType: "document", status, startedAt: 1 },
    ];
    expect(pageKindOf(aPage('heading "Beds"'), aReport({ networkEvents }))).toBe(kind);
  });

  it("does not go by the answers to other requests", () => {
    const networkEvents = [
      { method: "GET", urlPath: "/x.png", resourceType: "image", status: 404, startedAt: 1 },
    ];
    expect(pageKindOf(aPage('heading "Beds"'), aReport({ networkEvents }))).toBe("ordinary");
  });

  it("is an error page where nothing that was asked for can be", () => {
    const kinds: PageKind[] = [
      "not_found",
      "server_error",
      "denied",
      "rate_limited",
      "login",
      "expired",
      "captcha",
      "ordinary",
    ];
    expect(kinds.filter(isErrorPage)).toEqual(["not_found", "server_error", "denied", "rate_limited"]);
  });
});
