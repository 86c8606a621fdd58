import { createSite, json, text, view } from "../shared/site.mjs";

const page = ({ db }) =>
  view({
    title: "Handbook",
    theme: "paper",
    body: `<nav><a href="/handbook">Handbook</a></nav><h1 id="heading">${text(db.title)}</h1>
<form id="rename"><label for="title">Page title</label><input id="title" name="title" value="${text(db.title)}"> <button>Save title</button></form>`,
    script: `
document.querySelector("#rename").addEventListener("submit", async (event) => {
  event.preventDefault();
  const title = document.querySelector("#title").value;
  const answer = await fetch("/handbook", { method: "PUT", headers: { "content-type": "application/json" }, body: JSON.stringify({ title }) });
  if (answer.ok) document.querySelector("#heading").textContent = title;
});`,
  });

export const createApp = ({ honest }) =>
  createSite({
    seed: { title: "Welcome" },
    routes: {
      "GET /handbook": page,
      "PUT /handbook": ({ db, input }) => {
        db.title = honest ? input.title : input.title.slice(0, 16);
        return json({ saved: true });
      },
    },
    isDone: ({ title }) => title === "Onboarding for field engineers",
  });
