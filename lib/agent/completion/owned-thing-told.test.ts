import { expect, it } from "vitest";
import { network, node } from "@/tests/support/a-claim-case";
import { endOf, press, type } from "@/tests/support/end-of-goal";

const page = (...names: string[]) => names.map((name) => node({ id: name, role: "heading", name }));
it.each([
  ["owner and thing in two places", page("Mrs Lund", "Stay 12: Rex"), "achieved"],
  ["the owner without the title", page("Ida Lund", "Stay 12: Rex"), "achieved"],
  ["another of the owner's things", page("Mrs Lund", "Stay 12: Bella"), "unverified"],
  ["the same thing of somebody else", page("Mrs Lind", "Stay 12: Rex"), "unverified"],
  ["the same thing of another of that name", page("Mr Lund", "Stay 12: Rex"), "unverified"],
])(
  "what was done for something that is told by its owner is covered by a page that shows %s",
  async (_, nodes, end) => {
    const done = [type("State", "picked up"), press("Update stay", [network])];
    expect(await endOf("Set the stay of Mrs Lund's Rex to picked up", done, nodes)).toBe(end);
  },
);
