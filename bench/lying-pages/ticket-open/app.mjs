import { createSite, each, json, text, view } from "../shared/site.mjs";

const tickets = ({ db }, { honest }) =>
  view({
    title: "Support",
    body: `<header><strong>Helpline</strong><a href="/support">Tickets</a></header><main><h1>Your tickets</h1><ul>${each(
      db.tickets,
      (subject) => `<li>${text(subject)}</li>`,
    )}</ul><form class="card" id="new"><label for="subject">Subject</label><input id="subject" name="subject"><p><button>Create ticket</button></p></form>
<div id="done" class="banner" hidden>We received your ticket and will answer within a day.</div></main>`,
    script: `
document.querySelector("#new").addEventListener("submit", (event) => {
  event.preventDefault();
  const form = event.target;
  const body = () => new URLSearchParams(new FormData(form));
  ${honest ? "const sent = body();" : "const sent = undefined;"}
  setTimeout(() => fetch("/api/tickets", { method: "POST", body: sent ?? body() }));
  document.querySelector("#done").hidden = false;
  event.target.reset();
});`,
  });

export const createApp = ({ honest }) =>
  createSite({
    seed: { tickets: ["Lost password"] },
    routes: {
      "GET /support": (visit) => tickets(visit, { honest }),
      "POST /api/tickets": ({ db, input }) => {
        db.tickets.push(input.subject);
        return json({ id: db.tickets.length }, 201);
      },
    },
    isDone: ({ tickets }) => tickets.length === 2 && tickets[1] === "Printer jams on page two",
  });
