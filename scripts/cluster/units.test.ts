import { spawnSync } from "node:child_process"
import { readdirSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { root } from "../../tools/run-tool.ts"

const folder = join(root, "deploy/systemd")
const services = readdirSync(folder).filter((name) => name.endsWith(".service"))

/**
 * Maximum exposure score, out of 10, that `systemd-analyze security` may report for a unit; the rating "OK" ends at 4.
 */
const mostExposure = 2

// before version 250, systemd cannot analyse units that are not installed
const version = Number(
  /^systemd (\d+)/u.exec(
    spawnSync("systemd-analyze", ["--version"], { encoding: "utf8" }).stdout ?? ""
  )?.[1] ?? 0
)

test.skipIf(version < 250).each(services)("%s is hardened: systemd finds little exposure", (name) => {
  const { status, stdout, stderr } = spawnSync(
    "systemd-analyze",
    ["security", "--offline=true", `--threshold=${mostExposure * 10}`, join(folder, name)],
    { encoding: "utf8" }
  )
  expect({ status, said: status === 0 ? "" : stdout + stderr }).toEqual({ status: 0, said: "" })
})

test("there is a unit for each service of the cluster", () => {
  expect(services).toEqual([
    "heizmarkt-backup.service",
    "heizmarkt-balancer.service",
    "heizmarkt-etcd.service",
    "heizmarkt-patroni.service",
    "heizmarkt-router.service",
    "heizmarkt@.service"
  ])
})
