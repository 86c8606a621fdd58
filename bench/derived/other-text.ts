import type { RecordedCase } from "@/bench/recorded-case";
import { asFailure, type Derivation } from "./derived-failure";

/** Another text was typed than the step says, and the page holds it everywhere: two letters changed places, cut off, or said twice. */
export const otherText: Derivation = {
  kind: "other-text",
  says: "another text was typed than the step says",
  derive: (cases) =>
    cases.flatMap((one) => {
      const value = one.action.value ?? "";
      if (one.label !== "success" || one.action.kind !== "setValue" || value.length < 4) return [];
      if (!one.step.includes(value) || one.before?.html?.includes(value)) return [];
      return Object.entries(ways).flatMap(([way, alter]) => {
        const typed = alter(value);
        return typed === value || one.step.includes(` ${typed} `)
          ? []
          : [asFailure(one, way, replaced(one, value, typed))];
      });
    }),
};

const ways: Readonly<Record<string, (value: string) => string>> = {
  swapped: (value) => `${value.slice(0, -2)}${value.at(-1)}${value.at(-2)}`,
  cut: (value) => value.slice(0, -2),
  twice: (value) => `${value} ${value}`,
};

function replaced(one: RecordedCase, value: string, typed: string): Partial<RecordedCase> {
  const inText = (text: string): string =>
    text.replaceAll(encodeURIComponent(value), encodeURIComponent(typed)).replaceAll(value, typed);
  const page = (its: RecordedCase["after"]): RecordedCase["after"] => ({
    ...its,
    url: inText(its.url),
    html: inText(its.html ?? ""),
  });
  const told = (texts: readonly unknown[]): unknown[] =>
    texts.map((text) => (typeof text === "string" ? inText(text) : text));
  return {
    action: { ...one.action, value: typed },
    after: page(one.after),
    later: one.later && page(one.later),
    client: {
      ...one.client,
      addedTexts: told(one.client.addedTexts),
      liveRegionTexts: told(one.client.liveRegionTexts),
    },
  };
}
