import { type Act, clicks, wordingsTable } from "@/tests/support/wordings";

type Party = { Adults?: number; Children?: number };
const ages: Readonly<Record<string, string>> = { Adults: "Ages 13 or above", Children: "Ages 2 to 12" };
const party = ({ Adults = 2, Children = 1 }: Party, more = "") => `
  heading "Cabin by the lake"
  button "Guests ${Adults + Children}" [expanded popup] #guests
  dialog "Guests"
${Object.entries({ Adults, Children })
  .map(
    ([name, count]) =>
      `    item "${name} ${ages[name]} ${count}"\n      button "decrease value" #less-${name} &"${name} ${ages[name]}"\n      text "${count}"\n      button "increase value" #more-${name} &"${count}"`,
  )
  .join("\n")}
    button "Close" #close
${more}`;
const counts = (on: string, to: Party): Act => clicks(on, party({}), party(to));

const copies = (count: string, scale = "100", more = "") => `
  dialog "Print"
    textbox:number "Copies" ="${count}" #copies
    button "Increase Value" #up &"Copies"
    button "Decrease Value" #down &"Copies"
    textbox:number "Scale" ="${scale}" #scale
    button "Increase Value" #up-scale &"Scale"
    button "Decrease Value" #down-scale &"Scale"
    button "Print" #print
    button "Cancel" #cancel
${more}`;
const steps = (on: string, from: readonly [string, string?], to: readonly [string, string?]): Act =>
  clicks(on, copies(...from), copies(...to));

type Room = { Temperature?: string; Humidity?: string };
const room = ({ Temperature = "20", Humidity = "45" }: Room, tick = "18:01") => `
  heading "Greenhouse"
  status "Last reading ${tick}"
  region "Climate"
    slider "Temperature" ="${Temperature}" #temperature
    text "${Temperature} °C"
    slider "Humidity" ="${Humidity}" #humidity
    text "${Humidity} %"
    switch "Vents" [unchecked] #vents
`;
const slides = (on: "temperature" | "humidity", value: string, to: Room): Act => ({
  ...clicks(`#${on}`, room({}), room(to, "18:02")),
  does: "setValue",
  value,
});

const range = (from: number, to: number) => `
  heading "Flats"
  region:group "Price"
    slider "Minimum price" ="${from}" #from
    slider "Maximum price" ="${to}" #to
    text "€${from} – €${to}"
  status "${Math.round((to - from) / 20)} flats"
  list "Flats"
    item "Attic €240"
    item "Garden flat €280"
`;
const limits = (on: string, value: string, from: number, to: number): Act => ({
  ...clicks(on, range(0, 500), range(from, to)),
  does: "setValue",
  value,
});

const stars = (given: number, comfort = 0) => `
  heading "Rate your stay"
${Object.entries({ Cleanliness: given, Comfort: comfort })
  .map(
    ([name, count]) =>
      `  list:radiogroup "${name}"\n${[1, 2, 3, 4, 5].map((one) => `    radio "${one} Star${one > 1 ? "s" : ""}" [${one === count ? "checked" : "unchecked"}] #${name}-${one}`).join("\n")}`,
  )
  .join("\n")}
  button "Send review" #send
`;
const rates = (name: string, count: number, from = 0): Act =>
  clicks(`#${name}-${count}`, stars(from), name === "Cleanliness" ? stars(count) : stars(from, count));

wordingsTable([
  {
    wanted: "one guest more of a kind",
    steps: [
      "Add one more adult",
      "Increase the number of adults to 3",
      "Set the number of adults to 3",
      "There should be 3 adults",
      "Click the plus button next to Adults",
      "Adults: 3",
      "Raise Adults from 2 to 3",
      "In the guest picker, increase Adults by one",
      "The booking must be for 3 adults",
      "Add a third adult (Guests popup)",
    ],
    act: counts("#more-Adults", { Adults: 3 }),
    others: {
      "a child": counts("#more-Children", { Children: 2 }),
      fewer: counts("#less-Adults", { Adults: 1 }),
      nothing: counts("#more-Adults", {}),
      shut: clicks("#close", party({}), party({}).replace(/ {2}dialog[\s\S]*/, "")),
    },
    told: 2,
  },
  {
    wanted: "one guest fewer of a kind",
    steps: [
      "Remove one child",
      "Decrease the number of children to 0",
      "Set children to 0",
      "There should be no children in the booking",
      "Click the minus button in the Children row",
      "Take one off the Children count",
      "Lower Children from 1 to 0",
    ],
    act: counts("#less-Children", { Children: 0 }),
    others: {
      "an adult": counts("#less-Adults", { Adults: 1 }),
      more: counts("#more-Children", { Children: 2 }),
      nothing: counts("#less-Children", {}),
    },
    told: 1,
  },
  {
    wanted: "one more by the arrow of a number field",
    steps: [
      "Increase the number of copies to 2",
      "Increase Copies by one",
      "Copies should be 2",
      "Set Copies to 2 with the arrow button",
      "Click the up arrow of the Copies field",
      "One more copy",
      "The number of copies must go up from 1 to 2",
    ],
    act: steps("#up", ["1"], ["2"]),
    others: {
      scale: steps("#up-scale", ["1"], ["1", "101"]),
      fewer: steps("#down", ["1"], ["0"]),
      nothing: steps("#up", ["1"], ["1"]),
      printed: clicks("#print", copies("1"), '  heading "Report"\n  status "Sent to the printer"'),
    },
    told: 3,
  },
  {
    wanted: "a slider stands at a value",
    steps: [
      "Set the temperature to 24",
      "Drag the Temperature slider to 24",
      "Move the temperature slider from 20 to 24 °C",
      "The temperature should be 24 °C",
      "Turn the temperature up to 24",
      "Temperature: 24",
      'Set the slider "Temperature" to 24',
      "In the Climate panel, raise the temperature to 24 degrees",
      "The Temperature slider must be at 24",
    ],
    act: slides("temperature", "24", { Temperature: "24" }),
    others: {
      "another value": slides("temperature", "22", { Temperature: "22" }),
      "another slider": slides("humidity", "24", { Humidity: "24" }),
      "not kept": slides("temperature", "24", {}),
      vents: clicks("#vents", room({}), room({}, "18:02").replace("[unchecked]", "[checked]")),
    },
    told: 9,
  },
  {
    wanted: "the upper end of a range",
    steps: [
      "Set the maximum price to 300",
      "Lower the maximum price to €300",
      "Drag the right handle of the price slider to 300",
      "The maximum price should be €300",
      "Limit the price to at most 300",
      "Move the upper price handle from 500 to 300",
      "Show only flats up to €300 (Maximum price slider)",
      "Maximum price: 300",
    ],
    act: limits("#to", "300", 0, 300),
    others: {
      minimum: limits("#from", "300", 300, 500),
      another: limits("#to", "350", 0, 350),
      "not kept": limits("#to", "300", 0, 500),
    },
    told: 4,
  },
  {
    wanted: "so many stars",
    steps: [
      "Give 4 stars for cleanliness",
      "Rate the cleanliness with 4 stars",
      "Cleanliness: 4 stars",
      "The cleanliness rating should be 4 stars",
      "Select 4 Stars under Cleanliness",
      "Click the fourth star of Cleanliness",
      "Set the Cleanliness rating to 4 out of 5",
      "Cleanliness is rated 4 stars",
    ],
    act: rates("Cleanliness", 4),
    others: {
      three: rates("Cleanliness", 3),
      "fewer than before": rates("Cleanliness", 2, 4),
      comfort: rates("Comfort", 4),
      nothing: clicks("#Cleanliness-4", stars(0), stars(0)),
    },
    told: 0,
  },
]);
