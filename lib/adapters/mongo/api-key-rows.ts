import type { ApiKeyRecord, Store } from "@/lib/agent/ports/store";
import type { ApiKeyDocument, Models } from "./models";
import { definedOnly } from "./stored-fields";

type ApiKeyMethods = Pick<
  Store,
  "createApiKey" | "findApiKey" | "listApiKeys" | "revokeApiKey" | "touchApiKey"
>;

export function apiKeyRows({ apiKeys }: Models): ApiKeyMethods {
  return {
    async createApiKey({ id, ...key }) {
      await apiKeys.insertMany([definedOnly({ _id: id, ...key })], { lean: true });
    },

    /** The one question without a tenant: the key says which. */
    async findApiKey(hash) {
      const found = await apiKeys.findOne({ hash }).lean<ApiKeyDocument>();
      return found ? recordOf(found) : null;
    },

    async listApiKeys(tenantId) {
      const rows = await apiKeys.find({ tenantId }).sort({ createdAt: -1 }).lean<ApiKeyDocument[]>();
      return rows.map(recordOf);
    },

    async revokeApiKey(tenantId, id, now) {
      const open = { _id: id, tenantId, revokedAt: null };
      const { modifiedCount } = await apiKeys.updateOne(open, { $set: { revokedAt: now } });
      return modifiedCount === 1;
    },

    async touchApiKey(id, now) {
      await apiKeys.updateOne({ _id: id }, { $set: { lastUsedAt: now } });
    },
  };
}

const recordOf = ({ _id, ...key }: ApiKeyDocument): ApiKeyRecord => ({ id: _id, ...key });
