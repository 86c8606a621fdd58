import type { Locator, Page } from "playwright-core";
import { z } from "zod";

/**
 * One thing a person does on a page: what, on which name, and the value or the text of the row that the name stands in. A value may be
 * followed by that text too.
 */
export const WalkStep = z.union([
  z.tuple([z.literal("click"), z.string()]),
  z.tuple([z.literal("click"), z.string(), z.string()]),
  z.tuple([z.enum(["check", "uncheck", "press"]), z.string()]),
  z.tuple([z.enum(["fill", "select"]), z.string(), z.string()]),
  z.tuple([z.literal("fill"), z.string(), z.string(), z.string()]),
]);
export type WalkStep = z.infer<typeof WalkStep>;
export const Walks = z.record(z.string(), z.array(WalkStep));

const rows = 'tr, li, article, section, [role="listitem"], form:has(h2), .line, .tile, .card';

/** Does one step with trusted input. Throws when the element does not take it within `patienceMs`. */
export async function walk(
  page: Page,
  [act, name, value = "", row = ""]: WalkStep,
  patienceMs: number,
): Promise<void> {
  const timeout = patienceMs;
  if (act === "press") return page.keyboard.press(name);
  if (act === "click") return clickable(page, name, value).click({ timeout });
  const place = row ? page.locator(rows).filter({ hasText: row }).last() : page;
  const named = place.getByLabel(name).or(place.getByPlaceholder(name));
  const field = (row ? named.or(place.getByRole("spinbutton")) : named).first();
  if (act === "fill") return field.fill(value, { timeout });
  if (act === "select") return void (await field.selectOption({ label: value }, { timeout }));
  return field.setChecked(act === "check", { timeout });
}

function clickable(page: Page, name: string, row: string): Locator {
  const place = row ? page.locator(rows).filter({ hasText: row }).last() : page;
  const [first, ...others] = (["button", "link", "tab", "switch", "menuitem", "option"] as const).map(
    (role) => place.getByRole(role, { name, exact: true }),
  );
  return others.reduce((one, other) => one.or(other), first ?? page.getByText(name)).first();
}
