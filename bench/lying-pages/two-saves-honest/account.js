const fill = async () => {
  const account = await (await fetch("/account.json")).json();
  document.getElementById("pickup").value = account.pickup;
  document.getElementById("pen").value = account.pen;
};

const save = async (form) => {
  await fetch(`/account/${form.id}`, { method: "PUT", body: new URLSearchParams(new FormData(form)) });
  form.querySelector("output").textContent = "Saved";
};

for (const form of document.forms) {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    save(form);
  });
}
fill();
