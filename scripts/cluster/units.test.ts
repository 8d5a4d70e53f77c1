import { spawnSync } from "node:child_process"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { alerts } from "../../src/domain/operations/alerts.ts"
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

test.skipIf(version < 250).each(services)(
  "%s is hardened: systemd-analyze reports little exposure",
  (name) => {
    const { status, stdout, stderr } = spawnSync(
      "systemd-analyze",
      ["security", "--offline=true", `--threshold=${mostExposure * 10}`, join(folder, name)],
      { encoding: "utf8" }
    )
    expect({ status, said: status === 0 ? "" : stdout + stderr }).toEqual({ status: 0, said: "" })
  }
)

test("only Patroni restarts when the clock is set, and PostgreSQL continues (decision 142)", () => {
  const read = (name: string) => readFileSync(join(folder, name), "utf8")
  expect(read("heizmarkt-clock.timer")).toMatch(/^OnClockChange=yes$/mu)
  expect(read("heizmarkt-clock.service")).toMatch(
    /^ExecStart=\/usr\/bin\/systemctl kill --kill-whom=main --signal=SIGKILL heizmarkt-patroni\.service$/mu
  )
  // otherwise systemd would end PostgreSQL with the Patroni that was killed, and not start Patroni again
  expect(read("heizmarkt-patroni.service")).toMatch(/^KillMode=process$/mu)
  expect(read("heizmarkt-patroni.service")).toMatch(/^Restart=always$/mu)
})

test("the alert about a server process's memory is raised before systemd throttles the process, and then ends", () => {
  const unit = readFileSync(join(folder, "heizmarkt@.service"), "utf8")
  const megabytes = Number(/^MemoryHigh=(\d+)M$/mu.exec(unit)?.[1])
  const rule = alerts.find(({ name }) => name === "MemoryHigh")?.rule
  expect(rule?.kind === "value" ? rule.limit : undefined).toBeLessThan(megabytes * 1024 ** 2)
})

test("base backups are full once a week, and cover 14 days without growing without limit", () => {
  const unit = readFileSync(join(folder, "heizmarkt-backup.service"), "utf8")
  const command = /^ExecStart=\/bin\/sh -c '(.+)'$/mu.exec(unit)?.[1] ?? ""
  // as systemd does: `%%` and `$$` are single characters
  const script = command
    .replaceAll("%%", "%")
    .replaceAll("$$", "$")
    .replace("exec /usr/bin/pgbackrest", "echo")
  const typeOn = (day: number) =>
    /--type=(\w+)/u.exec(
      spawnSync("/bin/sh", ["-c", `date() { echo ${day}; }; ${script}`], { encoding: "utf8" }).stdout
    )?.[1]
  expect([1, 2, 3, 4, 5, 6, 7].map(typeOn)).toEqual(["diff", "diff", "diff", "diff", "diff", "diff", "full"])
  const configuration = readFileSync(join(root, "deploy/cluster/pgbackrest.conf"), "utf8")
  expect(configuration).toMatch(/^repo1-retention-full-type=time$/mu)
  expect(configuration).toMatch(/^repo1-retention-full=14$/mu)
})

test("each service of the cluster has a systemd unit", () => {
  expect(services).toEqual([
    "heizmarkt-backup.service",
    "heizmarkt-balancer.service",
    "heizmarkt-clock.service",
    "heizmarkt-etcd.service",
    "heizmarkt-patroni.service",
    "heizmarkt-router.service",
    "heizmarkt@.service"
  ])
})
