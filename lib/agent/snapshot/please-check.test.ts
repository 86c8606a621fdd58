import { expect, it } from "vitest";
import type { AlertTone } from "@/lib/agent/domain/observation";
import { toneOfText } from "./alert-tone";

it.each<[string, AlertTone]>([
  ["Please check the date", "error"],
  ["Please check: the date lies in the past", "error"],
  ["Please check, the date lies in the past", "error"],
  ["Please check", "info"],
  ["Please check.", "info"],
  ["Please check (2)", "info"],
  ["Please checkmark it", "info"],
  ["Please enter", "error"],
])("%s: %s", (text, tone) => expect(toneOfText(text)).toBe(tone));
