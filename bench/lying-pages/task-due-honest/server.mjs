import { createApp } from "../task-due/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
