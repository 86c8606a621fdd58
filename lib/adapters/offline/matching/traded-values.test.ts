import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { fillFromGoal } from "./fill-from-goal";

const card = (at: number, name: string): string =>
  `heading:2 "Berth ${at}"\ntextbox "Name at berth ${at}" #n${at} ="${name}"\nbutton "Save" #s${at}`;

it.each([
  ["the old name", "Alba"],
  ["the new name by now", "Dione"],
])("of forms that are alike the one is meant that holds %s", (_, held) => {
  const page = aPage([card(1, "Tern"), card(2, held), card(3, "Ketch")].join("\n"));
  const found = fillFromGoal("Rename the skiff Alba to Dione", { ...page, known: ["Dione"] });
  expect(found?.entries.map(({ node, value }) => `${node.id}=${value}`)).toEqual(["n2=Dione"]);
  expect(found?.form.submit?.id).toBe("s2");
});
