const send = (id) =>
  fetch("/alerts/flip", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ id }),
  });

fetch("/alerts")
  .then((answer) => answer.json())
  .then((alerts) => {
    for (const [id, on] of Object.entries(alerts)) {
      const box = document.getElementById(id);
      box.checked = on;
      box.addEventListener("change", () => send(id));
      box.closest("label").addEventListener("click", () => send(id));
    }
  });
