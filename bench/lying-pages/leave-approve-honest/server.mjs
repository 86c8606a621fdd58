import { createApp } from "../leave-approve/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
