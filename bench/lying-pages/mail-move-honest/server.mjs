import { createApp } from "../mail-move/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
