import { type Act, clicks, wordingsTable } from "@/tests/support/wordings";

const stores = { mutating: true, requests: ["POST /devices 200"] } as const;

const lamps = ["Ceiling light", "Reading light"];
const places = ["Kitchen", "Bedroom"];
type House = {
  on?: readonly string[];
  warm?: number;
  locked?: boolean;
  scene?: string;
  scenes?: readonly string[];
  rules?: readonly string[];
  more?: string;
};
const rules = ["Porch at dusk", "Heating at six"];
const key = (name: string): string => name.replace(/\W/g, "");
const house = (is: House = {}) => {
  const { on = [], warm = 20, locked = false, scene = "", rules: active = [], more = "" } = is;
  return `
  heading "My home"
  region "Scenes"
${["Good night", "Movie time", "Away"].map((one) => `    button "${one}" [${one === scene ? "pressed" : "unpressed"}] #s-${key(one)}`).join("\n")}
${places
  .map(
    (place) =>
      `  region "${place}"\n    heading "${place}"\n${lamps.map((lamp) => `    switch "${lamp}" [${on.includes(`${place} ${lamp}`) ? "checked" : "unchecked"}] #${place}-${key(lamp)}`).join("\n")}`,
  )
  .join("\n")}
  region "Thermostat"
    heading "Thermostat"
    text "${warm} °C"
    button "Decrease temperature" #cooler
    button "Increase temperature" #warmer
    button "Schedule" #schedule
  region "Front door"
    heading "Front door"
    text "${locked ? "Locked" : "Unlocked"}"
    button "${locked ? "Unlock" : "Lock"}" #lock
  region "Back door"
    heading "Back door"
    text "Unlocked"
    button "Lock" #lock2
  table "Automations"
${rules.map((rule) => `    row "${rule} ${active.includes(rule) ? "On" : "Off"}"\n      button "Run now" #n-${key(rule)}\n      button "${active.includes(rule) ? "Disable" : "Enable"}" #t-${key(rule)}\n      button "Delete" #d-${key(rule)}`).join("\n")}
${more}`;
};
const turns = (on: string, from: House, to: House): Act => clicks(on, house(from), house(to), stores);

wordingsTable([
  {
    wanted: "a light is on",
    steps: [
      "Turn on the ceiling light in the bedroom",
      "Switch on the Bedroom Ceiling light",
      'Turn the "Ceiling light" switch under "Bedroom" on',
      "The ceiling light of the bedroom should be on",
      "The bedroom ceiling light is on",
      "In the Bedroom section, switch Ceiling light on",
      "Turn the bedroom's ceiling light on",
      "Bedroom: ceiling light on",
    ],
    act: turns("#Bedroom-Ceilinglight", {}, { on: ["Bedroom Ceiling light"] }),
    others: {
      kitchen: turns("#Kitchen-Ceilinglight", {}, { on: ["Kitchen Ceiling light"] }),
      reading: turns("#Bedroom-Readinglight", {}, { on: ["Bedroom Reading light"] }),
      off: turns("#Bedroom-Ceilinglight", { on: ["Bedroom Ceiling light"] }, {}),
      offline: clicks(
        "#Bedroom-Ceilinglight",
        house(),
        house({ more: '  alert "Ceiling light is offline"' }),
        {
          mutating: true,
        },
      ),
    },
    told: 7,
  },
  {
    wanted: "it shall be warmer",
    steps: [
      "Increase the temperature by one degree",
      "Raise the temperature to 21 °C",
      "Set the thermostat to 21 °C",
      "The thermostat should be at 21 °C",
      "Turn the heating up by one step",
      'Click "Increase temperature" on the thermostat',
      "Click the plus of the thermostat to get 21 °C",
    ],
    act: turns("#warmer", { warm: 20 }, { warm: 21 }),
    others: {
      cooler: turns("#cooler", { warm: 20 }, { warm: 19 }),
      most: turns("#warmer", { warm: 20 }, { warm: 20, more: '  alert "Maximum temperature reached"' }),
      "the schedule": clicks("#schedule", house(), '\n  heading "Schedule"\n  row "Monday 21 °C"\n'),
    },
    told: 5,
  },
  {
    wanted: "a door is locked",
    steps: [
      "Lock the front door",
      'Click "Lock" under "Front door"',
      "The front door should be locked",
      "The front door is locked",
      "Make sure that the front door gets locked",
      "Lock the Front door tile",
    ],
    act: turns("#lock", {}, { locked: true }),
    others: {
      back: clicks(
        "#lock2",
        house(),
        house().replace(
          /(Back door"\n {4}status )"Unlocked"\n {4}button "Lock"/,
          '$1"Locked"\n    button "Unlock"',
        ),
        stores,
      ),
      open: turns("#lock", { locked: true }, {}),
      jammed: clicks("#lock", house(), house({ more: '  alert "The lock is jammed"' }), { mutating: true }),
    },
    told: 6,
  },
  {
    wanted: "a scene is set",
    steps: [
      "Activate the Movie time scene",
      "Start the scene Movie time",
      "Run Movie time",
      "The scene Movie time should be active",
      "Turn on the Movie time scene",
      'Tap "Movie time" under Scenes',
      "Set the home to Movie time",
    ],
    act: turns("#s-Movietime", { scene: "Away" }, { scene: "Movie time" }),
    others: {
      night: turns("#s-Goodnight", { scene: "Away" }, { scene: "Good night" }),
      nothing: clicks("#s-Movietime", house({ scene: "Away" }), house({ scene: "Away" }), { mutating: true }),
      off: turns("#s-Movietime", { scene: "Movie time" }, {}),
    },
    told: 5,
  },
  {
    wanted: "an automation runs no longer",
    steps: [
      "Disable the automation Porch at dusk",
      "Turn off the Porch at dusk automation",
      "The automation Porch at dusk should be off",
      'Click "Disable" in the row of "Porch at dusk"',
      "Porch at dusk is disabled",
      "Deactivate Porch at dusk so that the light stays off",
      "The automation Porch at dusk must no longer be active",
    ],
    act: turns("#t-Porchatdusk", { rules }, { rules: ["Heating at six"] }),
    others: {
      sister: turns("#t-Heatingatsix", { rules }, { rules: ["Porch at dusk"] }),
      enabled: turns("#t-Porchatdusk", {}, { rules: ["Porch at dusk"] }),
      ran: clicks(
        "#n-Porchatdusk",
        house({ rules }),
        house({ rules, more: '  status "Automation started"' }),
        stores,
      ),
    },
    told: 7,
  },
]);
