import { type Act, clickStored, wordingsTable } from "@/tests/support/wordings";

const senders: Readonly<Record<string, string>> = {
  Nadia: "Nadia Roth Offer for the roof 9:12 AM",
  Tomas: "Tomas Hale Minutes of Monday 8:40 AM",
  Lena: "Lena Roth Offer for the windows Yesterday",
};
const everyone = Object.keys(senders);
const inbox = (left: readonly string[], unread: readonly string[] = [], more = "") => `
  region "Folders"
    link "Inbox ${left.length}" >#inbox #f-inbox
    link "Archive" >#archive #f-archive
    link "Receipts" >#receipts #f-receipts
    link "Spam" >#spam
  region "Messages"
    textbox "Search mail" ~"Search mail"
    table "Messages"
${left
  .map(
    (name) => `      row "${unread.includes(name) ? "Unread " : ""}${senders[name]}"
        checkbox "Select" [unchecked] #c-${name}
        link "${senders[name]}" #l-${name}
        button "Archive" #a-${name}
        button "Delete" #d-${name}
        button "Mark as ${unread.includes(name) ? "read" : "unread"}" #u-${name}
        button "Snooze" #z-${name}`,
  )
  .join("\n")}
${more}`;
const without = (name: string) => everyone.filter((one) => one !== name);
const toast = (text: string) => `  status "${text}"\n    button "Undo"`;
const archives = (name: string): Act =>
  clickStored(`#a-${name}`, inbox(everyone), inbox(without(name), [], toast("Conversation archived")));
const deletes = (name: string): Act =>
  clickStored(`#d-${name}`, inbox(everyone), inbox(without(name), [], toast("Conversation moved to Trash")));
const unreads = (name: string): Act => clickStored(`#u-${name}`, inbox(everyone), inbox(everyone, [name]));
const reads = (name: string): Act =>
  clickStored(`#u-${name}`, inbox(everyone, everyone), inbox(everyone, without(name)));

const moving = inbox(
  everyone,
  [],
  `  list:menu "Move to"
    textbox "Search folders"
    menuitem "Receipts" #to-Receipts
    menuitem "Travel" #to-Travel
    menuitem "Create new" #to-new`,
);
const moves = (folder: string, name: string): Act =>
  clickStored(`#to-${folder}`, moving, inbox(without(name), [], toast(`Conversation moved to ${folder}`)));

wordingsTable([
  {
    wanted: "a mail is archived",
    steps: [
      "Archive the mail from Nadia Roth",
      'Archive the conversation "Offer for the roof"',
      "Click the Archive icon in the row of Nadia Roth",
      "Nadia Roth's offer should be archived",
      'The message "Offer for the roof" must be moved to the archive',
      "Put the first message into the archive",
      "Hover over the message from Nadia Roth and click its Archive button",
      "In the inbox, archive the message about the roof",
    ],
    act: archives("Nadia"),
    others: {
      "the namesake": archives("Lena"),
      "the other offer deleted": deletes("Lena"),
      deleted: deletes("Nadia"),
      unread: unreads("Nadia"),
      "the folder": clickStored(
        "#f-archive",
        inbox(everyone),
        '\n  heading "Archive"\n  table "Messages"\n    row "Old offer"',
        {
          mutating: false,
        },
      ),
      "a toast of something else": clickStored(
        "#a-Nadia",
        inbox(everyone),
        inbox(everyone, [], '  status "Lena Roth is online"'),
      ),
    },
    told: 6,
  },
  {
    wanted: "a mail counts as unread again",
    steps: [
      "Mark the mail from Tomas Hale as unread",
      'Mark "Minutes of Monday" unread',
      "The message from Tomas Hale should be unread again",
      "Set the mail of Tomas Hale back to unread",
      "Flag the second message as unread",
      "In the row of Tomas Hale, press Mark as unread",
      'The message "Minutes of Monday" must be shown as unread',
    ],
    act: unreads("Tomas"),
    others: {
      neighbour: unreads("Nadia"),
      read: reads("Tomas"),
      archived: archives("Tomas"),
      nothing: clickStored("#u-Tomas", inbox(everyone), inbox(everyone)),
      ticked: clickStored(
        "#c-Tomas",
        inbox(everyone),
        inbox(everyone).replace("[unchecked] #c-Tomas", "[checked] #c-Tomas"),
        {
          mutating: false,
        },
      ),
    },
    told: 7,
  },
  {
    wanted: "a mail is put into a folder",
    steps: [
      "Move the mail from Nadia Roth to Receipts",
      'Choose "Receipts" as the folder to move the conversation to',
      "In the Move to menu, pick Receipts",
      "Open the Move to menu and choose Receipts",
      "Nadia Roth's message should be in the Receipts folder",
      "File the offer for the roof under Receipts",
      "The conversation must be moved to the folder Receipts",
    ],
    act: moves("Receipts", "Nadia"),
    others: {
      "another folder": moves("Travel", "Nadia"),
      "the folder opened": clickStored(
        "#f-receipts",
        moving,
        '\n  heading "Receipts"\n  table "Messages"\n    row "Old bill"',
        {
          mutating: false,
        },
      ),
      "nothing moved": clickStored("#to-Receipts", moving, inbox(everyone)),
      "a dialog for a new one": clickStored(
        "#to-new",
        moving,
        inbox(everyone, [], '  dialog "New folder"\n    textbox "Name"'),
      ),
    },
    told: 0,
  },
]);

const opened = (more: string) => `
  heading "Offer for the roof"
  region "Message"
    heading "Nadia Roth <nadia@roth.test>"
    button "Star" #star
    button "More message options" [collapsed popup] #more
    button "Reply" #reply
    button "Reply to all" #all
    button "Forward" #forward
${more}`;
const composer = (to: string, subject: string) => `
  region "Compose"
    combobox "To" ="${to}" #to
    textbox "Subject" ="${subject}" #subject
    textbox "Message body" #body
    button "Send" #send
    button "Discard draft" #discard`;
const answers = (on: string, to: string, subject: string): Act =>
  clickStored(on, opened(""), opened(composer(to, subject)), { mutating: false });

const writing = (more = "", body = "See you at ten") => `
  heading "Inbox"
  table "Messages"
    row "Tomas Hale Minutes of Monday"
  dialog "New message"
    combobox "To" ="nadia@roth.test" #to
    textbox "Subject" ="Roof" #subject
    textbox "Message body" ="${body}" #body
    button "Send" #send
    button "More send options" [collapsed popup] #later
    button "Discard draft" #discard
    button "Save & close" #close
${more}`;
const left = (told: string) => `
  heading "Inbox"
  table "Messages"
    row "Tomas Hale Minutes of Monday"
  status "${told}"
`;

wordingsTable([
  {
    wanted: "an answer is begun",
    steps: [
      "Reply to the message from Nadia Roth",
      "Click Reply",
      "Open the reply form of the mail",
      "Start a reply to Nadia Roth",
      "Begin answering the mail",
      "A reply to Nadia Roth should be started",
      "Press the Reply button below the message",
    ],
    act: answers("#reply", "nadia@roth.test", "Re: Offer for the roof"),
    others: {
      forwarded: answers("#forward", "", "Fwd: Offer for the roof"),
      "the menu": clickStored(
        "#more",
        opened(""),
        opened(
          '  list:menu "More message options"\n    menuitem "Reply"\n    menuitem "Forward"\n    menuitem "Print"',
        ),
        { mutating: false },
      ),
      starred: clickStored("#star", opened(""), opened("").replace('button "Star"', 'button "Unstar"')),
      nothing: clickStored("#reply", opened(""), opened(""), { mutating: false }),
    },
    told: 0,
  },
  {
    wanted: "a mail is forwarded: the form is opened",
    steps: [
      "Forward the message",
      "Click Forward below the message",
      'Start forwarding the mail "Offer for the roof"',
      "Open the form to forward the offer",
      "Press the forward button of the mail from Nadia Roth",
    ],
    act: answers("#forward", "", "Fwd: Offer for the roof"),
    others: {
      replied: answers("#reply", "nadia@roth.test", "Re: Offer for the roof"),
      "replied to all": answers("#all", "nadia@roth.test, ole@hale.test", "Re: Offer for the roof"),
    },
    told: 0,
  },
  {
    wanted: "a written mail is sent",
    steps: [
      "Send the message",
      "Send the mail to nadia@roth.test",
      "Click Send",
      "Press the Send button to send the message",
      "The message should be sent",
      "The mail to nadia@roth.test must be sent",
      'Send off the e-mail "Roof"',
      "Dispatch the message",
    ],
    act: clickStored("#send", writing(), left("Message sent"), { requests: ["POST /messages 200"] }),
    others: {
      discarded: clickStored("#discard", writing(), left("Draft discarded")),
      "kept as draft": clickStored("#close", writing(), left("Draft saved"), {
        requests: ["PUT /drafts/1 200"],
      }),
      "the menu": clickStored(
        "#later",
        writing(),
        writing('  list:menu "More send options"\n    menuitem "Schedule send"'),
      ),
      "not taken": clickStored(
        "#send",
        writing(),
        writing('  alert "The address nadia@roth.test is not recognised"'),
      ),
      failed: clickStored("#send", writing(), writing(), { requests: ["POST /messages 500"] }),
      emptied: clickStored("#send", writing(), writing("", ""), {}),
    },
    told: 0,
  },
  {
    wanted: "a draft is thrown away",
    steps: [
      "Discard the draft",
      "Throw the message away without sending it",
      "Close the new message without saving it",
      "The draft should be discarded",
      "Click the trash icon (Discard draft)",
      "Delete the draft to nadia@roth.test",
    ],
    act: clickStored("#discard", writing(), left("Draft discarded")),
    others: {
      sent: clickStored("#send", writing(), left("Message sent"), { requests: ["POST /messages 200"] }),
      kept: clickStored("#close", writing(), left("Draft saved"), { requests: ["PUT /drafts/1 200"] }),
    },
    told: 1,
  },
]);
