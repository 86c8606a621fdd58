import { type Act, clicks, wordingsTable } from "@/tests/support/wordings";

const views = ["Harbour at dawn", "Old mill", "Snowy ridge", "Tulip field"];
const carousel = (at: number, running = true, other = 0) => `
  region "Featured places"
    button "${running ? "Stop" : "Start"} automatic slide show" #play
    button "Previous slide" #back
    button "Next slide" #next
    region:group "${at + 1} of 4"
      image "${views[at]}"
      heading "${views[at]}"
${views.map((_, one) => `    button "Slide ${one + 1}"${one === at ? " [current disabled]" : ""} #dot-${one + 1}`).join("\n")}
  region "What guests say"
    button "Previous quote" #q-back
    button "Next quote" #q-next
    text "${["Lovely rooms", "Great food", "Quiet nights"][other]}"
`;
const slides = (on: string, from: number, to: number): Act => clicks(on, carousel(from), carousel(to));

const photos = (at: number, big: boolean) => `
  heading "Album"
${big ? `  dialog "Photo ${at} of 9"\n    image "Photo ${at}"\n    text "${at} / 9"\n    clickable "‹" #left\n    clickable "›" #right\n    clickable "×" #shut` : ""}
  list "Album"
${[1, 2, 3].map((one) => `    item "Photo ${one}"\n      clickable "Photo ${one}" #p-${one}`).join("\n")}
`;

const stages = ["Cart", "Delivery", "Payment", "Review"];
const headed = (at: number, done: number) => `
  heading "Order"
${stages.map((name, one) => `  button "${one + 1} ${name}${one < done ? " completed" : ""}"${one === at ? " [current]" : ""}${one > done ? " [disabled]" : ""} #s-${name}`).join("\n")}
  region "${stages[at]}"
    heading "${stages[at]}"
    ${at === 1 ? 'textbox "Street"' : at === 2 ? 'textbox "Card number"' : `text "Your ${stages[at]?.toLowerCase()}"`}
    button "Back" #back
    button "Next" #next
`;
const setup = (ended: boolean, wrong = false) => `
  heading "Set up the printer"
  item "1 Connect"
  item "2 Name"
  item "3 Test page"${ended ? "" : " [.active]"}
${
  ended
    ? '  text "All steps completed - you are finished"\n  button "Start over" #again'
    : `  checkbox "The test page came out" [${wrong ? "unchecked invalid" : "checked"}]${wrong ? ' ^"Please confirm"' : ""}\n  button "Back" #back\n  button "Finish" #finish`
}
`;

const faq = (open: readonly string[]) => `
  heading "Help"
${["Shipping", "Returns", "Gift cards"]
  .map(
    (name) =>
      `  item "${name} ${open.includes(name) ? `− All about ${name.toLowerCase()}: it takes five days.` : "+"}"\n    clickable "${name} ${open.includes(name) ? "−" : "+"}" #f-${name.slice(0, 4)}${open.includes(name) ? `\n    text "All about ${name.toLowerCase()}: it takes five days."` : ""}`,
  )
  .join("\n")}
`;
const details = (open: boolean, other = false) => `
  heading "Drill 18V"
  button:summary "Technical data" [${open ? "expanded" : "collapsed"}] #data
${open ? '  text "Weight 1.4 kg, 1,500 rpm"' : ""}
  button:summary "What is in the box" [${other ? "expanded" : "collapsed"}] #box
${other ? '  text "Drill, charger, case"' : ""}
`;
const tabs = (at: string) => `
  heading "Drill 18V"
${["Description", "Reviews (12)", "Questions (3)"].map((name) => `  clickable "${name}"${name === at ? " [.active]" : ""} #t-${name.slice(0, 4)}`).join("\n")}
  ${at.startsWith("Rev") ? 'item "Ida: very handy ★★★★"\n  item "Ole: too loud ★★"' : at.startsWith("Que") ? 'item "Is a charger included?"' : 'text "A light drill for the home."'}
  button "Add to cart" #add
`;

wordingsTable([
  {
    wanted: "the next picture of a carousel",
    steps: [
      "Show the next slide",
      "Go to the next slide of the featured places",
      "Click the right arrow of the carousel",
      "Move the carousel forward by one",
      "The second slide (Old mill) should be shown",
      "Advance the carousel to Old mill",
      'Click "Next slide" to see the next place',
      "The carousel should be on slide 2 of 4",
    ],
    act: slides("#next", 0, 1),
    others: {
      back: slides("#back", 0, 3),
      quote: clicks("#q-next", carousel(0), carousel(0, true, 1)),
      nothing: slides("#next", 0, 0),
      stopped: clicks("#play", carousel(0), carousel(0, false)),
    },
    told: 1,
  },
  {
    wanted: "a picture of a carousel by its dot",
    steps: [
      "Go to the third slide",
      "Show slide 3",
      "Click the third dot below the carousel",
      "Slide 3 should be shown",
      "Jump to slide 3 of the carousel",
      "Display the slide Snowy ridge (slide 3)",
      "The carousel must show the third slide",
    ],
    act: slides("#dot-3", 0, 2),
    others: {
      fourth: slides("#dot-4", 0, 3),
      next: slides("#next", 0, 1),
      nothing: slides("#dot-3", 0, 0),
    },
    told: 4,
  },
  {
    wanted: "the carousel stands still",
    steps: [
      "Stop the automatic slide show",
      "Pause the carousel",
      "Turn off the automatic rotation of the carousel",
      "The slide show should be stopped",
      "The slides should no longer change by themselves",
      "Click the pause button of the featured places",
    ],
    act: clicks("#play", carousel(1), carousel(1, false)),
    others: {
      started: clicks("#play", carousel(1, false), carousel(1)),
      next: slides("#next", 1, 2),
      nothing: clicks("#play", carousel(1), carousel(1)),
    },
    told: 3,
  },
  {
    wanted: "the next photo of a light box",
    steps: [
      "Go to the next photo",
      "Show the next picture in the lightbox",
      "Click the right arrow to see photo 3",
      "Photo 3 of 9 should be shown",
      "Move on to photo 3",
      "Flip to the following photo",
    ],
    act: clicks("#right", photos(2, true), photos(3, true)),
    others: {
      back: clicks("#left", photos(2, true), photos(1, true)),
      shut: clicks("#shut", photos(2, true), photos(2, false)),
      nothing: clicks("#right", photos(2, true), photos(2, true)),
    },
    told: 2,
  },
  {
    wanted: "a light box is shut",
    steps: [
      "Close the lightbox",
      "Close the photo viewer",
      "Click the × to close the photo",
      "The enlarged photo should be closed",
      "Return to the album",
      "The photo should no longer be shown large",
    ],
    act: clicks("#shut", photos(2, true), photos(2, false)),
    others: {
      next: clicks("#right", photos(2, true), photos(3, true)),
      up: clicks("#p-2", photos(2, false), photos(2, true)),
      nothing: clicks("#shut", photos(2, true), photos(2, true)),
    },
    told: 4,
  },
  {
    wanted: "a step of a wizard by its header",
    steps: [
      "Go back to the Delivery step",
      "Return to step 2 (Delivery)",
      'Click the step header "Delivery"',
      "The Delivery step should be shown",
      "Jump to the second step",
      "Open the Delivery step in the stepper",
      "In the progress bar, click Delivery to change the address",
    ],
    act: clicks("#s-Delivery", headed(3, 3), headed(1, 3)),
    others: {
      payment: clicks("#s-Payment", headed(3, 3), headed(2, 3)),
      nothing: clicks("#s-Delivery", headed(3, 3), headed(3, 3)),
      back: clicks("#back", headed(3, 3), headed(2, 3)),
    },
    told: 4,
  },
  {
    wanted: "a wizard is through",
    steps: [
      "Finish the setup",
      "Complete the wizard",
      'Click "Finish" to end the wizard',
      "The printer setup should be completed",
      "All steps of the setup are completed",
      "Finish the last step of the wizard",
    ],
    act: clicks("#finish", setup(false), setup(true), { mutating: true, requests: ["POST /printers 201"] }),
    others: {
      refused: clicks("#finish", setup(false), setup(false, true), { mutating: true }),
      nothing: clicks("#finish", setup(false), setup(false), { mutating: true }),
      again: clicks("#again", setup(true), setup(false)),
    },
    told: 2,
  },
  {
    wanted: "an answer drawn of plain boxes is unfolded",
    steps: [
      'Expand the section "Returns"',
      "Open the Returns accordion",
      "Click the plus next to Returns",
      "The text about returns should be visible",
      "Unfold Returns",
      "Show the details of Returns",
      "The Returns section is expanded",
      "Expand the second section",
    ],
    act: clicks("#f-Retu", faq([]), faq(["Returns"])),
    others: {
      neighbour: clicks("#f-Ship", faq([]), faq(["Shipping"])),
      folded: clicks("#f-Retu", faq(["Returns"]), faq([])),
      nothing: clicks("#f-Retu", faq([]), faq([])),
    },
    told: 7,
  },
  {
    wanted: "details are shown",
    steps: [
      "Expand Technical data",
      "Show the technical data",
      'Open "Technical data"',
      "The technical data should be visible",
      "Unfold the Technical data section",
      "Click on Technical data to see the weight",
      "Technical data is expanded",
    ],
    act: clicks("#data", details(false), details(true)),
    others: {
      neighbour: clicks("#box", details(false), details(false, true)),
      folded: clicks("#data", details(true), details(false)),
      nothing: clicks("#data", details(false), details(false)),
    },
    told: 7,
  },
  {
    wanted: "a tab drawn of plain boxes",
    steps: [
      "Open the Reviews tab",
      'Click the tab "Reviews"',
      "Show the reviews of the drill",
      "The reviews should be shown",
      "Switch from Description to Reviews",
      "Go to Reviews (12)",
      "The Reviews tab must be active",
      "View the 12 reviews",
    ],
    act: clicks("#t-Revi", tabs("Description"), tabs("Reviews (12)")),
    others: {
      questions: clicks("#t-Ques", tabs("Description"), tabs("Questions (3)")),
      back: clicks("#t-Desc", tabs("Reviews (12)"), tabs("Description")),
      nothing: clicks("#t-Revi", tabs("Description"), tabs("Description")),
      added: clicks("#add", tabs("Description"), `${tabs("Description")}  status "Added to cart"`),
    },
    told: 8,
  },
]);
