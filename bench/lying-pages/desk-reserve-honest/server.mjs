import { createApp } from "../desk-reserve/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
