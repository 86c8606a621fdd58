import type { AccessStore, ApiKeyRecord } from "@/lib/agent/ports/access-store";
import type { AccessModels, ApiKeyDocument } from "./access-models";
import { definedOnly } from "./stored-fields";

type ApiKeyMethods = Pick<
  AccessStore,
  | "createApiKey"
  | "findApiKey"
  | "loadApiKey"
  | "listApiKeys"
  | "revokeApiKey"
  | "touchApiKey"
  | "bindApiKey"
  | "isBoundOrigin"
>;

export function apiKeyRows({ apiKeys }: AccessModels): ApiKeyMethods {
  return {
    async createApiKey({ id, ...key }) {
      await apiKeys.insertMany([definedOnly({ _id: id, ...key })], { lean: true });
    },

    /** Without a tenant: the key says which. */
    async findApiKey(hash) {
      const found = await apiKeys.findOne({ hash }).lean<ApiKeyDocument>();
      return found ? recordOf(found) : null;
    },

    async loadApiKey(tenantId, id) {
      const found = await apiKeys.findOne({ _id: id, tenantId }).lean<ApiKeyDocument>();
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

    async touchApiKey(tenantId, id, now) {
      await apiKeys.updateOne({ _id: id, tenantId }, { $set: { lastUsedAt: now } });
    },

    async bindApiKey(tenantId, id, origin) {
      const { modifiedCount } = await apiKeys.updateOne(
        { _id: id, tenantId, origin: null },
        { $set: { origin } },
      );
      return modifiedCount === 1;
    },

    /** Without a tenant: a browser asks before it sends the key that says which. */
    async isBoundOrigin(origin) {
      return (await apiKeys.findOne({ origin, revokedAt: null }).lean<ApiKeyDocument>()) !== null;
    },
  };
}

const recordOf = ({ _id, ...key }: ApiKeyDocument): ApiKeyRecord => ({ id: _id, ...key });
