import { type Act, clicks, wordingsTable } from "@/tests/support/wordings";

const reads = { mutating: false } as const;
const stores = { mutating: true, requests: ["POST /api/deployments 201"] } as const;

const builds = ["v41 Fix the pump", "v40 New gate", "v39 Older beds"];
const releases = (live: string, open = "", more = "") => `
  link "Overview" >/app
  link "Deployments" [current] >/app/deployments
  heading "Deployments"
  list "Deployments"
${builds.map((build) => `    item "${build} ${build.startsWith(live) ? "Current" : "Ready"}" #item-${build.slice(0, 3)}\n      link "${build}" >/d/${build.slice(0, 3)} #l-${build.slice(0, 3)}\n      button "Deployment actions" [${open === build.slice(0, 3) ? "expanded" : "collapsed"} popup] #k-${build.slice(0, 3)}`).join("\n")}
${open ? `  list:menu "Deployment actions"\n    menuitem "Redeploy" #redeploy\n    menuitem "Roll back to this deployment" ${open === live ? "[disabled]" : ""} #rollback\n    menuitem "Copy URL" #copy\n    menuitem "Delete" #delete` : ""}
${more}`;
const returns = (to: string, after: string, more: Partial<Act> = {}): Act =>
  clicks("#rollback", releases("v41", to), after, { ...stores, ...more });

wordingsTable([
  {
    wanted: "an earlier release is live again",
    steps: [
      "Roll back to v40",
      "Open the actions of v40 and choose Roll back to this deployment",
      'Choose "Roll back to this deployment" in the menu',
      'Roll back the deployment to "v40 New gate"',
      "v40 should be the current deployment",
      "The current deployment must be v40 New gate",
      "Revert production to v40",
    ],
    act: returns("v40", releases("v40")),
    others: {
      older: returns("v39", releases("v39")),
      "the menu": clicks("#k-v40", releases("v41"), releases("v41", "v40"), reads),
      nothing: returns("v40", releases("v41"), { requests: [] }),
      copied: clicks(
        "#copy",
        releases("v41", "v40"),
        releases("v41", "", '  status "Copied to clipboard"'),
        reads,
      ),
      failed: returns("v40", releases("v41", "", '  alert "Rollback failed"'), {
        requests: ["POST /api/deployments 500"],
      }),
    },
    told: 1,
  },
]);

const keys = ["API_URL", "LOG_LEVEL"];
type Variable = { key?: string; value?: string; stage?: string };
const variables = (left: readonly string[], form?: Variable, more = "") => `
  link "General" >/settings
  link "Environment variables" [current] >/settings/env
  heading "Environment variables"
  form "Add variable"
    textbox "Key" ="${form?.key ?? ""}" ~"e.g. CLIENT_KEY" #key
    textbox "Value" ="${form?.value ?? ""}" #value
    combobox "Environment" ="${form?.stage ?? "All environments"}" |"All environments|Production|Preview" #stage
    checkbox "Sensitive" [unchecked] #secret
    button "Save" #save
  table "Variables"
${left.map((name) => `    row "${name} •••••• All environments" #row-${name}\n      button "Reveal value" #r-${name}\n      button "Edit" #e-${name}\n      button "Remove" #x-${name}`).join("\n")}
${more}`;
const entry = { key: "MAIL_FROM", value: "shop@garden.test" };
const removes = (name: string): Act =>
  clicks(`#x-${name}`, variables(keys), variables(keys.filter((one) => one !== name)), {
    mutating: true,
    requests: ["DELETE /api/env/2 200"],
  });
const types = (on: string, value: string, form: Variable): Act => ({
  does: "setValue",
  on,
  value,
  before: variables(keys),
  after: variables(keys, form),
});

wordingsTable([
  {
    wanted: "the name of a variable is entered",
    steps: [
      "Enter MAIL_FROM as the key",
      'Type "MAIL_FROM" into the Key field',
      "Key: MAIL_FROM",
      "The key of the new variable should be MAIL_FROM",
      "Fill in the key with MAIL_FROM",
      "MAIL_FROM goes into the Key field of the Add variable form",
      'Name the variable "MAIL_FROM"',
    ],
    act: types("#key", "MAIL_FROM", { key: "MAIL_FROM" }),
    others: {
      "other field": types("#value", "MAIL_FROM", { value: "MAIL_FROM" }),
      "other value": types("#key", "MAIL_TO", { key: "MAIL_TO" }),
      "cut off": types("#key", "MAIL_FROM", { key: "MAIL" }),
    },
    told: 5,
  },
  {
    wanted: "a variable is kept",
    steps: [
      "Save the variable MAIL_FROM",
      "Click Save to add the environment variable",
      "Add the environment variable MAIL_FROM",
      "The variable MAIL_FROM should be listed",
      "MAIL_FROM must be saved as an environment variable",
      "Save the new environment variable (MAIL_FROM) for all environments",
    ],
    act: clicks("#save", variables(keys, entry), variables([...keys, "MAIL_FROM"]), stores),
    others: {
      emptied: clicks("#save", variables(keys, entry), variables(keys), { mutating: true }),
      nothing: clicks("#save", variables(keys, entry), variables(keys, entry), { mutating: true }),
      taken: clicks(
        "#save",
        variables(keys, entry),
        variables(keys, entry, '  alert "A variable with this key exists"'),
        {
          mutating: true,
          requests: ["POST /api/env 400"],
        },
      ),
      removed: removes("LOG_LEVEL"),
    },
    told: 4,
  },
  {
    wanted: "a variable is shown in clear",
    steps: [
      "Reveal the value of LOG_LEVEL",
      "Show the value of the variable LOG_LEVEL",
      "Click Reveal value in the row of LOG_LEVEL",
      "The value of LOG_LEVEL should be visible",
      "Click the eye icon of LOG_LEVEL",
    ],
    act: clicks(
      "#r-LOG_LEVEL",
      variables(keys),
      variables(keys)
        .replace('"LOG_LEVEL ••••••', '"LOG_LEVEL debug')
        .replace('"Reveal value" #r-LOG_LEVEL', '"Hide value" #r-LOG_LEVEL'),
      reads,
    ),
    others: {
      neighbour: clicks(
        "#r-API_URL",
        variables(keys),
        variables(keys)
          .replace('"API_URL ••••••', '"API_URL https://api.garden.test')
          .replace('"Reveal value" #r-API_URL', '"Hide value" #r-API_URL'),
        reads,
      ),
      nothing: clicks("#r-LOG_LEVEL", variables(keys), variables(keys), reads),
      removed: removes("LOG_LEVEL"),
      edited: clicks("#e-LOG_LEVEL", variables(keys), variables(keys, { key: "LOG_LEVEL" }), reads),
    },
    told: 4,
  },
]);

const hooks = ["https://a.example/in", "https://b.example/in"];
type Hooks = { on?: readonly string[]; sent?: string };
const webhooks = ({ on = hooks, sent = "" }: Hooks, more = "") => `
  heading "Webhooks"
  button "Add endpoint" #add
  table "Endpoints"
${hooks.map((hook, at) => `    row "${hook} ${on.includes(hook) ? "Enabled" : "Disabled"}" #row-${at}\n      link "${hook}" >/hooks/${at} #l-${at}\n      button "Send test event" #t-${at}\n      button "${on.includes(hook) ? "Disable" : "Enable"}" #o-${at}`).join("\n")}
  list "Recent deliveries"
${sent ? `    item "ping ${sent} 200 just now"` : ""}
    item "order.created https://a.example/in 200 yesterday"
${more}`;
const tests = (at: number, sent: string, more: Partial<Act> = {}): Act =>
  clicks(`#t-${at}`, webhooks({}), webhooks({ sent }), {
    mutating: true,
    requests: ["POST /api/hooks/test 200"],
    ...more,
  });

const crons = ["Nightly export", "Weekly report"];
const schedule = (paused: readonly string[], ran = "", more = "") => `
  heading "Scheduled jobs"
  table "Scheduled jobs"
${crons.map((name) => `    row "${name} ${paused.includes(name) ? "Paused" : "Active"} Last run ${ran === name ? "just now" : "yesterday"}" #row-${name.slice(0, 4)}\n      button "Run now" #r-${name.slice(0, 4)}\n      button "${paused.includes(name) ? "Resume" : "Pause"}" #p-${name.slice(0, 4)}\n      button "Edit schedule" #e-${name.slice(0, 4)}`).join("\n")}
${more}`;
const jobs = (on: string, from: readonly string[], after: string, more: Partial<Act> = {}): Act =>
  clicks(on, schedule(from), after, { ...stores, ...more });

wordingsTable([
  {
    wanted: "a hook is tried",
    steps: [
      "Send a test event to https://b.example/in",
      "Click Send test event in the row of https://b.example/in",
      'Test the webhook "https://b.example/in"',
      "A test event should be sent to https://b.example/in",
      "Send a ping to the second endpoint",
    ],
    act: tests(1, hooks[1] ?? ""),
    others: {
      neighbour: tests(0, hooks[0] ?? ""),
      nothing: tests(1, "", { requests: [] }),
      disabled: clicks("#o-1", webhooks({}), webhooks({ on: hooks.slice(0, 1) }), stores),
      failed: clicks("#t-1", webhooks({}), webhooks({}, '  alert "The endpoint did not answer"'), {
        mutating: true,
        requests: ["POST /api/hooks/test 502"],
      }),
    },
    told: 1,
  },
  {
    wanted: "a hook is off",
    steps: [
      "Disable the webhook https://b.example/in",
      "Turn off the endpoint https://b.example/in",
      "The endpoint https://b.example/in should be disabled",
      'Click "Disable" next to https://b.example/in',
      "https://b.example/in must not receive events any more, so disable it",
    ],
    act: clicks("#o-1", webhooks({}), webhooks({ on: hooks.slice(0, 1) }), stores),
    others: {
      neighbour: clicks("#o-0", webhooks({}), webhooks({ on: hooks.slice(1) }), stores),
      on: clicks("#o-1", webhooks({ on: hooks.slice(0, 1) }), webhooks({}), stores),
      nothing: clicks("#o-1", webhooks({}), webhooks({}), { mutating: true }),
    },
    told: 5,
  },
  {
    wanted: "a timed job rests",
    steps: [
      "Pause the job Weekly report",
      "Pause Weekly report",
      "The scheduled job Weekly report should be paused",
      "In the row of Weekly report, click Pause",
      "Suspend the schedule of Weekly report",
      "Weekly report must be paused until further notice",
    ],
    act: jobs("#p-Week", [], schedule(["Weekly report"])),
    others: {
      neighbour: jobs("#p-Nigh", [], schedule(["Nightly export"])),
      resumed: jobs("#p-Week", ["Weekly report"], schedule([])),
      ran: jobs("#r-Week", [], schedule([], "Weekly report")),
      nothing: jobs("#p-Week", [], schedule([]), { requests: [] }),
    },
    told: 5,
  },
  {
    wanted: "a timed job goes on",
    steps: [
      "Resume the job Weekly report",
      "Resume Weekly report",
      "Weekly report should be active again",
      "The scheduled job Weekly report must be resumed",
      "Unpause Weekly report",
      "Reactivate the schedule of the Weekly report",
    ],
    act: jobs("#p-Week", crons, schedule(["Nightly export"])),
    others: {
      neighbour: jobs("#p-Nigh", crons, schedule(["Weekly report"])),
      paused: jobs("#p-Week", [], schedule(["Weekly report"])),
      nothing: jobs("#p-Week", crons, schedule(crons), { requests: [] }),
    },
    told: 3,
  },
  {
    wanted: "a timed job is run at once",
    steps: [
      "Run the job Weekly report now",
      "Click Run now in the row of Weekly report",
      "Start the Weekly report job immediately",
      "Trigger Weekly report manually",
      "Weekly report should be run now",
      "Execute the Weekly report job once",
    ],
    act: jobs("#r-Week", [], schedule([], "Weekly report")),
    others: {
      neighbour: jobs("#r-Nigh", [], schedule([], "Nightly export")),
      paused: jobs("#p-Week", [], schedule(["Weekly report"])),
      nothing: jobs("#r-Week", [], schedule([]), { requests: [] }),
      busy: jobs("#r-Week", [], schedule([], "", '  alert "A run is already in progress"'), {
        requests: ["POST /api/deployments 409"],
      }),
    },
    told: 2,
  },
]);
