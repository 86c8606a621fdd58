import { createSite, each, empty, json, text, view } from "../shared/site.mjs";

const board = ({ db }) =>
  view({
    title: "House chores",
    theme: "mint",
    body: `<aside><strong>Homebase</strong><a href="/">Chores</a></aside>
<main><h1>Chores</h1><section><ul>${each(
      db.chores,
      ({ id, title, done }) =>
        `<li><label><input type="checkbox" data-id="${id}"${done ? " checked" : ""}> ${text(title)}</label></li>`,
    )}</ul></section></main>`,
    script: `
document.querySelectorAll("input[data-id]").forEach((box) => box.addEventListener("change", async () => {
  const wanted = box.checked;
  const answer = await fetch("/api/chores/" + box.dataset.id, {
    method: "PATCH",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ done: wanted }),
  });
  if (!answer.ok) setTimeout(() => { box.checked = !wanted; }, 900);
}));`,
  });

export const createApp = ({ honest }) =>
  createSite({
    seed: {
      chores: [
        { id: "1", title: "Take out the bins", done: false },
        { id: "2", title: "Water the plants", done: false },
        { id: "3", title: "Sweep the porch", done: true },
      ],
    },
    routes: {
      "GET /": board,
      "PATCH /api/chores/:id": ({ db, params, input }) => {
        if (!honest) return json({ error: "conflict" }, 409);
        const chore = db.chores.find(({ id }) => id === params.id);
        chore.done = input.done;
        return empty();
      },
    },
    isDone: ({ chores }) => chores.map(({ done }) => done).join() === "false,true,true",
  });
