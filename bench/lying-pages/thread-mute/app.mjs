import { createSite, each, empty, text, view } from "../shared/site.mjs";

const chat = ({ db }, { honest }) =>
  view({
    title: "Book club",
    theme: "slate",
    body: `<header><strong>Parlour</strong><a href="/chats/book-club">Book club</a></header><main><h1>Book club</h1><button type="button" id="open">Conversation options</button>
<ul>${each(db.lines, (line) => `<li>${text(line)}</li>`)}</ul>
<dialog aria-label="Conversation options"><label><input type="checkbox" role="switch" id="mute"${db.muted ? " checked" : ""}> Mute conversation</label><p><button type="button" id="keep">Save</button> <button type="button" id="back">Cancel</button></p></dialog></main>`,
    script: `
const dialog = document.querySelector("dialog");
document.querySelector("#open").addEventListener("click", () => dialog.showModal());
document.querySelector("#back").addEventListener("click", () => dialog.close());
document.querySelector("#keep").addEventListener("click", async () => {
  ${honest ? 'await fetch("/api/chats/book-club", { method: "PUT", headers: { "content-type": "application/json" }, body: JSON.stringify({ muted: document.querySelector("#mute").checked }) });' : ""}
  dialog.close();
});`,
  });

export const createApp = ({ honest }) =>
  createSite({
    seed: { muted: false, lines: ["Vera: chapter nine by Sunday?", "Ida: I am still on four"] },
    routes: {
      "GET /chats/book-club": (visit) => chat(visit, { honest }),
      "PUT /api/chats/book-club": ({ db, input }) => {
        db.muted = input.muted;
        return empty();
      },
    },
    isDone: ({ muted }) => muted === true,
  });
