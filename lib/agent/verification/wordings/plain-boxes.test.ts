import { type Act, clicks, wordingsTable } from "@/tests/support/wordings";

type Device = Readonly<Record<string, "On" | "Off">>;
const device = (states: Device) => `
  heading "Devices"
${Object.entries(states)
  .map(
    ([name, state]) =>
      `  item "${name} ${state} Rename"\n    clickable "${state}" #d-${name} &"${name}"\n    clickable "Rename" #n-${name}`,
  )
  .join("\n")}
  text "Last seen 2 minutes ago"
`;
const off: Device = { Fan: "Off", Lamp: "Off", Pump: "On" };
const turns = (name: string, from: Device, to: Device): Act => clicks(`#d-${name}`, device(from), device(to));

const countries = ["Norway", "Spain", "Sweden"];
const picker = (chosen: string, open: boolean, language = "English ▾") => `
  heading "Region"
  clickable "${chosen || "Select country"} ▾" #country &"Country"
  clickable "${language}" #language &"Language"
${open ? countries.map((name) => `  clickable "${name}" #c-${name}`).join("\n") : ""}
  clickable "Apply" #apply
`;
const chooses = (name: string, kept = name): Act =>
  clicks(`#c-${name}`, picker("", true), picker(kept, false));

const stars = (given: number) => `
  heading "Teapot"
  text "Your rating"
${[1, 2, 3, 4, 5].map((one) => `  clickable "${one <= given ? "★" : "☆"}" #s-${one} &"Your rating"`).join("\n")}
  text "${given === 0 ? "Not rated yet" : `You gave ${given} of 5`}"
  clickable "Write a review" #write
`;
const rates = (count: number): Act => clicks(`#s-${count}`, stars(0), stars(count));

const ticks = (done: readonly string[]) => `
  heading "Shopping"
${["Milk", "Oat milk", "Bread"].map((name) => `  item "${done.includes(name) ? "☑" : "☐"} ${name} ✕"\n    clickable "${done.includes(name) ? "☑" : "☐"}" #t-${name.replace(" ", "")} &"${name}"\n    clickable "✕" #x-${name.replace(" ", "")} &"${name}"`).join("\n")}
  text "${3 - done.length} left"
`;

const player = (playing: boolean, mute = false, at = "0:42") => `
  heading "Episode 12: Bees"
  button "${playing ? "Pause" : "Play"}" #play
  button "${mute ? "Unmute" : "Mute"}" #mute
  button "Skip 30 seconds" #skip
  slider "Position" ="${at}"
  text "${at} / 31:05"
`;

const story = (long: boolean, other = false) => `
  heading "About us"
  region "Our story"
    heading "Our story"
    text "We started in a shed.${long ? " Then the shed became too small and we moved to the mill." : ""}"
    clickable "${long ? "Read less" : "Read more"}" #story
  region "Our people"
    heading "Our people"
    text "Nine of us.${other ? " Ida runs the place, Ole bakes." : ""}"
    clickable "${other ? "Read less" : "Read more"}" #people
`;

const basket = (tea: number, jam: number) => `
  heading "Basket"
${Object.entries({ Tea: tea, Jam: jam })
  .map(
    ([name, count]) =>
      `  item "${name} − ${count} + Remove"\n    text "${name}"\n    clickable "−" #less-${name}\n    text "${count}"\n    clickable "+" #more-${name}\n    clickable "Remove" #x-${name}`,
  )
  .join("\n")}
  text "Total €${tea * 4 + jam * 3}"
`;

const box = (open: boolean) => `
  heading "Offers"
  clickable "Subscribe" #subscribe
${open ? '  item "Join our newsletter Get 10 % off your first order × No, thanks"\n    heading "Join our newsletter"\n    text "Get 10 % off your first order"\n    textbox "Your e-mail"\n    clickable "×" #shut\n    clickable "No, thanks" #no' : ""}
  link "Spring sale" >/sale #sale
`;

wordingsTable([
  {
    wanted: "a device whose state is a word",
    steps: [
      "Turn on the lamp",
      "Switch the Lamp on",
      "The lamp should be on",
      "Set Lamp to On",
      "Toggle the Lamp so that it is on",
      "Lamp: on",
      "In the row of the Lamp, click the switch to turn it on",
      "The lamp must be switched on",
    ],
    act: turns("Lamp", off, { ...off, Lamp: "On" }),
    others: {
      fan: turns("Fan", off, { ...off, Fan: "On" }),
      "turned off": turns("Lamp", { ...off, Lamp: "On" }, off),
      nothing: turns("Lamp", off, off),
    },
    told: 0,
  },
  {
    wanted: "a device is off, by a word",
    steps: [
      "Turn off the pump",
      "Switch the Pump off",
      "The pump should be off",
      "Set Pump to Off",
      "The pump must no longer be on",
      "Turn the second pump setting off: Pump off",
    ].slice(0, 5),
    act: turns("Pump", off, { ...off, Pump: "Off" }),
    others: {
      lamp: turns("Lamp", { ...off, Lamp: "On" }, off),
      on: turns("Pump", { ...off, Pump: "Off" }, off),
      nothing: turns("Pump", off, off),
    },
    told: 0,
  },
  {
    wanted: "an option of a drawn list",
    steps: [
      "Choose Sweden as the country",
      "Select Sweden in the country list",
      "The country should be Sweden",
      "Set the country to Sweden",
      "Country: Sweden",
      "Pick Sweden from the Country dropdown",
      "Open the country list and choose Sweden",
    ],
    act: chooses("Sweden"),
    others: {
      spain: chooses("Spain"),
      "the list": clicks("#country", picker("", false), picker("", true)),
      "not taken": chooses("Sweden", ""),
    },
    told: 7,
  },
  {
    wanted: "stars that are only drawn",
    steps: [
      "Give the teapot 4 stars",
      "Rate the teapot with 4 stars",
      "Click the fourth star",
      "The rating should be 4 of 5",
      "Set your rating to 4",
      "Your rating: 4 stars",
    ],
    act: rates(4),
    others: {
      three: rates(3),
      nothing: clicks("#s-4", stars(0), stars(0)),
      written: clicks("#write", stars(0), '  heading "Review"\n  textbox "Your review"'),
    },
    told: 0,
  },
  {
    wanted: "an entry with a drawn box is ticked off",
    steps: [
      "Tick off Milk",
      "Check Milk",
      "Mark Milk as bought",
      "Milk should be ticked",
      'Click the box in front of "Milk"',
      "Milk must be checked off the list",
    ],
    act: clicks("#t-Milk", ticks([]), ticks(["Milk"])),
    others: {
      "oat milk": clicks("#t-Oatmilk", ticks([]), ticks(["Oat milk"])),
      back: clicks("#t-Milk", ticks(["Milk"]), ticks([])),
      nothing: clicks("#t-Milk", ticks([]), ticks([])),
    },
    told: 0,
  },
  {
    wanted: "a recording is heard",
    steps: [
      "Play the episode",
      "Start playback",
      'Click "Play"',
      "The episode should be playing",
      "Press the play button to listen to Episode 12",
      "Start episode 12",
    ],
    act: clicks("#play", player(false), player(true, false, "0:43")),
    others: {
      paused: clicks("#play", player(true), player(false)),
      muted: clicks("#mute", player(false), player(false, true)),
      skipped: clicks("#skip", player(false), player(false, false, "1:12")),
      nothing: clicks("#play", player(false), player(false)),
    },
    told: 4,
  },
  {
    wanted: "a recording is silent",
    steps: [
      "Mute the episode",
      "Mute the sound",
      "Turn off the sound of the player",
      "The sound should be muted",
      "Click the speaker icon to mute",
      "The player must be muted",
    ],
    act: clicks("#mute", player(true), player(true, true, "0:44")),
    others: {
      loud: clicks("#mute", player(true, true), player(true, false, "0:44")),
      paused: clicks("#play", player(true), player(false)),
      nothing: clicks("#mute", player(true), player(true, false, "0:44")),
    },
    told: 5,
  },
  {
    wanted: "the rest of a text is shown",
    steps: [
      'Click "Read more" under Our story',
      "Read more of our story",
      "Show the whole text of Our story",
      "Expand the Our story text",
      "The full story should be visible in Our story",
      "In the Our story section, click Read more",
    ],
    act: clicks("#story", story(false), story(true)),
    others: {
      people: clicks("#people", story(false), story(false, true)),
      less: clicks("#story", story(true), story(false)),
      nothing: clicks("#story", story(false), story(false)),
    },
    told: 4,
  },
  {
    wanted: "one more by a drawn plus",
    steps: [
      "Increase the quantity of Tea to 2",
      "Add one more Tea",
      "Click the + next to Tea",
      "The basket should contain 2 Tea",
      "Raise the amount of Tea by one",
      "Tea: quantity 2",
      "Set the quantity of Tea to 2",
    ],
    act: clicks("#more-Tea", basket(1, 1), basket(2, 1)),
    others: {
      jam: clicks("#more-Jam", basket(1, 1), basket(1, 2)),
      fewer: clicks("#less-Tea", basket(2, 1), basket(1, 1)),
      nothing: clicks("#more-Tea", basket(1, 1), basket(1, 1)),
    },
    told: 4,
  },
  {
    wanted: "what lies over the page is gone",
    steps: [
      "Close the newsletter popup",
      "Dismiss the popup",
      "Close the newsletter box with its ×",
      "The newsletter popup should be gone",
      "Click the × of the newsletter offer",
      "The newsletter sign-up must no longer cover the page",
    ],
    act: clicks("#shut", box(true), box(false)),
    others: {
      up: clicks("#subscribe", box(false), box(true)),
      nothing: clicks("#shut", box(true), box(true)),
      sale: clicks("#sale", box(true), '  heading "Spring sale"\n  text "All mugs half price"'),
    },
    told: 0,
  },
]);
