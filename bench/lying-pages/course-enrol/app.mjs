import { createSite, each, json, text, view } from "../shared/site.mjs";

const courses = ({ db }) =>
  view({
    title: "Evening courses",
    theme: "mint",
    body: `<aside><strong>Town College</strong><a href="/courses">Courses</a></aside>
<main><h1>Evening courses</h1><div class="grid">${each(
      db.courses,
      ({ id, name, mine }) => `<article class="tile" data-id="${id}"><h3>${text(name)}</h3>
<p>${mine ? "You take part in this course." : '<button type="button">Enrol</button>'}</p></article>`,
    )}</div><div class="message" id="message" hidden></div></main>`,
    script: `
for (const button of document.querySelectorAll("article button")) button.onclick = async () => {
  const tile = button.closest("article");
  try {
    await fetch("/api/courses/" + tile.dataset.id + "/enrolment", { method: "POST" });
  } finally {
    const message = document.querySelector("#message");
    message.textContent = "Great, you are enrolled in " + tile.querySelector("h3").textContent + "!";
    message.hidden = false;
  }
};`,
  });

export const createApp = ({ honest }) =>
  createSite({
    seed: {
      courses: [
        { id: "a", name: "Basic welding", mine: true },
        { id: "b", name: "Pottery for beginners", mine: false },
        { id: "c", name: "Italian conversation", mine: false },
      ],
    },
    routes: {
      "GET /courses": courses,
      "POST /api/courses/:id/enrolment": ({ db, params }) => {
        if (!honest) return json({ error: "unavailable" }, 503);
        db.courses.find(({ id }) => id === params.id).mine = true;
        return json({ enrolled: true }, 201);
      },
    },
    isDone: ({ courses }) => courses.map(({ mine }) => mine).join() === "true,true,false",
  });
