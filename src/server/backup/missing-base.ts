import { join } from "node:path"
import type { Archive } from "../db/embedded/archive.ts"
import { wholeBases } from "./whole-bases.ts"

/**
 * Returns a warning for the operator at startup if WAL is archived but no base backup exists: nothing can be restored
 * yet.
 */
export const missingBase = ({ folder, series }: Archive): string | undefined =>
  wholeBases(join(folder, series)).length > 0
    ? undefined
    : `There is no base backup in ${join(folder, series)} yet: run npm run backup, and every night (docs/operations.md, Backups)`
