import { createSite, each, json, text, view } from "../shared/site.mjs";

const feedback = ({ db }, { honest }) =>
  view({
    title: "Suggestions",
    theme: "paper",
    body: `<h1>Suggestions</h1><form id="box"><label for="idea">Your suggestion</label><textarea id="idea" name="idea"></textarea>
<label for="name">Your name</label><input id="name" name="name"><br><button type="${honest ? "submit" : "reset"}">Send suggestion</button></form>
<h2>What others said</h2><ul class="plain" id="ideas">${each(db.ideas, ({ idea, name }) => `<li><span>${text(idea)}</span> <em>${text(name)}</em></li>`)}</ul>`,
    script: `
document.querySelector("#box").addEventListener("submit", async (event) => {
  event.preventDefault();
  const fields = new FormData(event.target);
  await fetch("/api/ideas", { method: "POST", body: new URLSearchParams(fields) });
  event.target.reset();
  const row = document.createElement("li");
  row.append(Object.assign(document.createElement("span"), { textContent: fields.get("idea") }), Object.assign(document.createElement("em"), { textContent: fields.get("name") }));
  document.querySelector("#ideas").append(row);
});`,
  });

export const createApp = ({ honest }) =>
  createSite({
    seed: { ideas: [{ idea: "More benches", name: "Per" }] },
    routes: {
      "GET /": (visit) => feedback(visit, { honest }),
      "POST /api/ideas": ({ db, input }) => {
        db.ideas.push(input);
        return json({ ok: true }, 201);
      },
    },
    isDone: ({ ideas }) =>
      ideas.length === 2 && ideas[1].idea === "Plant a lime tree" && ideas[1].name === "Nora",
  });
