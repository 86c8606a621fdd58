import { expect, it } from "vitest";
import { spanOption } from "./span-option";

const whole = ["08–10", "10–12", "12–14", "14–16"];
const minutes = ["8:00 - 10:00", "10:00 - 12:00", "14:00 - 16:00"];
const spoken = ["8 am to 10 am", "10 am to 12 pm", "2 pm to 4 pm"];
it.each<[string, string[], string | undefined]>([
  ["Book the loft on 14 May 2027 from 10 to 12.", whole, "10–12"],
  ["Book the loft from 10 to 12, please", minutes, "10:00 - 12:00"],
  ["Book the loft from 8 to 10 for Ann", whole, "08–10"],
  ["Book the loft between 10 and 12 on Friday", whole, "10–12"],
  ["Book the loft 10:00-12:00", whole, "10–12"],
  ["Book the loft from 2 to 4 pm", whole, "14–16"],
  ["Book the loft from 2 pm to 4 pm", spoken, "2 pm to 4 pm"],
  ["Buche den Saal von 10 bis 12 Uhr", minutes, "10:00 - 12:00"],
  // Other hours, no hours, and no span.
  ["Book the loft from 10 to 14", whole, undefined],
  ["Book the loft from 10 to 12 and from 14 to 16", whole, undefined],
  ["Book the loft for 10 to 12 people", whole, undefined],
  ["Raise the seats from 10 to 12 chairs", whole, undefined],
  ["Change the price from 10 to 12.50", whole, undefined],
  ["Book the loft from 10 to 12", ["Small", "Large"], undefined],
  ["Book the loft from 10 to 12", ["10", "12"], undefined],
  ["Book the loft from 10 to 12", ["10–12"], undefined],
])("%s: of %j", (goal, options, expected) => {
  expect(
    spanOption(
      options.map((name) => ({ name, of: name })),
      goal,
    ),
  ).toBe(expected);
});
