import { checkTable } from "@/tests/support/check-table";
import { partClosed } from "./part-closed";

const page = (message: string): string => `
${message === "" ? "" : `  alert "${message} ×" #message\n    link "×" #cross >#`}
  heading "Boat house"
  link "Boats" >/boats`;
const crossed = {
  step: "Close the flash message about the login",
  before: page("You logged in to the boat house"),
  on: "#cross",
  after: page(""),
  again: true,
};

checkTable(partClosed, [
  { when: "the one message is gone with its cross", says: "verified", ...crossed },
  {
    when: "it says the step's word otherwise",
    says: "verified",
    ...crossed,
    step: "Close the notice about the logout",
    before: page("Logged out of the boat house"),
  },
  {
    when: "it says nothing of what the step tells",
    says: "nothing",
    ...crossed,
    before: page("The oars are wet"),
  },
  { when: "it is there still", says: "nothing", ...crossed, after: page("You logged in to the boat house") },
]);
