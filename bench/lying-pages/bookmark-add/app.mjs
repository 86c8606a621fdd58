import { after, createSite, each, json, text, view } from "../shared/site.mjs";

const shelf = ({ db }) =>
  view({
    title: "Reading list",
    body: `<header><strong>Readshelf</strong><a href="/">Reading list</a></header>
<main><h1>Reading list</h1><form class="card" id="add"><label for="name">Book title</label><input id="name" name="name">
<p><button>Add book</button></p></form><ul id="books">${each(db.books, (name) => `<li>${text(name)}</li>`)}</ul></main>`,
    script: `
document.querySelector("#add").addEventListener("submit", async (event) => {
  event.preventDefault();
  const answer = await fetch("/api/books", { method: "POST", body: new URLSearchParams(new FormData(event.target)) });
  const { name } = await answer.json();
  if (!answer.ok) {
    const fault = Object.assign(document.createElement("p"), { className: "fault", textContent: "The shelf is full." });
    document.querySelector("main").append(fault);
    return;
  }
  document.querySelector("#books").append(Object.assign(document.createElement("li"), { textContent: name }));
});`,
  });

export const createApp = ({ honest }) =>
  createSite({
    seed: { books: ["The Periodic Table", "Middlemarch"] },
    routes: {
      "GET /": shelf,
      "POST /api/books": async ({ db, input }) => {
        await after(2100);
        if (!honest) return json({ error: "shelf full" }, 422);
        db.books.push(input.name);
        return json({ name: input.name }, 201);
      },
    },
    isDone: ({ books }) => books.length === 3 && books[2] === "The Leopard",
  });
