import { createSite, each, json, text, view } from "../shared/site.mjs";

const todo = ({ db }) =>
  view({
    title: "To do",
    theme: "mint",
    body: `<aside><strong>Tidy</strong></aside><main><h1>To do</h1><div role="list">${each(
      db.tasks,
      ({ id, title, priority }) =>
        `<div role="listitem" data-id="${id}"><span>${text(title)}</span> <button type="button" class="level" aria-haspopup="listbox" aria-expanded="false">${priority}</button></div>`,
    )}</div></main>`,
    script: `
const close = () => {
  document.querySelector("[role=listbox]")?.remove();
  document.querySelectorAll(".level").forEach((one) => one.setAttribute("aria-expanded", "false"));
};
document.querySelectorAll(".level").forEach((level) => level.addEventListener("click", () => {
  const wasOpen = level.getAttribute("aria-expanded") === "true";
  close();
  if (wasOpen) return;
  level.setAttribute("aria-expanded", "true");
  const list = document.createElement("div");
  list.setAttribute("role", "listbox");
  for (const name of ["Low", "Normal", "High"]) {
    const option = document.createElement("div");
    option.setAttribute("role", "option");
    option.style.cursor = "pointer";
    option.textContent = name;
    option.addEventListener("click", async () => {
      const { tasks } = await (await fetch("/api/tasks/" + level.parentElement.dataset.id, {
        method: "PATCH",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ priority: name }),
      })).json();
      close();
      for (const task of tasks) document.querySelector('[data-id="' + task.id + '"] .level').textContent = task.priority;
    });
    list.append(option);
  }
  level.after(list);
}));`,
  });

export const createApp = ({ honest }) =>
  createSite({
    seed: {
      tasks: [
        { id: "1", title: "Book dentist", priority: "Normal" },
        { id: "2", title: "Renew passport", priority: "Low" },
        { id: "3", title: "Call the bank", priority: "Normal" },
      ],
    },
    routes: {
      "GET /todo": todo,
      "PATCH /api/tasks/:id": ({ db, params, input }) => {
        const at = db.tasks.findIndex(({ id }) => id === params.id);
        db.tasks[honest ? at : 0].priority = input.priority;
        return json({ tasks: db.tasks });
      },
    },
    isDone: ({ tasks }) => tasks.map(({ priority }) => priority).join() === "Normal,High,Normal",
  });
