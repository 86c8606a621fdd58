import { createSite, empty, json, view } from "../shared/site.mjs";

const drafts = () =>
  view({
    title: "Drafts",
    theme: "desk",
    body: `<div class="topbar"><span>Quill</span><span><a href="/">Drafts</a></span></div>
<div class="content"><h1>Drafts</h1><div class="list" id="drafts"></div></div>`,
    script: `
const list = document.querySelector("#drafts");
let drafts = [];
function draw() {
  list.innerHTML = "";
  for (const draft of drafts) {
    const line = document.createElement("div");
    line.className = "line";
    line.innerHTML = '<span class="grow"></span><button class="light" type="button">Delete</button>';
    line.firstChild.textContent = draft.title;
    line.lastChild.addEventListener("click", () => remove(draft));
    list.append(line);
  }
}
async function remove(draft) {
  const kept = drafts;
  drafts = drafts.filter((other) => other !== draft);
  draw();
  const answer = await fetch("/api/drafts/" + draft.id, { method: "DELETE" });
  if (!answer.ok) setTimeout(() => { drafts = kept; draw(); }, 1200);
}
drafts = await (await fetch("/api/drafts")).json();
draw();`,
  });

export const createApp = ({ honest }) =>
  createSite({
    seed: {
      drafts: [
        { id: "11", title: "Holiday card" },
        { id: "12", title: "Old notes" },
        { id: "13", title: "Recipe ideas" },
      ],
    },
    routes: {
      "GET /": drafts,
      "GET /api/drafts": ({ db }) => json(db.drafts),
      "DELETE /api/drafts/:id": ({ db, params }) => {
        if (!honest) return json({ error: "read only" }, 403);
        db.drafts = db.drafts.filter(({ id }) => id !== params.id);
        return empty();
      },
    },
    isDone: ({ drafts }) => drafts.map(({ id }) => id).join() === "11,13",
  });
