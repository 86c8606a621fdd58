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
  board.todo.push(input.value);
  input.value = "";
  draw();
});
draw();
