import { createSite, each, json, text, view } from "../shared/site.mjs";

const shop = ({ db }, { honest }) =>
  view({
    title: "Furniture",
    body: `<header><strong>Plank & Peg</strong><a href="/">Furniture</a><a href="/cart">Cart (<span id="count">${db.cart.length}</span>)</a></header>
<main><h1>Furniture</h1>${each(
      db.products,
      ({ id, name, price }) =>
        `<div class="card product" data-id="${id}"><h3>${text(name)}</h3><p>${price}</p><button type="button">Add to cart</button></div>`,
    )}</main>`,
    script: `
document.querySelectorAll(".product button").forEach((button) => button.addEventListener("click", async () => {
  const product = ${honest ? 'button.closest(".product")' : 'document.querySelector(".product")'};
  const { count } = await (await fetch("/api/cart", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ id: product.dataset.id }) })).json();
  document.querySelector("#count").textContent = count;
  button.textContent = "Added to cart";
  setTimeout(() => { button.textContent = "Add to cart"; }, 4000);
}));`,
  });

const cart = ({ db }) =>
  view({
    title: "Your cart",
    body: `<header><strong>Plank & Peg</strong><a href="/">Furniture</a></header><main><h1>Your cart</h1><ul>${each(
      db.cart,
      (wanted) => `<li>${text(db.products.find(({ id }) => id === wanted).name)}</li>`,
    )}</ul></main>`,
  });

export const createApp = ({ honest }) =>
  createSite({
    seed: {
      products: [
        { id: "s1", name: "Oak stool", price: "€ 49" },
        { id: "d4", name: "Walnut desk", price: "€ 320" },
        { id: "b2", name: "Pine bench", price: "€ 110" },
      ],
      cart: [],
    },
    routes: {
      "GET /": (visit) => shop(visit, { honest }),
      "GET /cart": cart,
      "POST /api/cart": ({ db, input }) => {
        db.cart.push(input.id);
        return json({ count: db.cart.length }, 201);
      },
    },
    isDone: ({ cart }) => cart.join() === "d4",
  });
