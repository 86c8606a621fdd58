import { type Model, type Mongoose, Schema } from "mongoose";
import type {
  ApiKeyRecord,
  SignInLinkRecord,
  TenantRecord,
  UserRecord,
} from "@/lib/agent/ports/access-store";
import { AuditEntry } from "@/lib/contracts/user";
import { storedFields } from "./stored-fields";
import { strictSchema } from "./strict-schema";

export type ApiKeyDocument = Omit<ApiKeyRecord, "id"> & { _id: string };
export type TenantDocument = Omit<TenantRecord, "id"> & { _id: string };
export type UserDocument = Omit<UserRecord, "id"> & { _id: string };
export type SignInLinkDocument = Omit<SignInLinkRecord, "hash"> & { _id: string };
export type AuditDocument = Omit<AuditEntry, "id"> & { _id: string; tenantId: string };
/** One bucket of requests: a caller's in one window of time. */
export type RequestCountDocument = { _id: string; count: number; until: string };

export type AccessModels = {
  apiKeys: Model<ApiKeyDocument>;
  tenants: Model<TenantDocument>;
  users: Model<UserDocument>;
  signInLinks: Model<SignInLinkDocument>;
  audit: Model<AuditDocument>;
  requestCounts: Model<RequestCountDocument>;
};

const text = { type: String, required: true } as const;

export function defineAccessModels(mongoose: Mongoose): AccessModels {
  const model = <T>(name: string, collection: string, schema: Schema<T>) =>
    mongoose.model<T>(name, schema, collection);
  return {
    apiKeys: model("ApiKey", "api_keys", apiKeySchema()),
    tenants: model("Tenant", "tenants", tenantSchema()),
    users: model("User", "users", userSchema()),
    signInLinks: model("SignInLink", "sign_in_links", signInLinkSchema()),
    audit: model("Audit", "audit", auditSchema()),
    requestCounts: model("RequestCount", "request_counts", requestCountSchema()),
  };
}

function apiKeySchema() {
  return strictSchema<ApiKeyDocument>({
    _id: text,
    tenantId: text,
    name: String,
    prefix: String,
    hash: text,
    scopes: { type: Schema.Types.Mixed },
    origin: String,
    createdAt: text,
    expiresAt: String,
    revokedAt: String,
    lastUsedAt: String,
  })
    .index({ hash: 1 }, { unique: true })
    .index({ tenantId: 1, createdAt: -1 })
    .index({ origin: 1 });
}

/** With an index because a collection is there from its first one on. */
function tenantSchema() {
  return strictSchema<TenantDocument>({
    _id: text,
    name: text,
    createdAt: text,
    rules: { type: Schema.Types.Mixed },
  }).index({ createdAt: 1 });
}

function userSchema() {
  return strictSchema<UserDocument>({
    _id: text,
    tenantId: text,
    name: text,
    role: text,
    createdAt: text,
    disabledAt: String,
    lastSignInAt: String,
  }).index({ tenantId: 1, createdAt: -1 });
}

function signInLinkSchema() {
  return strictSchema<SignInLinkDocument>({
    _id: text,
    tenantId: text,
    userId: text,
    createdAt: text,
    expiresAt: text,
  }).index({ expiresAt: 1 });
}

function auditSchema() {
  return strictSchema<AuditDocument>({
    ...storedFields(AuditEntry.shape),
    _id: text,
    tenantId: text,
    at: text,
  }).index({ tenantId: 1, at: -1 });
}

function requestCountSchema() {
  return strictSchema<RequestCountDocument>({
    _id: text,
    count: { type: Number, required: true },
    until: text,
  }).index({ until: 1 });
}
