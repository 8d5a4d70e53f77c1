import { spawnSync } from "node:child_process"
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { listeningConnections, workingConnections } from "../../src/server/db/client.ts"
import { workerConnections } from "../../src/server/jobs/job-pool.ts"
import { root } from "../../tools/run-tool.ts"
import { fillTemplate } from "./fill-template.ts"
import {
  balancerValues,
  copyCounts,
  databaseValues,
  type Layout,
  loopbackLayout,
  namespaceLayout,
  shopValues
} from "./layout.ts"
import { restartSeconds } from "./unit-file.ts"

const passwords = {
  patroni: "p1",
  superuser: "p2",
  replication: "p3",
  owner: "p5",
  shop: "p4",
  wrappingKey: "k1"
}
const template = (name: string) => readFileSync(join(root, "deploy/cluster", name), "utf8")

const valuesOf = (name: string, layout: Layout) => {
  const [database] = layout.databases
  const [shop] = layout.shops
  if (database === undefined || shop === undefined) throw new Error("A layout without machines")
  if (name === "haproxy-shop.cfg") return balancerValues(layout, passwords)
  return /^(?:shop\.env|haproxy)/u.test(name)
    ? shopValues(layout, shop, passwords)
    : databaseValues(layout, database, passwords)
}

describe("a configuration", () => {
  it("reports a missing value", () => {
    expect(() => fillTemplate("a ${ONE} ${TWO}", { ONE: "1" })).toThrow("Nothing is given for TWO")
  })

  it("keeps text that is no placeholder", () => {
    expect(fillTemplate('archive-get %f "%p" $MAINPID %[uuid()] ${A}', { A: "$&" })).toBe(
      'archive-get %f "%p" $MAINPID %[uuid()] $&'
    )
  })

  it.each(globSync("*.{env,yml,conf,cfg}", { cwd: join(root, "deploy/cluster") }).toSorted())(
    "%s of deploy/cluster has a value at each place",
    (name) => {
      for (const layout of [loopbackLayout("/srv/c", 4500, 2), namespaceLayout("/srv/c", 4500, 2)])
        expect(fillTemplate(template(name), valuesOf(name, layout))).not.toContain("${")
    }
  )

  it("has each placeholder in the table of docs/cluster.md", () => {
    const table = readFileSync(join(root, "docs/cluster.md"), "utf8")
    const places = globSync("*.{env,yml,conf,cfg}", { cwd: join(root, "deploy/cluster") })
      .flatMap((name) => [...template(name).matchAll(/\$\{([A-Z0-9_]+)\}/gu)])
      .map(([, place]) => place ?? "")
    expect(places.length).toBeGreaterThan(20)
    expect([...new Set(places)].filter((place) => !table.includes(`\`${place}\``))).toEqual([])
  })

  it("lists each database and each server process for HAProxy", () => {
    const layout = loopbackLayout("/srv/c", 4500, 4)
    expect(
      fillTemplate(template("haproxy-postgresql.cfg"), valuesOf("haproxy-postgresql.cfg", layout))
    ).toContain("    server db2 127.0.0.1:4523 check port 4522\n")
    expect(fillTemplate(template("haproxy-shop.cfg"), valuesOf("haproxy-shop.cfg", layout))).toContain(
      "    server shop4 127.0.0.1:4504 check"
    )
  })
})

describe.skipIf(spawnSync("/usr/sbin/haproxy", ["-v"]).error !== undefined)("HAProxy takes", () => {
  it.each(["haproxy-shop.cfg", "haproxy-postgresql.cfg"])("%s with its values", (name) => {
    const layout = loopbackLayout("/srv/c", 4500, 2)
    const folder = mkdtempSync(join(tmpdir(), "heizmarkt-haproxy-"))
    try {
      const files = ["haproxy-global.cfg", name].flatMap((each) => {
        const file = join(folder, each)
        writeFileSync(file, fillTemplate(template(each), valuesOf(name, layout)))
        return ["-f", file]
      })
      const { status, stdout, stderr } = spawnSync("/usr/sbin/haproxy", ["-c", "-q", ...files], {
        encoding: "utf8"
      })
      expect({ status, said: status === 0 ? "" : stdout + stderr }).toEqual({ status: 0, said: "" })
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})

describe("the shop's two roles in the database (rule safety.plain-role)", () => {
  const filled = (name: string) => {
    const layout = namespaceLayout("/srv/c", 4500, 2)
    return fillTemplate(template(name), valuesOf(name, layout))
  }
  const address = (name: string) =>
    new URL(new RegExp(`^${name}=(.+)$`, "mu").exec(filled("shop.env"))?.[1] ?? "")
  const plain = address("DATABASE_URL")
  const owner = address("MIGRATION_DATABASE_URL")

  it("are different roles of one database, with separate passwords", () => {
    expect([plain.username, plain.password]).toEqual(["heizmarkt", "p4"])
    expect([owner.username, owner.password]).toEqual(["heizmarkt_owner", "p5"])
    expect(owner.host + owner.pathname).toBe(plain.host + plain.pathname)
  })

  it("are created before the first start; the database belongs to the one that migrates", () => {
    const sql = template("create-shop.sql")
    expect(sql).toContain(`create role ${plain.username} login password :'password';`)
    expect(sql).toContain(`create role ${owner.username} login password :'owner_password';`)
    expect(sql).toContain(`create database heizmarkt owner ${owner.username};`)
  })

  it("may both connect from the shop's machines", () => {
    expect(filled("patroni.yml")).toContain(
      `- host heizmarkt ${plain.username},${owner.username} 198.18.45.0/24 scram-sha-256`
    )
  })
})

describe("ports on loopback", () => {
  it("are at most fifty, each used once", () => {
    const { databases, shops, balancer, balancerMetrics } = loopbackLayout("/srv/c", 4500, 4)
    const ports = [
      ...databases.flatMap(({ etcd, etcdPeers, etcdMetrics, patroni, postgres }) => [
        etcd,
        etcdPeers,
        etcdMetrics,
        patroni,
        postgres
      ]),
      ...shops.flatMap(({ port, router, metrics }) => [port, router, metrics]),
      ...[balancer, balancerMetrics].map((address) => Number(address.split(":")[1]))
    ]
    expect(new Set(ports).size).toBe(ports.length)
    expect(Math.max(...ports)).toBeLessThan(4550)
  })
})

it("erasures are recorded where the systemd unit of the shop may write (rule account.erasure)", () => {
  expect(template("shop.env")).toMatch(/^ERASURES_FILE=\$\{ERASURES_FILE\}$/mu)
  const unit = readFileSync(join(root, "deploy/systemd/heizmarkt@.service"), "utf8")
  expect(unit).toMatch(/^ReadWritePaths=-\/mnt\/heizmarkt-erasures$/mu)
})

describe("the connections of two to four server processes", () => {
  it("are within PostgreSQL's limit, also during starts", () => {
    const allowed = Number(/^ +max_connections: (\d+)$/mu.exec(template("patroni.yml"))?.[1])
    // each server process has two more as owner of the tables while it starts; three are reserved for the superuser
    const ofEachCopy = listeningConnections + workingConnections + workerConnections
    expect(Math.max(...copyCounts) * (ofEachCopy + 2) + 3).toBeLessThanOrEqual(allowed)
  })
})

describe("times of Patroni", () => {
  const seconds = (name: string) =>
    Number(new RegExp(`^ +${name}: (\\d+)$`, "mu").exec(template("patroni.yml"))?.[1])

  it("allow a primary two attempts to renew its lock", () => {
    expect(seconds("loop_wait") + 2 * seconds("retry_timeout")).toBeLessThanOrEqual(seconds("ttl"))
  })
})

describe("no acknowledged order is lost (decision 111)", () => {
  it("because a commit waits for a standby, also directly after a failover", () => {
    expect(template("patroni.yml")).toMatch(/^ {4}synchronous_mode: true$/mu)
    expect(template("patroni.yml")).toMatch(/^ {4}synchronous_mode_strict: true$/mu)
  })

  it("because a former primary cannot overwrite its successor's lock", () => {
    expect(template("patroni.yml")).toMatch(/^etcd:$/mu)
    expect(template("etcd.env")).toContain("\nETCD_ENABLE_V2=true\n")
  })
})

it("WAL for a standby that is away is kept for as long as a quiet night, and does not fill the disk (decision 143)", () => {
  const setting = (name: string) =>
    Number(new RegExp(`^ +${name}: (\\d+)(?:GB|s)$`, "mu").exec(template("patroni.yml"))?.[1])
  // a segment of 16 MB is begun each `archive_timeout`, however little is written
  const hours = (setting("max_slot_wal_keep_size") * 1024) / 16 / (3600 / setting("archive_timeout"))
  expect(Math.floor(hours)).toBe(8)
})

describe("the restart rules of a unit", () => {
  it("are in its file", () => {
    expect(restartSeconds("Restart=always\nRestartSec=1\n")).toBe(1)
    expect(restartSeconds("Restart=always\n")).toBe(0.1)
    expect(restartSeconds("Restart=no\nRestartSec=1\n")).toBeUndefined()
  })

  it.each(globSync("*.service", { cwd: join(root, "deploy/systemd") }).toSorted())("%s", (name) => {
    const unit = readFileSync(join(root, "deploy/systemd", name), "utf8")
    expect(restartSeconds(unit)).toBe(unit.includes("Type=oneshot") ? undefined : 1)
  })
})
