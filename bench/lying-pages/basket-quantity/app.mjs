import { createSite, each, redirect, text, view } from "../shared/site.mjs";

const basket = ({ db, query }) =>
  view({
    title: "Basket",
    theme: "paper",
    body: `<nav><a href="/basket">Basket</a></nav><h1>Basket</h1>${query.updated ? '<p class="notice">Your basket was updated.</p>' : ""}
<form method="post" action="/basket"><table><tr><th>Product</th><th>Quantity</th></tr>${each(
      db.lines,
      ({ id, name, quantity }) =>
        `<tr><td>${text(name)}</td><td><input type="number" min="0" name="q${id}" value="${quantity}"></td></tr>`,
    )}</table><button>Update basket</button></form>`,
  });

export const createApp = ({ honest }) =>
  createSite({
    seed: {
      lines: [
        { id: "1", name: "Sea salt", quantity: 1 },
        { id: "2", name: "Olive oil", quantity: 2 },
        { id: "3", name: "Capers", quantity: 4 },
      ],
    },
    routes: {
      "GET /basket": basket,
      "POST /basket": ({ db, input }) => {
        for (const line of db.lines) {
          const asked = Number(input[`q${line.id}`]);
          line.quantity = honest ? asked : Math.min(asked, 4);
        }
        return redirect("/basket?updated=1");
      },
    },
    isDone: ({ lines }) => lines.map(({ quantity }) => quantity).join() === "1,6,4",
  });
