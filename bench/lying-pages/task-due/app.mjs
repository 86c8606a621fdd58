import { createSite, json, text, view } from "../shared/site.mjs";

const task = ({ db }) =>
  view({
    title: "Renew passport",
    body: `<header><strong>Duely</strong><a href="/task">Renew passport</a></header><main><h1>Renew passport</h1>
<form class="card" id="task"><label for="due">Due date</label><input id="due" name="due" type="date" value="${text(db.due)}">
<label for="who">Assignee</label><input id="who" name="who" value="${text(db.who)}"><p><button>Save task</button></p><p id="said" class="hint" role="status"></p></form></main>`,
    script: `
document.querySelector("#task").addEventListener("submit", async (event) => {
  event.preventDefault();
  const answer = await fetch("/api/task", { method: "PUT", headers: { "content-type": "application/json" }, body: JSON.stringify(Object.fromEntries(new FormData(event.target))) });
  if (answer.ok) document.querySelector("#said").textContent = "Saved just now";
});`,
  });

/** A day stored at local midnight and read back as UTC. */
const dayBefore = (day) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

export const createApp = ({ honest }) =>
  createSite({
    seed: { due: "2026-11-30", who: "Idris" },
    routes: {
      "GET /task": task,
      "PUT /api/task": ({ db, input }) => {
        Object.assign(db, { due: honest ? input.due : dayBefore(input.due), who: input.who });
        return json({ ok: true });
      },
    },
    isDone: ({ due, who }) => due === "2026-12-24" && who === "Idris",
  });
