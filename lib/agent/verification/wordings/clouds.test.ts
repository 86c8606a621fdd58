import { type Act, clicks, wordingsTable } from "@/tests/support/wordings";

const stores = { mutating: true, requests: ["POST /api/instances 202"] } as const;
const reads = { mutating: false } as const;

const servers = ["web-1", "web-2", "db-1"];
type Machines = Readonly<Record<string, string>>;
const machines = (states: Machines, picked = "", more = "") => `
  link "Instances 3" [current] >/instances
  link "Volumes 2" >/volumes
  heading "Instances"
  button "Launch instance" #launch
  region "Actions"
    button "Start" ${picked === "" || states[picked] !== "Stopped" ? "[disabled]" : ""} #start
    button "Stop" ${picked === "" || states[picked] === "Stopped" ? "[disabled]" : ""} #stop
    button "Reboot" ${picked === "" ? "[disabled]" : ""} #reboot
    button "Instance settings" [popup] #settings
  table "Instances"
${servers
  .filter((name) => states[name] !== "gone")
  .map(
    (name) =>
      `    row "${name} i-0${servers.indexOf(name)}9f ${states[name] ?? "Running"} eu-west-1" #row-${name}\n      checkbox "Select ${name}" [${name === picked ? "checked" : "unchecked"}] #c-${name}\n      link "${name}" >/instances/${name} #l-${name}`,
  )
  .join("\n")}
${more}`;
const runs = (on: string, from: Machines, to: Machines, picked: string, more: Partial<Act> = {}): Act =>
  clicks(on, machines(from, picked), machines(to, picked), { ...stores, ...more });
const resting = { "web-2": "Stopped", "db-1": "Stopped" };
const picks = (name: string): Act => clicks(`#c-${name}`, machines(resting), machines(resting, name), reads);

wordingsTable([
  {
    wanted: "a machine is picked",
    steps: [
      "Select the instance web-2",
      "Tick the checkbox of web-2",
      'Select "web-2" in the table so that its actions become available',
      "web-2 should be selected",
      "Check the box in the row of web-2",
      "The row web-2 must be ticked",
    ],
    act: picks("web-2"),
    others: {
      neighbour: picks("db-1"),
      "no longer": clicks("#c-web-2", machines(resting, "web-2"), machines(resting), reads),
      nothing: clicks("#c-web-2", machines(resting), machines(resting), reads),
    },
    told: 5,
  },
  {
    wanted: "a picked machine is started",
    steps: [
      "Start the instance web-2",
      "Click Start to start the selected instance web-2",
      "Start web-2",
      "The instance web-2 should be running",
      "Boot the selected server web-2 with the Start button in the toolbar",
      "web-2 must be started",
      "web-2 is starting",
    ],
    act: runs("#start", resting, { ...resting, "web-2": "Pending" }, "web-2"),
    others: {
      neighbour: runs("#start", resting, { ...resting, "db-1": "Pending" }, "db-1"),
      nothing: runs("#start", resting, resting, "web-2", { requests: [] }),
      "no room": clicks(
        "#start",
        machines(resting, "web-2"),
        machines(resting, "web-2", '  alert "Insufficient capacity in eu-west-1"'),
        {
          mutating: true,
          requests: ["POST /api/instances 503"],
        },
      ),
      picked: picks("web-2"),
      stopped: runs("#stop", {}, { "web-2": "Stopped" }, "web-2"),
    },
    told: 4,
  },
  {
    wanted: "a picked machine is stopped",
    steps: [
      "Stop the instance web-2",
      "Stop web-2",
      "The instance web-2 should be stopped",
      'Shut web-2 down with "Stop" in the toolbar',
      "Shut down the selected instance web-2",
      "web-2 must no longer be running",
    ],
    act: runs("#stop", {}, { "web-2": "Stopping" }, "web-2"),
    others: {
      neighbour: runs("#stop", {}, { "web-1": "Stopping" }, "web-1"),
      rebooted: runs("#reboot", {}, { "web-2": "Rebooting" }, "web-2"),
      started: runs("#start", resting, { ...resting, "web-2": "Pending" }, "web-2"),
      "asked first": clicks(
        "#stop",
        machines({}, "web-2"),
        machines(
          {},
          "web-2",
          '  dialog "Stop instance?"\n    text "web-2 will be stopped."\n    button "Cancel"\n    button "Stop"',
        ),
        stores,
      ),
      nothing: runs("#stop", {}, {}, "web-2", { requests: [] }),
    },
    told: 4,
  },
]);

const kinds = "A|AAAA|CNAME|MX|TXT";
type Entry = { kind?: string; name?: string; value?: string };
const first = ["A @ 203.0.113.7", "MX @ mail.garden.test"];
const zone = (records: readonly string[], form?: Entry, more = "") => `
  link "garden.test" >/zones/garden.test
  heading "DNS records"
  button "Add record" ${form ? "[expanded]" : ""} #add
${form ? `  form "New record"\n    combobox "Type" ="${form.kind ?? "A"}" |"${kinds}" #kind\n    textbox "Name" ="${form.name ?? ""}" #name\n    textbox "Value" ="${form.value ?? ""}" #value\n    combobox "TTL" ="Auto" |"Auto|5 min|1 hour" #ttl\n    button "Cancel" #cancel\n    button "Save" #save` : ""}
  table "DNS records"
${records.map((record) => `    row "${record} Auto"\n      button "Edit" #e-${record.split(" ").slice(0, 2).join("")}\n      button "Delete" #d-${record.split(" ").slice(0, 2).join("")}`).join("\n")}
${more}`;
const filled = { kind: "CNAME", name: "shop", value: "stores.example.net" };
const made = [...first, "CNAME shop stores.example.net"];
const saves = (after: string, more: Partial<Act> = {}, form: Entry = filled): Act =>
  clicks("#save", zone(first, form), after, { mutating: true, requests: ["POST /api/records 201"], ...more });
const removes = (key: string, left: readonly string[]): Act =>
  clicks(`#d-${key}`, zone(first), zone(left), { mutating: true, requests: ["DELETE /api/records/4 204"] });

wordingsTable([
  {
    wanted: "a record's kind is chosen",
    steps: [
      "Select CNAME as the record type",
      'Set "Type" to "CNAME"',
      "Choose the type CNAME",
      "The type should be CNAME",
      "Change the type of the new record from A to CNAME",
      "Type: CNAME",
      "Pick CNAME in the Type dropdown",
    ],
    act: {
      does: "select",
      on: "#kind",
      value: "CNAME",
      before: zone(first, {}),
      after: zone(first, { kind: "CNAME" }),
    },
    others: {
      another: {
        does: "select",
        on: "#kind",
        value: "TXT",
        before: zone(first, {}),
        after: zone(first, { kind: "TXT" }),
      },
      "sprang back": {
        does: "select",
        on: "#kind",
        value: "CNAME",
        before: zone(first, {}),
        after: zone(first, {}),
      },
      "only typed": {
        does: "setValue",
        on: "#name",
        value: "CNAME",
        before: zone(first, {}),
        after: zone(first, { name: "CNAME" }),
      },
    },
    told: 7,
  },
  {
    wanted: "a record is kept",
    steps: [
      "Save the record",
      "Click Save to add the CNAME record",
      "Save the new DNS record for shop",
      "The CNAME record for shop should be saved",
      "A CNAME record shop pointing to stores.example.net is listed",
      "There should be a CNAME record named shop",
      "Add the record (CNAME, shop → stores.example.net) with the Save button",
      "Confirm the new record by pressing Save",
    ],
    act: saves(zone(made)),
    others: {
      cancelled: clicks("#cancel", zone(first, filled), zone(first), reads),
      nothing: saves(zone(first, filled), { requests: [] }),
      refused: saves(zone(first, filled, '  alert "A record with that name already exists"'), {
        requests: ["POST /api/records 409"],
      }),
      emptied: saves(zone(first), { requests: [] }),
      "form only": clicks("#add", zone(first), zone(first, {}), reads),
    },
    told: 5,
  },
  {
    wanted: "a record is taken away",
    steps: [
      "Delete the MX record",
      "Delete the MX record with the button in its row",
      "Remove the MX record of garden.test",
      "The MX record should be deleted",
      "There must be no MX record any more",
      "Delete the DNS record MX @ mail.garden.test",
      "The record mail.garden.test is no longer listed",
    ],
    act: removes("MX@", first.slice(0, 1)),
    others: {
      neighbour: removes("A@", first.slice(1)),
      "asked first": clicks(
        "#d-MX@",
        zone(first),
        zone(first, undefined, '  dialog "Delete record?"\n    button "Cancel"\n    button "Delete"'),
        { mutating: true },
      ),
      "opened for changes": clicks(
        "#e-MX@",
        zone(first),
        zone(first, { kind: "MX", name: "@", value: "mail.garden.test" }),
        reads,
      ),
      nothing: clicks("#d-MX@", zone(first), zone(first), { mutating: true }),
    },
    told: 6,
  },
]);

const disks = ["data-1", "logs-1"];
const volumes = (free: readonly string[], attached: readonly string[], dialog = "", more = "") => `
  heading "web-1"
  status "Running"
  region "Storage"
    heading "Storage"
    button "Attach disk" #attach
    table "Attached disks"
      row "boot-1 20 GB System disk"
${attached.map((name) => `      row "${name} 100 GB"\n        button "Detach" #x-${name}`).join("\n")}
${dialog === "" ? "" : `  dialog "Attach disk"\n    combobox "Disk" ="${dialog}" |"${free.join("|")}" #disk\n    button "Cancel" #cancel\n    button "Attach" #go`}
${more}`;

wordingsTable([
  {
    wanted: "a disk is put in",
    steps: [
      "Attach the disk data-1 to web-1",
      'Attach data-1 with the "Attach" button of the dialog',
      "Attach data-1",
      "The disk data-1 should be attached to web-1",
      "data-1 must be listed under Attached disks",
      "Confirm attaching data-1 in the dialog",
    ],
    act: clicks("#go", volumes(disks, [], "data-1"), volumes(["logs-1"], ["data-1"]), stores),
    others: {
      another: clicks("#go", volumes(disks, [], "logs-1"), volumes(["data-1"], ["logs-1"]), stores),
      cancelled: clicks("#cancel", volumes(disks, [], "data-1"), volumes(disks, []), reads),
      "dialog only": clicks("#attach", volumes(disks, []), volumes(disks, [], "data-1"), reads),
      refused: clicks(
        "#go",
        volumes(disks, [], "data-1"),
        volumes(disks, [], "data-1", '  alert "data-1 is in another zone"'),
        {
          mutating: true,
          requests: ["POST /api/attach 400"],
        },
      ),
      "shut without it": clicks("#go", volumes(disks, [], "data-1"), volumes(disks, []), { mutating: true }),
      detached: clicks("#x-data-1", volumes(disks, ["data-1"]), volumes(disks, []), stores),
    },
    told: 5,
  },
  {
    wanted: "a disk is taken out",
    steps: [
      "Detach the disk data-1",
      "Detach data-1 from web-1",
      "The disk data-1 should be detached",
      "In the row of data-1, click Detach",
      "data-1 must not be attached to web-1 any more",
      "Remove the disk data-1 from the instance (do not delete it)",
    ],
    act: clicks("#x-data-1", volumes([], disks), volumes(["data-1"], ["logs-1"]), stores),
    others: {
      neighbour: clicks("#x-logs-1", volumes([], disks), volumes(["logs-1"], ["data-1"]), stores),
      nothing: clicks("#x-data-1", volumes([], disks), volumes([], disks), { mutating: true }),
      "dialog only": clicks("#attach", volumes(disks, []), volumes(disks, [], "data-1"), reads),
    },
    told: 5,
  },
]);
