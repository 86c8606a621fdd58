import { createSite, each, json, text, view } from "../shared/site.mjs";

const notes = ({ db }) =>
  view({
    title: "Notes",
    theme: "mint",
    body: `<aside><strong>Scribble</strong><a href="/notes">Notes</a></aside><main><h1>Notes</h1>${each(
      db.notes,
      ({ id, title, body, pinned }) =>
        `<article data-id="${id}"><h2>${text(title)}</h2><p>${text(body)}</p><button type="button" class="pin" aria-pressed="${Boolean(pinned)}" title="Pin">📌</button></article>`,
    )}</main>`,
    script: `
document.querySelectorAll(".pin").forEach((pin) => pin.addEventListener("click", async () => {
  const wanted = pin.getAttribute("aria-pressed") !== "true";
  pin.setAttribute("aria-pressed", String(wanted));
  const answer = await fetch("/api/notes/" + pin.closest("article").dataset.id + "/pin", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ pinned: wanted }),
  });
  const { pinned } = await answer.json();
  if (pinned !== wanted) setTimeout(() => pin.setAttribute("aria-pressed", String(pinned)), 1500);
}));`,
  });

export const createApp = ({ honest }) =>
  createSite({
    seed: {
      notes: [
        { id: "1", title: "Packing list", body: "Tent, stove, rope", pinned: false },
        { id: "2", title: "Wi-Fi codes", body: "Guest: marigold", pinned: false },
      ],
    },
    routes: {
      "GET /notes": notes,
      "POST /api/notes/:id/pin": ({ db, params, input }) => {
        const note = db.notes.find(({ id }) => id === params.id);
        if (honest) note.pinned = input.pinned;
        return json({ pinned: note.pinned });
      },
    },
    isDone: ({ notes }) => notes.map(({ pinned }) => pinned).join() === "false,true",
  });
