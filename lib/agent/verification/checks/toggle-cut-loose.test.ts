import { checkTable } from "@/tests/support/check-table";
import { toggleReadBack } from "./toggle-read-back";

const row = (name: string, on: boolean): string =>
  `    item "${name}"\n      switch "" &"${name}" [${on ? "checked" : "unchecked"}] #${name.toLowerCase()}`;
const page = (printer: boolean, scanner = true): string =>
  `\n  list "Devices"\n${row("Printer", printer)}\n${row("Scanner", scanner)}`;
const stored = { requests: ["PUT /devices 200"] };
const star = (on: boolean): string =>
  `\n  list "Guests"\n    item "Ida Falk"\n      button "star_sign" ${on ? "[.starred]" : ""} #ida\n    item "Ole Berg"\n      button "star_sign" #ole`;

checkTable(toggleReadBack, [
  {
    when: "what is cut loose is off",
    says: "verified",
    step: "Unlink the device Printer",
    before: page(true),
    on: "#printer",
    after: page(false),
    ...stored,
  },
  {
    when: "the same in another word",
    says: "verified",
    step: "Disconnect the scanner",
    before: page(true),
    on: "#scanner",
    after: page(true, false),
    ...stored,
  },
  {
    when: "it came to be on",
    says: "nothing",
    step: "Unlink the device Printer",
    before: page(false),
    on: "#printer",
    after: page(true),
    ...stored,
  },
  {
    when: "it is to be on the other side, and is",
    says: "verified",
    step: 'Switch "Printer" to the other setting',
    before: page(true),
    on: "#printer",
    after: page(false),
    ...stored,
  },
  {
    when: "it is to be on the other side, and is on the same",
    says: "refuted",
    step: 'Switch "Printer" to the other setting',
    before: page(true),
    on: "#printer",
    after: page(true),
    again: true,
  },
  {
    when: "it was added to those that bear the mark",
    says: "verified",
    step: "Add Ida Falk to the starred guests",
    before: star(false),
    on: "#ida",
    after: star(true),
    ...stored,
  },
  {
    when: "it was added to others",
    says: "nothing",
    step: "Add Ida Falk to the invited guests",
    before: star(false),
    on: "#ida",
    after: star(true),
    ...stored,
  },
]);
