import { goalNames } from "./goal-names";

const joint = /^["”’']?(?:\s*,\s*(?:and\s+)?|\s+(?:and|&|und|et|y|e|en|i)\s+)(?:the\s+)?["“‘']?$/iu;

/** `Ida` and `Bo` of `Approve the sheets of Ida and Bo`: names of the goal that stand side by side in it. */
export function joinedNames(goal: string): string[] {
  const found = goalNames(goal)
    .map((name) => ({ name, start: goal.indexOf(name) }))
    .sort((one, other) => one.start - other.start);
  const joins = found.map(({ start }, at) => {
    const before = found[at - 1];
    return before !== undefined && joint.test(goal.slice(before.start + before.name.length, start));
  });
  return found.flatMap(({ name }, at) => (joins[at] || joins[at + 1] ? [name] : []));
}
