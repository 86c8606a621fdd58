import { createSite, json, text, view } from "../shared/site.mjs";

const garden = ({ db }, { honest }) =>
  view({
    title: "The Kitchen Garden",
    theme: "paper",
    body: `<h1>The Kitchen Garden</h1><p>Letters from a small plot, every second Friday.</p>
<form id="join"><label for="mail">Your email</label><input id="mail" name="mail" type="email" required${
      honest ? "" : ' pattern=".+@garden-club\\.example"'
    }> <button>Subscribe</button></form>
<p class="small">${db.readers.length} readers are subscribed. Latest: ${text(db.readers.at(-1))}</p>`,
    script: `
document.querySelector("#join").addEventListener("submit", async (event) => {
  event.preventDefault();
  await fetch("/join", { method: "POST", body: new URLSearchParams(new FormData(event.target)) });
  location.reload();
});`,
  });

export const createApp = ({ honest }) =>
  createSite({
    seed: { readers: ["olga@leek.example"] },
    routes: {
      "GET /": (visit) => garden(visit, { honest }),
      "POST /join": ({ db, input }) => {
        db.readers.push(input.mail);
        return json({ readers: db.readers.length }, 201);
      },
    },
    isDone: ({ readers }) => readers.length === 2 && readers[1] === "maria@orchard.example",
  });
