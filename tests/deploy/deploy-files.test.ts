import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { z } from "zod";
import { variables } from "@/lib/config/env";

/**
 * What can be said of the deploy files without a container engine: that they parse, name settings that exist, and keep the rules below. That the image
 * builds and the manifests are accepted by a cluster is for those who have one: `docker compose config`, `kubectl apply --dry-run=server`.
 */
const read = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../deploy/${path}`, import.meta.url)), "utf8");

const known = new Set([
  ...Object.keys(variables),
  ...["NODE_ENV", "NEXT_TELEMETRY_DISABLED", "HOSTNAME", "KEEP_ALIVE_TIMEOUT"],
]);
const graceSeconds = 10;

describe("the container file", () => {
  const lines = read("Containerfile").split("\n");
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith("FROM ")));
  const of = (word: string) => last.filter((line) => line.startsWith(`${word} `));

  it("has a small last stage of the standalone output, with the two folders that output leaves out", () => {
    expect(of("FROM")[0]).toMatch(/-slim$/);
    const copied = of("COPY").map((line) => line.split(" ").at(-2));
    expect(copied).toEqual(["/src/.next/standalone", "/src/.next/static", "/src/public"]);
    expect(of("RUN").join("\n")).not.toMatch(/npm|apt/);
  });

  it("runs as a user who is not root, from the exec form, and knows whether it is well", () => {
    expect(of("USER")).toEqual(["USER node"]);
    expect(last.findIndex((line) => line.startsWith("USER"))).toBeLessThan(
      last.findIndex((line) => line.startsWith("CMD")),
    );
    expect(of("CMD")[0]).toMatch(/^CMD \["node", /);
    expect(of("HEALTHCHECK")[0]).toContain("/api/ready");
  });

  it("keeps connections longer than the balancer, which must not ask on one that is just closed", () => {
    const kept = Number(/KEEP_ALIVE_TIMEOUT=(\d+)/.exec(of("ENV").join("\n"))?.[1]);
    expect(read("balancer.conf")).toMatch(/^\s*keepalive \d+;/m);
    expect(kept).toBeGreaterThan(60_000);
  });

  it("sets what is read", () => {
    const set = of("ENV").flatMap((line) => [...line.matchAll(/([A-Z_]+)=/g)].map(([, name = ""]) => name));
    expect(set.filter((name) => !known.has(name))).toEqual([]);
  });
});

const Service = z.looseObject({
  image: z.string().regex(/:[\w.-]+$/, "an image has a tag"),
  environment: z.record(z.string(), z.string()).default({}),
  depends_on: z.record(z.string(), z.unknown()).default({}),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
});
const Compose = z.looseObject({
  services: z.record(z.string(), Service),
  volumes: z.record(z.string(), z.unknown()),
});

describe("the compose file", () => {
  const { services, volumes } = Compose.parse(parse(read("compose.yaml"), { merge: true }));
  const apps = Object.entries(services).filter(([name]) => name.startsWith("app-"));

  it("has two servers, a replica set of three and a Pusher-protocol server, which know of each other", () => {
    expect(apps).toHaveLength(2);
    const hosts = ["mongo-1", "mongo-2", "mongo-3", "pusher", "balancer"];
    expect(Object.keys(services)).toEqual(expect.arrayContaining(hosts));
    for (const [, { environment }] of apps) {
      expect(environment.MONGODB_URI).toMatch(/^mongodb:\/\/mongo-1,mongo-2,mongo-3\/.*replicaSet=surefoot/);
      expect(services[environment.PUSHER_HOST ?? ""]).toBeDefined();
    }
    for (const { depends_on } of Object.values(services))
      for (const name of Object.keys(depends_on)) expect(services[name], name).toBeDefined();
    const balanced = [...read("balancer.conf").matchAll(/^ {2}server ([\w-]+):3000/gm)].map(
      ([, name]) => name,
    );
    expect(balanced).toEqual(apps.map(([name]) => name));
  });

  it("gives the servers settings that exist, no secret, and no more rights than they need", () => {
    for (const [, app] of apps) {
      expect(Object.keys(app.environment).filter((name) => !known.has(name))).toEqual([]);
      for (const name of ["SUREFOOT_SECRET", "PUSHER_SECRET"])
        expect(app.environment[name]).toMatch(/^\$\{[A-Z_]+:\?/);
      expect(app).toMatchObject({ read_only: true, cap_drop: ["ALL"] });
      expect(app.security_opt).toContain("no-new-privileges:true");
      expect(Number.parseInt(String(app.stop_grace_period), 10)).toBeGreaterThan(graceSeconds);
    }
  });

  it("opens ports on this machine only, and declares the volumes it names", () => {
    for (const { ports, volumes: mounted } of Object.values(services)) {
      for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
      for (const mount of mounted)
        if (!mount.startsWith("./")) expect(volumes).toHaveProperty(mount.split(":")[0] ?? "");
    }
  });
});

const Labels = z.record(z.string(), z.string());
const Probe = z.looseObject({
  httpGet: z.object({
    path: z.string(),
    port: z.literal("http"),
    httpHeaders: z.array(z.object({ name: z.string(), value: z.string() })),
  }),
});
const Container = z.looseObject({
  image: z.string().regex(/:[\w.-]+$/),
  ports: z.array(z.object({ name: z.string(), containerPort: z.number() })),
  securityContext: z.object({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.object({ drop: z.tuple([z.literal("ALL")]) }),
  }),
  resources: z.object({ requests: Labels, limits: Labels }),
  readinessProbe: Probe,
  livenessProbe: Probe,
  startupProbe: Probe,
  volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })),
});
const Deployment = z.looseObject({
  kind: z.literal("Deployment"),
  spec: z.looseObject({
    replicas: z.number().min(2),
    selector: z.object({ matchLabels: Labels }),
    template: z.looseObject({
      metadata: z.looseObject({ labels: Labels }),
      spec: z.looseObject({
        terminationGracePeriodSeconds: z.number(),
        securityContext: z.looseObject({ runAsNonRoot: z.literal(true) }),
        containers: z.array(Container).length(1),
        volumes: z.array(z.looseObject({ name: z.string() })),
      }),
    }),
  }),
});
const Manifest = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string() }),
});

describe("the Kubernetes manifests", () => {
  const documents = parseAllDocuments(read("kubernetes/surefoot.yaml")).map((document) => {
    expect(document.errors).toEqual([]);
    return Manifest.parse(document.toJS());
  });
  const { spec } = Deployment.parse(documents.find(({ kind }) => kind === "Deployment"));
  const pod = spec.template.spec;
  const [container] = pod.containers;

  it("have all that a server needs, once", () => {
    expect(documents.map(({ kind }) => kind).sort()).toEqual(
      [
        "ConfigMap",
        "Deployment",
        "HorizontalPodAutoscaler",
        "Ingress",
        "PodDisruptionBudget",
        "Service",
      ].sort(),
    );
  });

  it("select the pods that they make, and mount the volumes that they name", () => {
    expect(spec.template.metadata.labels).toMatchObject(spec.selector.matchLabels);
    expect(documents.find(({ kind }) => kind === "Service")?.spec).toMatchObject({
      selector: spec.selector.matchLabels,
      ports: [{ targetPort: container?.ports[0]?.name }],
    });
    const names = pod.volumes.map(({ name }) => name);
    expect(container?.volumeMounts.map(({ name }) => name).sort()).toEqual(names.sort());
  });

  it("ask for health by a name that the server answers to, and leave it time to answer its turns", () => {
    const probes = [container?.readinessProbe, container?.startupProbe, container?.livenessProbe];
    expect(probes.map((probe) => probe?.httpGet.path)).toEqual(["/api/ready", "/api/ready", "/api/health"]);
    for (const probe of probes)
      expect(probe?.httpGet.httpHeaders).toEqual([{ name: "Host", value: "localhost" }]);
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(graceSeconds + 5);
  });

  it("set what is read, and hold no secret", () => {
    const config = documents.find(({ kind }) => kind === "ConfigMap")?.data;
    const names = Object.keys(z.record(z.string(), z.string()).parse(config));
    expect(names.filter((name) => !known.has(name))).toEqual([]);
    expect(names.filter((name) => /SECRET|KEY|URI/.test(name))).toEqual([]);
    expect(documents.map(({ kind }) => kind)).not.toContain("Secret");
  });
});
