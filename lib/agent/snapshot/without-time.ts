const age = "\\b\\d+ (?:seconds?|minutes?|secs?|mins?) ago\\b";
const timeOfDay = "\\b\\d{1,2}:\\d{2}(?::\\d{2})?(?:\\s?[ap]\\.?m\\.?)?";
const ages = new RegExp(age, "gi");
const times = new RegExp(`${timeOfDay}|${age}`, "gi");

/** A text with a mark in place of ages ("3 minutes ago"), which run on while a person thinks. */
export const withoutAge = (text: string): string => text.replace(ages, "·");

/** The same for times of day too: for what no time is a fact of. */
export const withoutTime = (text: string): string => text.replace(times, "·");
