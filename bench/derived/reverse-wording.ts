import { asFailure, type Derivation } from "./derived-failure";

const words: readonly (readonly [string, string])[] = [
  ["open", "close"],
  ["expand", "collapse"],
  ["unfold", "fold"],
  ["check", "uncheck"],
  ["tick", "untick"],
  ["turn on", "turn off"],
  ["switch on", "switch off"],
  ["enable", "disable"],
  ["add", "remove"],
  ["show", "hide"],
  ["follow", "unfollow"],
  ["pin", "unpin"],
  ["lock", "unlock"],
  ["archive", "unarchive"],
  ["subscribe", "unsubscribe"],
  ["publish", "unpublish"],
  ["log in", "log out"],
  ["next", "previous"],
  ["first", "last"],
  ["ascending", "descending"],
  ["highest", "lowest"],
  ["largest", "smallest"],
  ["newest", "oldest"],
  ["youngest", "oldest"],
  ["as read", "as unread"],
  ["as done", "as not done"],
  ["accept", "decline"],
  ["approve", "reject"],
  ["confirm", "cancel"],
  ["save", "discard"],
  ["send", "discard"],
  ["raise", "lower"],
  ["include", "exclude"],
  ["select", "deselect"],
];
const pairs = words.flatMap(([one, other]) => [
  [new RegExp(`(?<!\\p{L})${one}(?!\\p{L})`, "iu"), other] as const,
  [new RegExp(`(?<!\\p{L})${other}(?!\\p{L})`, "iu"), one] as const,
]);

/** The step says the reverse of what was done, by one word of it; what stands in quotes stays. */
export const reverseWording: Derivation = {
  kind: "reverse-wording",
  says: "one word of the step says the reverse of what was achieved",
  derive: (cases) =>
    cases
      .filter(({ label }) => label === "success")
      .flatMap((one) =>
        pairs.flatMap(([pattern, other]) => {
          const open = one.step.replace(/["“„'][^"”“']*["”“']/g, (quote) => "#".repeat(quote.length));
          const found = pattern.exec(open);
          if (!found) return [];
          const said = /^\p{Lu}/u.test(found[0]) ? `${other[0]?.toUpperCase()}${other.slice(1)}` : other;
          const step = one.step.slice(0, found.index) + said + one.step.slice(found.index + found[0].length);
          return [
            asFailure(one, other.replace(/\s/g, "-"), {
              step,
              ...(one.goal === one.step ? { goal: step } : {}),
            }),
          ];
        }),
      ),
};
