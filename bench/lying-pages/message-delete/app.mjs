import { createSite, each, json, text, view } from "../shared/site.mjs";

const inbox = ({ db }, { honest }) =>
  view({
    title: "Messages",
    theme: "desk",
    body: `<div class="topbar"><span>Postbox</span><span><a href="/messages">Messages</a></span></div><div class="content"><h1>Messages</h1><div class="list">${each(
      db.messages.filter(({ deleted }) => !deleted),
      ({ id, subject }) =>
        `<div class="line" data-id="${id}"><span class="grow">${text(subject)}</span><button class="light" type="button" aria-label="Delete ${text(subject)}">Delete</button></div>`,
    )}</div><p id="undo" hidden><span>Message deleted.</span> <button type="button" class="light">Undo</button></p></div>`,
    script: `
const undo = document.querySelector("#undo");
for (const line of document.querySelectorAll(".line")) line.querySelector("button").addEventListener("click", async () => {
  const path = "/api/messages/" + line.dataset.id;
  await fetch(path, { method: "DELETE" });
  line.hidden = true;
  line.style.display = "none";
  undo.hidden = false;
  undo.querySelector("button").onclick = async () => {
    await fetch(path + "/restore", { method: "POST" });
    line.hidden = false;
    line.style.display = "";
    undo.hidden = true;
  };
  ${honest ? "setTimeout(() => { undo.hidden = true; }, 5000);" : 'setTimeout(() => undo.querySelector("button").click(), 1400);'}
});`,
  });

const mark = (db, wanted, deleted) => {
  db.messages.find(({ id }) => id === wanted).deleted = deleted;
  return json({ deleted });
};

export const createApp = ({ honest }) =>
  createSite({
    seed: {
      messages: [
        { id: "1", subject: "Gym offer", deleted: false },
        { id: "2", subject: "Dentist appointment", deleted: false },
      ],
    },
    routes: {
      "GET /messages": (visit) => inbox(visit, { honest }),
      "DELETE /api/messages/:id": ({ db, params }) => mark(db, params.id, honest),
      "POST /api/messages/:id/restore": ({ db, params }) => mark(db, params.id, false),
    },
    isDone: ({ messages }) => messages.map(({ deleted }) => deleted).join() === "true,false",
  });
