import { createSite, json, text, view } from "../shared/site.mjs";

const board = ({ db }) =>
  view({
    title: "Board settings",
    theme: "desk",
    body: `<div class="topbar"><span>Kanto Boards</span><span><a href="/board">Settings</a></span></div>
<div class="content"><h1 id="heading">${text(db.name)}</h1>
<p><label for="name">Board name</label> <input id="name" value="${text(db.name)}"> <button id="rename" type="button">Rename</button></p></div>`,
    script: `
const heading = document.querySelector("#heading");
const input = document.querySelector("#name");
document.querySelector("#rename").addEventListener("click", async () => {
  const old = heading.textContent;
  heading.textContent = input.value;
  const answer = await fetch("/api/board", { method: "PATCH", headers: { "content-type": "application/json" }, body: JSON.stringify({ name: input.value }) });
  const stored = await answer.json();
  setTimeout(() => { heading.textContent = stored.name; input.value = stored.name; }, stored.name === input.value ? 0 : 1500);
});`,
  });

export const createApp = ({ honest }) =>
  createSite({
    seed: { name: "Sprint 14" },
    routes: {
      "GET /board": board,
      "PATCH /api/board": ({ db, input }) => {
        if (honest) db.name = input.name;
        return json({ name: db.name });
      },
    },
    isDone: ({ name }) => name === "Sprint 15",
  });
