import { describe, expect, it } from "vitest";
import { commandOf, readGoalAsks } from "./goal-asks";

describe("whether a goal asks for something to be stored", () => {
  it.each<[string, boolean]>([
    ["Add a patient named Jas", true],
    ["Close the ticket HD-7", true],
    // That a thing of some kind comes to be.
    ["Enter Buy stamps as a new to-do", true],
    ["Write 'Pay rent' down as an entry", true],
    ["Type a new to-do: Buy stamps", true],
    ["Enter Bo Lind as another guest of the party", true],
    ["Write 'Buy stamps' on my list", true],
    ["Enter 90 as a quantity", false],
    ["Type 'Buy stamps' in the search field of the list", false],
    ["Enter 'Harbour' as a new title", false],
    ["Type a new password", false],
    ["Type 'Hello' as a new line of the text", false],
    ["Hide the comment from the shop", true],
    ["Exit the group", true],
    ["Close the dialog", false],
    ["Hide the side bar", false],
    ["Close it", false],
    ['Close "Cookie notice"', false],
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
    ["Add a note on how it went", true],
    ["Reschedule the visit", true],
    ["Re-schedule the visit", true],
    ["Reassign the ticket to Ann", true],
    ["Re-assign the ticket to Ann", true],
    ["Reopen the ticket", true],
    ["Re-open the ticket", true],
    ["Enrol Ann in the course", true],
    ["Enroll Ann in the course", true],
    ["Favorite the recipe", true],
    ["Favourite the recipe", true],
    ["Sign me up for the race", true],
    ["Please sign Ann Lee up for the race", true],
    ["Get rid of the old pass", true],
    ["Bump the limit to 300", true],
    ["Return the drill", true],
    ["Return to the list", false],
    ["Return the name of the cheapest drill", false],
    ["Stell die Heizung auf 20 Grad", true],
    ["Stelle die Heizung auf 20 Grad", true],
    ["Stelle fest ob die Rechnung bezahlt ist", false],
    ["Stelle fest wie hoch die Rechnung ist", false],
    ["Buch den Raum Nord", true],
    ["Das Gästebuch vom Hafen", false],
    ["添加笔记", true],
    ["把笔记添加到列表", true],
    ["查看 已发送邮件", false],
    ["The books that people renew", false],
    ["Get a permit for bay B7", true],
    ["Get me 2 tickets for Friday", true],
    ["Get a list of all orders", false],
    ["Get me a quick overview", false],
    ["Get the phone number of Ann", false],
    ["How many messages are there?", false],
    ["Which report was sent last?", false],
    ["Open the settings", false],
    ["Search for 'Soup'", false],
    ["Find the cheapest flight and tell me its price", false],
    ["Tell the crew that the gate is shut", true],
    ["Tell me that the gate is shut", false],
    ["Tell the number that is shown beside the gate", false],
    ["Tell what Ida said about that gate", false],
    ["Log in as ann", false],
    ["Show only invoices of May", false],
    ["Click the third link", false],
    ["Select Blue from the list", false],
    ["Snooze the alarm", true],
    ["Water 'Kale'", true],
    ["Nudge her", true],
    ["Send off the parcel", true],
    ["Pledge 20 € to the fund", true],
    ["Leave Dr. Nadia Voss an urgent note", true],
    ["Latest Order of May", false],
    ["Total price of the kettle", false],
    ["Cheapest flights to Oslo", false],
    ["Expand the second section", false],
    ["Describe the picture", false],
    ["Determine the winner", false],
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
    ["Turn  on the radio", "on"],
    ["Switch the radio on", "on"],
    ["Turn  off the radio", "off"],
    ["Deactivate the alarm", "off"],
    ["Schalte das Radio ein", "on"],
    ["Schalt das Radio an", "on"],
    ["Schalten Sie das Radio ein", "on"],
    ["Aktiviere den Alarm", "on"],
    ["Activez les alertes", "on"],
    ["Schalte das Radio aus", "off"],
    ["Schalt das Radio ab", "off"],
    ["Schalten Sie das Radio aus", "off"],
    ["Deaktiviere den Alarm", "off"],
    ["Désactivez les alertes", "off"],
    ["Turn the page on the left", undefined],
    ["Turn the page off the left", undefined],
    ["Say who may turn on the lamp", undefined],
    ["Say who may turn off the lamp", undefined],
    ["Say who may turn the lamp on", undefined],
    ["Say who may turn the lamp off", undefined],
    ["Read how to enable it", undefined],
    ["Read how to disable it", undefined],
    ["Open the inactive users", undefined],
    ["Öffne die nicht deaktivierten Konten", undefined],
    ["Schalte das Bild ein wenig heller", undefined],
    ["Schalte das Bild aus Bern frei", undefined],
    ["Turn in the report", undefined],
    ["Switch to the German page", undefined],
  ])("%s: %s", (goal, switches) => {
    expect(readGoalAsks(goal).switches).toBe(switches);
  });
});

describe("what a goal names word for word", () => {
  it.each<[string, string[]]>([
    ["Book the lathe at 7 pm for 12", ["7 pm", "12"]],
    ["Book the lathe at 7:30am", ["7:30am"]],
    ["Add 'Gorge walk' for at most 12 people", ["Gorge walk", "12"]],
    ["Set the e-mail to ann@orchard.example", ["ann@orchard.example"]],
    ["Book the 10:40 slot on 3rd May 2027", ["10:40", "2027"]],
    ["Deploy version 4.2.1 of checkout-api.", ["4.2.1"]],
    ["Set the e-mail to ann@mail.orchard.example", ["ann@mail.orchard.example"]],
    ["Move HK-4471B to lot 9A", ["HK-4471B", "9A"]],
    ["Book 13th May at 112th street", ["13", "112th"]],
    ["Book 3rd-5th May", ["3rd-5th"]],
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
    ["Search for 'Soup' and publish it!!!", ["publish"]],
    ["Log 6 hours on Halyard and submit", ["submit"]],
    ["Search for 'Soup' and renew it for a week", ["renew"]],
    ["Search for 'Soup' and renew it for one more week", []],
    ["Search for 'Soup' and publish the manifesto", ["publish"]],
    ["Search for 'Soup' and restock the assets", ["restock"]],
    ["Give 25 euros, please make the pledge", ["pledge"]],
    ["Search for 'Soup' and renew loans", []],
    ["Search for 'Soup' and renew  loans", []],
    ["Search for 'Soup' and open it", []],
    ["Search for 'Soup' and click it", []],
    ["Archive the message from Ann", []],
    ["Open the invoice and send it to Ann", []],
  ])("%s", (goal, deeds) => {
    expect(readGoalAsks(goal).deeds).toEqual(deeds);
  });
});

describe("the command itself", () => {
  it.each(
    (
      "please|Please,|kindly|also|now|then|bitte|I'd like to|I’d like you to|I would like to|I would like you to|I want to|We need you to|I have to|" +
      "Can you|Could you please|Will you|Let's|let’s|Help me|Help me to|Go and|Please kindly|In staging,|For the club, please"
    ).split("|"),
  )("stands behind %s", (polite) => {
    expect(commandOf(`  ${polite}  archive it `)).toBe("archive it");
  });

  it.each([
    ["In staging,archive it", "archive it"],
    ["In staging,", "In staging,"],
    ["Archive what I want to see", "Archive what I want to see"],
    ["Archive the note for Ann, please", "Archive the note for Ann, please"],
  ])("of %s is %s", (clause, command) => {
    expect(commandOf(clause)).toBe(command);
  });
});
