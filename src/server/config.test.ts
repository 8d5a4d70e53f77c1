import { expect, test } from "vitest"
import { readConfig } from "./config.ts"

test.each([
  ["9464", { host: "127.0.0.1", port: 9464 }],
  ["10.0.0.5:9464", { host: "10.0.0.5", port: 9464 }],
  ["[::1]:9464", { host: "::1", port: 9464 }]
])("METRICS_ADDRESS=%s", (raw, address) => {
  expect(readConfig({ METRICS_ADDRESS: raw }).metrics).toEqual(address)
})

test("without settings there are no metrics, no JSON log and no drain time", () => {
  expect(readConfig({})).toMatchObject({
    metrics: undefined,
    collector: undefined,
    logFormat: "text",
    drainSeconds: 0
  })
})

test("BACKUP_DIR sets a folder, stops backups with no, and changes nothing if empty", () => {
  expect(readConfig({ BACKUP_DIR: "/mnt/backups" }).backupDir).toBe("/mnt/backups")
  expect(readConfig({ BACKUP_DIR: "no" }).backupDir).toBe(false)
  expect(readConfig({ BACKUP_DIR: " " }).backupDir).toBeUndefined()
})

test("erasures of another PostgreSQL are kept in a file; the embedded one has its own", () => {
  const DATABASE_URL = "postgres://a:b@127.0.0.1/c"
  expect(readConfig({ DATABASE_URL, ERASURES_FILE: "/mnt/erasures" }).erasuresFile).toBe("/mnt/erasures")
  expect(readConfig({ DATABASE_URL }).erasuresFile).toBeUndefined()
  expect(() => readConfig({ ERASURES_FILE: "/mnt/erasures" })).toThrow(
    /^ERASURES_FILE is for the PostgreSQL of/u
  )
})

test.each([
  [
    "OTEL_EXPORTER_OTLP_ENDPOINT",
    "otel:4318",
    /^OTEL_EXPORTER_OTLP_ENDPOINT is not the address of a collector/u
  ],
  ["METRICS_ADDRESS", "metrics", /^METRICS_ADDRESS is "metrics": set it to an address and a port/u],
  ["METRICS_ADDRESS", "127.0.0.1:99999", /^METRICS_ADDRESS is/u],
  ["METRICS_ADDRESS", "4200", /^METRICS_ADDRESS has the shop's own port 4200/u],
  ["LOG_FORMAT", "xml", /^LOG_FORMAT is "xml": set it to json or text/u],
  ["DRAIN_SECONDS", "600", /^DRAIN_SECONDS is "600": set it to a number from 0 to 60/u]
])("%s=%s is refused", (name, raw, said) => {
  expect(() => readConfig({ [name]: raw })).toThrow(said)
})
