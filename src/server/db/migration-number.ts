import { readdirSync } from "node:fs"
import { join } from "node:path"
import { projectRoot } from "../project-root.ts"

/** File of a migration: `0002-orders.ts`. */
export const migrationFile = /^[0-9]{4}-[a-z0-9-]+\.ts$/u

export const migrationFolder = join(projectRoot, "src/server/db/migrations")

/** Number of the newest migration of this release. */
export const newestMigration: number = readdirSync(migrationFolder)
  .filter((file) => migrationFile.test(file))
  .reduce((newest, file) => Math.max(newest, Number(file.slice(0, 4))), 0)
