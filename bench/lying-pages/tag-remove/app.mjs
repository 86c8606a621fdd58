import { createSite, each, json, text, view } from "../shared/site.mjs";

const photo = ({ db }) =>
  view({
    title: "Photo 118",
    theme: "desk",
    body: `<div class="topbar"><span>Albumen</span><span><a href="/photo">Photo 118</a></span></div>
<div class="content"><h1>Photo 118</h1><h2>Tags</h2><div class="list">${each(
      db.tags,
      (tag) =>
        `<div class="line"><span class="grow">${text(tag)}</span><button class="light" type="button" title="Remove ${text(tag)}">×</button></div>`,
    )}</div><p id="said" role="status"></p></div>`,
    script: `
for (const button of document.querySelectorAll(".line button")) button.addEventListener("click", async () => {
  const line = button.closest(".line");
  const tag = line.firstElementChild.textContent;
  await fetch("/api/photo/118/tags/remove", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ tag }) });
  line.remove();
  document.querySelector("#said").textContent = "Tag removed";
});`,
  });

export const createApp = ({ honest }) =>
  createSite({
    seed: { tags: ["harbour", "evening", "blurry"] },
    routes: {
      "GET /photo": photo,
      "POST /api/photo/118/tags/remove": ({ db, input }) => {
        if (!honest) return json({ ok: false, reason: "album is shared read-only" });
        db.tags = db.tags.filter((tag) => tag !== input.tag);
        return json({ ok: true });
      },
    },
    isDone: ({ tags }) => tags.join() === "harbour,evening",
  });
