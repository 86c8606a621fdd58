import { describe, expect, it } from "vitest";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { aPage } from "@/tests/support/a-page";
import { refinedStep } from "@/tests/support/refined-step";

const told = async (
  description: string,
  page: PageSnapshot,
  more?: Parameters<typeof refinedStep>[2],
): Promise<string> => {
  const { decision, action, prepares } = await refinedStep(description, page, more);
  return decision === "act" ? `${prepares ? "first " : ""}${action}` : decision;
};

const clinic = aPage(
  `
  region:banner
    region:navigation "Main"
      link "Home" #home >"https://a.org/index.html"
      link "Overview" #overview >"https://a.org/overview.html"
      link "Patients" #patients [current] >"https://a.org/patients.html"
      link "Settings" #settings >"https://a.org/settings.html"
  region:main
    heading:1 "Patients"
    form:search
      textbox:search "Search patients" #search ~"Name or phone"
    button "Add patient" #add
    table
      row "Name Born"
        button "Name" #byname
        button "Born" #byborn
      row "Amelia Hart 1984"
        button "Edit" #edit1 ^"Amelia Hart"
        button "Delete" #delete1 ^"Amelia Hart"
      row "Bo Li 1990"
        button "Edit" #edit2 ^"Bo Li"
        button "Delete" #delete2 ^"Bo Li"`,
  { url: "https://a.org/patients.html", title: "Patients · Clinic" },
);

const dialog = aPage(
  `
  region:main
    button "Add patient" #add !
  dialog "Add patient"
    form
      textbox:text "Full name *" #name [focused required]
      textbox:date "Date of birth" #born
      textbox:tel "Phone" #phone
      textbox:textarea "Notes" #notes
      button:button "Cancel" #cancel
      button:submit "Save patient" #save`,
  { title: "Patients · Clinic" },
);

const form = aPage(`
  form "Order"
    textbox:text "First name" #first
    textbox:text "Last name" #last
    textbox:email "E-mail" #mail
    textbox:password "Password" #pass
    textbox:number "Quantity" #count
    combobox "Priority" #priority |"Low|Medium|High" ="Low"
    combobox "Country" #country |"Togo|Trinidad and Tobago|Tonga"
    list:radiogroup "Size"
      radio "Small" #small
      radio "Large" #large
    checkbox "Send me news" #news [checked]
    checkbox "I agree to the terms" #terms
    switch "Dark mode" #dark
    slider "Volume" #volume
    file "Resume" #resume
    button:submit "Place order" #order [disabled]`);

const widgets = aPage(`
  list:tablist "Sections"
    tab "Tab #1" #tab1 [selected]
    tab "Tab #2" #tab2
    tab "Settings" #tab3
  link "Settings" #linksettings >"https://a.org/settings"
  button "Details" #details [collapsed]
  button "Shipping" #shipping [expanded]
  dialog "Notice"
    button "×" #x
    button "OK" #ok
  button "Menu" #menu [collapsed]`);

const mails = aPage(`
  item "Anna Lunch? ★"
    clickable "Anna Lunch? ★" #anna
    clickable "★" #star1
  item "Boris Report ★"
    clickable "Boris Report ★" #boris
    clickable "★" #star2`);

const alike = aPage('button "Ok" #a1\nbutton "ok" #a2\nbutton "ok" #a3\ntextbox "Ok" #t');

const items = aPage('list\n  menuitem "Redo" #redo\n  menuitem "Undo" #undo');

const acts: [string, PageSnapshot, string][] = [
  ["Open the mail from Anna", mails, 'click("anna")'],
  ["Click the message of Boris", mails, 'click("boris")'],
  ["Click the star of Boris", mails, 'click("star2")'],
  ['Star the mail in "Boris"', mails, 'click("star2")'],
  ["Open the mail from Carla", mails, "cannot"],
  ['Click "Reply" in the mail from Anna', mails, "cannot"],
  ['Click the "Ok" button', alike, 'click("a1")'],
  ['Click the "ok" button', alike, 'click("a2")'],
  ['Click "Redo" in the menu', items, 'click("redo")'],
  ['Click "Redo" in the dialog', items, "cannot"],
  ["Click Yes or Undo", items, 'click("undo")'],
  ["Open overview", clinic, 'click("overview")'],
  ['Open "Patients"', clinic, "step_holds"],
  ["Open the form to add a patient", clinic, 'click("add")'],
  ["Open the form to add a patient", dialog, "step_holds"],
  ['Click "Add patient" to add a patient', clinic, 'click("add")'],
  ['Delete patient "Amelia Hart"', clinic, 'click("delete1")'],
  ['Edit "Bo Li"', clinic, 'click("edit2")'],
  ['Click "Delete" in the row of Bo Li', clinic, 'click("delete2")'],
  ["Click the second Edit button", clinic, 'click("edit2")'],
  ["Click the last Delete button", clinic, 'click("delete2")'],
  ["Click Delete", clinic, "ask"],
  ['Search for "Bo"', clinic, 'setValue("search", "Bo")'],
  ["Sort by born", clinic, 'click("byborn")'],
  ['Enter "Jas" in the name field', clinic, "cannot"],
  ["Submit the form for the new patient", clinic, "cannot"],
  ['Enter "Jas" in the name field', dialog, 'setValue("name", "Jas")'],
  ['Enter "3 May 1990" in the date of birth field', dialog, 'setValue("born", "1990-05-03")'],
  ['Enter "1" in the phone number field', dialog, 'setValue("phone", "1")'],
  ["Submit the form for the new patient", dialog, 'click("save")'],
  ['Click "Add patient"', dialog, 'first click("cancel")'],
  ["Close the dialog", dialog, 'click("cancel")'],
  ["Confirm the deletion", clinic, "step_holds"],
  ['Enter "Lee" in the Last Name field', form, 'setValue("last", "Lee")'],
  ['Enter "a@b.c" in the email address field', form, 'setValue("mail", "a@b.c")'],
  ["Enter {{secret:pw}} as the password", form, 'setValue("pass", "{{secret:pw}}")'],
  ['Enter "3 pieces" in the quantity field', form, 'setValue("count", "3")'],
  ['Select "High" in the Priority list', form, 'select("priority", "High")'],
  ["Set the Priority field to medium", form, 'select("priority", "Medium")'],
  ["Select Trinidad and Tobago in the country list", form, 'select("country", "Trinidad and Tobago")'],
  ["Select Tonga", form, 'select("country", "Tonga")'],
  ['Select "Urgent" in the Priority list', form, "cannot"],
  ["Select Large", form, 'check("large")'],
  ['Set the size to "Small"', form, 'check("small")'],
  ["Turn off Send me news", form, 'uncheck("news")'],
  ["Check I agree to the terms", form, 'check("terms")'],
  ["Turn on dark mode", form, 'check("dark")'],
  ['Set the volume to "7"', form, 'setValue("volume", "7")'],
  ["Submit the form", form, "cannot"],
  ["Open the Settings tab", widgets, 'click("tab3")'],
  ["Open the Settings page", widgets, 'click("linksettings")'],
  ["Open Tab #1", widgets, "step_holds"],
  ["Click on Tab #2.", widgets, 'click("tab2")'],
  ["Expand Details", widgets, 'click("details")'],
  ["Expand Shipping", widgets, "step_holds"],
  ["Collapse Shipping", widgets, 'click("shipping")'],
  ['Click the "x" in the dialog', widgets, 'click("x")'],
  ["Close the notice", widgets, 'click("x")'],
  ["Click Export", widgets, 'first click("menu")'],
  ["Press Enter", form, 'press("Enter")'],
  ["Go to https://a.org/new", clinic, 'navigate("https://a.org/new")'],
  ["Go to https://a.org/patients.html", clinic, "step_holds"],
  ["Go back", clinic, "goBack()"],
  ["Reload the page", clinic, "reload()"],
  ["Wait 3 seconds", clinic, "wait(3)"],
  ["Scroll down", clinic, 'scroll("down")'],
  ["Look wistful", clinic, "cannot"],
];

describe("refining a step", () => {
  it.each(acts)("%s", async (step, page, expected) => {
    expect(await told(step, page)).toBe(expected);
  });

  it("asks which of several is meant, tells them apart, and takes the answer", async () => {
    const asked = await refinedStep("Click Delete", clinic);
    expect(asked.options).toEqual(['button "Delete" in Amelia Hart', 'button "Delete" in Bo Li']);
    const answers = [{ question: asked.question ?? "", answer: 'button "Delete" in Bo Li' }];
    expect(await told("Click Delete", clinic, { answers })).toBe('click("delete2")');
  });

  it("says how sure it is", async () => {
    const exact = await refinedStep('Click "Add patient"', clinic);
    const near = await refinedStep("Click the new patient button", clinic);
    expect(exact.certainty).toBeGreaterThan(near.certainty);
    expect(near.certainty).toBeGreaterThanOrEqual(0.5);
  });

  it("takes the first of several that anybody may mean", async () => {
    const open = aPage('textbox "Town" #f ="Le"\nlist\n  option "Leeds" #o1\n  option "Lewes" #o2');
    expect(await told('Select any item that starts with "Le"', open)).toBe('click("o1")');
    expect(await told('Select the item that starts with "Le"', open)).not.toContain("click");
  });

  it("types what opens suggestions, then chooses the one that fits", async () => {
    const closed = aPage('textbox "Fruit" #f');
    const open = aPage('textbox "Fruit" #f ="ap"\nlist\n  option "apple" #o1\n  option "apricot" #o2');
    const step = 'Select the item that starts with "ap" and ends with "cot"';
    expect(await told(step, closed)).toBe('first setValue("f", "ap")');
    expect(await told(step, open)).toBe('click("o2")');
  });

  it("opens a list of choices before it chooses", async () => {
    const closed = aPage('combobox "Doctor" #d [collapsed popup] =""');
    const open = aPage(
      'combobox "Doctor" #d [expanded] ="Amari"\nlist:listbox\n  option "Dr Amari" #a\n  option "Dr Li" #l',
    );
    expect(await told('Select "Dr Amari" in the doctor list', closed)).toBe(
      'first setValue("d", "Dr Amari")',
    );
    expect(await told('Select "Dr Amari" in the doctor list', open)).toBe('click("a")');
  });

  it("scrolls a list that shows only a part of itself, and gives up at its end", async () => {
    const part = aPage('list "Results" #l %"40% of 5200px"\n  item "One"\n    button "One" #b1');
    const end = aPage('list "Results" #l %"100% of 5200px"\n  item "One"\n    button "One" #b1');
    expect(await told("Click Zebra", part)).toBe('first scroll("down", "l")');
    expect(await told("Click Zebra", end)).toBe("cannot");
  });

  it("presses Enter where a field has no button", async () => {
    const page = aPage('textbox "What needs to be done?" #t [focused] ="milk"');
    for (const step of ["Submit the form for the new task", 'Submit the form for "scan_003.pdf"'])
      expect(await told(step, page), step).toBe('press("Enter")');
  });

  it("takes a number for a name only where it comes first", async () => {
    const results = aPage(
      'table\n  row "7 Ann Ferritin 40"\n    button "Mark reviewed" #seven &"40 µg/L"\n  row "40 Bo Sodium 7"\n    button "Mark reviewed" #forty &"7 mmol/L"',
    );
    expect(await told("Mark the result of No. 40 as reviewed", results)).toBe('click("forty")');
  });

  it("has nothing to save where no form is", async () => {
    const switches = aPage('switch "News" #news [checked]');
    expect(await told("Save the change", switches)).toBe("step_holds");
    expect(await told("Save the change", dialog)).toBe('click("save")');
  });

  it("finds tabs and files by their names", async () => {
    const tabs = [
      { id: "t1", url: "https://a.org", title: "Start", active: true },
      { id: "t2", url: "https://a.org/report", title: "Report", active: false },
    ];
    expect(await told("Switch to the other tab", form, { tabs })).toBe('switchTab("t2")');
    const attachments = [
      { id: "f1", filename: "photo.png" },
      { id: "f2", filename: "my resume.pdf" },
    ];
    expect(await told("Upload my resume to the Resume field", form, { attachments })).toBe(
      'uploadFile("resume", "f2")',
    );
    expect(await told("Upload my resume to the Resume field", form)).toBe("cannot");
  });
});

it("changes what stands in a field beside the button that stores it, and does not press that first", async () => {
  const card = (value: string) =>
    aPage(`heading:2 "HH-KL 482"\ntextbox "Mileage" #km ="${value}"\nbutton "Update" #go`);
  expect(await told('Edit "HH-KL 482"', card("121300"))).toBe("step_holds");
});

it.each([
  ["by a control that moves what is selected", 'button "Move…" #m [disabled]', 'first check("b")'],
  ["by hand where there is none", 'button "Move up" #m', 'dragAndDrop("i", "a")'],
])("moves an entry %s", async (_, control, expected) => {
  const files = aPage(
    `link "Archive" #a >"https://a.org/archive"\n${control}\nlist\n  item "plan-7.xlsx" #i\n    checkbox "Select plan-7.xlsx" #b`,
  );
  expect(await told("Move plan-7.xlsx to Archive", files)).toBe(expected);
});

it("does a command that no rule finds a way for with what the page offers for its words", async () => {
  const days = ["morning", "evening"].map((day) => `\n    combobox "Kelp, ${day}" #${day} |"In|Out|Ashore"`);
  const others = ["morning", "evening"].map((day) => `\n    combobox "Dulse, ${day}" |"In|Out|Ashore"`);
  const rota = aPage(`table\n  row "Kelp"${days.join("")}\n  row "Dulse"${others.join("")}`);
  expect(await told("Put Kelp down as Ashore in the evening", rota)).toBe('select("evening", "Ashore")');
  expect(await told("Put Kelp down as Ashore", rota)).toBe("cannot");
});
