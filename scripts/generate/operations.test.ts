import { spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Schema } from "effect"
import { expect, test } from "vitest"
import { alerts, expressionOf } from "../../src/domain/operations/alerts.ts"
import { metrics } from "../../src/domain/operations/metrics.ts"
import { root } from "../../tools/run-tool.ts"
import { operationsFiles } from "./operations.ts"

const names = Object.values(metrics).map(({ name }): string => name)

test.each(operationsFiles)("%s is generated from the current tables", (file, text) => {
  expect(readFileSync(join(root, file), "utf8")).toBe(text())
})

test("metrics have unique names that match their type", () => {
  expect(new Set(names).size).toBe(names.length)
  for (const { name, type, unit } of Object.values(metrics)) {
    expect(name).toMatch(/^heizmarkt(?:_[a-z0-9]+)+$/u)
    const ending = type === "counter" ? "_total" : unit === "seconds" || unit === "bytes" ? `_${unit}` : ""
    expect(name.endsWith(ending) && name.endsWith("_total") === (type === "counter") ? "right" : name).toBe(
      "right"
    )
  }
})

test.each(alerts)("$name uses existing metrics, and has a test in which it fires", ({ name, rule }) => {
  const asked = expressionOf(rule).match(/heizmarkt_[a-z0-9_]+/gu) ?? []
  for (const metric of asked) expect(names).toContain(metric)
  expect(asked.length > 0 || rule.kind === "gone").toBe(true)
  const tests = readFileSync(join(root, "deploy/prometheus/alerts.test.yml"), "utf8")
  expect(tests).toContain(`"${name} fires"`)
})

const hasPromtool = spawnSync("promtool", ["--version"]).error === undefined

test("each alert of a cluster's services has a test in which it fires and one in which it does not", () => {
  const read = (file: string) => readFileSync(join(root, "deploy/prometheus", file), "utf8")
  const all = [...read("cluster.yml").matchAll(/^ +- alert: (\w+)$/gmu)].map(([, name]) => name ?? "")
  const stories = [...read("cluster.test.yml").matchAll(/^ +- name: "(.+)"$/gmu)].map(([, name]) => name)
  expect(all.length).toBeGreaterThan(5)
  expect(stories).toEqual(all.flatMap((name) => [`${name} fires`, `${name} is silent`]))
})

const readPanels = Schema.decodeUnknownSync(
  Schema.fromJsonString(
    Schema.Struct({
      panels: Schema.Array(
        Schema.Struct({
          id: Schema.Int,
          targets: Schema.optional(Schema.Array(Schema.Struct({ expr: Schema.String })))
        })
      )
    })
  )
)

const dashboard = readPanels(readFileSync(join(root, "deploy/grafana/heizmarkt.json"), "utf8"))
const queries = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))

test("the dashboard shows each metric of the shop and each one used by an alert of the cluster's services", () => {
  const rules = readFileSync(join(root, "deploy/prometheus/cluster.yml"), "utf8")
  const ofCluster = [...rules.matchAll(/^ +expr: (.+)$/gmu)].flatMap(
    ([, rule = ""]) => rule.match(/\b(?:up|(?:patroni|etcd|haproxy)_[a-z_]+)\b/gu) ?? []
  )
  expect(ofCluster.length).toBeGreaterThan(8)
  const shown = queries.join("\n")
  expect([...names, ...ofCluster].filter((name) => !shown.includes(name))).toEqual([])
  expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length)
})

test.skipIf(!hasPromtool)("Prometheus accepts each query of the dashboard", () => {
  const folder = mkdtempSync(join(tmpdir(), "heizmarkt-queries-"))
  try {
    const file = join(folder, "queries.yml")
    const rules = queries.map((expr, at) => ({ record: `query_${at}`, expr }))
    // JSON is YAML as well
    writeFileSync(file, JSON.stringify({ groups: [{ name: "dashboard", rules }] }))
    const { status, stdout, stderr } = spawnSync("promtool", ["check", "rules", file], { encoding: "utf8" })
    expect({ status, said: status === 0 ? "" : stdout + stderr }).toEqual({ status: 0, said: "" })
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test.skipIf(!hasPromtool).each(["alerts", "cluster"])(
  "promtool takes the rules of %s.yml, and every alert fires and is silent as its tests say",
  (rules) => {
    const folder = join(root, "deploy/prometheus")
    for (const words of [
      ["check", "rules", `${rules}.yml`],
      ["test", "rules", `${rules}.test.yml`]
    ]) {
      const { status, stdout, stderr } = spawnSync("promtool", words, { cwd: folder, encoding: "utf8" })
      expect({ status, said: status === 0 ? "" : stdout + stderr }).toEqual({ status: 0, said: "" })
    }
  }
)
