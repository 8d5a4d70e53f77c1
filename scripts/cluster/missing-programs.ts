import { existsSync } from "node:fs"

/** Debian packages, each with a file that it contains. */
const packages = {
  "postgresql-15": "/usr/lib/postgresql/15/bin/postgres",
  patroni: "/usr/bin/patroni",
  // Patroni's client for etcd
  "python3-etcd": "/usr/lib/python3/dist-packages/etcd/__init__.py",
  "etcd-server": "/usr/bin/etcd",
  haproxy: "/usr/sbin/haproxy",
  pgbackrest: "/usr/bin/pgbackrest"
}

/**
 * Returns what has to be installed or changed before a cluster can be started here; `undefined` if nothing is missing.
 */
export const missingPrograms = (): string | undefined => {
  const missing = Object.entries(packages).flatMap(([name, file]) => (existsSync(file) ? [] : [name]))
  if (missing.length > 0)
    return `Packages are missing: apt-get install --no-install-recommends ${missing.join(" ")}`
  const user = process.env["USER"]
  // PostgreSQL identifies its superuser by the operating system user
  if (process.getuid?.() !== 0 && user !== "postgres")
    return "Start it as root, which runs the services as the user postgres, or as postgres."
  return undefined
}
