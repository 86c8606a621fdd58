import { createApp } from "../tasks-add/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
