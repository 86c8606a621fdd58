import { type Act, clicks, wordingsTable } from "@/tests/support/wordings";

const stores = { mutating: true, requests: ["POST /bookings 201"] } as const;

const key = (name: string): string => name.replace(/\W/g, "");
const count = (adults: number, children: number, rooms = 1, open = true) => `
  button "${adults} adults · ${children} children · ${rooms} room" [${open ? "expanded" : "collapsed"}] #guests
${
  open
    ? `  dialog "Guests"
    item "Adults"
      button "Decrease number of adults" #less-a
      textbox:number "Adults" ="${adults}" #adults
      button "Increase number of adults" #more-a
    item "Children"
      button "Decrease number of children" #less-c
      textbox:number "Children" ="${children}" #children
      button "Increase number of children" #more-c
    item "Rooms"
      button "Decrease number of rooms" #less-r
      textbox:number "Rooms" ="${rooms}" #rooms
      button "Increase number of rooms" #more-r
    button "Done" #done`
    : ""
}
  button "Search" #search
`;

const rooms = ["Single room", "Double room", "Double room with sea view"];
const hotel = (left: Readonly<Record<string, number>>, more = "") => `
  link "Overview" >#overview
  link "Rooms" >#rooms #rooms
  heading "Hotel Seeblick"
  button "Save to wishlist" #wish
  button "Share" #share
  form "Availability"
    table "Rooms"
${rooms
  .map(
    (room) =>
      `      row "${room} €${90 + room.length} per night"\n        combobox "Number of rooms: ${room}" ="${left[room] ?? 0}" |"0|1|2" #q-${key(room)}\n        button "Reserve" #r-${key(room)}`,
  )
  .join("\n")}
${more}`;
const details = (room: string) => `
  link "Back to Hotel Seeblick"
  heading "Your stay: ${room}"
  form "Your details"
    textbox "First name"
    textbox "Last name"
    button "Complete booking"
`;
const reserves = (room: string): Act =>
  clicks(`#r-${key(room)}`, hotel({}), details(room), { urlAfter: "https://garden.test/book/details" });
const asks = (room: string, value: string): Act => ({
  does: "select",
  on: `#q-${key(room)}`,
  value,
  before: hotel({}),
  after: hotel({ [room]: Number(value) }),
});

wordingsTable([
  {
    wanted: "one child more",
    steps: [
      "Add one child",
      "Increase the number of children to 1",
      "Click the plus next to Children",
      "Set children to 1 in the guest picker",
      "There should be 1 child",
      "Raise the number of children by one",
      'Click "Increase number of children"',
    ],
    act: clicks("#more-c", count(2, 0), count(2, 1)),
    others: {
      adult: clicks("#more-a", count(2, 0), count(3, 0)),
      fewer: clicks("#less-c", count(2, 2), count(2, 0)),
      room: clicks("#more-r", count(2, 0), count(2, 0, 2)),
      full: clicks("#more-c", count(2, 0), count(2, 0)),
      shut: clicks("#done", count(2, 0), count(2, 0, 1, false)),
    },
    told: 6,
  },
  {
    wanted: "one adult fewer",
    steps: [
      "Reduce the number of adults to 1",
      "Remove one adult",
      "Click the minus beside Adults",
      "The number of adults should be 1",
      "Decrease adults from 2 to 1 in the guests popup",
      "Set the adults to 1 (just me)",
    ],
    act: clicks("#less-a", count(2, 1), count(1, 1)),
    others: {
      more: clicks("#more-a", count(2, 1), count(3, 1)),
      child: clicks("#less-c", count(2, 2), count(2, 1)),
      nothing: clicks("#less-a", count(2, 1), count(2, 1)),
    },
    told: 5,
  },
  {
    wanted: "a room is chosen to be booked",
    steps: [
      "Reserve the Double room",
      'Click "Reserve" in the row of "Double room"',
      "Start the booking of the Double room",
      "Choose the Double room at Hotel Seeblick by pressing Reserve",
      "Press the second Reserve button",
      "Continue to the booking details with the Double room",
    ],
    act: reserves("Double room"),
    others: {
      sea: reserves("Double room with sea view"),
      single: reserves("Single room"),
      "sold out": clicks("#r-Doubleroom", hotel({}), hotel({}, '  alert "This room has just been sold out"')),
      wished: clicks(
        "#wish",
        hotel({}),
        hotel({}, '  status "Saved to your wishlist"').replace("Save to wishlist", "Saved"),
      ),
    },
    told: 0,
  },
  {
    wanted: "two rooms of a kind",
    steps: [
      "Select 2 for the Double room",
      "Choose two rooms in the Double room row (select 2)",
      "Set the number of rooms of Double room to 2",
      "2 should be selected as the number of Double rooms",
      'Pick "2" in the "Number of rooms: Double room" dropdown',
    ],
    act: asks("Double room", "2"),
    others: {
      one: asks("Double room", "1"),
      sea: asks("Double room with sea view", "2"),
      "sprung back": { ...asks("Double room", "2"), after: hotel({}) },
    },
    told: 5,
  },
]);

const trips = ["Berlin – Prague", "Prague – Vienna", "Vienna – Berlin"];
const bookings = (
  states: Readonly<Record<string, string>> = {},
  more = "",
  all: readonly string[] = trips,
) => `
  tab "Upcoming (${all.length})" [selected] #upcoming
  tab "Past (8)" #past
  tab "Cancelled (1)" #cancelled
  heading "My trips"
${all
  .map(
    (trip) =>
      `  region "${trip}"\n    heading "${trip}"\n    text "${states[trip] ?? "Confirmed"}"\n    button "View ticket" #v-${key(trip)}\n    button "Check in" #i-${key(trip)}\n    button "Cancel trip" #c-${key(trip)}`,
  )
  .join("\n")}
${more}`;
const asked =
  '  dialog "Cancel Prague – Vienna?"\n    button "Keep trip" #keep\n    button "Yes, cancel" #yes';
const without = (trip: string): readonly string[] => trips.filter((one) => one !== trip);

const seats = ["11A", "11B", "12A", "12B"];
const map = (mine: string, taken: readonly string[] = ["11B"]) => `
  heading "Choose your seat"
  region "Coach 4"
${seats.map((seat) => `    button "Seat ${seat}${taken.includes(seat) ? ", taken" : ""}" [${seat === mine ? "pressed" : "unpressed"}${taken.includes(seat) ? " disabled" : ""}] #s-${seat}`).join("\n")}
  status "${mine ? `Seat ${mine} selected` : "No seat selected"}"
  button "Continue" #continue
`;

const flight = (way: string, back = true) => `
  form "Flights"
    radio "Round trip" [${way === "Round trip" ? "checked" : "unchecked"}] #round
    radio "One way" [${way === "One way" ? "checked" : "unchecked"}] #oneway
    radio "Multi-city" [${way === "Multi-city" ? "checked" : "unchecked"}] #multi
    combobox "From" ="Berlin" #from
    button "Swap origin and destination" #swap
    combobox "To" ="Lisbon" #to
    textbox "Departure" ="12 May" #out
${back ? '    textbox "Return" ="19 May" #back' : ""}
    button "Search flights" #search
`;

wordingsTable([
  {
    wanted: "a trip is given up",
    steps: [
      "Cancel the trip Prague – Vienna",
      'Cancel the booking "Prague – Vienna"',
      "Confirm the cancellation of the Prague – Vienna trip",
      "The trip Prague – Vienna should be cancelled",
      'Click "Yes, cancel" in the dialog',
      "Prague – Vienna is no longer among the upcoming trips",
    ],
    act: clicks("#yes", bookings({}, asked), bookings({}, "", without("Prague – Vienna")), stores),
    others: {
      kept: clicks("#keep", bookings({}, asked), bookings(), { mutating: true }),
      "asked only": clicks("#c-PragueVienna", bookings(), bookings({}, asked), { mutating: true }),
      sister: clicks("#c-ViennaBerlin", bookings(), bookings({}, "", without("Vienna – Berlin")), stores),
      refused: clicks("#yes", bookings({}, asked), bookings({}, '  alert "This fare cannot be cancelled"'), {
        mutating: true,
        requests: ["POST /cancellations 409"],
      }),
    },
    told: 1,
  },
  {
    wanted: "the way aboard is made ready",
    steps: [
      "Check in for Prague – Vienna",
      "Check in to the Prague – Vienna trip",
      'Click "Check in" under "Prague – Vienna"',
      "I should be checked in for Prague – Vienna",
      "Prague – Vienna is checked in",
      "Complete the check-in of the second trip",
    ],
    act: clicks("#i-PragueVienna", bookings(), bookings({ "Prague – Vienna": "Checked in" }), stores),
    others: {
      sister: clicks("#i-ViennaBerlin", bookings(), bookings({ "Vienna – Berlin": "Checked in" }), stores),
      early: clicks(
        "#i-PragueVienna",
        bookings(),
        bookings({}, '  alert "Check-in opens 24 hours before departure"'),
        { mutating: true },
      ),
      ticket: clicks(
        "#v-PragueVienna",
        bookings(),
        '\n  heading "Ticket Prague – Vienna"\n  button "Download PDF"',
      ),
    },
    told: 0,
  },
  {
    wanted: "a seat is chosen",
    steps: [
      "Select seat 12A",
      "Choose the seat 12A",
      "Pick seat 12A in coach 4",
      "Seat 12A should be selected",
      "Click seat 12A on the seat map",
      "12A is the selected seat",
      "Change the seat from 11A to 12A",
    ],
    act: clicks("#s-12A", map("11A"), map("12A")),
    others: {
      neighbour: clicks("#s-12B", map("11A"), map("12B")),
      freed: clicks("#s-12A", map("12A"), map("")),
      lost: clicks("#s-12A", map(""), map("", ["11B", "12A"])),
      nothing: clicks("#s-12A", map("11A"), map("11A")),
    },
    told: 5,
  },
  {
    wanted: "a flight without a way back",
    steps: [
      "Select One way",
      "Switch to a one-way flight",
      "Choose the one way option",
      "Search type should be one way",
      "Change the trip from round trip to one way",
      'Click the "One way" radio button',
      "Make it a one-way trip",
    ],
    act: clicks("#oneway", flight("Round trip"), flight("One way", false)),
    others: {
      round: clicks("#round", flight("One way", false), flight("Round trip")),
      multi: clicks("#multi", flight("Round trip"), flight("Multi-city", false)),
      nothing: clicks("#oneway", flight("Round trip"), flight("Round trip")),
    },
    told: 5,
  },
  {
    wanted: "there and back are changed over",
    steps: [
      "Swap origin and destination",
      "Swap the From and To fields",
      "Reverse the route with the swap button",
      "Click the swap icon between From and To",
      "Exchange Berlin and Lisbon",
      "The route should be Lisbon to Berlin",
      "From should be Lisbon and To should be Berlin",
    ],
    act: clicks(
      "#swap",
      flight("Round trip"),
      flight("Round trip").replace("Berlin", "X").replace("Lisbon", "Berlin").replace("X", "Lisbon"),
    ),
    others: {
      nothing: clicks("#swap", flight("Round trip"), flight("Round trip")),
      "both alike": clicks("#swap", flight("Round trip"), flight("Round trip").replace("Lisbon", "Berlin")),
      multi: clicks("#multi", flight("Round trip"), flight("Multi-city", false)),
    },
    told: 0,
  },
]);
