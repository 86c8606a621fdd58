import { type Act, clicks, wordingsTable } from "@/tests/support/wordings";

const stores = { mutating: true } as const;

const channels = ["Email", "Push", "SMS"];
const events = ["Comments", "Mentions"];
const notices = (on: readonly string[], more = "") => `
  link "Profile" >/settings/profile #profile
  link "Notifications" [current] >/settings/notifications #notifications
  link "Appearance" >/settings/appearance #appearance
  heading "Notifications"
${events
  .map(
    (event) =>
      `  region "${event}"\n    heading "${event}"\n${channels.map((channel) => `    switch "${channel}" [${on.includes(`${event} ${channel}`) ? "checked" : "unchecked"}] #${event}-${channel}`).join("\n")}`,
  )
  .join("\n")}
${more}`;
const flips = (what: string, from: readonly string[], to: readonly string[], more = ""): Act =>
  clicks(`#${what.replace(" ", "-")}`, notices(from), notices(to, more), {
    ...stores,
    requests: ["PUT /preferences 200"],
  });

wordingsTable([
  {
    wanted: "a notice by a channel",
    steps: [
      "Turn on push notifications for mentions",
      "Enable Push under Mentions",
      "In the Mentions section, switch Push on",
      'Turn the "Push" toggle of "Mentions" on',
      "Push should be enabled for Mentions",
      "Push notifications for mentions are on",
      "Mentions: Push on",
      "Activate push notifications about mentions so that nothing is missed",
    ],
    act: flips("Mentions Push", [], ["Mentions Push"]),
    others: {
      "other section": flips("Comments Push", [], ["Comments Push"]),
      "other channel": flips("Mentions SMS", [], ["Mentions SMS"]),
      off: flips("Mentions Push", ["Mentions Push"], []),
      nothing: flips("Mentions Push", [], []),
      "sprung back": flips("Mentions Push", [], [], '  alert "Could not save your preferences"'),
    },
    told: 7,
  },
  {
    wanted: "no notice by a channel",
    steps: [
      "Turn off email notifications for comments",
      "Disable Email in the Comments section",
      "Email should be off for Comments",
      "Comments must no longer be sent by email",
      "Email notifications for comments are disabled",
      "Switch the Email toggle under Comments off",
    ],
    act: flips("Comments Email", ["Comments Email", "Mentions Email"], ["Mentions Email"]),
    others: {
      "other section": flips("Mentions Email", ["Comments Email", "Mentions Email"], ["Comments Email"]),
      on: flips("Comments Email", ["Mentions Email"], ["Comments Email", "Mentions Email"]),
    },
    told: 5,
  },
]);

const themes = ["Light", "Dark", "System"];
const looks = (theme: string, density = "Comfortable") => `
  link "Profile" >/settings/profile
  link "Appearance" [current] >/settings/appearance
  heading "Appearance"
  region "Theme"
    heading "Theme"
${themes.map((one) => `    radio "${one}" [${one === theme ? "checked" : "unchecked"}] #${one}`).join("\n")}
  region "Density"
    heading "Density"
${["Comfortable", "Compact"].map((one) => `    button "${one}" [${one === density ? "pressed" : "unpressed"}] #${one}`).join("\n")}
`;
wordingsTable([
  {
    wanted: "a dark look",
    steps: [
      "Switch to the dark theme",
      "Choose the Dark theme",
      "Set the theme to Dark",
      "Turn on dark mode",
      "The theme should be dark",
      "Dark mode is enabled",
      'Select "Dark" under "Theme"',
      "In the Appearance settings, change the theme from Light to Dark",
      "Use the dark appearance",
    ],
    act: clicks("#Dark", looks("Light"), looks("Dark")),
    others: {
      system: clicks("#System", looks("Light"), looks("System")),
      light: clicks("#Light", looks("Dark"), looks("Light")),
      nothing: clicks("#Dark", looks("Light"), looks("Light")),
    },
    told: 6,
  },
  {
    wanted: "a tight layout",
    steps: [
      "Set the density to Compact",
      "Choose the compact density",
      "The density should be compact",
      'Under "Density", click "Compact"',
      "Switch from comfortable to compact density",
      "Compact is selected as the density",
    ],
    act: clicks("#Compact", looks("Light"), looks("Light", "Compact")),
    others: {
      wide: clicks("#Comfortable", looks("Light", "Compact"), looks("Light")),
      theme: clicks("#Dark", looks("Light"), looks("Dark")),
      nothing: clicks("#Compact", looks("Light"), looks("Light")),
    },
    told: 4,
  },
]);

const keys = ["Build server", "Nightly export"];
const secrets = (names: readonly string[], more = "") => `
  heading "API keys"
  button "Create key" #create
  table "API keys"
${names.map((name) => `    row "${name} ••••4f2a"\n      button "Copy" #c-${name.slice(0, 5)}\n      button "Revoke" #r-${name.slice(0, 5)}`).join("\n")}
${more}`;
const naming =
  '  dialog "Create API key"\n    textbox "Key name" ="Mobile app" #name\n    button "Cancel" #cancel\n    button "Create" #make';
const revokes = (name: string): Act =>
  clicks(`#r-${name.slice(0, 5)}`, secrets(keys), secrets(keys.filter((one) => one !== name)), stores);
const makes = (on: string, after: string, more: Partial<Act> = {}): Act =>
  clicks(on, secrets(keys, naming), after, { ...stores, ...more });

wordingsTable([
  {
    wanted: "a key is revoked",
    steps: [
      'Revoke the API key "Nightly export"',
      "Revoke Nightly export",
      "The key Nightly export should be revoked",
      "The API key Nightly export no longer exists",
      "Delete the API key Nightly export using Revoke",
      "The Nightly export key must be invalidated",
    ],
    act: revokes("Nightly export"),
    others: {
      neighbour: revokes("Build server"),
      copied: clicks("#c-Night", secrets(keys), secrets(keys, '  alert "Copied to clipboard"')),
      "asked only": clicks(
        "#r-Night",
        secrets(keys),
        secrets(keys, '  dialog "Revoke key?"\n    button "Cancel"\n    button "Revoke key"'),
        stores,
      ),
      nothing: clicks("#r-Night", secrets(keys), secrets(keys), stores),
    },
    told: 5,
  },
  {
    wanted: "a key is made",
    steps: [
      'Create the API key "Mobile app"',
      "Create an API key named Mobile app",
      "The key Mobile app is listed",
      'Click "Create" in the dialog to create the key "Mobile app"',
      "There should be an API key called Mobile app",
      "Confirm the creation of the Mobile app key",
      "Generate the key for Mobile app",
    ],
    act: makes("#make", secrets([...keys, "Mobile app"])),
    others: {
      cancelled: makes("#cancel", secrets(keys)),
      nothing: makes("#make", secrets(keys, naming)),
      full: makes("#make", secrets(keys, '  alert "You have reached the limit of 2 keys"')),
      vanished: makes("#make", secrets(keys)),
      copied: clicks("#c-Night", secrets(keys), secrets(keys, '  alert "Copied to clipboard"')),
    },
    told: 6,
  },
  {
    wanted: "a key is copied",
    steps: [
      "Copy the API key Nightly export",
      "Copy the key of Nightly export to the clipboard",
      'Click "Copy" in the row of "Nightly export"',
      "The Nightly export key should be in the clipboard",
      "The key Nightly export is copied",
    ],
    act: clicks("#c-Night", secrets(keys), secrets(keys, '  alert "Copied to clipboard"')),
    others: {
      neighbour: clicks("#c-Build", secrets(keys), secrets(keys, '  alert "Copied to clipboard"')),
      revoked: revokes("Nightly export"),
      denied: clicks("#c-Night", secrets(keys), secrets(keys, '  alert "Could not copy"')),
    },
    told: 0,
  },
]);

const plans = ["Free", "Team", "Business"];
const offers = (plan: string, more = "") => `
  heading "Plans"
${plans.map((one) => `  region "${one}"\n    heading "${one}"\n    text "${one === plan ? "Current plan" : "per month"}"\n    button "${one === plan ? "Current plan" : plans.indexOf(one) > plans.indexOf(plan) ? "Upgrade" : "Downgrade"}" ${one === plan ? "[disabled]" : ""} #p-${one}`).join("\n")}
${more}`;
const takes = (plan: string): Act => clicks(`#p-${plan}`, offers("Free"), offers(plan), stores);
const locks = (on: boolean, more = "") => `
  heading "Security"
  region "Two-factor authentication"
    text "${on ? "Enabled" : "Not enabled"}"
    button "${on ? "Disable" : "Enable"}" #two
  region "Sessions"
    item "Firefox on Linux This device"
    item "Safari on iPhone Last seen 3 May"
      button "Sign out" #phone
    item "Chrome on Windows Last seen 1 May"
      button "Sign out" #pc
    button "Sign out everywhere" #all
${more}`;
const noPhone = locks(false).replace(/ {4}item "Safari[^\n]*\n[^\n]*\n/, "");
const noPc = locks(false).replace(/ {4}item "Chrome[^\n]*\n[^\n]*\n/, "");

wordingsTable([
  {
    wanted: "a larger plan",
    steps: [
      "Upgrade to the Team plan",
      "Switch to the Team plan",
      'Click "Upgrade" on the "Team" card',
      "The current plan should be Team",
      "Team is the current plan",
      "Change the plan from Free to Team",
      "Subscribe to Team",
    ],
    act: takes("Team"),
    others: {
      larger: takes("Business"),
      nothing: clicks("#p-Team", offers("Free"), offers("Free"), stores),
      declined: clicks("#p-Team", offers("Free"), offers("Free", '  alert "Your card was declined"'), stores),
    },
    told: 0,
  },
  {
    wanted: "a second factor",
    steps: [
      "Enable two-factor authentication",
      "Turn on two-factor authentication",
      "Two-factor authentication should be enabled",
      "Two-factor authentication is on",
      'Click "Enable" under "Two-factor authentication"',
      "Activate two-factor authentication for the account",
    ],
    act: clicks("#two", locks(false), locks(true), stores),
    others: {
      off: clicks("#two", locks(true), locks(false), stores),
      nothing: clicks("#two", locks(false), locks(false), stores),
      asked: clicks(
        "#two",
        locks(false),
        locks(
          false,
          '  dialog "Confirm your password"\n    textbox:password "Password"\n    button "Continue"',
        ),
        stores,
      ),
    },
    told: 0,
  },
  {
    wanted: "a device is signed out",
    steps: [
      "Sign out the iPhone",
      "End the session of Safari on iPhone",
      'Click "Sign out" next to "Safari on iPhone"',
      "Safari on iPhone should be signed out",
      "The session Safari on iPhone is no longer listed",
      "Revoke the Safari on iPhone session",
      "Log out the device Safari on iPhone (last seen 3 May)",
    ],
    act: clicks("#phone", locks(false), noPhone, stores),
    others: {
      neighbour: clicks("#pc", locks(false), noPc, stores),
      nothing: clicks("#phone", locks(false), locks(false), stores),
    },
    told: 0,
  },
]);
