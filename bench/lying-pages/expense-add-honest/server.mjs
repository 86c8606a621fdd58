import { createApp } from "../expense-add/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
