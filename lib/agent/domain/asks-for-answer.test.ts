import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { asksForAnswer } from "./asks-for-answer";

it.each<[string, string, string[], boolean]>([
  ["a question with a button", 'button "Yes"', ["Remove the boat?"], true],
  ["a question with a part that can be clicked", 'clickable "Yes"', ["Remove the boat?"], true],
  ["a question before blanks", 'button "Yes"', ["Remove the boat?  "], true],
  ["a question in Japanese", 'button "はい"', ["削除しますか？"], true],
  ["one question of several lines", 'button "Yes"', ["Boats", "Remove it?", "It is yours."], true],
  ["a question as heading", 'dialog "Boat"\n  heading "Remove it?"\n  button "Yes"', [], true],
  ["a heading that asks nothing", 'heading "Boats"\nbutton "Yes"', ["It is yours."], false],
  ["a button that asks", 'button "More?"', ["It is yours."], false],
  ["a question mark inside a line", 'button "Yes"', ["Why? Because."], false],
  ["a question with nothing to press", 'link "Home"', ["Remove the boat?"], false],
  ["a question with a field", 'button "Yes"\ntextbox "Name"', ["Who are you?"], false],
  ["a question under a field to search by", 'textbox "Search boats"\nbutton "Yes"', ["Remove it?"], true],
  ["a question with a field that is hidden", 'button "Yes"\ntextbox "Name" [hidden]', ["Remove it?"], true],
  ["a question with a button that is hidden", 'button "Yes" [hidden]', ["Remove it?"], false],
])("%s asks for an answer", (_, outline, lines, asks) => {
  expect(asksForAnswer(aPage(outline).nodes, lines)).toBe(asks);
});
