import { checkTable } from "@/tests/support/check-table";
import { knownDestination } from "./known-destination";

const bed = '\n  heading "Rose bed"\n  link "Back" >https://garden.test/beds #back';
const beds = '\n  heading "Beds"\n  table "Beds"\n    row "Rose bed 12"\n    row "Herb bed 4"';
const back = {
  step: "Go back to the list",
  before: bed,
  on: "#back",
  after: beds,
  url: "https://garden.test/beds/7",
  urlAfter: "https://garden.test/beds",
};

checkTable(knownDestination, [
  { when: "the list has the thing that was open", says: "verified", ...back },
  {
    when: "the thing was open at a route of an application",
    says: "verified",
    ...back,
    before: bed.replace("/beds ", "/#/beds "),
    url: "https://garden.test/#/beds/7",
    urlAfter: "https://garden.test/#/beds",
  },
  {
    when: "the page lists other things",
    says: "nothing",
    ...back,
    after: '\n  heading "Tools"\n  table "Tools"\n    row "Spade 1"\n    row "Rake 2"',
  },
  {
    when: "the address is beside that of the thing",
    says: "nothing",
    ...back,
    before: bed.replace("/beds ", "/news "),
    urlAfter: "https://garden.test/news",
  },
  { when: "another link was used", says: "nothing", ...back, before: bed.replace('"Back"', '"Beds"') },
  { when: "the thing is still open", says: "nothing", ...back, after: bed, urlAfter: back.url },
]);

const menu = (open: string) => `
  heading "${open}"
  link "Slider" >https://garden.test/parts/slider
  link "Tabs" >https://garden.test/parts/tabs
`;
const page = {
  step: "Go to the page on the slider",
  before: menu("Rating"),
  on: "Slider",
  urlAfter: "https://garden.test/parts/slider",
  after: menu("Slider"),
};
const routed = {
  step: "Show the bed Rose",
  before:
    '\n  row "Rose 12"\n    link "Show" >https://garden.test/#beds/3 #rose\n  row "Herbs 4"\n    link "Show" >https://garden.test/#beds/4 #herbs',
  on: "#rose",
  url: "https://garden.test/#beds",
  urlAfter: "https://garden.test/#beds/3",
  after: '\n  heading "Rose"\n  text "Twelve bushes"',
};

checkTable(knownDestination, [
  { when: "the place is called after a kind of control", says: "verified", ...page },
  {
    when: "another such place came up",
    says: "nothing",
    ...page,
    on: "Tabs",
    urlAfter: "https://garden.test/parts/tabs",
  },
  { when: "a route without a slash in front came up", says: "verified", ...routed },
  {
    when: "the route is that of another entry",
    says: "nothing",
    ...routed,
    urlAfter: "https://garden.test/#beds/4",
    after: '\n  heading "Herbs"\n  text "Four bushes"',
  },
]);
