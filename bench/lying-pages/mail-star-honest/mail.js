const list = document.getElementById("mails");

const line = ({ id, subject, starred }) => {
  const row = document.createElement("div");
  row.className = "line";
  row.dataset.id = id;
  const star = document.createElement("button");
  star.className = "light star";
  star.type = "button";
  star.ariaLabel = `Star ${subject}`;
  star.ariaPressed = String(starred);
  star.textContent = starred ? "★" : "☆";
  const title = document.createElement("span");
  title.className = "grow";
  title.textContent = subject;
  row.append(star, title);
  return row;
};

const toggle = (star) => {
  const on = star.ariaPressed !== "true";
  star.ariaPressed = String(on);
  star.textContent = on ? "★" : "☆";
  return fetch(`/mails/${star.closest(".line").dataset.id}/star`, { method: "POST" });
};

list.append(...(await (await fetch("/mails")).json()).map(line));
list.addEventListener("click", async (event) => {
  const star = event.target.closest(".star");
  if (!star) return;
  await toggle(star);
  list.dispatchEvent(new CustomEvent("starred", { detail: star.closest(".line").dataset.id }));
});
