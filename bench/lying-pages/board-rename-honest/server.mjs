import { createApp } from "../board-rename/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
