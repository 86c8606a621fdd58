import { createSite, each, json, text, view } from "../shared/site.mjs";

const checkout = ({ db }) =>
  view({
    title: "Checkout",
    theme: "paper",
    body: `<nav><a href="/checkout">Checkout</a></nav><h1>Your order</h1><table>${each(db.lines, ({ name, price }) => `<tr><td>${text(name)}</td><td>${price}.00</td></tr>`)}
<tr><td>Discounts</td><td id="discount">${db.coupon ? `${db.coupon} −4.00` : "None"}</td></tr></table>
<form id="coupon"><label>Coupon code <input name="code" autocomplete="off"></label> <button>Apply</button></form><div role="status" id="toast"></div>`,
    script: `
document.querySelector("#coupon").addEventListener("submit", async (event) => {
  event.preventDefault();
  const form = event.target;
  const answer = await fetch("/api/order/coupons", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ code: form.code.value }),
  });
  const { coupon } = await answer.json();
  document.querySelector("#toast").textContent = "Coupon applied!";
  if (coupon) document.querySelector("#discount").textContent = coupon + " −4.00";
  form.reset();
});`,
  });

export const createApp = ({ honest }) =>
  createSite({
    seed: {
      lines: [
        { name: "Linen apron", price: 28 },
        { name: "Bread knife", price: 12 },
      ],
      coupon: null,
    },
    routes: {
      "GET /checkout": checkout,
      "POST /api/order/coupons": ({ db, input }) => {
        if (honest) db.coupon = input.code;
        return json({ coupon: db.coupon });
      },
    },
    isDone: ({ coupon }) => coupon === "SPRING10",
  });
