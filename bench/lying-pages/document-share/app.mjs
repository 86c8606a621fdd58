import { createSite, each, json, text, view } from "../shared/site.mjs";

const document = ({ db }) =>
  view({
    title: "Third quarter plan",
    theme: "slate",
    body: `<header><strong>Folio</strong></header><main><h1>Third quarter plan</h1><p>Revenue, hiring and the move.</p><button type="button" id="share">Share</button>
<div role="dialog" aria-label="Share this document" aria-modal="true" hidden><h2>Share this document</h2><ul id="people">${each(db.people, (one) => `<li>${text(one)}</li>`)}</ul>
<label>Email <input id="email" type="email"></label> <button type="button" id="give">Give access</button> <button type="button" id="close">Close</button></div></main>`,
    script: `
const dialog = document.querySelector("[role=dialog]");
const draw = (people) => document.querySelector("#people").replaceChildren(...people.map((one) => {
  const line = document.createElement("li");
  line.textContent = one;
  return line;
}));
document.querySelector("#share").addEventListener("click", () => { dialog.hidden = false; });
document.querySelector("#close").addEventListener("click", () => { dialog.hidden = true; });
document.querySelector("#give").addEventListener("click", async () => {
  const answer = await fetch("/api/documents/7/people", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: document.querySelector("#email").value }),
  });
  const { people } = await answer.json();
  document.querySelector("#email").value = "";
  draw(people);
});`,
  });

export const createApp = ({ honest }) =>
  createSite({
    seed: { people: ["kim@north.example"] },
    routes: {
      "GET /documents/7": document,
      "POST /api/documents/7/people": ({ db, input }) => {
        if (honest) db.people.push(input.email);
        return json({ people: db.people });
      },
    },
    isDone: ({ people }) => people.join() === "kim@north.example,dana@north.example",
  });
