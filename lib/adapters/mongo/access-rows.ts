import type { AccessStore } from "@/lib/agent/ports/access-store";
import type {
  AccessModels,
  AuditDocument,
  RequestCountDocument,
  SignInLinkDocument,
  TenantDocument,
  UserDocument,
} from "./access-models";
import { driverRows } from "./driver-rows";
import { isDuplicateKey } from "./store-faults";
import { definedOnly } from "./stored-fields";

type Rows<Name extends keyof AccessStore> = Pick<AccessStore, Name>;

export const accessRows = (models: AccessModels) => ({
  ...tenantRows(models),
  ...userRows(models),
  ...signInLinkRows(models),
  ...auditRows(models),
  ...requestCountRows(models),
});

function tenantRows({
  tenants,
}: AccessModels): Rows<"createTenant" | "loadTenant" | "listTenants" | "saveTenantRules"> {
  return {
    async createTenant({ id, ...tenant }) {
      try {
        await tenants.insertMany([definedOnly({ _id: id, ...tenant })], { lean: true });
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    async loadTenant(tenantId) {
      const found = await driverRows(tenants).findOne<TenantDocument>({ _id: tenantId });
      return found ? withId(found) : null;
    },
    async listTenants() {
      const rows = await tenants.find({}).sort({ _id: 1 }).lean<TenantDocument[]>();
      return rows.map(withId);
    },
    async saveTenantRules(tenantId, rules, now) {
      await tenants.updateOne(
        { _id: tenantId },
        { $set: { rules: definedOnly(rules) }, $setOnInsert: { name: tenantId, createdAt: now } },
        { upsert: true },
      );
    },
  };
}

function userRows({ users }: AccessModels): Rows<"createUser" | "loadUser" | "listUsers" | "changeUser"> {
  return {
    async createUser({ id, ...user }) {
      await users.insertMany([definedOnly({ _id: id, ...user })], { lean: true });
    },
    async loadUser(tenantId, id) {
      const found = await users.findOne({ _id: id, tenantId }).lean<UserDocument>();
      return found ? withId(found) : null;
    },
    async listUsers(tenantId) {
      const rows = await users.find({ tenantId }).sort({ createdAt: -1 }).lean<UserDocument[]>();
      return rows.map(withId);
    },
    async changeUser(tenantId, id, change) {
      const { matchedCount } = await users.updateOne({ _id: id, tenantId }, { $set: definedOnly(change) });
      return matchedCount === 1;
    },
  };
}

function signInLinkRows({ signInLinks }: AccessModels): Rows<"createSignInLink" | "takeSignInLink"> {
  return {
    async createSignInLink({ hash, ...link }) {
      await signInLinks.deleteMany({ expiresAt: { $lte: link.createdAt } });
      await signInLinks.insertMany([{ _id: hash, ...link }], { lean: true });
    },
    /** Whoever deletes the row has it: a delete counts what it removed on every engine, an update's count is not atomic on all. */
    async takeSignInLink(hash, now) {
      const open = { _id: hash, expiresAt: { $gt: now } };
      const found = await signInLinks.findOne(open).lean<SignInLinkDocument>();
      if (!found || (await signInLinks.deleteOne(open)).deletedCount !== 1) return null;
      const { _id, ...link } = found;
      return { hash: _id, ...link };
    },
  };
}

function auditRows({ audit }: AccessModels): Rows<"appendAudit" | "listAudit"> {
  return {
    async appendAudit(tenantId, { id, ...entry }) {
      await audit.insertMany([definedOnly({ _id: id, tenantId, ...entry })], { lean: true });
    },
    async listAudit(tenantId, { limit, before }) {
      const last = before ? await audit.findOne({ _id: before, tenantId }).lean<AuditDocument>() : undefined;
      if (last === null) return [];
      const older = last ? { at: { $lte: last.at }, _id: { $ne: last._id } } : {};
      const rows = await audit
        .find({ tenantId, ...older })
        .sort({ at: -1, _id: -1 })
        .limit(limit)
        .lean<AuditDocument[]>();
      return rows.map(({ _id, tenantId: _tenant, ...entry }) => ({ id: _id, ...entry }));
    },
  };
}

function requestCountRows({ requestCounts }: AccessModels): Rows<"countRequest"> {
  return {
    async countRequest(bucket, { now, until }) {
      const one = { $inc: { count: 1 }, $setOnInsert: { until } };
      try {
        await requestCounts.updateOne({ _id: bucket }, one, { upsert: true });
      } catch (error) {
        // Another server made the row in between.
        if (!isDuplicateKey(error)) throw error;
        await requestCounts.updateOne({ _id: bucket }, one);
      }
      const count = (await requestCounts.findOne({ _id: bucket }).lean<RequestCountDocument>())?.count ?? 1;
      if (count === 1) await requestCounts.deleteMany({ until: { $lt: now } });
      return count;
    },
  };
}

const withId = <T extends { _id: string }>({ _id, ...rest }: T): Omit<T, "_id"> & { id: string } => ({
  id: _id,
  ...rest,
});
