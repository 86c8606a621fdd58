import { typedTitle } from "@/tests/support/a-recipe-form";
import { checkTable } from "@/tests/support/check-table";
import { wrongChoice } from "./wrong-choice";

checkTable(wrongChoice, [
  ...(
    [
      ["refuted", "packing-2025.txt", "a file of another number"],
      ["refuted", "packing-206.txt", "a file with a digit less"],
      ["nothing", "packing-2026.txt", "the file"],
      ["nothing", "Packing-2026.txt", "the file in capitals"],
      ["nothing", "soups.txt", "the other file of the step"],
      ["nothing", "packing-2026.csv", "a file of another kind"],
      ["nothing", "packing", "the beginning of the file"],
    ] as const
  ).map(([says, value, when]) => ({
    when,
    says,
    ...typedTitle("Give soups.txt the title packing-2026.txt", value),
    others: "may" as const,
  })),
]);
