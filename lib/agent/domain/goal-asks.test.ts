import { describe, expect, it } from "vitest";
import { readGoalAsks } from "./goal-asks";

describe("whether a goal asks for something to be stored", () => {
  it.each<[string, boolean]>([
    ["Add a patient named Jas", true],
    ["Search my recipes for 'Soup' and bookmark that recipe", true],
    ["For orchard.example, set the contact to ann@orchard.example", true],
    ["On my booking PK31, change the seat to 9A", true],
    ["I want to cancel my subscription", true],
    ["Could you please renew the loan of 'Tides'?", true],
    ["Put Ann down for Monday", true],
    ["Reserviere den Raum Nord für Freitag", true],
    ["Ändere die Adresse auf Gartenweg 3", true],
    ["Réservez la salle Nord pour vendredi", true],
    ["Cambia el idioma a alemán", true],
    ["Удалите письмо от Анны", true],
    ["How many messages are there?", false],
    ["Which report was sent last?", false],
    ["Open the settings", false],
    ["Search for 'Soup'", false],
    ["Find the cheapest flight and tell me its price", false],
    ["Log in as ann", false],
    ["Show only invoices of May", false],
    ["Click the third link", false],
    ["Select Blue from the list", false],
  ])("%s: %s", (goal, stores) => {
    expect(readGoalAsks(goal).stores).toBe(stores);
  });
});

describe("whether something is to be switched", () => {
  it.each<[string, "on" | "off" | undefined]>([
    ["Turn on my automatic reply until Friday", "on"],
    ["Turn the guest network off", "off"],
    ["Please disable notifications", "off"],
    ["Open the settings and enable dark mode", "on"],
    ["Turn on the radio and switch off the lamp", undefined],
    ["Turn in the report", undefined],
    ["Switch to the German page", undefined],
  ])("%s: %s", (goal, switches) => {
    expect(readGoalAsks(goal).switches).toBe(switches);
  });
});

describe("what a goal names word for word", () => {
  it.each<[string, string[]]>([
    ["Add 'Gorge walk' for at most 12 people", ["Gorge walk", "12"]],
    ["Set the e-mail to ann@orchard.example", ["ann@orchard.example"]],
    ["Book the 10:40 slot on 3rd May 2027", ["10:40", "2027"]],
    ["Deploy version 4.2.1 of checkout-api.", ["4.2.1"]],
    ["Open the settings", []],
  ])("%s", (goal, values) => {
    expect(readGoalAsks(goal).values).toEqual(values);
  });
});

describe("commands that name nothing of their own", () => {
  it.each<[string, string[]]>([
    ["Search for 'Soup' and bookmark that recipe", ["bookmark"]],
    ["Change the title to 'Tides' and publish it", ["publish"]],
    ["Log 6 hours on Halyard and submit the entry", ["submit"]],
    ["Archive the message from Ann", []],
    ["Open the invoice and send it to Ann", []],
  ])("%s", (goal, deeds) => {
    expect(readGoalAsks(goal).deeds).toEqual(deeds);
  });
});
