import { createSite, each, json, text, view } from "../shared/site.mjs";

const workspace = ({ db }) =>
  view({
    title: "Workspace",
    theme: "mint",
    body: `<aside><strong id="brand">${text(db.name)}</strong><a href="/workspace">Settings</a></aside><main><h1>Settings</h1>
<section><div class="field"><label for="name">Workspace name</label><input id="name" value="${text(db.name)}"></div><button id="save" type="button">Save name</button></section>
<section><h2>Activity</h2><ul id="feed">${each(db.feed, (line) => `<li>${text(line)}</li>`)}</ul></section></main>`,
    script: `
document.querySelector("#save").addEventListener("click", async () => {
  const name = document.querySelector("#name").value;
  const { stored, feed } = await (await fetch("/api/workspace", { method: "PATCH", headers: { "content-type": "application/json" }, body: JSON.stringify({ name }) })).json();
  document.querySelector("#brand").textContent = stored;
  document.querySelector("#feed").replaceChildren(...feed.map((line) => Object.assign(document.createElement("li"), { textContent: line })));
});`,
  });

export const createApp = ({ honest }) =>
  createSite({
    seed: { name: "Studio North", feed: ["Rhea joined the workspace"] },
    routes: {
      "GET /workspace": workspace,
      "PATCH /api/workspace": ({ db, input }) => {
        db.feed.unshift(`You renamed the workspace to ${input.name}`);
        if (honest) db.name = input.name;
        return json({ stored: db.name, feed: db.feed });
      },
    },
    isDone: ({ name }) => name === "Studio West",
  });
