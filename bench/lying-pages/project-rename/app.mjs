import { createSite, each, json, text, view } from "../shared/site.mjs";

const projects = ({ db }, { honest }) =>
  view({
    title: "Projects",
    body: `<header><strong>Plano</strong><a href="/projects">Projects</a></header>
<main><h1>Projects</h1><table id="projects">${each(
      db.projects,
      ({ id, name }) =>
        `<tr data-id="${id}"><td>${text(name)}</td><td><button class="plain" type="button">Rename</button></td></tr>`,
    )}</table>
<dialog id="dialog"><form method="dialog"><h2>Rename project</h2><label for="name">Project name</label>
<input id="name"><p><button value="save">Save</button> <button class="plain" value="">Cancel</button></p></form></dialog></main>`,
    script: `
const dialog = document.querySelector("#dialog");
const name = document.querySelector("#name");
let row = document.querySelector("#projects tr:last-child");
document.querySelector("#projects").addEventListener("click", (event) => {
  const chosen = event.target.closest("button")?.closest("tr");
  if (!chosen) return;
  ${honest ? "row = chosen;" : "row ??= chosen;"}
  name.value = chosen.cells[0].textContent;
  dialog.showModal();
});
dialog.addEventListener("close", async () => {
  if (dialog.returnValue !== "save") return;
  await fetch("/api/projects/" + row.dataset.id, { method: "PATCH", headers: { "content-type": "application/json" }, body: JSON.stringify({ name: name.value }) });
  row.cells[0].textContent = name.value;
});`,
  });

export const createApp = ({ honest }) =>
  createSite({
    seed: {
      projects: [
        { id: "p1", name: "Atlas" },
        { id: "p2", name: "Borealis" },
        { id: "p3", name: "Cascade" },
      ],
    },
    routes: {
      "GET /projects": (visit) => projects(visit, { honest }),
      "PATCH /api/projects/:id": ({ db, params, input }) => {
        const project = db.projects.find(({ id }) => id === params.id);
        project.name = input.name;
        return json(project);
      },
    },
    isDone: ({ projects }) => projects.map(({ name }) => name).join() === "Apollo,Borealis,Cascade",
  });
