import { expect, it } from "vitest";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";

it.each([
  ["7 pm", "Yoga 19:00", true],
  ["7 pm", "Yoga 7 PM", true],
  ["7 pm", "Yoga at 7:00 p.m.", true],
  ["7pm", "19.00 Uhr", true],
  ["7 pm", "Yoga 7:00", true],
  ["7 pm", "Yoga 07:00", false],
  ["7 pm", "Yoga 17:00", false],
  ["7 pm", "Yoga 7 am", false],
  ["7 pm", "7 places left", false],
  ["7:30 pm", "19:30–21:00", true],
  ["7:30 pm", "07:30", false],
  ["7 pm", "Court hire 19.00 EUR", false],
  ["7 pm", "Court hire £7.00", false],
  ["7 pm", "Version 7.00", false],
  ["7 pm", "Yoga 7–8 pm", true],
  ["8 pm", "Yoga 7–8 pm", true],
  ["7 am", "Yoga 7 to 8.30 pm", false],
  ["19:30", "Yoga 7:30 pm", true],
  ["19:30", "Yoga 7:30", false],
  ["19:30", "Yoga 7 pm, Pilates 8:30 pm", false],
  ["12 am", "00:00", true],
  ["12 pm", "12:00", true],
  ["12 pm", "00:00", false],
])("%s is told by %s: %s", (value, text, isTold) => {
  expect(isHeldBy(value, [text])).toBe(isTold);
});
