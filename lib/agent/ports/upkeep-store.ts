export type ExportedRow = { collection: string; row: Record<string, unknown> };

/** What is done to stored data by who runs the installation, not by turns. */
export type UpkeepStore = {
  /**
   * Of every tenant, pages of turns and events from before this moment (ISO 8601); each tenant's last event stays, as the log counts on from it.
   * Says how many rows lost something.
   */
  sweepBefore(before: string): Promise<number>;
  /** Every row that the tenant has, as JSON objects with the name of their collection; secrets of keys and links are not among them. */
  exportTenant(tenantId: string): Promise<AsyncGenerator<ExportedRow>>;
  /** Deletes every row that the tenant has; says how many. What is written meanwhile stays: stop its keys first. */
  deleteTenant(tenantId: string): Promise<number>;
  /** A task with its turns, pages and traces; what was said in its session stays. False when there is none. */
  deleteTask(tenantId: string, taskId: string): Promise<boolean>;
  /** The version of the stored data; data of another version is not served. */
  schemaVersion(): Promise<number>;
};
