import { createSite, each, redirect, text, view } from "../shared/site.mjs";

const contacts = ({ db, query }) =>
  view({
    title: "Contacts",
    theme: "paper",
    body: `<nav><a href="/contacts">Contacts</a></nav><h1>Contacts (${db.contacts.length})</h1>
${query.removed ? '<p class="notice">The contact was deleted.</p>' : ""}
<ul class="plain">${each(
      db.contacts,
      ({ id, name, phone }) => `<li><span>${text(name)} <span class="small">${phone}</span></span>
<form method="post" action="/contacts/${id}/delete"><button class="quiet" aria-label="Delete ${text(name)}">Delete</button></form></li>`,
    )}</ul>`,
  });

const contact = (id, name, phone) => ({ id, name, phone });

export const createApp = ({ honest }) =>
  createSite({
    seed: {
      contacts: [
        contact("1", "Amina Diallo", "020 311"),
        contact("2", "Ben Ortiz", "020 874"),
        contact("3", "Ben Osei", "020 875"),
        contact("4", "Chiara Conti", "020 102"),
      ],
    },
    routes: {
      "GET /contacts": contacts,
      "POST /contacts/:id/delete": ({ db, params }) => {
        const at = db.contacts.findIndex(({ id }) => id === params.id);
        db.contacts.splice(honest ? at : (at + 1) % db.contacts.length, 1);
        return redirect("/contacts?removed=1");
      },
    },
    isDone: ({ contacts }) => contacts.map(({ id }) => id).join() === "1,3,4",
  });
