import { type Act, clicks, keyOf, wordingsTable } from "@/tests/support/wordings";

const files = ["report.pdf", "report-old.pdf"];
const desk = (menu = "", sub = "", named: readonly string[] = files, editing = "") => `
  heading "Files"
  list "Files"
${named.map((name) => `    item "${name}"\n      clickable "${name}" #f-${keyOf(name)}${editing === name ? `\n      textbox "New name" ="${name}" #rename` : ""}`).join("\n")}
${menu === "" ? "" : `  list:menu "${menu === "File" ? "File" : ""}"\n    menuitem "Open" #m-open\n    menuitem "Rename" #m-rename\n    menuitem "Export" [${sub === "" ? "collapsed" : "expanded"} popup] #m-export\n    menuitem "Delete" #m-delete`}
${sub === "" ? "" : `  list:menu "Export"\n    menuitem "As PDF" #e-pdf\n    menuitem "As image" #e-image`}
`;
const rightClicks = (name: string, after: string): Act => ({
  ...clicks(`#f-${keyOf(name)}`, desk(), after),
  does: "rightClick",
});

const guests = ["Hal Ames", "Gil Ames", "Pia Lund"];
const undo = (left: readonly string[], told = "") => `
  heading "Guests"
  list "Guests"
${left.map((name) => `    item "${name}"\n      button "Delete" #d-${keyOf(name)}`).join("\n")}
${told === "" ? "" : `  status "${told}"\n  button "Undo" #undo\n  button "Close" #shut`}
  status "${left.length} guests"
`;
const without = guests.filter((name) => name !== "Hal Ames");

const login = (shown: boolean, repeat = false, masked = "••••••••") => `
  form "New password"
    textbox:${shown ? "text" : "password"} "Password" ="${masked}" #pass
    button "${shown ? "Hide" : "Show"} password" #eye
    textbox:${repeat ? "text" : "password"} "Repeat password" ="${masked}" #again
    button "${repeat ? "Hide" : "Show"} repeated password" #eye-2
    button "Save password" #save
`;

const feed = (count: number, more = "") => `
  heading "Comments (14)"
  combobox "Sort comments" ="Newest" |"Newest|Oldest" #order
  list "Comments"
${Array.from({ length: count }, (_, at) => `    item "Comment number ${at + 1}"\n      button "Reply" #r-${at}`).join("\n")}
${count < 14 ? '  button "Load more" #more' : ""}
  button "Refresh" #refresh
${more}`;

const uploads = (left: Readonly<Record<string, string>>, more = "") => `
  heading "Attachments"
  button "Add files" #add
  list "Uploads"
${Object.entries(left)
  .map(
    ([name, state]) =>
      `    item "${name} 2.1 MB ${state}"\n${state === "Failed" ? `      button "Retry upload" #r-${keyOf(name)}\n` : ""}      button "Preview file" #v-${keyOf(name)}\n      button "Remove file" #x-${keyOf(name)}`,
  )
  .join("\n")}
${more}`;
const both = { "plan.pdf": "Done", "roof.jpg": "Failed" };

wordingsTable([
  {
    wanted: "the menu under the right button",
    steps: [
      "Right-click report.pdf",
      "Open the context menu of report.pdf",
      "Right-click on the file report.pdf to open its menu",
      "The context menu of report.pdf should be open",
      "Show the context menu for report.pdf",
    ],
    act: rightClicks("report.pdf", desk("report.pdf")),
    others: {
      neighbour: rightClicks("report-old.pdf", desk("report-old.pdf")),
      nothing: rightClicks("report.pdf", desk()),
    },
    told: 5,
  },
  {
    wanted: "a menu in a menu is open",
    steps: [
      "Open the Export submenu",
      "Hover over Export to open its submenu",
      "Click Export in the menu",
      "The Export submenu should be open",
      "Show the export options",
      "Expand Export in the context menu",
    ],
    act: clicks("#m-export", desk("report.pdf"), desk("report.pdf", "Export")),
    others: {
      nothing: clicks("#m-export", desk("report.pdf"), desk("report.pdf")),
      renamed: clicks("#m-rename", desk("report.pdf"), desk("", "", files, "report.pdf")),
      gone: clicks("#m-delete", desk("report.pdf"), desk("", "", ["report-old.pdf"])),
      menu: rightClicks("report.pdf", desk("report.pdf")),
    },
    told: 5,
  },
  {
    wanted: "what was deleted is there again",
    steps: [
      "Undo the deletion of Hal Ames",
      'Click "Undo" in the toast',
      "Undo deleting Hal Ames",
      "Hal Ames should be in the guest list again",
      "Bring back Hal Ames",
      "Restore Hal Ames by clicking Undo in the message",
      "The deletion must be undone",
      "Take back the last deletion",
    ],
    act: clicks("#undo", undo(without, "Hal Ames deleted"), undo(guests), {
      mutating: true,
      requests: ["POST /guests/1/restore 200"],
    }),
    others: {
      shut: clicks("#shut", undo(without, "Hal Ames deleted"), undo(without), { mutating: true }),
      "not back": clicks("#undo", undo(without, "Hal Ames deleted"), undo(without), { mutating: true }),
      deleted: clicks("#d-HalAmes", undo(guests), undo(without, "Hal Ames deleted"), {
        mutating: true,
        requests: ["DELETE /guests/1 200"],
      }),
    },
    told: 5,
  },
  {
    wanted: "a password can be read",
    steps: [
      "Show the password",
      "Make the password visible",
      "Click the eye icon in the Password field",
      "The password should be visible",
      "Reveal the password in the first field",
      'Toggle the visibility of "Password" so that it can be read',
      "The password must not be hidden any more",
    ],
    act: clicks("#eye", login(false), login(true)),
    others: {
      hidden: clicks("#eye", login(true), login(false)),
      nothing: clicks("#eye", login(false), login(false)),
      saved: clicks("#save", login(false), '  heading "Account"\n  status "Password changed"'),
    },
    told: 3,
  },
  {
    wanted: "the repeated password can be read",
    steps: [
      "Show the repeated password",
      "Make the repeated password visible",
      "Click the eye icon in the Repeat password field",
      "The repeated password should be visible",
      "Reveal what was typed into Repeat password",
    ],
    act: clicks("#eye-2", login(false), login(false, true)),
    others: {
      first: clicks("#eye", login(false), login(true)),
      hidden: clicks("#eye-2", login(false, true), login(false)),
      nothing: clicks("#eye-2", login(false), login(false)),
    },
    told: 4,
  },
  {
    wanted: "a file is taken off the uploads",
    steps: [
      "Remove roof.jpg from the uploads",
      'Remove the file "roof.jpg"',
      "Click Remove file in the row of roof.jpg",
      "roof.jpg should no longer be attached",
      "Delete the attachment roof.jpg",
      "The upload list must not contain roof.jpg",
      "Take roof.jpg out of the attachments",
      "Remove the second file",
    ],
    act: clicks("#x-roofjpg", uploads(both), uploads({ "plan.pdf": "Done" }), { mutating: true }),
    others: {
      neighbour: clicks("#x-planpdf", uploads(both), uploads({ "roof.jpg": "Failed" }), { mutating: true }),
      retried: clicks("#r-roofjpg", uploads(both), uploads({ ...both, "roof.jpg": "Done" }), {
        mutating: true,
      }),
      nothing: clicks("#x-roofjpg", uploads(both), uploads(both), { mutating: true }),
      looked: clicks("#v-roofjpg", uploads(both), uploads(both, '  dialog "roof.jpg"\n    button "Close"'), {
        mutating: true,
      }),
    },
    told: 6,
  },
  {
    wanted: "a file is sent again",
    steps: [
      "Retry the upload of roof.jpg",
      "Click Retry upload next to roof.jpg",
      "Upload roof.jpg again",
      "Try again to upload roof.jpg",
      "The upload of roof.jpg should be retried",
      "Repeat the failed upload",
    ],
    act: clicks("#r-roofjpg", uploads(both), uploads({ ...both, "roof.jpg": "Done" }), {
      mutating: true,
      requests: ["POST /uploads 201"],
    }),
    others: {
      failed: clicks("#r-roofjpg", uploads(both), uploads(both, '  alert "Upload of roof.jpg failed"'), {
        mutating: true,
        requests: ["POST /uploads 500"],
      }),
      removed: clicks("#x-roofjpg", uploads(both), uploads({ "plan.pdf": "Done" }), { mutating: true }),
    },
    told: 5,
  },
  {
    wanted: "more of a list",
    steps: [
      "Load more comments",
      'Click "Load more"',
      "Show more comments",
      "More comments should be listed",
      "Load the next comments of the list",
      "Click Load more below the comments to see older ones",
      "At least ten comments should be visible",
    ],
    act: clicks("#more", feed(5), feed(10)),
    others: {
      nothing: clicks("#more", feed(5), feed(5)),
      failed: clicks("#more", feed(5), feed(5, '  alert "Comments could not be loaded"')),
      refreshed: clicks("#refresh", feed(5), feed(5, '  status "Up to date"')),
    },
    told: 4,
  },
]);
