/**
 * Builds an element. Text only ever becomes text nodes, so nothing a visitor typed can turn into markup.
 * Properties: `onclick`-like functions become listeners, true and false become present and absent attributes.
 */
export function el(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value === "function") element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value !== undefined) element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}

export const byId = (id) => document.getElementById(id);

const dayFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });
const momentFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

export const dayText = (isoDay) => (isoDay === "" ? "–" : dayFormat.format(new Date(`${isoDay}T00:00:00Z`)));
export const momentText = (time) => momentFormat.format(new Date(time));
