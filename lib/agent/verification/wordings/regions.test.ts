import { type Act, clicks, wordingsTable } from "@/tests/support/wordings";

const stores = { mutating: true, requests: ["PUT /locale 200"] } as const;

const tongues = ["English", "Deutsch", "Français"];
const page = (tongue: string, open: boolean, more = "") => `
  link "Home" >/home
  button "Language: ${tongue}" [${open ? "expanded" : "collapsed"} popup] #tongue
  button "Currency: EUR" [collapsed popup] #money
  heading "${{ English: "Welcome", Deutsch: "Willkommen", Français: "Bienvenue" }[tongue]}"
${open ? `  menu "Language"\n${tongues.map((one) => `    menuitem "${one}" [${one === tongue ? "checked" : "unchecked"}] #t-${one}`).join("\n")}` : ""}
${more}`;

type Locale = {
  zone?: string;
  clock?: string;
  money?: string;
  start?: string;
  more?: string;
  dirty?: boolean;
};
const locale = ({
  zone = "UTC",
  clock = "12-hour",
  money = "EUR",
  start = "Sunday",
  more = "",
  dirty,
}: Locale = {}) => `
  link "Profile" >/settings/profile
  link "Language and region" [current] >/settings/region
  heading "Language and region"
  form "Region"
    combobox "Time zone" ="${zone}" |"UTC|Berlin|Tokyo" #zone
    combobox "Currency" ="${money}" |"EUR|USD|JPY" #money
    region "Time format"
      radio "12-hour" [${clock === "12-hour" ? "checked" : "unchecked"}] #h12
      radio "24-hour" [${clock === "24-hour" ? "checked" : "unchecked"}] #h24
    region "First day of the week"
      radio "Sunday" [${start === "Sunday" ? "checked" : "unchecked"}] #sunday
      radio "Monday" [${start === "Monday" ? "checked" : "unchecked"}] #monday
    button "Discard"${dirty ? "" : " [disabled]"} #discard
    button "Save changes"${dirty ? "" : " [disabled]"} #save
${more}`;
const chooses = (on: string, value: string, to: Locale): Act => ({
  does: "select",
  on,
  value,
  before: locale(),
  after: locale({ ...to, dirty: true }),
});

wordingsTable([
  {
    wanted: "a site in another language, by a menu",
    steps: [
      "Change the language to German (Deutsch)",
      "Select Deutsch in the language menu",
      'Choose "Deutsch"',
      "The language should be Deutsch",
      "Switch the site to Deutsch",
      "Set the language of the page to Deutsch",
      "Open the language menu and choose Deutsch",
      "Change the language from English to Deutsch",
    ],
    act: clicks("#t-Deutsch", page("English", true), page("Deutsch", false)),
    others: {
      french: clicks("#t-Français", page("English", true), page("Français", false)),
      "menu only": clicks("#tongue", page("English", false), page("English", true)),
      nothing: clicks("#t-Deutsch", page("English", true), page("English", false)),
      currency: clicks(
        "#money",
        page("English", false),
        page("English", false, '  menu "Currency"\n    menuitem "EUR"\n    menuitem "USD"'),
      ),
    },
    told: 7,
  },
  {
    wanted: "another time zone",
    steps: [
      "Set the time zone to Berlin",
      'Select "Berlin" in the Time zone field',
      "Time zone should be Berlin",
      "Change the time zone from UTC to Berlin",
      "Choose Berlin as my time zone in the region settings",
      "The time zone Berlin is selected",
    ],
    act: chooses("#zone", "Berlin", { zone: "Berlin" }),
    others: {
      tokyo: chooses("#zone", "Tokyo", { zone: "Tokyo" }),
      money: chooses("#money", "USD", { money: "USD" }),
      "sprung back": chooses("#zone", "Berlin", {}),
    },
    told: 6,
  },
  {
    wanted: "the hours from one to twenty-four",
    steps: [
      "Use the 24-hour time format",
      "Switch the time format to 24-hour",
      'Choose "24-hour" under "Time format"',
      "The time format should be 24-hour",
      "Show times in 24-hour format",
      "Set the clock to 24-hour",
      "24-hour is selected as the time format",
    ],
    act: clicks("#h24", locale(), locale({ clock: "24-hour", dirty: true })),
    others: {
      twelve: clicks("#h12", locale({ clock: "24-hour" }), locale({ dirty: true })),
      monday: clicks("#monday", locale(), locale({ start: "Monday", dirty: true })),
      nothing: clicks("#h24", locale(), locale()),
    },
    told: 7,
  },
  {
    wanted: "the week begins on Monday",
    steps: [
      "Start the week on Monday",
      "Set the first day of the week to Monday",
      'Select "Monday" under "First day of the week"',
      "The week should start on Monday",
      "Monday is the first day of the week",
      "Choose Monday as first weekday in the settings",
    ],
    act: clicks("#monday", locale(), locale({ start: "Monday", dirty: true })),
    others: {
      sunday: clicks("#sunday", locale({ start: "Monday" }), locale({ dirty: true })),
      clock: clicks("#h24", locale(), locale({ clock: "24-hour", dirty: true })),
    },
    told: 6,
  },
  {
    wanted: "a region is kept",
    steps: [
      "Save the changes",
      "Save the language and region settings",
      'Click "Save changes"',
      "The region settings should be saved",
      "Save the new time zone Berlin",
      "The changes are saved",
    ],
    act: clicks(
      "#save",
      locale({ zone: "Berlin", dirty: true }),
      locale({ zone: "Berlin", more: '  status "Settings saved"' }),
      stores,
    ),
    others: {
      discarded: clicks("#discard", locale({ zone: "Berlin", dirty: true }), locale(), { mutating: true }),
      failed: clicks(
        "#save",
        locale({ zone: "Berlin", dirty: true }),
        locale({ zone: "Berlin", dirty: true, more: '  alert "Could not save settings"' }),
        { mutating: true, requests: ["PUT /locale 500"] },
      ),
      nothing: clicks(
        "#save",
        locale({ zone: "Berlin", dirty: true }),
        locale({ zone: "Berlin", dirty: true }),
        {
          mutating: true,
        },
      ),
    },
    told: 5,
  },
]);
