import { createApp } from "../invoice-paid/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
