import { type Act, clicks, keyOf, wordingsTable } from "@/tests/support/wordings";

const stores = { mutating: true, requests: ["PATCH /api/flags 200"] } as const;
const reads = { mutating: false } as const;

const flags = ["new-checkout", "dark-header", "beta-search"];
const stages = ["Staging", "Production"];
const table = (on: readonly string[], more = "") => `
  heading "Feature flags"
  textbox "Search flags" #search
  table "Feature flags"
    row "Flag Staging Production"
${flags
  .map(
    (flag) =>
      `    row "${flag}"\n      link "${flag}" >/flags/${flag} #l-${flag}\n${stages.map((stage) => `      switch "${flag} in ${stage}" [${on.includes(`${flag} ${stage}`) ? "checked" : "unchecked"}] #${flag}-${stage}`).join("\n")}\n      button "More actions" [popup] #m-${flag}`,
  )
  .join("\n")}
${more}`;
const turns = (
  flag: string,
  stage: string,
  from: readonly string[],
  to: readonly string[],
  more: Partial<Act> = {},
): Act => clicks(`#${flag}-${stage}`, table(from), table(to), { ...stores, ...more });
const staged = ["new-checkout Staging"];

wordingsTable([
  {
    wanted: "a flag is on in an environment",
    steps: [
      "Turn on the flag new-checkout in Production",
      'Enable "new-checkout" for Production',
      "In the Production column, switch on the toggle of new-checkout",
      "new-checkout should be enabled in Production",
      "The flag new-checkout must be on in Production",
      "Production: turn new-checkout on",
      "Activate the feature flag new-checkout (Production environment)",
      "Roll out new-checkout to Production by switching its toggle on",
    ],
    act: turns("new-checkout", "Production", staged, [...staged, "new-checkout Production"]),
    others: {
      "other environment": turns("new-checkout", "Staging", [], staged),
      "other flag": turns("dark-header", "Production", staged, [...staged, "dark-header Production"]),
      off: turns("new-checkout", "Production", [...staged, "new-checkout Production"], staged),
      "asks for a reason": clicks(
        "#new-checkout-Production",
        table(staged),
        table(
          staged,
          '  dialog "Confirm changes"\n    textbox "Reason"\n    button "Cancel"\n    button "Save changes"',
        ),
        stores,
      ),
      nothing: turns("new-checkout", "Production", staged, staged, { requests: [] }),
      "sprang back": clicks(
        "#new-checkout-Production",
        table(staged),
        table(staged, '  alert "Could not update new-checkout"'),
        {
          mutating: true,
          requests: ["PATCH /api/flags 403"],
        },
      ),
    },
    told: 7,
  },
  {
    wanted: "a flag is off in an environment",
    steps: [
      "Turn off the flag new-checkout in Staging",
      'Disable "new-checkout" in Staging',
      "new-checkout should be off in Staging",
      "The Staging toggle of new-checkout must be off",
      "Switch new-checkout off for the Staging environment",
      "Deactivate new-checkout on Staging, leaving Production as it is",
    ],
    act: turns(
      "new-checkout",
      "Staging",
      [...staged, "new-checkout Production"],
      ["new-checkout Production"],
    ),
    others: {
      "other environment": turns(
        "new-checkout",
        "Production",
        [...staged, "new-checkout Production"],
        staged,
      ),
      on: turns("new-checkout", "Staging", [], staged),
      nothing: turns("new-checkout", "Staging", staged, staged, { requests: [] }),
    },
    told: 6,
  },
]);

type Alarm = { state?: string; muted?: boolean };
const alarms = ["CPU above 90 %", "Disk above 80 %", "Queue is stuck"];
const incidents = (states: Readonly<Record<string, Alarm>>, more = "", tick = "12:00:01") => `
  link "Overview" >/overview
  link "Alerts 3" [current] >/alerts
  heading "Alerts"
  text "Last updated ${tick}"
  list "Alerts"
${alarms
  .map((name) => {
    const { state = "Firing", muted = false } = states[name] ?? {};
    return `    item "${name} ${state}${muted ? " Muted until 14:00" : ""}" #item-${keyOf(name)}\n      link "${name}" >/alerts/${keyOf(name)} #l-${keyOf(name)}${state === "Firing" ? `\n      button "Acknowledge" #ack-${keyOf(name)}` : ""}${state === "Resolved" ? "" : `\n      button "Resolve" #res-${keyOf(name)}`}\n      button "${muted ? "Unmute" : "Mute"}" ${muted ? "" : "[collapsed popup]"} #mute-${keyOf(name)}`;
  })
  .join("\n")}
${more}`;
const lengths = `  list:menu "Mute for"
    menuitem "1 hour" #h1
    menuitem "4 hours" #h4
    menuitem "Forever" #h0
`;
const handles = (on: string, to: Readonly<Record<string, Alarm>>, more: Partial<Act> = {}): Act =>
  clicks(on, incidents({}), incidents(to, "", "12:00:06"), { ...stores, ...more });
const disk = "Disk above 80 %";
const diskKey = keyOf(disk);

wordingsTable([
  {
    wanted: "an alarm is taken note of",
    steps: [
      'Acknowledge the alert "Disk above 80 %"',
      "Acknowledge Disk above 80 %",
      'Click Acknowledge in the row of "Disk above 80 %"',
      'The alert "Disk above 80 %" should be acknowledged',
      "Ack the disk alert so that nobody else is paged",
      'Mark "Disk above 80 %" as acknowledged',
      "The second alert must be acknowledged",
    ],
    act: handles(`#ack-${diskKey}`, { [disk]: { state: "Acknowledged" } }),
    others: {
      neighbour: handles(`#ack-${keyOf("Queue is stuck")}`, { "Queue is stuck": { state: "Acknowledged" } }),
      resolved: handles(`#res-${diskKey}`, { [disk]: { state: "Resolved" } }),
      nothing: handles(`#ack-${diskKey}`, {}, { requests: [] }),
      "another one resolved itself": handles(
        `#ack-${diskKey}`,
        { "CPU above 90 %": { state: "Resolved" } },
        { requests: [] },
      ),
      "its menu": clicks(`#mute-${diskKey}`, incidents({}), incidents({}, lengths), reads),
    },
    told: 6,
  },
  {
    wanted: "an alarm is over",
    steps: [
      'Resolve the alert "Disk above 80 %"',
      "Click Resolve next to Disk above 80 %",
      'The alert "Disk above 80 %" should be resolved',
      'Mark "Disk above 80 %" as resolved',
      "Disk above 80 % must have the state Resolved",
      "Set the alert Disk above 80 % to resolved",
    ],
    act: handles(`#res-${diskKey}`, { [disk]: { state: "Resolved" } }),
    others: {
      neighbour: handles(`#res-${keyOf("Queue is stuck")}`, { "Queue is stuck": { state: "Resolved" } }),
      acknowledged: handles(`#ack-${diskKey}`, { [disk]: { state: "Acknowledged" } }),
      nothing: handles(`#res-${diskKey}`, {}, { requests: [] }),
    },
    told: 6,
  },
  {
    wanted: "an alarm is silent for hours",
    steps: [
      "Open the Mute menu of Disk above 80 % and choose 4 hours",
      'Mute "Disk above 80 %" for 4 hours',
      "Choose 4 hours in the mute menu",
      'Select "4 hours"',
      "The alert Disk above 80 % should be muted for 4 hours",
      "Silence the disk alert for four hours",
    ],
    act: clicks("#h4", incidents({}, lengths), incidents({ [disk]: { muted: true } }), stores),
    others: {
      "other time": clicks("#h1", incidents({}, lengths), incidents({ [disk]: { muted: true } }), stores),
      "the menu": clicks(`#mute-${diskKey}`, incidents({}), incidents({}, lengths), reads),
      nothing: clicks("#h4", incidents({}, lengths), incidents({}), { mutating: true }),
      loud: clicks(`#mute-${diskKey}`, incidents({ [disk]: { muted: true } }), incidents({}), stores),
    },
    told: 0,
  },
  {
    wanted: "an alarm is heard again",
    steps: [
      'Unmute "Disk above 80 %"',
      "Unmute the alert Disk above 80 %",
      "The alert Disk above 80 % should not be muted any more",
      "Click Unmute in the entry of Disk above 80 %",
      "Turn the notifications of Disk above 80 % back on",
      "Disk above 80 % must be unmuted",
    ],
    act: clicks(`#mute-${diskKey}`, incidents({ [disk]: { muted: true } }), incidents({}), stores),
    others: {
      muted: clicks("#h4", incidents({}, lengths), incidents({ [disk]: { muted: true } }), stores),
      "the menu": clicks(`#mute-${diskKey}`, incidents({}), incidents({}, lengths), reads),
      nothing: clicks(
        `#mute-${diskKey}`,
        incidents({ [disk]: { muted: true } }),
        incidents({ [disk]: { muted: true } }),
        {
          mutating: true,
        },
      ),
    },
    told: 5,
  },
]);

const spans = ["Last 15 minutes", "Last 1 hour", "Last 24 hours", "Last 7 days"];
const panels = (span: string, open: boolean, live = false, more = "") => `
  heading "Web servers"
  button "Time range: ${span}" [${open ? "expanded" : "collapsed"} popup] #range
  button "Refresh" #refresh
  switch "Live" [${live ? "checked" : "unchecked"}] #live
  region "Requests"
    heading "Requests"
    text "${spans.indexOf(span) * 4 + 3} k"
    button "Panel menu" [popup] #menu-requests
  region "Errors"
    heading "Errors"
    text "${spans.indexOf(span) + 1}"
    button "Panel menu" [popup] #menu-errors
${open ? `  list:menu "Quick ranges"\n    textbox "Search quick ranges"\n${spans.map((one) => `    option "${one}" [${one === span ? "selected" : "unselected"}] #s-${keyOf(one)}`).join("\n")}` : ""}
${more}`;
const ranges = (span: string): Act =>
  clicks(`#s-${keyOf(span)}`, panels("Last 1 hour", true), panels(span, false), reads);
const panelMenu =
  '  list:menu "Panel menu"\n    menuitem "View" #view\n    menuitem "Edit" #edit\n    menuitem "Remove" #remove';

wordingsTable([
  {
    wanted: "a dashboard shows another time",
    steps: [
      "Set the time range to Last 24 hours",
      'Choose "Last 24 hours" in the time picker',
      "Open the time range menu and select Last 24 hours",
      "The dashboard should show the last 24 hours",
      "Change the time range from the last hour to the last 24 hours",
      "Time range: Last 24 hours",
      "Show the data of the last 24 hours",
      "The time range must be the last 24 hours",
    ],
    act: ranges("Last 24 hours"),
    others: {
      another: ranges("Last 7 days"),
      "the menu": clicks("#range", panels("Last 1 hour", false), panels("Last 1 hour", true), reads),
      nothing: clicks("#s-Last24hours", panels("Last 1 hour", true), panels("Last 1 hour", false), reads),
      live: clicks("#live", panels("Last 1 hour", false), panels("Last 1 hour", false, true), reads),
    },
    told: 5,
  },
  {
    wanted: "the menu of a panel",
    steps: [
      "Open the menu of the Errors panel",
      "Click the panel menu of Errors",
      'Click the three dots on the "Errors" panel',
      "The panel menu of Errors should be open",
      "In the Errors panel, open the kebab menu",
    ],
    act: clicks(
      "#menu-errors",
      panels("Last 1 hour", false),
      panels("Last 1 hour", false, false, panelMenu),
      reads,
    ),
    others: {
      neighbour: clicks(
        "#menu-requests",
        panels("Last 1 hour", false),
        panels("Last 1 hour", false, false, panelMenu),
        reads,
      ),
      nothing: clicks("#menu-errors", panels("Last 1 hour", false), panels("Last 1 hour", false), reads),
      range: clicks("#range", panels("Last 1 hour", false), panels("Last 1 hour", true), reads),
    },
    told: 3,
  },
]);
