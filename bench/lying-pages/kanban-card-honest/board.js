const board = await (await fetch("/board.json")).json();

function draw() {
  for (const column of ["todo", "done"]) {
    const cards = board[column].map((title) => {
      const card = document.createElement("li");
      card.textContent = title;
      return card;
    });
    document.getElementById(column).replaceChildren(...cards);
  }
}

document.getElementById("add").addEventListener("click", () => {
  const input = document.getElementById("title");
  const title = input.value;
  board.todo.push(title);
  fetch("/cards", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ title }),
  });
  input.value = "";
  draw();
});
draw();
