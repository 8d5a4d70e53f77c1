import { existsSync } from "node:fs"

/** Debian's packages by a file of each. */
const packages = {
  "postgresql-15": "/usr/lib/postgresql/15/bin/postgres",
  patroni: "/usr/bin/patroni",
  // Patroni's way to etcd
  "python3-etcd": "/usr/lib/python3/dist-packages/etcd/__init__.py",
  "etcd-server": "/usr/bin/etcd",
  haproxy: "/usr/sbin/haproxy",
  pgbackrest: "/usr/bin/pgbackrest"
}

/** What has to be done before a cluster can be started here; undefined where all is there. */
export const missingPrograms = (): string | undefined => {
  const missing = Object.entries(packages).flatMap(([name, file]) => (existsSync(file) ? [] : [name]))
  if (missing.length > 0)
    return `Packages are missing: apt-get install --no-install-recommends ${missing.join(" ")}`
  const user = process.env["USER"]
  // PostgreSQL's superuser is known by its user on the machine
  if (process.getuid?.() !== 0 && user !== "postgres")
    return "Start it as root, which runs the services as the user postgres, or as postgres."
  return undefined
}
