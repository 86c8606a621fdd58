import { checkTable } from "@/tests/support/check-table";
import { playerTurned } from "./player-turned";

const page = (name: string, { here = "Oak", slider = true, more = "" } = {}) => `
  heading "Evening"
  list "Songs"
    item "Oak"${here === "Oak" ? " [.active]" : ""}
      button "Play Oak" #oak
    item "Elm"${here === "Elm" ? " [.active]" : ""}
      button "Play Elm" #elm
  region "Player"
    link "${here}" >/songs/${here}
    button "${name}" #play
${slider ? '    slider "Volume" ="60"' : '    button "Next"'}
${more}`;
const pauses = {
  step: "Pause the music",
  before: page("Pause"),
  on: "#play",
  after: page("Play"),
  again: true,
};
const plays = {
  step: "Play the song Elm",
  before: page("Pause"),
  on: "#elm",
  after: page("Pause", { here: "Elm" }),
  again: true,
};

checkTable(playerTurned, [
  { when: "it offers to play again", says: "verified", ...pauses },
  {
    when: "it is muted",
    says: "verified",
    ...pauses,
    step: "Mute the player",
    before: page("Mute"),
    after: page("Unmute"),
  },
  { when: "it is as it was", says: "nothing", ...pauses, after: pauses.before },
  {
    when: "it is no player",
    says: "nothing",
    others: "verify",
    ...pauses,
    before: page("Pause", { slider: false }),
    after: page("Play", { slider: false }),
  },
  { when: "it went the other way", says: "nothing", ...pauses, step: "Play the music" },
  { when: "it is not to be", says: "nothing", ...pauses, step: "The music should not pause" },
  { when: "the player holds another song", says: "nothing", ...pauses, step: "Pause Elm" },
  {
    when: "the page says that it failed",
    says: "nothing",
    ...pauses,
    after: page("Play", { more: '  alert "Something went wrong"' }),
  },
  { when: "the entry is the present one now", says: "verified", ...plays },
  {
    when: "no entry was the present one before",
    says: "nothing",
    ...plays,
    before: page("Pause", { here: "none" }),
  },
  {
    when: "another entry is the present one",
    says: "nothing",
    ...plays,
    on: "#oak",
    step: "Play the song Oak",
    before: page("Pause", { here: "none" }),
  },
]);
