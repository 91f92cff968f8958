import { readFileSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { parseAllDocuments } from "yaml";
import { z } from "zod";
import { commandOf, stages } from "../support/container/dockerfile.ts";
import { freePort } from "../support/net/free-port.ts";
import { administratorAt } from "../support/postgres/administrator-at.ts";
import { tempPostgres, withPostgres } from "../support/postgres/database.ts";
import { root, temporaryFolder } from "../support/program/folder.ts";
import { run, start, until } from "../support/program/program.ts";

vi.setConfig({ testTimeout: 120_000 });

const Labels = z.strictObject({ app: z.string() });
const Selector = z.strictObject({ matchLabels: Labels });
const Probe = z.strictObject({
  httpGet: z.strictObject({
    path: z.string(),
    port: z.literal("http"),
    httpHeaders: z.array(z.strictObject({ name: z.string(), value: z.string() })).default([]),
  }),
  periodSeconds: z.int(),
  timeoutSeconds: z.int().optional(),
  failureThreshold: z.int().optional(),
});
const Container = z.strictObject({
  name: z.string(),
  image: z.literal("registry.example/career-context:VERSION"),
  args: z.array(z.string()),
  env: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  ports: z.array(z.strictObject({ name: z.string(), containerPort: z.int() })).default([]),
  startupProbe: Probe.optional(),
  readinessProbe: Probe.optional(),
  livenessProbe: Probe.optional(),
  resources: z.strictObject({
    requests: z.strictObject({ cpu: z.string(), memory: z.string() }),
    limits: z.strictObject({ memory: z.string() }),
  }),
  securityContext: z.strictObject({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.strictObject({ drop: z.tuple([z.literal("ALL")]) }),
  }),
  volumeMounts: z.array(
    z.strictObject({ name: z.string(), mountPath: z.string(), readOnly: z.boolean().optional() }),
  ),
});
const Pod = z.strictObject({
  terminationGracePeriodSeconds: z.int().optional(),
  restartPolicy: z.literal("Never").optional(),
  automountServiceAccountToken: z.literal(false),
  securityContext: z.strictObject({
    runAsNonRoot: z.literal(true),
    runAsUser: z.literal(1000),
    runAsGroup: z.literal(1000),
    fsGroup: z.literal(1000),
    seccompProfile: z.strictObject({ type: z.literal("RuntimeDefault") }),
  }),
  topologySpreadConstraints: z
    .array(
      z.strictObject({
        maxSkew: z.int(),
        topologyKey: z.string(),
        whenUnsatisfiable: z.literal("ScheduleAnyway"),
        labelSelector: Selector,
      }),
    )
    .optional(),
  containers: z.tuple([Container]),
  volumes: z.tuple([
    z.strictObject({
      name: z.literal("secrets"),
      secret: z.strictObject({ secretName: z.string(), defaultMode: z.literal(0o440) }),
    }),
    z.strictObject({ name: z.literal("temporary"), emptyDir: z.strictObject({}) }),
  ]),
});
const Named = z.strictObject({ name: z.string(), labels: Labels.optional() });
const Deployment = z.strictObject({
  apiVersion: z.literal("apps/v1"),
  kind: z.literal("Deployment"),
  metadata: Named,
  spec: z.strictObject({
    replicas: z.int(),
    selector: Selector,
    strategy: z.strictObject({
      type: z.literal("RollingUpdate"),
      rollingUpdate: z.strictObject({ maxSurge: z.int().min(1), maxUnavailable: z.literal(0) }),
    }),
    template: z.strictObject({ metadata: z.strictObject({ labels: Labels }), spec: Pod }),
  }),
});
const Service = z.strictObject({
  apiVersion: z.literal("v1"),
  kind: z.literal("Service"),
  metadata: Named,
  spec: z.strictObject({
    selector: Labels,
    ports: z.array(z.strictObject({ name: z.string(), port: z.int(), targetPort: z.string() })),
  }),
});
const Budget = z.strictObject({
  apiVersion: z.literal("policy/v1"),
  kind: z.literal("PodDisruptionBudget"),
  metadata: Named,
  spec: z.strictObject({ minAvailable: z.int().min(1), selector: Selector }),
});
const Job = z.strictObject({
  apiVersion: z.literal("batch/v1"),
  kind: z.literal("Job"),
  metadata: Named,
  spec: z.strictObject({
    backoffLimit: z.int(),
    ttlSecondsAfterFinished: z.int(),
    template: z.strictObject({ spec: Pod }),
  }),
});

function manifests(file: string): unknown[] {
  const text = readFileSync(join(root, "deploy", "kubernetes", file), "utf8");
  // Kubernetes reads YAML 1.1, in which 0440 is octal.
  return parseAllDocuments(text, { version: "1.1" }).map((document) => document.toJS());
}

const [deployment, service, budget] = z.tuple([Deployment, Service, Budget]).parse(manifests("nodes.yaml"));
const [job] = z.tuple([Job]).parse(manifests("migrate.yaml"));
const pod = deployment.spec.template.spec;
const [node] = pod.containers;
const [migrate] = job.spec.template.spec.containers;
const guide = readFileSync(join(root, "docs", "kubernetes.md"), "utf8");

const argumentOf = (flag: string) => node.args[node.args.indexOf(flag) + 1];

describe("the manifests for Kubernetes", () => {
  test("belong together", () => {
    const { app } = deployment.spec.template.metadata.labels;
    const selected = [
      ...[deployment.spec.selector, budget.spec.selector].map(({ matchLabels }) => matchLabels.app),
      ...(pod.topologySpreadConstraints ?? []).map(({ labelSelector }) => labelSelector.matchLabels.app),
      service.spec.selector.app,
    ];
    expect(selected).toEqual(selected.map(() => app));
    expect(budget.spec.minAvailable).toBeLessThan(deployment.spec.replicas);
    const ports = new Map(node.ports.map(({ name, containerPort }) => [name, String(containerPort)]));
    for (const { targetPort } of service.spec.ports) expect(ports.has(targetPort)).toBe(true);
    const image = stages().at(-1);
    expect(ports.get("http")).toBe(image?.steps.find(({ keyword }) => keyword === "EXPOSE")?.text);
    expect(image?.steps.find(({ keyword }) => keyword === "USER")?.text).toBe("node");
    const entry = commandOf(image?.steps.find(({ keyword }) => keyword === "ENTRYPOINT")).join(" ");
    expect(guide).toContain(`-- ${entry} keys create`);
    const metrics = node.env.find(({ name }) => name === "CAREER_CONTEXT_METRICS_PORT");
    expect(ports.get("metrics")).toBe(metrics?.value);
    // The node ends within ten seconds after its delay.
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(Number(argumentOf("--drain-delay")) + 10);
    for (const { containers, volumes } of [pod, job.spec.template.spec])
      expect(containers[0].volumeMounts.map(({ name }) => name)).toEqual(volumes.map(({ name }) => name));
  });

  test("name files that the secret of the guide has", () => {
    for (const { env, volumeMounts } of [node, migrate])
      for (const { value } of env.filter(({ name }) => name.endsWith("_FILE"))) {
        const [folder, key] = [
          value.slice(0, value.lastIndexOf("/")),
          value.slice(value.lastIndexOf("/") + 1),
        ];
        expect(volumeMounts.find(({ name }) => name === "secrets")?.mountPath).toBe(folder);
        expect(guide).toContain(`--from-literal=${key}=`);
      }
    expect(pod.volumes[0].secret.secretName).toBe(job.spec.template.spec.volumes[0].secret.secretName);
    expect(guide).toContain(`create secret generic ${pod.volumes[0].secret.secretName} `);
    expect(guide).toContain(`job/${job.metadata.name} `);
    expect(guide).toContain(`deployment/${deployment.metadata.name}\n`);
  });
});

withPostgres("what the manifests for Kubernetes start", () => {
  test("migrates, is ready, is alive, and drains", async () => {
    const database = await tempPostgres({ migrated: false });
    const secrets = temporaryFolder();
    writeFileSync(join(secrets, "database-url"), `${database}\n`);
    writeFileSync(join(secrets, "secret"), "0123456789abcdef0123456789abcdef\n");
    const inPlace = ({ env }: typeof node) =>
      Object.fromEntries(
        env.map(({ name, value }) => [name, value.replace("/run/secrets/career-context", secrets)]),
      );
    expect(await run(migrate.args, { env: inPlace(migrate) })).toMatchObject({ code: 0, stderr: "" });
    const admin = administratorAt(database);
    const [{ tables } = { tables: 0 }] = await admin<{ tables: number }[]>`
      select count(*)::int as tables from pg_class where relname = 'users'`;
    expect(tables).toBe(1);

    const [port, metricsPort] = [await freePort(), await freePort()];
    const { child, ended, output } = start(node.args, {
      env: {
        ...inPlace(node),
        ...{ CAREER_CONTEXT_HOST: "0.0.0.0", CAREER_CONTEXT_PORT: String(port) },
        CAREER_CONTEXT_METRICS_PORT: String(metricsPort),
      },
    });
    await until("it runs or ends", () => / Data /.test(output().stdout) || child.exitCode !== null);
    const probe = async ({ httpGet }: z.infer<typeof Probe> = expect.fail("There is no probe.")) => {
      // The kubelet asks by the address of the pod unless the probe says another.
      const headers = { host: "10.1.2.3:8787" };
      for (const { name, value } of httpGet.httpHeaders)
        Object.assign(headers, { [name.toLowerCase()]: value.replace("8787", String(port)) });
      return statusOf(port, httpGet.path, headers);
    };
    await until("it has started", async () => (await probe(node.startupProbe)) === 200);
    expect(await probe(node.readinessProbe)).toBe(200);
    expect(await probe(node.livenessProbe)).toBe(200);
    expect(await statusOf(metricsPort, "/metrics", { host: "10.1.2.3:9464" })).toBe(200);
    child.kill("SIGTERM");
    await until("it is not ready", async () => (await probe(node.readinessProbe)) === 503);
    expect(await probe(node.livenessProbe)).toBe(200);
    expect(await ended).toMatchObject({ code: 0 });
  });
});

function statusOf(port: number, path: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get({ port, path, headers, host: "127.0.0.1", agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).on("error", reject);
  });
}
