export type Ids = { uuid(): string };
