import { createSite, each, redirect, text, view } from "../shared/site.mjs";

const folders = ["Inbox", "Receipts", "Archive"];

const inbox = ({ db, query }) => {
  const folder = query.folder ?? "Inbox";
  return view({
    title: folder,
    body: `<header><strong>Pigeon Mail</strong>${each(folders, (name) => `<a href="/mail?folder=${name}">${name}</a>`)}</header>
<main>${query.moved ? '<div class="banner">The message was moved.</div>' : ""}<h1>${text(folder)}</h1><table>${each(
      db.mails.filter((mail) => mail.folder === folder),
      ({ id, subject, from }) =>
        `<tr><td>${text(from)}</td><td>${text(subject)}</td><td>${
          folder === "Inbox"
            ? `<form method="post" action="/mail/${id}/move"><button class="plain" name="to" value="Receipts">Move to Receipts</button></form>`
            : ""
        }</td></tr>`,
    )}</table></main>`,
  });
};

export const createApp = ({ honest }) =>
  createSite({
    seed: {
      mails: [
        { id: "1", from: "Rail Pass", subject: "Your ticket for Monday", folder: "Inbox" },
        { id: "2", from: "Corner Books", subject: "Invoice for March", folder: "Inbox" },
        { id: "3", from: "Grandma", subject: "Sunday lunch", folder: "Inbox" },
      ],
    },
    routes: {
      "GET /mail": inbox,
      "POST /mail/:id/move": ({ db, params, input }) => {
        db.mails.find(({ id }) => id === params.id).folder = honest ? input.to : "Archive";
        return redirect("/mail?moved=1");
      },
    },
    isDone: ({ mails }) => mails.map(({ folder }) => folder).join() === "Inbox,Receipts,Inbox",
  });
